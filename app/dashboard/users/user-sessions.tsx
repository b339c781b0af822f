import { useRef } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { accountApi } from '../data/account-api.ts';
import { isNotFound } from '../data/to-problem.ts';
import { SessionEntries } from '../account/session-entries.tsx';
import { SessionSection } from '../account/session-section.tsx';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

/** The sessions of another user, which superadmins can end. */
export function UserSessions({ id }: { id: string }) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const query = accountApi.useListSessionsOfQuery(id);
  const [end, ending] = accountApi.useEndSessionOfMutation();
  const [endAll, endingAll] = accountApi.useEndSessionsOfMutation();
  const heading = useRef<HTMLHeadingElement>(null);

  const endOne = async (session: string) => {
    if (!window.confirm(t('sessions.confirmEnd'))) return;
    try {
      await end({ id, session }).unwrap();
      heading.current?.focus();
      void notify('success', t('sessions.ended'));
    } catch (error) {
      // The session had ended already.
      if (isNotFound(error)) void notify('success', t('sessions.ended'));
      else void notify('error', failureText(error, t('sessions.endFailed'), t));
    }
  };
  const endAllSessions = async () => {
    if (endingAll.isLoading || !window.confirm(t('sessions.confirmEndAllOf'))) return;
    try {
      const { ended } = await endAll(id).unwrap();
      heading.current?.focus();
      void notify('success', t('sessions.endedCount', { count: ended }));
    } catch (error) {
      void notify('error', failureText(error, t('sessions.endFailed'), t));
    }
  };

  return (
    <SessionSection
      title={t('sessions.ofTitle')}
      intro={t('sessions.ofIntro')}
      heading={heading}
      query={query}
      failureMessage={t('sessions.ofFailed')}
    >
      {query.data?.length === 0 && <p className="mt-3">{t('sessions.ofNone')}</p>}
      {query.data && query.data.length > 0 && (
        <SessionEntries
          sessions={query.data}
          ending={ending.isLoading ? ending.originalArgs?.session : undefined}
          onEnd={(session) => void endOne(session)}
        />
      )}
      {query.data?.some((session) => !session.current) && (
        <button type="button" className="button button-quiet mt-3" onClick={() => void endAllSessions()}>
          {t('sessions.endAllOf')}
        </button>
      )}
    </SessionSection>
  );
}
