import { useCallback } from 'react';
import { parsePath, useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { hasLanguageParam, getLanguage, localTarget } from './language.ts';

/** Like `navigate`, within the site and keeping the language of the visit. */
export function useLocalNavigate(): (to: string, options?: Omit<NavigateOptions, 'mask'>) => Promise<void> {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (to, options) => {
      const target = localTarget(parsePath(to), getLanguage(location.search), hasLanguageParam(location));
      await navigate(target.to, { ...options, ...(target.mask ? { mask: target.mask } : {}) });
    },
    [location, navigate],
  );
}
