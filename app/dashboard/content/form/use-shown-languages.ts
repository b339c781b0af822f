import { useMemo, useState } from 'react';
import { listMarkdownFields, type ContentType } from '../../../../domain/model/define.ts';
import { languages, type Language } from '../../../../domain/model/localized.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useMediaQuery } from '../../parts/use-media-query.ts';

/**
 * Which languages of the texts are shown: `only`, one, or all side by side where there is room. Three long texts need
 * more room than three titles: where there is less, the person chooses.
 */
export function useShownLanguages(type: ContentType, only?: Language) {
  const lang = useLanguage();
  const wide = useMediaQuery('(width >= 80rem)');
  const [language, setLanguage] = useState<Language>(lang);
  const isRoomy = useMediaQuery('(width >= 100rem)');
  const [chosen, setChosen] = useState<boolean>();
  const sideBySide = chosen ?? (isRoomy || listMarkdownFields(type).length === 0);
  const shown = useMemo(
    () => (only ? [only] : wide && sideBySide ? languages : [language]),
    [only, wide, sideBySide, language],
  );
  const show = (view: Language | 'all') => {
    setChosen(view === 'all');
    if (view !== 'all') setLanguage(view);
  };
  return { wide, shown, show };
}
