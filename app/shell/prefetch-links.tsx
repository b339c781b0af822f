import { useEffect, useState } from 'react';
import { createPath, parsePath, PrefetchPageLinks } from 'react-router';
import { isLanguage } from '../../domain/model/localized.ts';
import { localTarget } from '../i18n/language.ts';
import { isSavingData } from '../ui/is-saving-data.ts';

/** How long a pointer rests on a link before its page is loaded, in milliseconds: a mouse crosses many. */
const hoverDelay = 65;
/** A finger that begins to scroll is on a link too; the browser says so a moment later. */
const touchDelay = 30;

/** Pages of staff, pages that are loaded as a whole, and those that the server renders for each request. */
const excluded = /^\/(?:dashboard|signin|set-password|files|embed|offline|search)(?:[/?#]|$)/;

/** Returns whether the visitor pays for each byte. */
const savesData = () => isSavingData() || matchMedia('(prefers-reduced-data: reduce)').matches;

/** Returns the router's address of the link at an element, in the language of the visit. */
function findPage(element: EventTarget | null): string | undefined {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>('a[data-discover]') : null;
  const address = link?.getAttribute('href') ?? '';
  if (!link || link.target !== '' || !address.startsWith('/') || excluded.test(address)) return undefined;
  const { lang } = document.documentElement;
  const path = parsePath(address);
  // The visible address may lack the language.
  return path.search?.includes('lang=') || !isLanguage(lang) ? createPath(path) : localTarget(path, lang, false).to;
}

/**
 * Loads what the router needs of a page, its data and scripts, as soon as its link is touched or pointed at. The
 * browser keeps the data for the navigation, whose request finds it there. Nothing is loaded under data saving or
 * offline.
 */
export function PrefetchLinks() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(waiting);
    const begin = (event: PointerEvent) => {
      const isMouse = event.pointerType === 'mouse';
      if (isMouse !== (event.type === 'pointerover')) return;
      cancel();
      const found = findPage(event.target);
      if (found === undefined || !navigator.onLine || savesData()) return;
      waiting = setTimeout(() => setPage(found), isMouse ? hoverDelay : touchDelay);
    };
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    addEventListener('pointerover', begin, options);
    addEventListener('pointerdown', begin, options);
    addEventListener('pointercancel', cancel, options);
    return () => {
      cancel();
      stop.abort();
    };
  }, []);
  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}
