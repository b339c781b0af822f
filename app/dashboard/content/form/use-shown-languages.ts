import { useMemo, useState } from 'react';
import { languages, type Language } from '../../../../domain/model/localized.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useMediaQuery } from '../../parts/use-media-query.ts';

/** Which languages of the texts are shown: `only`, one, or all side by side where there is room. */
export function useShownLanguages(only?: Language) {
  const lang = useLanguage();
  const wide = useMediaQuery('(width >= 80rem)');
  const [language, setLanguage] = useState<Language>(lang);
  const [sideBySide, setSideBySide] = useState(true);
  const shown = useMemo(
    () => (only ? [only] : wide && sideBySide ? languages : [language]),
    [only, wide, sideBySide, language],
  );
  const show = (chosen: Language | 'all') => {
    setSideBySide(chosen === 'all');
    if (chosen !== 'all') setLanguage(chosen);
  };
  return { wide, shown, show };
}
