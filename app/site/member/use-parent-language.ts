import { useEffect, useEffectEvent } from 'react';
import { isLanguage } from '../../../domain/model/localized.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useSwitchLanguage } from '../../i18n/use-switch-language.ts';

/** Follows the language of the page around the frame, without a reload that would lose input. */
export function useParentLanguage(): void {
  const lang = useLanguage();
  const switchLanguage = useSwitchLanguage();
  // Switching begins to load the page, with which the function changes: an effect that depended on it would run again.
  const follow = useEffectEvent((page: HTMLElement) => {
    if (isLanguage(page.lang) && page.lang !== lang) void switchLanguage(page.lang);
  });
  useEffect(() => {
    const page = window.parent === window ? undefined : rootOf(window.parent);
    if (!page) return undefined;
    const observer = new MutationObserver(() => follow(page));
    observer.observe(page, { attributeFilter: ['lang'] });
    follow(page);
    return () => observer.disconnect();
  }, [lang]);
}

/** Returns the root element of a page of ours; other origins cannot be read. */
function rootOf(frame: Window): HTMLElement | undefined {
  try {
    return frame.document.documentElement;
  } catch {
    return undefined;
  }
}
