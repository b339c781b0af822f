import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ContentType } from '../../../../domain/model/define.ts';
import type { ReadText } from '../../../../domain/model/localized.ts';
import { itemAddresses } from '../../../../domain/site/public-pages.ts';
import { formatDate } from '../../../i18n/format.ts';
import { addressIn, useStaffSpeech } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { Words } from '../../../i18n/words.tsx';
import { publicationOf, stateOf } from '../../data/item-facts.ts';
import type { StaffItem } from '../../data/shapes.ts';
import { toLocalMoment } from '../../fields/local-moment.ts';
import { StateBadge } from '../../parts/state-badge.tsx';
import { wordOf } from '../content-words.ts';
import { LastChange } from '../history/last-change.tsx';

type Props = {
  type: ContentType;
  item: StaffItem;
  list: string;
  /** As it stands in the form. */
  title: ReadText;
  dirty: boolean;
};

/** What is edited here, whether visitors see it, and the ways to look at it and back. */
export function FormHead({ type, item, list, title, dirty }: Props) {
  const { t } = useStaffSpeech();
  const name = title.text === '' ? t('edit.untitled') : title.text;
  useEffect(() => {
    document.title = `${name} · ${t('menu.adminPanel')}`;
  }, [name, t]);
  return (
    <div className="mb-6">
      <LocalLink to={list} className="text-link inline-flex min-h-11 items-center gap-2 text-sm">
        <svg viewBox="0 0 12 12" className="size-3 rtl:-scale-x-100" fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          <path d="M8 2L4 6l4 4" />
        </svg>
        {t('edit.back')}
      </LocalLink>
      <h1 className="text-3xl">
        <span className="sr-only">{t(wordOf(type, 'singular'))}: </span>
        {title.text === '' ? <span className="text-stone">{name}</span> : <Words of={title} />}
      </h1>
      <Standing type={type} item={item} dirty={dirty} />
      <Past item={item} />
    </div>
  );
}

function Standing({ type, item, dirty }: Pick<Props, 'type' | 'item' | 'dirty'>) {
  const { lang, t } = useStaffSpeech();
  const state = stateOf(type, item);
  const { day, time } = toLocalMoment(publicationOf(type, item));
  // Only what has a page of its own can be looked at as one: videos and reports live in their lists.
  const page = itemAddresses[type.name]?.(item._id);
  const [pathname, search] = state === 'published' ? [page, ''] : [page, '?preview=1'];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
      <p>
        <StateBadge state={state} /> <span className="ms-1 text-stone">{t(`edit.hints.${state}`, { date: formatDate(day, lang), time })}</span>
      </p>
      {pathname && (
        <a href={addressIn(lang === 'en' ? undefined : lang, { pathname, search })} target="_blank" rel="noopener" className="text-link inline-flex min-h-11 items-center gap-1.5">
          {t(state === 'published' ? 'edit.viewPage' : 'edit.previewPage')}
          <span className="sr-only">{t('footer.newTab')}</span>
          <svg viewBox="0 0 12 12" className="size-3 rtl:-scale-x-100" fill="none" stroke="currentColor" strokeWidth="1.600" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
            <path d="M4 2H2v8h8V8M6.500 1.500h4v4M10.500 1.500L5.500 6.500" />
          </svg>
        </a>
      )}
      {pathname && dirty && <p className="text-sm text-stone">{t('edit.lookHint')}</p>}
    </div>
  );
}

/** Who was here last, and what it was before. */
function Past({ item }: { item: StaffItem }) {
  const { t } = useStaffSpeech();
  const { pathname } = useLocation();
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm text-stone">
      <span>
        <LastChange item={item} />
      </span>
      <LocalLink to={pathname.replace(/edit$/, 'history')} className="text-link inline-flex min-h-11 items-center">
        {t('versions.all')}
      </LocalLink>
    </p>
  );
}
