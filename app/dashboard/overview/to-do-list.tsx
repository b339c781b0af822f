import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import type { ContentType } from '../../../domain/model/define.ts';
import { listWrittenLanguages } from '../../../domain/model/localized.ts';
import { formatNumber } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { WireListedAutosaves } from '../../../server/api/content/autosave-routes.ts';
import { labelKey } from '../data/type-labels.ts';
import { api } from '../data/api.ts';
import type { WireOverview } from '../data/api-types.ts';
import { findTypeByName } from '../data/entry-types.ts';
import { messageApi } from '../messages/message-api.ts';
import { ActivityTitle } from '../parts/activity-title.tsx';
import { OutdatedBadge } from '../parts/outdated-badge.tsx';
import { getFormPath, getListEntry, translatePath, type MenuUser } from '../menu/menu.ts';
import { icons, MenuIcon } from '../menu/menu-icon.tsx';

/** The rows of the to-do list in order of urgency; `filter` is the name of the lists' filter. */
const rows = [
  { name: 'waiting', filter: 'waiting', countsOf: (overview: WireOverview) => overview.waiting },
  { name: 'drafts', filter: 'drafts', countsOf: (overview: WireOverview) => overview.drafts },
  { name: 'scheduled', filter: 'scheduled', countsOf: (overview: WireOverview) => overview.scheduled },
  { name: 'outdatedSo', filter: 'outdated-so', countsOf: (overview: WireOverview) => overview.outdated.so },
  { name: 'outdatedAr', filter: 'outdated-ar', countsOf: (overview: WireOverview) => overview.outdated.ar },
  { name: 'missingSo', filter: 'missing-so', countsOf: (overview: WireOverview) => overview.missing.so },
  { name: 'missingAr', filter: 'missing-ar', countsOf: (overview: WireOverview) => overview.missing.ar },
] as const;

type RowName = (typeof rows)[number]['name'];

/** The to-do list: counts that link to the filtered lists. */
export function ToDoList({ overview, user }: { overview: WireOverview; user: MenuUser }) {
  const { t } = useStaffTranslation();
  // The menu makes the same request, so the two share one response.
  const { data: unread = 0 } = messageApi.useCountUnreadQuery(user.role === 'superadmin' ? undefined : skipToken);
  const { data: { autosaves } = { autosaves: [] } } = api.useListAutosavesQuery();
  // Where all drafts are of colleagues, they are listed once.
  const isListed = (name: RowName) => name !== 'drafts' || overview.drafts.total > overview.waiting.total;
  const shown = rows.filter(({ name, countsOf }) => countsOf(overview).total > 0 && isListed(name));
  return (
    <section className="mt-10" aria-labelledby="to-do">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="to-do" className="text-2xl">
          {t('overview.toDo')}
        </h2>
        <LocalLink to={translatePath} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('translate.title')}
        </LocalLink>
      </div>
      {shown.length === 0 && unread === 0 && autosaves.length === 0 ? (
        <p className="rounded-card border border-border bg-surface px-5 py-5 text-muted">{t('overview.nothingToDo')}</p>
      ) : (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface">
          {unread > 0 && (
            <ToDoRow
              name="unread"
              icon={<MenuIcon icon={icons.messages} className="size-5 text-accent" />}
              total={unread}
            >
              <ToDoLink to="/dashboard/messages?filter=new">{t('inbox.title')}</ToDoLink>
            </ToDoRow>
          )}
          {autosaves.length > 0 && (
            <ToDoRow
              name="unsaved"
              icon={<MenuIcon icon={icons.blogs} className="size-5 text-accent" />}
              total={autosaves.length}
            >
              {autosaves.map((autosave) => {
                const type = findTypeByName(autosave.kind);
                const key = `${autosave.kind} ${autosave._id}`;
                return (
                  type && (
                    <AutosaveLink
                      key={key}
                      to={getFormPath(type, autosave._id, user)}
                      type={type}
                      autosave={autosave}
                    />
                  )
                );
              })}
            </ToDoRow>
          )}
          {shown.map(({ name, filter, countsOf }) => (
            <ToDoRow
              key={name}
              name={name}
              label={name === 'drafts' && overview.waiting.total > 0 ? 'allDrafts' : name}
              icon={<RowIcon name={name} />}
              total={countsOf(overview).total}
            >
              {Object.entries(countsOf(overview).kinds).map(([typeName, count]) => {
                const type = findTypeByName(typeName);
                if (!type) return null;
                const { label, to } = getListEntry(type, user);
                return (
                  <ToDoLink key={typeName} to={`${to}?filter=${filter}`}>
                    {t('overview.ofType', { type: t(label), count: formatNumber(count) })}
                  </ToDoLink>
                );
              })}
            </ToDoRow>
          ))}
        </ul>
      )}
    </section>
  );
}

/** An icon, the name and the number; on wide screens a last column for the link. */
const columns = 'grid-cols-[1.25rem_minmax(0,1fr)_auto] lg:grid-cols-[1.25rem_minmax(12rem,1fr)_auto_3.5rem]';

/** One row of the to-do list, with links to the lists concerned. */
function ToDoRow({
  name,
  label = name,
  icon,
  total,
  children,
}: {
  name: RowName | 'unread' | 'unsaved';
  label?: RowName | 'unread' | 'unsaved' | 'allDrafts';
  icon: ReactNode;
  total: number;
  children: ReactNode;
}) {
  const { t } = useStaffTranslation();
  return (
    <li className={`grid ${columns} items-center gap-x-3 px-4 py-3 sm:gap-x-4 sm:px-5`}>
      {icon}
      <h3 className="font-body text-base font-semibold" id={`to-do-${name}`}>
        {t(`overview.toDoRows.${label}`)}
      </h3>
      <p className="text-end font-heading text-2xl font-semibold tabular-nums lg:order-last">{formatNumber(total)}</p>
      <ul
        className="col-span-2 col-start-2 flex flex-wrap gap-x-5 lg:col-span-1 lg:col-start-auto lg:justify-end"
        aria-labelledby={`to-do-${name}`}
      >
        {children}
      </ul>
    </li>
  );
}

function ToDoLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <LocalLink to={to} className="text-link inline-flex min-h-11 items-center text-sm tabular-nums">
        {children}
      </LocalLink>
    </li>
  );
}

/** A link to the form that has the text, which offers it. */
function AutosaveLink({
  to,
  type,
  autosave,
}: {
  to: string;
  type: ContentType;
  autosave: WireListedAutosaves['autosaves'][number];
}) {
  const { t } = useStaffTranslation();
  const isUntitled = listWrittenLanguages(autosave.title).length === 0;
  return (
    <ToDoLink to={to}>
      {type.single && t(labelKey(type, 'title'))}
      {!type.single &&
        (isUntitled ? t('table.untitled') : <ActivityTitle typeName={autosave.kind} title={autosave.title} />)}
    </ToDoLink>
  );
}

/** The same icons as in the lists. */
function RowIcon({ name }: { name: RowName }) {
  if (name === 'outdatedSo' || name === 'outdatedAr') return <OutdatedBadge className="size-5 text-accent" />;
  if (name === 'scheduled')
    return <span className="m-auto size-3 rounded-full bg-warning-surface ring-1 ring-muted" aria-hidden="true" />;
  return (
    <span
      className={`m-auto size-3.5 rounded-full border-2 border-muted ${name === 'drafts' || name === 'waiting' ? '' : 'border-dashed'}`}
      aria-hidden="true"
    />
  );
}
