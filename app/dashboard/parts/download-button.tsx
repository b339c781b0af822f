import { useStaffTranslation } from '../../i18n/language.ts';
import { downloadApi } from '../data/download-api.ts';
import { isConnectionError, toProblem } from '../data/to-problem.ts';
import { useStaffNotify } from './use-staff-notify.ts';

type Props = {
  label: string;
  hint?: string;
  url: string;
  params?: Record<string, string>;
  body?: Record<string, string>;
  failureMessage: string;
  disabled?: boolean;
};

/** Fetches a table or a file and saves it; with a body, by POST, so that user input does not appear in an address. */
export function DownloadButton({ label, hint, url, params = {}, body, failureMessage, disabled = false }: Props) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [download, { isLoading }] = downloadApi.useDownloadMutation();
  const start = async () => {
    if (isLoading || disabled) return;
    try {
      await download({ url, params, ...(body ? { method: 'POST', body } : {}) }).unwrap();
    } catch (error) {
      void notify(
        'error',
        toProblem(error).message ?? (isConnectionError(error) ? t('forms.offline') : failureMessage),
      );
    }
  };
  return (
    <button
      type="button"
      className="button button-quiet"
      title={hint}
      aria-disabled={isLoading || disabled || undefined}
      onClick={() => void start()}
    >
      {label}
    </button>
  );
}
