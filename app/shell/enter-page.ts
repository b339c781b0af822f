/**
 * Does after a navigation by script what a browser does when it loads a page: the title of the page is announced, and
 * the keyboard continues in the content.
 */
import type { Location } from 'react-router';
import { getEntryKey } from '../history-entry.ts';
import { makeFocusable } from '../ui/make-focusable.ts';

/** The location of the last call. */
let shown: Location | undefined;
/** The title of the page shown; the one before until the page has set its own. */
let title = document.title;
let isTitleDue = false;
/** The path at which the last element got the focus. */
let pathOfFocus = '';
const announcement = document.createElement('p');

/** Called after each navigation has been rendered, the first time with the page that the server has rendered. */
export function enterPage(location: Location): void {
  const before = shown;
  shown = location;
  if (!before) return watchPage();
  if (before.key === location.key) return;
  // Within a list the focus stays on its control, unless that is gone, such as the link to the next page on the last.
  const isOther = before.pathname !== location.pathname;
  if (isOther || document.activeElement === document.body) focusContent(location);
  // A second click, or another part of the page.
  if (!isOther && before.search === location.search) return;
  // What is found while somebody types is announced by the search itself.
  isTitleDue = isOther || !document.activeElement?.matches('input');
  announcement.textContent = '';
  announceTitle();
}

function watchPage(): void {
  announcement.className = 'sr-only';
  announcement.setAttribute('role', 'status');
  document.body.append(announcement);
  document.addEventListener('focusin', () => {
    pathOfFocus = window.location.pathname;
  });
  new MutationObserver(followTitle).observe(document.head, { subtree: true, childList: true, characterData: true });
}

/** A form of the dashboard sets its title only when its item is loaded. */
function followTitle(): void {
  // The title of the next page comes before `enterPage` is called for it: the entry of the history is that page's.
  if (getEntryKey() === shown?.key) announceTitle();
}

function announceTitle(): void {
  if (document.title === title) return;
  title = document.title;
  if (isTitleDue) announcement.textContent = title;
  isTitleDue = false;
}

function focusContent({ pathname, hash }: Location): void {
  const content = document.getElementById(hash.slice(1) || 'content');
  const hasOwnFocus = pathOfFocus === pathname && document.activeElement?.closest('#content');
  if (!content || hasOwnFocus) return;
  makeFocusable(content);
  content.focus({ preventScroll: true });
}
