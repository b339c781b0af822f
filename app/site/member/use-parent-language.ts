import { useEffect } from 'react';
import { isLanguage } from '../../../domain/model/localized.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useSwitchLanguage } from '../../i18n/use-switch-language.ts';

/** Follows the language of the page around the frame, without a reload that would lose input. */
export function useParentLanguage(): void {
  const lang = useLanguage();
  const switchLanguage = useSwitchLanguage();
  useEffect(() => {
    const page = window.parent === window ? undefined : rootOf(window.parent);
    if (!page) return undefined;
    const syncLanguage = () => {
      if (isLanguage(page.lang) && page.lang !== lang) void switchLanguage(page.lang);
    };
    const observer = new MutationObserver(syncLanguage);
    observer.observe(page, { attributeFilter: ['lang'] });
    syncLanguage();
    return () => observer.disconnect();
  }, [lang, switchLanguage]);
}

/** Returns the root element of a page of ours; other origins cannot be read. */
function rootOf(frame: Window): HTMLElement | undefined {
  try {
    return frame.document.documentElement;
  } catch {
    return undefined;
  }
}
