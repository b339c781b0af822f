import type { ReactNode } from 'react';
import { storeProblems, type BackupWarning } from '../../../domain/backups/backup-run.ts';
import { formatBytes, formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { StaffTranslate } from '../../i18n/translator.ts';
import { backupsPath } from '../menu/menu.ts';
import { backupApi, type BackupList } from './backup-api.ts';

/** The last backup and the last test restore on the first screen, with warnings where something is to be done. */
export function BackupStatus() {
  const { t } = useStaffTranslation();
  const { data } = backupApi.useListBackupsQuery(undefined, { refetchOnReconnect: true });
  // The first screen does not wait for it; the screen of backups shows errors.
  if (!data) return null;
  return (
    <section className="mt-10" aria-labelledby="backups">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="backups" className="text-2xl">
          {t('backups.status')}
        </h2>
        <LocalLink to={backupsPath} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('backups.all')}
        </LocalLink>
      </div>
      <BackupWarnings warnings={data.warnings} />
      <BackupFactList list={data} />
    </section>
  );
}

/** What went wrong, and what to do about it. */
export function BackupWarnings({ warnings }: { warnings: BackupList['warnings'] }) {
  const { t } = useStaffTranslation();
  return warnings.map((warning) => (
    <p
      key={warning.key}
      role="alert"
      className="mb-4 rounded-card border border-border border-s-4 border-s-danger bg-surface px-4 py-3"
    >
      {backupWarningText(warning, t)}
    </p>
  ));
}

/** Returns what a warning about the backups says, and what to do. */
export function backupWarningText(warning: BackupWarning, t: StaffTranslate): string {
  switch (warning.key) {
    case 'failed':
      return t('backups.warnings.failed', { advice: t(`backups.advice.${warning.problem}`) });
    case 'proofFailed':
      return t('backups.warnings.proofFailed', { advice: t(`backups.advice.${warning.problem}`) });
    case 'copyFailed': {
      const { problem } = warning;
      const isKnown = problem === 'keyUnusable' || storeProblems.some((one) => one === problem);
      const advice = t(isKnown ? `backups.advice.${problem}` : 'backups.copyAdvice');
      return t('backups.warnings.copyFailed', { advice });
    }
    case 'old':
    case 'copyOld':
      return t(`backups.warnings.${warning.key}`, { days: warning.days });
    case 'filesMissing':
      return t('backups.warnings.filesMissing', { count: warning.count });
    case 'none':
    case 'gone':
    case 'off':
    case 'copyNone':
    case 'copyGone':
      return t(`backups.warnings.${warning.key}`);
  }
}

export function BackupFactList({ list: { backups, last, proof, copies } }: { list: BackupList }) {
  const { lang, t } = useStaffTranslation();
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-3 rounded-card border border-border bg-surface px-5 py-4">
      <Fact label={t('backups.lastBackup')}>
        {last?.finishedAt
          ? `${formatDateTime(last.finishedAt, lang)} ·\u00a0${formatBytes(last.bytes, lang)}`
          : t(backups.some(({ state }) => state === 'done') ? 'backups.noneLeft' : 'backups.noneYet')}
      </Fact>
      <Fact label={t('backups.lastProof')}>
        {proof?.finishedAt
          ? `${formatDateTime(proof.finishedAt, lang)} ·\u00a0${t(proof.problem ? 'backups.failed' : 'backups.passed')}`
          : t('backups.noneYet')}
      </Fact>
      {copies && (
        <Fact label={t('backups.lastCopy')}>
          {copies.newestMadeAt
            ? formatDateTime(copies.newestMadeAt, lang)
            : t(copies.isNewestDeleted ? 'backups.noneLeft' : 'backups.noneYet')}
          {' ·\u00a0'}
          <bdi>{copies.place}</bdi>
          {copies.problem && ` ·\u00a0${t('backups.copyFailing')}`}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
