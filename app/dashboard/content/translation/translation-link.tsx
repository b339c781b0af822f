import { useLocation } from 'react-router';
import type { ContentType } from '../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { readTranslation, sourceFor, translationAddress } from './use-translation-mode.ts';

/** Leads from the whole form to its texts in two languages, and back. */
export function TranslationLink({ type }: { type: ContentType }) {
  const { lang, t } = useStaffTranslation();
  const { pathname, search } = useLocation();
  if (!Object.values(type.fields).some((field) => field.kind === 'text' && field.localized)) return null;
  const isOpen = readTranslation(search) !== undefined;
  const to = lang === 'en' ? 'so' : lang;
  return (
    <LocalLink
      to={isOpen ? pathname : translationAddress(pathname, { from: sourceFor(to), to, onlyOpen: false })}
      preventScrollReset
      className="text-link inline-flex min-h-11 items-center"
    >
      {t(isOpen ? 'translate.allFields' : 'translate.open')}
    </LocalLink>
  );
}
