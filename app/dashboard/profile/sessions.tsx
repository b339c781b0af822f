import { useRef } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { accountApi } from '../data/account-api.ts';
import { api } from '../data/api.ts';
import { SessionEntries } from '../account/session-entries.tsx';
import { SessionSection } from '../account/session-section.tsx';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

/** The user's sessions; any but the current one can be ended, and all others at once. */
export function Sessions() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const query = api.useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, ending] = api.useEndSessionMutation();
  const [endOthers, endingOthers] = accountApi.useEndOtherSessionsMutation();
  const heading = useRef<HTMLHeadingElement>(null);

  const endOne = async (id: string) => {
    if (!window.confirm(t('sessions.confirmEnd'))) return;
    try {
      await end(id).unwrap();
      heading.current?.focus();
      void notify('success', t('sessions.ended'));
    } catch (error) {
      void notify('error', failureText(error, t('sessions.endFailed'), t));
    }
  };
  const endAll = async () => {
    if (endingOthers.isLoading || !window.confirm(t('sessions.confirmEndOthers'))) return;
    try {
      const { ended } = await endOthers().unwrap();
      heading.current?.focus();
      void notify('success', ended > 0 ? t('sessions.endedCount', { count: ended }) : t('sessions.noneEnded'));
    } catch (error) {
      void notify('error', failureText(error, t('sessions.endFailed'), t));
    }
  };

  return (
    <SessionSection
      title={t('sessions.title')}
      intro={t('sessions.intro')}
      heading={heading}
      query={query}
      failureMessage={t('sessions.listFailed')}
    >
      {query.data && (
        <SessionEntries
          sessions={query.data}
          ending={ending.isLoading ? ending.originalArgs : undefined}
          onEnd={(id) => void endOne(id)}
        />
      )}
      {query.data?.some(({ current }) => !current) && (
        <button type="button" className="button button-quiet mt-3" onClick={() => void endAll()}>
          {t('sessions.endOthers')}
        </button>
      )}
    </SessionSection>
  );
}
