import { useEffect, useRef, useState } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { BackLink } from '../screen/back-link.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { NotFound } from '../screen/not-found.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { messageApi } from './message-api.ts';
import { MessageActions } from './message-actions.tsx';
import { MailBox, MessageText, SpamBox } from './message-parts.tsx';
import { MessageStateLabel } from './message-state-label.tsx';

const pollInterval = 3_000; // milliseconds

/** One message in full; opening it marks it as read. */
export function MessageScreen({ id }: { id: string }) {
  const { t } = useStaffTranslation();
  const [isMailing, setIsMailing] = useState(false);
  const {
    data: message,
    error,
    isLoading,
    refetch,
  } = messageApi.useGetMessageQuery(id, {
    pollingInterval: isMailing ? pollInterval : 0,
    skipPollingIfUnfocused: true,
  });
  const [moveMessage] = messageApi.useMoveMessageMutation();
  useEffect(() => setIsMailing(message?.mail.state === 'waiting'), [message?.mail.state]);

  // Only once: the user may mark the message as unread afterwards.
  const wasOpened = useRef(false);
  const isUnread = message?.state === 'new' && message.deletedAt === null;
  useEffect(() => {
    if (!message || wasOpened.current) return;
    wasOpened.current = true;
    if (isUnread) void moveMessage({ id, state: 'read' });
  }, [message, isUnread, id, moveMessage]);

  if (!message && error && 'status' in error && error.status === 404) return <NotFound />;
  return (
    <>
      <BackLink to="/dashboard/messages" label={t('inbox.back')} />
      <ScreenHead
        title={message ? message.name : t('inbox.title')}
        {...(message ? { action: <MessageStateLabel message={message} /> } : {})}
      />
      {isLoading && (
        <div className="flex min-h-64 items-center justify-center" role="status">
          <StarSpinner className="size-12" />
          <span className="sr-only">{t('inbox.loading')}</span>
        </div>
      )}
      {!message && error && (
        <LoadProblem error={error} fallback={t('inbox.itemFailed')} onRetry={() => void refetch()} />
      )}
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
