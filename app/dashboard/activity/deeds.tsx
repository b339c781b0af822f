import { formatDate, localDay } from '../../i18n/format.ts';
import { useStaffSpeech } from '../../i18n/language.ts';
import type { Deed } from '../data/undo-api.ts';
import { DeedEntry } from './deed-entry.tsx';
import './activity.css';

type Props = { deeds: readonly Deed[]; /** What the days are under the headings around them. */ heading: 'h2' | 'h3' };

/** What was done, newest first, by day. */
export function Deeds({ deeds, heading }: Props) {
  return byDay(deeds).map(([when, done]) => <Day key={when} day={when} deeds={done} heading={heading} />);
}

/** The day is that of the reader's device, as everywhere in the dashboard. */
function byDay(deeds: readonly Deed[]): [day: string, deeds: Deed[]][] {
  const days = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const at = localDay(new Date(deed.at));
    days.set(at, [...(days.get(at) ?? []), deed]);
  }
  return [...days];
}

/** Days of the calendar, which may be longer or shorter than 24 hours. */
function daysAgo(when: string, today = localDay(new Date())): number {
  return Math.round((Date.parse(today) - Date.parse(when)) / (24 * 60 * 60_000));
}

function Day({ day: when, deeds, heading: Heading }: { day: string } & Props) {
  const { lang, t } = useStaffSpeech();
  const ago = daysAgo(when);
  const comma = lang === 'ar' ? '، ' : ', ';
  return (
    <section className="deed-day">
      <Heading>
        {ago === 0 && `${t('activity.today')}${comma}`}
        {ago === 1 && `${t('activity.yesterday')}${comma}`}
        <time dateTime={when}>{formatDate(when, lang)}</time>
      </Heading>
      <ol>
        {deeds.map((deed) => (
          <DeedEntry key={deed._id} deed={deed} />
        ))}
      </ol>
    </section>
  );
}
