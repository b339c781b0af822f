import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { editMarkdown, insertBlock, type MarkdownAction, type TextEdit } from './edit-markdown.ts';
import { ActionIcon, icons } from './markdown-icons.tsx';
import { VerseDialog } from '../verse/verse-dialog.tsx';

const buttons: readonly (MarkdownAction | 'verse')[] = ['bold', 'italic', 'heading', 'list', 'quote', 'link', 'verse'];

/** The buttons that insert simple Markdown into a text. */
export function MarkdownToolbar({
  area,
  label,
  language,
  onChoose,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  /** That of the text. */
  language: Language;
  /** Called when a dialog opens, and once it is closed and its result is in the text. */
  onChoose: (isOpen: boolean) => void;
}) {
  const { t } = useStaffTranslation();
  const [choosingVerse, setChoosingVerse] = useState(false);

  const insertVerse = (quotation: string) => {
    // Nothing can be typed below an open dialog.
    flushSync(() => setChoosingVerse(false));
    if (area.current) applyEdit(area.current, insertBlock(`> ${quotation}`, selectionOf(area.current)));
    onChoose(false);
  };
  const chooseVerse = (isOpen: boolean) => {
    setChoosingVerse(isOpen);
    onChoose(isOpen);
  };

  return (
    <div role="toolbar" aria-label={`${t('markdown.toolbar')}: ${label}`} className="markdown-toolbar">
      {buttons.map((action) => (
        <button
          key={action}
          type="button"
          className="icon-button"
          title={t(`markdown.${action}`)}
          aria-label={t(`markdown.${action}`)}
          onClick={() => {
            if (action === 'verse') chooseVerse(true);
            else if (area.current) applyAction(area.current, action, t('markdown.sample'));
          }}
        >
          <ActionIcon icon={icons[action]} />
        </button>
      ))}
      {choosingVerse && <VerseDialog language={language} onInsert={insertVerse} onClose={() => chooseVerse(false)} />}
    </div>
  );
}

const selectionOf = (area: HTMLTextAreaElement) => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
});

/** Edits the selection. */
export function applyAction(area: HTMLTextAreaElement, action: MarkdownAction, sample: string): void {
  applyEdit(area, editMarkdown(action, selectionOf(area), sample));
}

/** Uses execCommand so that the browser's undo covers the edit. */
function applyEdit(area: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const typed = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!typed) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
