import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { SessionInfo } from '../data/api-types.ts';
import { useDeviceName } from './use-device-name.ts';

type Props = {
  sessions: readonly SessionInfo[];
  /** The id of the session that is being ended. */
  ending: string | undefined;
  onEnd: (id: string) => void;
};

/** Sessions with device, address and times; any but the current one can be ended. */
export function SessionEntries({ sessions, ending, onEnd }: Props) {
  const { lang, t } = useStaffTranslation();
  const nameOf = useDeviceName();
  return (
    <ul className="mt-3 divide-y divide-border">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 flex-1 basis-52">
            <p id={`session-${session.id}`} className="font-semibold">
              {nameOf(session.device)}
            </p>
            {session.address !== '' && (
              <p className="text-sm [overflow-wrap:anywhere] text-muted">
                {t('sessions.address', { address: `\u2068${session.address}\u2069` })}
              </p>
            )}
            <p className="text-sm text-muted">
              {t('sessions.started', { moment: formatDateTime(session.createdAt, lang) })}
            </p>
            <p className="text-sm text-muted">
              {session.current
                ? t('sessions.seenNow')
                : t('sessions.seen', { moment: formatDateTime(session.seenAt, lang) })}
            </p>
          </div>
          {session.current ? (
            <span className="rounded-full bg-success-surface px-2.5 py-0.5 text-sm font-semibold text-success">
              {t('sessions.current')}
            </span>
          ) : (
            <button
              type="button"
              className="row-action -me-2.5 text-danger"
              disabled={ending === session.id}
              aria-describedby={`session-${session.id}`}
              onClick={() => onEnd(session.id)}
            >
              {t('sessions.end')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
