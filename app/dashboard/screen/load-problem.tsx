import { useStaffTranslation } from '../../i18n/language.ts';
import { loadFailureText } from '../parts/translate-problem.ts';

/**
 * An error of a fetch, with the server's message where there is one, and a retry button (specification 8). Data fetched
 * before remains visible below it.
 */
export function LoadProblem({ error, fallback, onRetry }: { error: unknown; fallback: string; onRetry: () => void }) {
  const { t } = useStaffTranslation();
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-danger-surface px-5 py-4"
    >
      <p className="font-semibold text-danger">{loadFailureText(error, fallback, t)}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {t('lists.error.retry')}
      </button>
    </div>
  );
}
