import type { MouseEvent } from 'react';
import { makeFocusable } from './make-focusable.ts';

const whenFocused =
  'sr-only focus:not-sr-only focus:start-4 focus:top-3 focus:rounded-card focus:bg-surface focus:px-4 focus:py-2';

/** The first link of a page, visible while it has the focus: moves to the content. */
export function SkipLink({ text, className }: { text: string; className: string }) {
  return (
    <a href="#content" onClick={skip} className={`${whenFocused} ${className}`}>
      {text}
    </a>
  );
}

/** Without an entry in the history, which “Go Back” would go back to. */
function skip(event: MouseEvent): void {
  const content = document.getElementById('content');
  if (!content) return;
  event.preventDefault();
  makeFocusable(content);
  content.focus({ preventScroll: true });
  content.scrollIntoView();
}
