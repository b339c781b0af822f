import { useLocation } from 'react-router';
import type { ContentType } from '../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { translatePath } from '../../menu/menu.ts';
import { useFormAddress, useNextItem } from './use-next-item.ts';
import { translationAddress, type Translation } from './use-translation-mode.ts';

type Props = { type: ContentType; id: string; translation: Translation };

/** Leads to the next item that lacks this translation, or to the list of what is left. */
export function NextItem({ type, id, translation }: Props) {
  const { t } = useStaffTranslation();
  const { state } = useLocation();
  // Those that were passed over still lack the translation: the next one is another.
  const passed = [...new Set([...((state as { passed?: string[] } | null)?.passed ?? []), id])];
  const next = useNextItem(type, translation.to, passed);
  const addressOf = useFormAddress(type);
  const isLast = type.single || next.id === undefined;
  return (
    <LocalLink
      to={isLast ? translatePath : translationAddress(addressOf(next.id!), translation)}
      state={isLast ? undefined : { passed }}
      className="text-link inline-flex min-h-11 items-center"
      aria-busy={next.isLoading || undefined}
    >
      {t(isLast && !next.isLoading ? 'translate.rest' : 'translate.next')}
    </LocalLink>
  );
}
