import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Language } from '../../domain/model/localized.ts';
import { hasLanguageParam, localTarget } from './language.ts';
import { loadCatalogue } from './load-catalogue.ts';

/**
 * Switches text and direction without a reload (specification 4). An address with a language parameter is rewritten; a
 * plain one stays plain, unless `inAddress` is set.
 */
export function useSwitchLanguage(inAddress = false): (language: Language) => Promise<void> {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (language) => {
      await loadCatalogue(language);
      const { to, mask } = localTarget(location, language, inAddress || hasLanguageParam(location));
      await navigate(to, { replace: true, preventScrollReset: true, ...(mask ? { mask } : {}) });
    },
    [inAddress, location, navigate],
  );
}
