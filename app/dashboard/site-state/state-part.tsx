import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { StaffMessageKey, StaffTranslate } from '../../i18n/translator.ts';
import { isBackupProblem } from '../../../domain/backups/backup-run.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { findMailFault } from '../../../domain/operating/mail-fault.ts';
import type { StateFact } from '../../../domain/operating/site-state.ts';
import { backupWarningText } from '../backups/backup-status.tsx';
import { formatStorage } from './format-storage.ts';
import { LevelBadge } from './level-badge.tsx';
import type { ErrorInfo, PartInfo } from './state-api.ts';

/** One part of the state: its level, what to do, and the values. */
export function StatePartCard({ part, errors }: { part: PartInfo; errors: readonly ErrorInfo[] }) {
  const { lang, t } = useStaffTranslation();
  const { name, level, advice, facts, warnings } = part;
  const key = advice === 'unknown' ? 'siteState.unknown' : `siteState.advice.${name}.${advice}`;
  return (
    <li className="rounded-card border border-border bg-surface p-5" aria-labelledby={`state-${name}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`state-${name}`} className="text-xl">
          {t(`siteState.parts.${name}`)}
        </h2>
        <LevelBadge level={level} />
      </div>
      {(warnings?.map((warning) => backupWarningText(warning, t)) ?? [t(key as StaffMessageKey)]).map((text) => (
        <p key={text} className={`mt-2 max-w-2xl ${level === 'ok' ? 'text-muted' : ''}`}>
          {text}
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm">
          {facts.map((fact) => (
            <div key={fact.name} className="flex flex-wrap justify-between gap-x-4 border-t border-border pt-1">
              <dt className="text-muted">{t(`siteState.facts.${fact.name}` as StaffMessageKey)}</dt>
              <dd className="font-semibold tabular-nums">
                <bdi>{formatFact(fact, lang, t)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {name === 'errors' && <ErrorList errors={errors} />}
    </li>
  );
}

function formatFact(fact: StateFact, language: Language, t: StaffTranslate): string {
  switch (fact.kind) {
    case 'bytes':
      return formatStorage(fact.value, language);
    case 'moment':
      return formatDateTime(fact.value, language);
    case 'milliseconds':
      return t('siteState.milliseconds', { count: formatNumber(fact.value) });
    case 'count':
    case 'days':
      return formatNumber(fact.value);
    case 'text':
      return fact.value;
    case 'mailFault': {
      const fault = findMailFault(fact.value);
      return fault ? `${t(`siteState.mailFaults.${fault}`)} (${fact.value})` : fact.value;
    }
  }
}

/** The last errors of the log; they are in English, as the log is. */
function ErrorList({ errors }: { errors: readonly ErrorInfo[] }) {
  const { lang, t } = useStaffTranslation();
  if (errors.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3 text-sm">
      {errors.map(({ at, message, cause, request, times }) => (
        <li key={`${message} ${cause}`} className="border-t border-border pt-2">
          <p className="flex flex-wrap gap-x-4 text-muted">
            <time dateTime={at}>{formatDateTime(at, lang)}</time>
            {times > 1 && <span>{t('siteState.errors.times', { count: times })}</span>}
            {request !== null && <span className="break-all">{t('siteState.errors.request', { id: request })}</span>}
          </p>
          <p lang="en" dir="ltr" className="break-words">
            {message}
            {cause !== '' && !isBackupProblem(cause) && <span className="text-muted"> {cause}</span>}
          </p>
          {isBackupProblem(cause) && <p className="text-muted">{t(`backups.causes.${cause}`)}</p>}
        </li>
      ))}
    </ul>
  );
}
