import { useStaffTranslation } from '../../i18n/language.ts';
import { formatDate, getDayInHargeisa } from '../../i18n/format.ts';
import type { ReactNode } from 'react';
import './by-day.css';

type Dated = { _id: string; at: string };
type Props<T extends Dated> = {
  entries: readonly T[];
  /** The level of the day headings. */
  heading: 'h2' | 'h3';
  children: (entry: T) => ReactNode;
};

/** Entries of a list, newest first, grouped by day in East Africa Time. */
export function ByDay<T extends Dated>({ entries, heading, children }: Props<T>) {
  return groupByDay(entries).map(([day, dayEntries]) => (
    <Day key={day} day={day} entries={dayEntries} heading={heading}>
      {children}
    </Day>
  ));
}

function groupByDay<T extends Dated>(entries: readonly T[]): [day: string, entries: T[]][] {
  const days = new Map<string, T[]>();
  for (const entry of entries) {
    const at = getDayInHargeisa(new Date(entry.at));
    days.set(at, [...(days.get(at) ?? []), entry]);
  }
  return [...days];
}

/** Counts calendar days, which may be longer or shorter than 24 hours. */
function daysAgo(day: string, today = getDayInHargeisa(new Date())): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / (24 * 60 * 60_000));
}

function Day<T extends Dated>({ day, entries, heading: Heading, children }: { day: string } & Props<T>) {
  const { lang, t } = useStaffTranslation();
  const ago = daysAgo(day);
  const comma = lang === 'ar' ? '، ' : ', ';
  return (
    <section className="activity-day">
      <Heading>
        {ago === 0 && `${t('activity.today')}${comma}`}
        {ago === 1 && `${t('activity.yesterday')}${comma}`}
        <time dateTime={day}>{formatDate(day, lang)}</time>
      </Heading>
      <ol>{entries.map((entry) => children(entry))}</ol>
    </section>
  );
}

/** A placeholder until the first response has arrived. */
export function DaySkeleton() {
  return (
    <div className="activity-day">
      {Array.from({ length: 8 }, (_entry, index) => (
        <p key={index} className="activity">
          <span className="skeleton-bar" />
        </p>
      ))}
    </div>
  );
}
