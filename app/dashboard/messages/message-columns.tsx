import { formatDateTime } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { Column } from '../list/data-table.tsx';
import { isMailMissing, describeMail } from './mail-status.ts';
import type { MessageRecord } from './message-api.ts';
import { MessageStateLabel } from './message-state-label.tsx';
import type { useMessageActions } from './use-message-actions.ts';

type Options = {
  actions: ReturnType<typeof useMessageActions>;
  /** Called after a row was removed. */
  onRemoved: () => void;
};

/** The columns of the table of messages. */
export function useMessageColumns({ actions, onRemoved }: Options): Column<MessageRecord>[] {
  const { lang, t } = useStaffTranslation();
  const nameId = (message: MessageRecord) => `sender-${message._id}`;
  const afterRemoval = async (removal: Promise<boolean>) => {
    if (await removal) onRemoved();
  };
  return [
    {
      key: 'sender',
      title: t('inbox.sender'),
      slot: 'title',
      render: (message) => (
        <LocalLink to={`/dashboard/messages/${message._id}`} className="title-link message-link">
          <span id={nameId(message)} className={message.state === 'new' ? '' : 'font-normal'}>
            <bdi>{message.name}</bdi>
          </span>
          <span className="line-clamp-2 text-sm font-normal text-muted">
            <bdi>{message.excerpt}</bdi>
          </span>
        </LocalLink>
      ),
    },
    {
      key: 'received',
      title: t('inbox.received'),
      slot: 'fact',
      render: (message) => (
        <div className="row-status">
          <time dateTime={message.createdAt}>{formatDateTime(message.createdAt, lang)}</time>
          <span className="text-muted">{t(`inbox.kinds.${message.kind}`)}</span>
        </div>
      ),
    },
    {
      key: 'state',
      title: t('inbox.state'),
      slot: 'fact',
      render: (message) => (
        <div className="row-status">
          <MessageStateLabel message={message} />
          {/* A notice above the list reports once that mail is not set up. */}
          {!isMailMissing(message.mail) && (
            <span
              className={`min-w-44 text-sm whitespace-normal ${message.mail.state === 'failed' ? 'text-danger' : 'text-muted'}`}
            >
              {describeMail(message.mail, lang, t)}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('table.actions'),
      slot: 'actions',
      render: (message) => {
        const action = (label: string, act: () => void, className = '') => (
          <button
            type="button"
            className={`row-action ${className}`}
            disabled={actions.busy}
            aria-describedby={nameId(message)}
            onClick={act}
          >
            {label}
          </button>
        );
        return (
          <div className="row-actions">
            {message.deletedAt === null ? (
              <>
                {message.mail.canTry && action(t('inbox.mail.again'), () => void actions.mail(message._id))}
                {message.state === 'spam' &&
                  action(t('inbox.notSpam'), () => void afterRemoval(actions.move(message, 'new')))}
                {action(t('inbox.delete'), () => void afterRemoval(actions.remove(message._id)), 'text-danger')}
              </>
            ) : (
              action(t('inbox.restore'), () => void afterRemoval(actions.restore(message._id)))
            )}
          </div>
        );
      },
    },
  ];
}
