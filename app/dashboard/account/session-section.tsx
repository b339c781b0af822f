import { useId, type ReactNode, type Ref } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';

type Props = {
  title: string;
  intro: string;
  /** The heading, which gets the focus when an entry disappears. */
  heading: Ref<HTMLHeadingElement>;
  query: { isLoading: boolean; error?: unknown; data?: unknown; refetch: () => unknown };
  failureMessage: string;
  children: ReactNode;
};

/** The frame of a list of sessions: title, loading state and error. */
export function SessionSection({ title, intro, heading, query, failureMessage, children }: Props) {
  const { t } = useStaffTranslation();
  const id = useId();
  return (
    <section className="rounded-card border border-border bg-surface p-5 sm:p-6" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">{intro}</p>
      {query.isLoading && (
        <div className="flex justify-center py-8" role="status">
          <StarSpinner className="size-8" />
          <span className="sr-only">{t('sessions.loading')}</span>
        </div>
      )}
      {!query.data && query.error !== undefined && (
        <div className="mt-4">
          <LoadProblem error={query.error} fallback={failureMessage} onRetry={() => void query.refetch()} />
        </div>
      )}
      {children}
    </section>
  );
}
