import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { isConnectionError, toProblem } from '../data/to-problem.ts';
import { DataTable } from '../list/data-table.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { backupApi, downloadArchive, type BackupInfo } from './backup-api.ts';
import { useBackupColumns } from './backup-columns.tsx';
import { BackupFactList, BackupWarnings } from './backup-status.tsx';

/** While a backup is made, the list is fetched this often, in milliseconds. */
const followEvery = 2_000;

const isUnderWay = ({ state, problem }: BackupInfo) => state === 'running' || (state === 'waiting' && !problem);

/** The backups of the site: what was made, a new one, and downloads. A restore is a command on the server. */
export function BackupsScreen() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [isFollowing, setFollowing] = useState(false);
  const { data, error, isError, isFetching, refetch } = backupApi.useListBackupsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    pollingInterval: isFollowing ? followEvery : 0,
  });
  const [make, making] = backupApi.useMakeBackupMutation();
  const [checkRecentSignIn] = backupApi.useCheckRecentSignInMutation();
  const [busyId, setBusyId] = useState<string>();
  const underWay = data?.backups.find(isUnderWay);
  const followed = useRef<string>(undefined);

  // Report the result of the backup whose progress was shown.
  useEffect(() => {
    if (!data) return;
    const ended = data.backups.find((backup) => backup._id === followed.current && !isUnderWay(backup));
    followed.current = underWay?._id;
    setFollowing(underWay !== undefined);
    if (ended?.state === 'done') void notify('success', t('backups.made'));
    else if (ended?.problem)
      void notify('error', t('backups.madeNot', { advice: t(`backups.advice.${ended.problem}`) }));
  }, [data, underWay, notify, t]);

  const tell = (cause: unknown, fallback: string) =>
    void notify('error', toProblem(cause).message ?? (isConnectionError(cause) ? t('forms.offline') : fallback));
  const start = async () => {
    if (making.isLoading || underWay) return;
    try {
      followed.current = (await make().unwrap())._id;
    } catch (cause) {
      tell(cause, t('backups.makeFailed'));
    }
  };
  const download = async (backup: BackupInfo) => {
    setBusyId(backup._id);
    try {
      await checkRecentSignIn().unwrap();
      downloadArchive(backup);
    } catch (cause) {
      tell(cause, t('backups.downloadFailed'));
    } finally {
      setBusyId(undefined);
    }
  };
  const columns = useBackupColumns({ busyId, onDownload: (backup) => void download(backup) });
  const isOff = data?.schedule === 'off';
  return (
    <>
      <ScreenHead
        title={t('backups.title')}
        intro={t('backups.intro')}
        action={
          <button
            type="button"
            className="button"
            aria-disabled={making.isLoading || underWay !== undefined || undefined}
            onClick={() => void start()}
          >
            {t('backups.make')}
          </button>
        }
      />
      {isError && !isFetching && (
        <LoadProblem error={error} fallback={t('backups.listFailed')} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <BackupWarnings warnings={data.warnings} />
          <BackupFactList list={data} />
          <p className="mt-4 text-muted">{t(`backups.schedule.${data.schedule}`, { keep: formatNumber(data.keep) })}</p>
          <p className="mt-2 mb-5 text-muted">{t('backups.others')}</p>
        </>
      )}
      <Progress backup={underWay} />
      {data?.backups.length === 0 ? (
        <StaffNotice title={t('backups.empty')} text={t(isOff ? 'backups.emptyHintOff' : 'backups.emptyHint')} />
      ) : (
        (data || !isError) && (
          <DataTable
            caption={t('backups.title')}
            columns={columns}
            rows={data?.backups}
            keyOf={({ _id }) => _id}
            expected={3}
          />
        )
      )}
    </>
  );
}

function Progress({ backup }: { backup: BackupInfo | undefined }) {
  const { t } = useStaffTranslation();
  return (
    <div role="status" className={backup ? 'mb-5 rounded-card border border-border bg-surface px-5 py-4' : 'sr-only'}>
      {backup && (
        <>
          <p id="backup-progress">
            {backup.state === 'running'
              ? t('backups.making', { percent: formatNumber(backup.progress) })
              : t('backups.queued')}
          </p>
          <progress className="mt-2 w-full" max={100} value={backup.progress} aria-labelledby="backup-progress" />
        </>
      )}
    </div>
  );
}
