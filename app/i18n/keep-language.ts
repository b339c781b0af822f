import { getLanguage, hasLanguageParam, localTarget } from './language.ts';
import type { Location } from 'react-router';

/** The page that is shown; undefined until the router has started. */
let shown: Location | undefined;

export function setShownPage(location: Location): void {
  shown = location;
}

/**
 * Keeps the language of the visit where somebody goes back to a page that they saw in another one, or forward: writes
 * it into the entry of the history, as the switcher does. Not without a connection: the page may only be stored in the
 * other one. Called before the router reads the entry, of which `masked` is the router's own.
 */
export function keepLanguage(): void {
  if (!shown || !navigator.onLine) return;
  const { location: address, history } = window;
  const state = history.state as { masked?: Pick<Location, 'pathname' | 'search' | 'hash'> } | null;
  const page = state?.masked ?? address;
  const language = getLanguage(shown.search);
  if (getLanguage(page.search) === language) return;
  const isInAddress = hasLanguageParam(shown) || (!state?.masked && new URLSearchParams(page.search).has('lang'));
  const { to, mask } = localTarget(page, language, isInAddress);
  const { pathname, search, hash } = new URL(to, address.origin);
  history.replaceState(
    { ...state, masked: mask === undefined ? undefined : { pathname, search, hash } },
    '',
    mask ?? to,
  );
}
