import { useEffect } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalizedText } from '../../../i18n/localized-text.tsx';
import { getItemState, getItemTitle } from '../../data/item-facts.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { StateBadge } from '../../parts/state-badge.tsx';
import { LastChange } from './last-change.tsx';

/** The title and state of the item, and a link back to the form. */
export function HistoryHead({ type, item, form }: { type: ContentType; item: StaffItem; form: string }) {
  const { lang, t } = useStaffTranslation();
  const title = getItemTitle(type, item, lang);
  const name = title.text === '' ? t('edit.untitled') : title.text;
  useEffect(() => {
    document.title = `${t('versions.title')}: ${name} · ${t('menu.adminPanel')}`;
  }, [name, t]);
  return (
    <div className="mb-6">
      <BackLink to={form} label={t('versions.back')} />
      <h1 className="text-3xl">
        <span className="text-muted">{t('versions.title')}:</span>{' '}
        {title.text === '' ? name : <LocalizedText text={title} />}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
        <StateBadge state={getItemState(type, item)} />
        <span>
          <LastChange item={item} />
        </span>
      </p>
    </div>
  );
}
