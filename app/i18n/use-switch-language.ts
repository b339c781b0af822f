import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Language } from '../../domain/model/localized.ts';
import { readEntry } from '../history-entry.ts';
import { setVisitLanguage } from './keep-language.ts';
import { getPageAddress, hasLanguageParam, localTarget } from './language.ts';
import { loadCatalogue } from './load-catalogue.ts';

/**
 * Switches text and direction without a reload (specification 4). An address with a language parameter is rewritten; a
 * plain one stays plain, unless `inAddress` is set. While another page is loading, that page is switched.
 */
export function useSwitchLanguage(inAddress = false): (language: Language) => Promise<void> {
  const shown = useLocation();
  const { state, formMethod, location } = useNavigation();
  const next = state === 'loading' && formMethod === undefined ? location : undefined;
  const navigate = useNavigate();
  return useCallback(
    async (language) => {
      await loadCatalogue(language);
      const page = next ?? shown;
      const isInAddress = inAddress || hasLanguageParam(page);
      setVisitLanguage({ language, isInAddress });
      const { to, mask } = localTarget(page, language, isInAddress);
      const isSamePage = getPageAddress(undefined, page) === getPageAddress(undefined, shown);
      // On the way back or forward the history is already at the page that is loading.
      const replace = isSamePage || page.key === readEntry().key;
      await navigate(to, { replace, preventScrollReset: isSamePage, ...(mask ? { mask } : {}) });
    },
    [inAddress, shown, next, navigate],
  );
}
