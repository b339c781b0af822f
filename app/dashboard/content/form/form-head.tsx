import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { getItemAddress, type ContentType } from '../../../../domain/model/define.ts';
import { siteTypes } from '../../../../domain/site/index.ts';
import { listWrittenLanguages, readIn, type Localized } from '../../../../domain/model/localized.ts';
import type { Scope } from '../../../../domain/people/permissions.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { LocalizedText } from '../../../i18n/localized-text.tsx';
import { getPreviewAddress, getPublicationTime, getItemState } from '../../data/item-facts.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { toLocalDateTime } from '../../parts/local-date-time.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { StateBadge } from '../../parts/state-badge.tsx';
import { ViewLink } from '../../screen/view-link.tsx';
import { TranslationLink } from '../translation/translation-link.tsx';
import { labelKey } from '../../data/type-labels.ts';
import { LastChange } from '../history/last-change.tsx';

type Props = {
  type: ContentType;
  item: StaffItem;
  list: string;
  /** The form's current title, in every language. */
  titles: Localized;
  isDirty: boolean;
  /** What the person may change. */
  scope: Scope;
};

/** The item's title and state, with links to its page and back to the list. */
export function FormHead({ type, item, list, titles, isDirty, scope }: Props) {
  const { lang, t } = useStaffTranslation();
  const title = readIn(titles, lang);
  const name = type.single ? t(labelKey(type, 'title')) : title.text === '' ? t('edit.untitled') : title.text;
  useEffect(() => {
    document.title = `${name} · ${t('menu.adminPanel')}`;
  }, [name, t]);
  return (
    <div className="mb-6">
      <BackLink to={list} label={t(type.single ? 'site.back' : 'edit.back')} />
      <h1 className="text-3xl">
        {!type.single && <span className="sr-only">{t(labelKey(type, 'singular'))}: </span>}
        {type.single ? (
          name
        ) : title.text === '' ? (
          <span className="text-muted">{name}</span>
        ) : (
          <LocalizedText text={title} />
        )}
      </h1>
      <ItemStatus type={type} item={item} isDirty={isDirty} />
      <HistoryLine type={type} item={item} titles={titles} scope={scope} />
    </div>
  );
}

function ItemStatus({ type, item, isDirty }: Pick<Props, 'type' | 'item' | 'isDirty'>) {
  const { lang, t } = useStaffTranslation();
  const state = getItemState(type, item);
  const { day, time } = toLocalDateTime(getPublicationTime(type, item));
  // Videos are shown in their list, parts of the site in other pages.
  const page = type.itemPath ? getItemAddress(type, item._id) : siteTypes.includes(type) ? type.publicPath : undefined;
  const path = state === 'published' ? page : getPreviewAddress(type, item);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
      <p>
        <StateBadge state={state} />{' '}
        <span className="ms-1 text-muted">{t(`edit.hints.${state}`, { date: formatDate(day, lang), time })}</span>
      </p>
      {path && <ViewLink path={path} label={t(state === 'published' ? 'edit.viewPage' : 'edit.previewPage')} />}
      {path && isDirty && (
        <p className="text-sm text-muted">{t(state === 'draft' ? 'edit.viewHintDraft' : 'edit.viewHint')}</p>
      )}
    </div>
  );
}

/** The last change, and a link to earlier versions. */
function HistoryLine({ type, item, titles, scope }: Pick<Props, 'type' | 'item' | 'titles' | 'scope'>) {
  const { t } = useStaffTranslation();
  const { pathname } = useLocation();
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm text-muted">
      <span>
        <LastChange item={item} />
      </span>
      <LocalLink to={pathname.replace(/edit$/, 'history')} className="text-link inline-flex min-h-11 items-center">
        {t('versions.all')}
      </LocalLink>
      {scope !== 'translations' && <TranslationLink type={type} written={listWrittenLanguages(titles)} />}
    </p>
  );
}
