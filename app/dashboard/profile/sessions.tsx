import { useRef } from 'react';
import { formatMoment } from '../../i18n/format.ts';
import { useStaffSpeech } from '../../i18n/language.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { api } from '../data/api.ts';
import { problemOf } from '../data/problem-of.ts';
import type { SessionInfo } from '../data/shapes.ts';
import { LoadProblem } from '../parts/load-problem.tsx';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { readDevice } from './read-device.ts';

/** Where the person is signed in; any session but this one can be ended from here. */
export function Sessions() {
  const { t } = useStaffSpeech();
  const { data, error, isLoading, refetch } = api.useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="rounded-card border border-line bg-leaf p-5 sm:p-6" aria-labelledby="sessions-title">
      <h2 ref={heading} id="sessions-title" tabIndex={-1} className="text-xl outline-none">
        {t('sessions.title')}
      </h2>
      <p className="mt-1 text-sm text-stone">{t('sessions.intro')}</p>
      {isLoading && (
        <div className="flex justify-center py-8" role="status">
          <StarSpinner className="size-8" />
          <span className="sr-only">{t('sessions.loading')}</span>
        </div>
      )}
      {!data && error && (
        <div className="mt-4">
          <LoadProblem error={error} fallback={t('sessions.listFailed')} onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        <ul className="mt-3 divide-y divide-line">
          {data.map((session) => (
            <SessionEntry key={session.id} session={session} onEnded={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SessionEntry({ session, onEnded }: { session: SessionInfo; onEnded: () => void }) {
  const { lang, t } = useStaffSpeech();
  const notify = useStaffNotify();
  const [end, { isLoading }] = api.useEndSessionMutation();
  const { browser = t('sessions.unknownBrowser'), system = t('sessions.unknownSystem') } = readDevice(session.device);
  const nameId = `session-${session.id}`;

  const endIt = async () => {
    if (!window.confirm(t('sessions.confirmEnd'))) return;
    try {
      await end(session.id).unwrap();
      onEnded();
      void notify('success', t('sessions.ended'));
    } catch (error) {
      void notify('error', problemOf(error).message ?? t('sessions.endFailed'));
    }
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p id={nameId} className="font-semibold">
          {t('sessions.device', { browser, system })}
        </p>
        <p className="text-sm text-stone">{t('sessions.started', { moment: formatMoment(session.createdAt, lang) })}</p>
        <p className="text-sm text-stone">{t('sessions.seen', { moment: formatMoment(session.seenAt, lang) })}</p>
      </div>
      {session.current ? (
        <span className="rounded-full bg-palm-ground px-2.5 py-0.5 text-sm font-semibold text-palm">{t('sessions.current')}</span>
      ) : (
        <button type="button" className="row-action -me-2.5 text-clay" disabled={isLoading} aria-describedby={nameId} onClick={() => void endIt()}>
          {t('sessions.end')}
        </button>
      )}
    </li>
  );
}
