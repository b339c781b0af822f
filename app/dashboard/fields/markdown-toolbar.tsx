import type { RefObject } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { editMarkdown, type MarkdownAction } from './edit-markdown.ts';

/** Icon paths in a square of 24; the two letters are drawn as text. */
const icons: Record<MarkdownAction, string | { letter: string; className: string }> = {
  bold: { letter: 'B', className: 'font-bold' },
  italic: { letter: 'I', className: 'italic' },
  heading: 'M6 5v14M18 5v14M6 12h12',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  quote: 'M5 5v14M10 7h10M10 12h10M10 17h6',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
};

/** The buttons that insert simple Markdown into a text. */
export function MarkdownToolbar({ area, label }: { area: RefObject<HTMLTextAreaElement | null>; label: string }) {
  const { t } = useStaffTranslation();
  return (
    <div role="toolbar" aria-label={`${t('markdown.toolbar')}: ${label}`} className="markdown-toolbar">
      {(Object.keys(icons) as MarkdownAction[]).map((action) => (
        <button
          key={action}
          type="button"
          className="icon-button"
          title={t(`markdown.${action}`)}
          aria-label={t(`markdown.${action}`)}
          onClick={() => area.current && applyAction(area.current, action, t('markdown.sample'))}
        >
          <ActionIcon of={icons[action]} />
        </button>
      ))}
    </div>
  );
}

function ActionIcon({ of }: { of: (typeof icons)[MarkdownAction] }) {
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

/** Edits the selection. Uses execCommand so that the browser's undo covers the edit. */
export function applyAction(area: HTMLTextAreaElement, action: MarkdownAction, sample: string): void {
  const { from, to, insert, selectFrom, selectTo } = editMarkdown(
    action,
    { text: area.value, start: area.selectionStart, end: area.selectionEnd },
    sample,
  );
  area.focus();
  area.setSelectionRange(from, to);
  const typed = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!typed) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
