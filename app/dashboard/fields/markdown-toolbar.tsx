import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStaffTranslation } from '../../i18n/language.ts';
import { editMarkdown, insertBlock, type MarkdownAction, type TextEdit } from './edit-markdown.ts';
import { VerseDialog } from './verse-dialog.tsx';

/** Icon paths in a square of 24; the two letters are drawn as text. */
const icons: Record<MarkdownAction | 'verse', string | { letter: string; className: string }> = {
  bold: { letter: 'B', className: 'font-bold' },
  italic: { letter: 'I', className: 'italic' },
  heading: 'M6 5v14M18 5v14M6 12h12',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  quote: 'M5 5v14M10 7h10M10 12h10M10 17h6',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  verse: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
};

/** The buttons that insert simple Markdown into a text. */
export function MarkdownToolbar({ area, label }: { area: RefObject<HTMLTextAreaElement | null>; label: string }) {
  const { t } = useStaffTranslation();
  const [choosingVerse, setChoosingVerse] = useState(false);

  const insertVerse = (quotation: string) => {
    // Nothing can be typed below an open dialog.
    flushSync(() => setChoosingVerse(false));
    if (area.current) applyEdit(area.current, insertBlock(`> ${quotation}`, selectionOf(area.current)));
  };

  return (
    <div role="toolbar" aria-label={`${t('markdown.toolbar')}: ${label}`} className="markdown-toolbar">
      {(Object.keys(icons) as (keyof typeof icons)[]).map((action) => (
        <button
          key={action}
          type="button"
          className="icon-button"
          title={t(`markdown.${action}`)}
          aria-label={t(`markdown.${action}`)}
          onClick={() => {
            if (action === 'verse') setChoosingVerse(true);
            else if (area.current) applyAction(area.current, action, t('markdown.sample'));
          }}
        >
          <ActionIcon of={icons[action]} />
        </button>
      ))}
      {choosingVerse && <VerseDialog onInsert={insertVerse} onClose={() => setChoosingVerse(false)} />}
    </div>
  );
}

function ActionIcon({ of }: { of: (typeof icons)[keyof typeof icons] }) {
  if (typeof of !== 'string') {
    return (
      <span className={`text-lg/none ${of.className}`} lang="en" aria-hidden="true">
        {of.letter}
      </span>
    );
  }
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
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
