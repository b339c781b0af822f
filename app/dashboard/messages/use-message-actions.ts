import type { MessageState } from '../../../domain/messages/inbox.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { messageApi, type MessageRecord } from './message-api.ts';

/** The actions on a message; the toast of every move and deletion offers to undo it. */
export function useMessageActions() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [moveMessage, moving] = messageApi.useMoveMessageMutation();
  const [deleteMessage, deleting] = messageApi.useDeleteMessageMutation();
  const [restoreMessage, restoring] = messageApi.useRestoreMessageMutation();
  const [mailMessage, mailing] = messageApi.useMailMessageMutation();

  /**
   * Runs an action and shows its result; returns whether it succeeded. Shows the server's error message where there is
   * one.
   */
  const attempt = async (
    work: () => Promise<unknown>,
    done: string,
    failed: string,
    undo?: () => void,
  ): Promise<boolean> => {
    try {
      await work();
      void notify('success', done, undo && { label: t('undo.undo'), run: undo });
      return true;
    } catch (error) {
      void notify('error', failureText(error, failed, t));
      return false;
    }
  };

  const put = (id: string, from: MessageState, to: MessageState, undo?: () => void) =>
    attempt(
      () => moveMessage({ id, state: to }).unwrap(),
      t(from === 'spam' ? 'inbox.moved.notSpam' : `inbox.moved.${to}`),
      t('inbox.moveFailed'),
      undo,
    );

  const restore = (id: string) =>
    attempt(() => restoreMessage(id).unwrap(), t('inbox.restored'), t('inbox.restoreFailed'));

  const move = ({ _id: id, state }: MessageRecord, to: MessageState) =>
    put(id, state, to, () => void put(id, to, state));

  return {
    busy: moving.isLoading || deleting.isLoading || restoring.isLoading || mailing.isLoading,
    move,
    restore,

    /**
     * Offers to mark a message as answered once its answer has been begun in another program, which does not tell
     * whether it was sent. The question stays until the person is back.
     */
    askIfAnswered(message: MessageRecord): void {
      if (message.state === 'answered') return;
      void notify('blank', t('inbox.askAnswered', { name: message.name }), {
        label: t('inbox.isAnswered'),
        run: () => void move(message, 'answered'),
        stays: true,
      });
    },

    /** Asks for confirmation, as the other lists do. */
    async remove(id: string): Promise<boolean> {
      if (deleting.isLoading || !window.confirm(`${t('inbox.confirmDelete')} ${t('inbox.deleteNote')}`)) return false;
      return attempt(
        () => deleteMessage(id).unwrap(),
        t('inbox.deleted'),
        t('inbox.deleteFailed'),
        () => void restore(id),
      );
    },

    mail: (id: string) => attempt(() => mailMessage(id).unwrap(), t('inbox.mail.asked'), t('inbox.mail.againFailed')),
  };
}
