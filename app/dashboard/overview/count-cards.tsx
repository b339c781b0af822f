import { useEffect, useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { shallowEqual } from 'react-redux';
import { contentTypes } from '../../../domain/content/index.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { getAccess, getListedItems, mayCreate } from '../../../domain/people/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { labelKey } from '../data/type-labels.ts';
import type { ListArgs } from '../data/api-types.ts';
import { api } from '../data/api.ts';
import { useStaffDispatch, useStaffSelector } from '../data/store.ts';
import { getListEntry, type MenuUser } from '../menu/menu.ts';
import { getTypeIcon, icons, MenuIcon } from '../menu/menu-icon.tsx';
import { CreateButton } from './create-button.tsx';

type Card = { name: string; icon: string; label: StaffMessageKey };

/** The order of specification 2; other types come after these. */
const order = ['reports', 'articles', 'news', 'users', 'videos', 'projects'];
const positionOf = ({ name }: Card) => (order.includes(name) ? order.indexOf(name) : order.length);

/** The count is the total of the list (ruling 15). */
const cards: readonly Card[] = [
  ...contentTypes.map((type) => ({ name: type.name, icon: getTypeIcon(type), label: labelKey(type, 'title') })),
  { name: 'users', icon: icons.users, label: 'users.title' as const },
].toSorted((one, other) => positionOf(one) - positionOf(other));

type CardList = Pick<Card, 'label'> & { to?: string; creates?: ContentType };

/** Returns the list of a card: its address, if the person has it, its name, and the type that they may create in it. */
function listOfCard({ name, label }: Card, user: MenuUser): CardList {
  const type = contentTypes.find((known) => known.name === name);
  if (!type) return { label, to: `/dashboard/${name}` };
  if (getAccess(user, name) === undefined) return { label };
  return { ...getListEntry(type, user), ...(mayCreate(user, name) ? { creates: type } : {}) };
}

const first = { page: 1, limit: 1 };
const listsOf = (user: MenuUser) =>
  contentTypes.map(({ name }): ListArgs => ({
    type: name,
    ...first,
    ...(getListedItems(user, name) === 'own' && { mine: 1 }),
  }));

/**
 * Returns the totals by name; undefined where a count could not be fetched. Only superadmins fetch the users' count:
 * the server refuses it to others.
 */
function useCounts(user: MenuUser) {
  const dispatch = useStaffDispatch();
  const lists = useMemo(() => listsOf(user), [user]);
  const items = useStaffSelector(
    (state) => lists.map((list) => api.endpoints.listItems.select(list)(state)),
    shallowEqual,
  );
  const users = api.useListUsersQuery(user.role === 'superadmin' ? first : skipToken);

  useEffect(() => {
    const subscriptions = lists.map((list) => dispatch(api.endpoints.listItems.initiate(list)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, lists]);

  const retry = () => {
    items.forEach(({ isError }, index) => {
      if (isError)
        void dispatch(api.endpoints.listItems.initiate(lists[index]!, { forceRefetch: true, subscribe: false }));
    });
    if (users.isError) void users.refetch();
  };
  const counts: Record<string, number | undefined> = { users: users.data?.total ?? (users.isError ? undefined : 0) };
  items.forEach(({ isError, data }, index) => {
    counts[lists[index]!.type] = data?.total ?? (isError ? undefined : 0);
  });
  return {
    counts,
    isLoading: users.isLoading || items.some(({ data, isError }) => !data && !isError),
    hasFailed: users.isError || items.some(({ isError }) => isError),
    retry,
  };
}

export function CountCards({ user }: { user: MenuUser }) {
  const { t } = useStaffTranslation();
  const { counts, isLoading, hasFailed, retry } = useCounts(user);
  if (isLoading) {
    return (
      <div className="flex min-h-64 items-center justify-center" role="status">
        <StarSpinner className="size-12" />
        <span className="sr-only">{t('overview.loading')}</span>
      </div>
    );
  }
  const shown = cards.filter(({ name }) => name !== 'users' || user.role === 'superadmin');
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {shown.map((card) => (
          <li key={card.name}>
            <CountCard icon={card.icon} {...listOfCard(card, user)} count={counts[card.name]} />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p className="mt-3 text-danger" role="alert">
          {t('overview.failed')}{' '}
          <button type="button" className="text-link min-h-11" onClick={retry}>
            {t('lists.error.retry')}
          </button>
        </p>
      )}
    </>
  );
}

type CountCardProps = Pick<Card, 'icon'> & CardList & { count: number | undefined };

function CountCard({ icon, label, to, creates, count }: CountCardProps) {
  const { t } = useStaffTranslation();
  const content = (
    <>
      <span className="text-sm [overflow-wrap:anywhere] text-muted sm:text-base">{t(label)}</span>
      <span className="flex items-end justify-between gap-2">
        <span className="font-heading text-4xl leading-tight font-semibold tabular-nums">
          {count === undefined ? <span aria-label={t('overview.unknown')}>–</span> : formatNumber(count)}
        </span>
        <MenuIcon icon={icon} className={`mb-1.5 size-6 sm:size-7 ${to ? 'text-accent' : 'text-muted'}`} />
      </span>
    </>
  );
  const cardClass = 'flex h-full flex-col rounded-card border border-border';
  const countClass = 'flex flex-1 flex-col gap-1 rounded-card px-3.5 py-3 sm:px-5 sm:py-4';
  // Only a count: it does not look like a link.
  if (!to) {
    return (
      <div className={`${cardClass} border-dashed`}>
        <div className={countClass}>{content}</div>
      </div>
    );
  }
  return (
    <div className={`${cardClass} bg-surface transition-colors hover:border-accent`}>
      <LocalLink to={to} className={countClass}>
        {content}
      </LocalLink>
      {creates && <CreateButton type={creates} list={to} />}
    </div>
  );
}
