import { useStaffTranslation } from '../../i18n/language.ts';
import type { Upload, UploadState } from './use-uploads.ts';
import '../saving/save-bar.css';

const statusStyles: Partial<Record<UploadState['status'], string>> = {
  refused: 'font-semibold text-danger',
  failed: 'font-semibold text-danger',
  done: 'text-success',
};

type Props = {
  uploads: readonly Upload[];
  busy: boolean;
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
  onClear: () => void;
};

/** The uploads to the media library with their progress and result. */
export function UploadList({ uploads, busy, onRetry, onCancel, onClear }: Props) {
  const { t } = useStaffTranslation();
  if (uploads.length === 0) return null;
  return (
    <section className="mb-5 rounded-card border border-border bg-surface" aria-labelledby="uploads-title">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4">
        <h2 id="uploads-title" className="text-lg">
          {t('media.queue')}
        </h2>
        {!busy && (
          <button type="button" className="text-link min-h-11" onClick={onClear}>
            {t('media.hideQueue')}
          </button>
        )}
      </div>
      <ul className="divide-y divide-border border-t border-border">
        {uploads.map((upload) => (
          <li
            key={upload.key}
            className="grid gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center"
          >
            <bdi dir="auto" className="truncate font-semibold" title={upload.file.name}>
              {upload.file.name}
            </bdi>
            <UploadStatus upload={upload} onRetry={() => onRetry(upload)} onCancel={() => onCancel(upload)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type StatusProps = { upload: Upload; onRetry: () => void; onCancel?: () => void };

/** How far an upload is, with what can be done about it. */
export function UploadStatus({ upload: { state, file }, onRetry, onCancel }: StatusProps) {
  const { t } = useStaffTranslation();
  const statusText = state.status === 'sending' ? '' : describeState(state, t);
  const percent = state.status === 'sending' ? Math.round(state.fraction * 100) : 0;
  return (
    <div>
      {state.status === 'sending' && (
        <div className="flex items-center gap-3 text-sm">
          <progress className="save-progress" max={100} value={percent} aria-label={file.name} />
          <span className="shrink-0 tabular-nums text-muted">{t('media.sending', { percent })}</span>
        </div>
      )}
      <p role="status" className={`text-sm ${statusStyles[state.status] ?? 'text-muted'}`}>
        {statusText}
      </p>
      {state.status === 'failed' && (
        <button type="button" className="text-link min-h-11" onClick={onRetry}>
          {t('media.retry')}
        </button>
      )}
      {onCancel && (state.status === 'waiting' || state.status === 'sending') && (
        <button type="button" className="text-link min-h-11" onClick={onCancel}>
          {t('media.cancel')}
          <span className="sr-only">: {file.name}</span>
        </button>
      )}
    </div>
  );
}

function describeState(
  state: Exclude<UploadState, { status: 'sending' }>,
  t: ReturnType<typeof useStaffTranslation>['t'],
): string {
  return state.status === 'refused' ? state.reason : t(`media.${state.status}`);
}
