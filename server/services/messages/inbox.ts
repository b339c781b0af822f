import { invalidFields, invalidId, mailHeld, mailNotSetUp, notFound } from '../../../domain/errors.ts';
import { isMessageState, type MessageState } from '../../../domain/messages/inbox.ts';
import type { MessageKind } from '../../../domain/messages/message.ts';
import { isId } from '../../../domain/model/id.ts';
import { makePage, type Page, type Paging } from '../../../domain/model/paging.ts';
import { searchTerms } from '../../../domain/text/search-text.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { MessageMailer } from '../../mail/message-mailer.ts';
import type { Action } from '../../store/content/history-store.ts';
import type { StoredMessage } from '../../store/messages/message-row.ts';
import type { MessageFilter, MessageCursor, MessageStore } from '../../store/messages/message-store.ts';
import type { HistoryService } from '../content/history.ts';
import type { SecurityLog } from '../accounts/security-log.ts';
import { trashRetention } from '../content/trash.ts';

export type InboxService = ReturnType<typeof createInboxService>;

/** Filters of the message list. */
export type InboxQuery = { state?: MessageState | 'deleted'; kind?: MessageKind; search?: string };

const exportBatchSize = 500; // messages

/** Returns the action under which a move is recorded. */
function moveAction(from: MessageState, to: MessageState): Action {
  if (from === 'spam') return 'notSpam';
  if (to === 'new') return 'unread';
  return from === 'answered' && to === 'read' ? 'notAnswered' : to;
}

type Deps = {
  store: MessageStore;
  history: HistoryService;
  mailer: MessageMailer | undefined;
  securityLog: SecurityLog;
  now: () => Date;
};

/** Creates the service for messages of visitors, for superadmins: everything here throws 401 or 403 for anyone else. */
export function createInboxService({ store, history, mailer, securityLog, now }: Deps) {
  /** Messages deleted before this are no longer shown, and are removed by the daily cleanup. */
  const retentionStart = () => new Date(now().getTime() - trashRetention).toISOString();

  const createFilter = ({ state, kind, search }: InboxQuery): MessageFilter => {
    const words = searchTerms(search ?? '');
    return {
      ...(state === 'deleted' ? { deletedSince: retentionStart() } : state ? { state } : {}),
      ...(kind ? { kind } : {}),
      ...(words.length > 0 ? { words } : {}),
    };
  };

  /**
   * Throws 400 for a malformed id and 404 where there is no such message, or only in the trash unless `trash` is set.
   */
  const find = async (viewer: Viewer, id: string, { trash = false } = {}): Promise<StoredMessage> => {
    requireSuperadmin(viewer);
    if (!isId(id)) throw invalidId();
    const found = await store.find(id);
    if (!found || (found.deletedAt !== null && (!trash || found.deletedAt <= retentionStart()))) throw notFound();
    return found;
  };

  /** Without a title: the sender's name would outlive the message, which is deleted at the sender's request. */
  const recordActivity = (by: Staff, itemId: string, action: Action) =>
    history.record({ typeName: 'messages', itemId, action, by, title: null });

  const unread = () => store.count({ state: 'new' });

  return {
    /** Whether mail is set up, so that messages can be mailed later. */
    canMail: mailer !== undefined,

    /**
     * Returns one page of messages, newest first, and the total number of unread ones. Spam and the trash are listed
     * only on request.
     */
    async list(
      viewer: Viewer,
      paging: Paging,
      query: InboxQuery,
    ): Promise<{ found: Page<StoredMessage>; unread: number }> {
      requireSuperadmin(viewer);
      const filter = createFilter(query);
      const [total, items, count] = await Promise.all([store.count(filter), store.list(paging, filter), unread()]);
      return { found: makePage(paging, total, items), unread: count };
    },

    /** Returns one message, also from the trash. */
    get: (viewer: Viewer, id: string) => find(viewer, id, { trash: true }),

    /**
     * Returns all messages that match, in batches, for superadmins who signed in recently. The export is recorded
     * first.
     */
    async exportAll(
      viewer: Viewer,
      query: InboxQuery,
      source: RequestSource,
    ): Promise<AsyncGenerator<readonly StoredMessage[]>> {
      const staff = requireSuperadmin(viewer);
      requireRecentSignIn(staff, now());
      const filter = createFilter(query);
      await securityLog.recordBy(staff, {
        event: 'messages_exported',
        source,
        details: { count: String(await store.count(filter)) },
      });
      return (async function* read() {
        let cursor: MessageCursor | undefined;
        for (;;) {
          const batch: readonly StoredMessage[] = await store.listAfter(cursor, exportBatchSize, filter);
          if (batch.length > 0) yield batch;
          if (batch.length < exportBatchSize) return;
          cursor = batch.at(-1);
        }
      })();
    },

    /**
     * Moves a message to a state. A message moved out of spam is mailed then, if mail is set up and it was not mailed
     * before.
     */
    async move(viewer: Viewer, id: string, state: string | undefined): Promise<StoredMessage> {
      const staff = requireSuperadmin(viewer);
      const found = await find(viewer, id);
      if (!isMessageState(state)) throw invalidFields({ state: { key: state === undefined ? 'required' : 'invalid' } });
      if (found.state === state) return found;
      await store.setState(id, state, mailer ? 'waiting' : 'off');
      await recordActivity(staff, id, moveAction(found.state, state));
      mailer?.trigger();
      return find(viewer, id);
    },

    /** Mails a message that could not be mailed before. Throws 409 where no mail is set up, and for spam. */
    async mail(viewer: Viewer, id: string): Promise<StoredMessage> {
      const staff = requireSuperadmin(viewer);
      const { mail } = await find(viewer, id);
      if (mail.state === 'held') throw mailHeld();
      if (!mailer) throw mailNotSetUp();
      if (await store.requestMail(id)) {
        await recordActivity(staff, id, 'mailed');
        mailer.trigger();
      }
      return find(viewer, id);
    },

    /** Moves a message to the trash, from which it is deleted permanently after 30 days. */
    async remove(viewer: Viewer, id: string, source: RequestSource): Promise<void> {
      const staff = requireSuperadmin(viewer);
      await find(viewer, id);
      await store.setDeleted(id, now().toISOString());
      await recordActivity(staff, id, 'deleted');
      await securityLog.recordBy(staff, { event: 'items_deleted', source, details: { kind: 'messages', item: id } });
    },

    /** Restores a message from the trash. */
    async restore(viewer: Viewer, id: string): Promise<StoredMessage> {
      const staff = requireSuperadmin(viewer);
      const { deletedAt } = await find(viewer, id, { trash: true });
      if (deletedAt !== null) {
        await store.setDeleted(id, null);
        await recordActivity(staff, id, 'restored');
        mailer?.trigger();
      }
      return find(viewer, id);
    },
  };
}
