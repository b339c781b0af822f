import { useEffect, useRef, useState } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffSpeech } from '../../i18n/language.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { LoadProblem } from '../parts/load-problem.tsx';
import { Nowhere } from '../parts/nowhere.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { messageApi } from './message-api.ts';
import { MessageActions } from './message-actions.tsx';
import { MailBox, MessageText, SpamBox } from './message-parts.tsx';
import { MessageState } from './message-state.tsx';

const soon = 3_000; // milliseconds

/** One message with all it says; opening it marks it as read. */
export function MessageScreen({ id }: { id: string }) {
  const { t } = useStaffSpeech();
  const [isMailing, setIsMailing] = useState(false);
  const { data: message, error, isLoading, refetch } = messageApi.useGetMessageQuery(id, { pollingInterval: isMailing ? soon : 0, skipPollingIfUnfocused: true });
  const [moveMessage] = messageApi.useMoveMessageMutation();
  useEffect(() => setIsMailing(message?.mail.state === 'waiting'), [message?.mail.state]);

  // Once only: whoever marks it as unread then means it.
  const wasOpened = useRef(false);
  const isUnread = message?.state === 'new' && message.deletedAt === null;
  useEffect(() => {
    if (!message || wasOpened.current) return;
    wasOpened.current = true;
    if (isUnread) void moveMessage({ id, state: 'read' });
  }, [message, isUnread, id, moveMessage]);

  if (!message && error && 'status' in error && error.status === 404) return <Nowhere />;
  return (
    <>
      <p className="mb-2">
        <LocalLink to="/dashboard/messages" className="text-link inline-flex min-h-11 items-center gap-2">
          <svg viewBox="0 0 16 16" className="size-4 rtl:-scale-x-100" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
            <path d="M14 8H2.500M7 3L2 8l5 5" />
          </svg>
          {t('inbox.back')}
        </LocalLink>
      </p>
      <ScreenHead title={message ? message.name : t('inbox.title')} {...(message ? { action: <MessageState message={message} /> } : {})} />
      {isLoading && (
        <div className="flex min-h-64 items-center justify-center" role="status">
          <StarSpinner className="size-12" />
          <span className="sr-only">{t('inbox.loading')}</span>
        </div>
      )}
      {!message && error && <LoadProblem error={error} fallback={t('inbox.itemFailed')} onRetry={() => void refetch()} />}
      {message && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <MessageText message={message} />
          <div className="grid gap-6">
            <MessageActions message={message} />
            {message.state === 'spam' && message.deletedAt === null && <SpamBox reasons={message.spamReasons} />}
            <MailBox message={message} />
          </div>
        </div>
      )}
    </>
  );
}
