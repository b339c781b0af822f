import type { Location } from 'react-router';
import { readEntry } from '../history-entry.ts';
import type { Language } from '../../domain/model/localized.ts';
import { getLanguage, hasLanguageParam, localTarget } from './language.ts';

type VisitLanguage = { language: Language; /** Whether addresses have it. */ isInAddress: boolean };

/** Undefined until the router has started. */
let visit: VisitLanguage | undefined;

export function setVisitLanguage(changed: VisitLanguage): void {
  visit = changed;
}

/** Reads the language of the page that is shown. */
export function setShownPage(page: Location): void {
  visit = { language: getLanguage(page.search), isInAddress: hasLanguageParam(page) };
}

/**
 * Keeps the language of the visit where somebody goes back to a page that they saw in another one, or forward: writes
 * it into the entry of the history, as the switcher does. Not without a connection: the page may only be stored in the
 * other one. Called before the router reads the entry, of which `masked` is the router's own.
 */
export function keepLanguage(): void {
  if (!visit || !navigator.onLine) return;
  const { location: address, history } = window;
  const state = readEntry();
  const page = state.masked ?? address;
  if (getLanguage(page.search) === visit.language) return;
  const isInAddress = visit.isInAddress || hasLanguageParam({ mask: state.masked, search: page.search });
  const { to, mask } = localTarget(page, visit.language, isInAddress);
  const { pathname, search, hash } = new URL(to, address.origin);
  history.replaceState(
    { ...state, masked: mask === undefined ? undefined : { pathname, search, hash } },
    '',
    mask ?? to,
  );
}
