import { formatBytes, formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { Column } from '../list/data-table.tsx';
import type { BackupInfo } from './backup-api.ts';

type Setting = { busyId: string | undefined; onDownload: (backup: BackupInfo) => void };

/** Returns the state that a person should know of: between two tries it waits, but it has failed. */
function getShownState({ state, problem, missing }: BackupInfo): BackupInfo['state'] | 'incomplete' {
  if (state === 'done' && missing > 0) return 'incomplete';
  return state === 'waiting' && problem ? 'failed' : state;
}

/** The columns of the list of backups. They have no file name: it consists of the date. */
export function useBackupColumns({ busyId, onDownload }: Setting): Column<BackupInfo>[] {
  const { lang, t } = useStaffTranslation();
  const titleId = ({ _id }: BackupInfo) => `backup-${_id}`;
  const fact = (key: string, title: string, linesOf: (backup: BackupInfo) => string[]): Column<BackupInfo> => ({
    key,
    title,
    slot: 'fact',
    render: (backup) => {
      const [first, ...lines] = linesOf(backup);
      return (
        first !== undefined && (
          <span className="card-row card-fact">
            <span className="card-label">{title}: </span>
            {first}
            {lines.map((line) => (
              <span key={line} className={`block text-muted ${key === 'state' ? 'whitespace-normal lg:max-w-64' : ''}`}>
                {line}
              </span>
            ))}
          </span>
        )
      );
    },
  });
  const contentsOf = ({ state, bytes, rows, files, missing, isEncrypted }: BackupInfo) =>
    state === 'done'
      ? [
          `${formatBytes(bytes, lang)}${isEncrypted ? ` (${t('backups.encrypted')})` : ''}`,
          t('backups.counts', { rows: formatNumber(rows), files: formatNumber(files) }),
          ...(missing > 0 ? [t('backups.missing', { count: missing })] : []),
        ]
      : [];
  const copyLines = ({ state, problem, progress }: NonNullable<BackupInfo['copy']>, isHere: boolean) => {
    if (state === 'deleted') return [];
    const isFailed = state === 'failed' || (state === 'waiting' && problem);
    const shown = isFailed ? (isHere ? 'failed' : 'neverCopied') : state;
    return [t(`backups.copyStates.${shown}`, { percent: formatNumber(progress) })];
  };
  return [
    {
      key: 'at',
      title: t('backups.at'),
      slot: 'title',
      render: (backup) => (
        <span id={titleId(backup)} className="inline-block font-semibold lg:min-w-36">
          {formatDateTime(backup.finishedAt ?? backup.createdAt, lang)}
        </span>
      ),
    },
    fact('reason', t('backups.reason'), ({ reason, by }) => [
      t(`backups.reasons.${reason}`),
      ...(by ? [`\u2068${by}\u2069`] : []),
    ]),
    fact('contents', t('backups.contents'), contentsOf),
    fact('state', t('backups.state'), (backup) => [
      t(`backups.states.${getShownState(backup)}`),
      ...(backup.problem && backup.state !== 'done' ? [t(`backups.causes.${backup.problem}`)] : []),
      ...(backup.state === 'done' && !backup.isHere ? [t('backups.notHere')] : []),
      ...(backup.copy ? copyLines(backup.copy, backup.isHere) : []),
    ]),
    {
      key: 'actions',
      title: t('table.actions'),
      slot: 'actions',
      render: (backup) =>
        backup.isHere && (
          <div className="row-actions">
            <button
              type="button"
              className="row-action"
              disabled={busyId === backup._id}
              aria-describedby={titleId(backup)}
              onClick={() => onDownload(backup)}
            >
              {t('backups.download')}
            </button>
          </div>
        ),
    },
  ];
}
