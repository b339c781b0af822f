import { isLocalizedText } from '../../../../domain/fields/text.ts';
import { useLocation } from 'react-router';
import type { ContentType } from '../../../../domain/model/define.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { readTranslation, suggestTranslation, translationAddress } from './use-translation-mode.ts';

type Props = {
  type: ContentType;
  /** The languages in which the title is written. */
  written: readonly Language[];
};

/** Leads from the whole form to its texts in two languages, and back. */
export function TranslationLink({ type, written }: Props) {
  const { lang, t } = useStaffTranslation();
  const { pathname, search } = useLocation();
  if (!Object.values(type.fields).some(isLocalizedText)) return null;
  const isOpen = readTranslation(search) !== undefined;
  return (
    <LocalLink
      to={isOpen ? pathname : translationAddress(pathname, suggestTranslation(lang, written))}
      preventScrollReset
      className="text-link inline-flex min-h-11 items-center"
    >
      {t(isOpen ? 'translate.allFields' : 'translate.open')}
    </LocalLink>
  );
}
