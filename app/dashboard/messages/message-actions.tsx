import { day } from '../../../domain/durations.ts';
import { formatDate } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import type { WholeMessage } from './message-api.ts';
import { useMessageActions } from './use-message-actions.ts';

const trashDuration = 30 * day; // milliseconds in the trash

/** The actions on a message, above all replying to it. */
export function MessageActions({ message }: { message: WholeMessage }) {
  const { lang, t } = useStaffTranslation();
  const navigate = useLocalNavigate();
  const { move, askIfAnswered, remove, restore, busy } = useMessageActions();
  const openList = () => navigate('/dashboard/messages');

  const button = (label: string, act: () => Promise<unknown>, className = '') => (
    <button
      type="button"
      className={`button button-quiet w-full ${className}`}
      disabled={busy}
      onClick={() => void act()}
    >
      {label}
    </button>
  );
  if (message.deletedAt !== null) {
    const purgeOn = new Date(Date.parse(message.deletedAt) + trashDuration).toISOString();
    return (
      <section className="grid gap-3" aria-label={t('inbox.actions')}>
        <p className="text-muted">{t('inbox.deletedNote', { date: formatDate(purgeOn, lang) })}</p>
        {button(t('inbox.restore'), () => restore(message._id))}
      </section>
    );
  }
  return (
    <section className="grid gap-3" aria-label={t('inbox.actions')}>
      {message.state === 'spam' ? (
        button(t('inbox.notSpam'), () => move(message, 'read'))
      ) : (
        <>
          {message.email === '' ? (
            <a href={message.reply} className="button w-full" onClick={() => askIfAnswered(message)}>
              {t('inbox.call')}
            </a>
          ) : (
            <a
              href={message.reply}
              title={t('inbox.answerHint')}
              className="button w-full"
              onClick={() => askIfAnswered(message)}
            >
              {t('inbox.answer')}
            </a>
          )}
          {message.state === 'answered'
            ? button(t('inbox.markRead'), () => move(message, 'read'))
            : button(t('inbox.markAnswered'), () => move(message, 'answered'))}
          {button(t('inbox.markUnread'), async () => (await move(message, 'new')) && openList())}
          {button(t('inbox.markSpam'), () => move(message, 'spam'))}
        </>
      )}
      {button(t('inbox.delete'), async () => (await remove(message._id)) && openList(), 'text-danger')}
    </section>
  );
}
