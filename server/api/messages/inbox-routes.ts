import { Hono, type Context } from 'hono';
import { isMessageState } from '../../../domain/messages/inbox.ts';
import { messageKinds } from '../../../domain/messages/message.ts';
import { replyAddress } from '../../../domain/messages/reply.ts';
import { readIn } from '../../../domain/model/localized.ts';
import { phoneAddress } from '../../../domain/contact/phone-address.ts';
import type { Identified } from '../../http/identify.ts';
import { getRequestSource } from '../../http/request-source.ts';
import { requestLanguage } from '../../http/error-response.ts';
import type { InboxQuery } from '../../services/messages/inbox.ts';
import type { Services } from '../../services/services.ts';
import type { StoredMessage } from '../../store/messages/message-row.ts';
import { createCsvHeaders } from '../csv.ts';
import { writeCsv } from './message-csv.ts';
import { parsePaging, toWirePage, type WirePage } from '../input/query.ts';
import { getInboxText } from '../dashboard-texts.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';

export type WireMessagePage = WirePage<'messages', WireMessage> & { unread: number };

/** Routes for the messages of visitors, for superadmins. */
export function createInboxRoutes({ inbox, site }: Services): Hono<Identified> {
  const toWire = (message: StoredMessage) => toWireMessage(message, inbox.canMail);

  /**
   * Returns a whole message with the link for a reply: by mail in the language of its sender, or by phone where they
   * gave no email address.
   */
  const toWholeWire = async (message: StoredMessage): Promise<WireWholeMessage> => {
    const { name, email, body, language, kind, details } = message;
    if (email === '') return { ...toWire(message), message: body, reply: phoneAddress(details['phone'] ?? '') };
    const reply = replyAddress({
      email,
      subject: getInboxText(language, `reply.${kind}`, {
        site: readIn((await site.settings()).name.short, language).text,
      }),
      intro: getInboxText(language, 'reply.intro', { name }),
      body,
    });
    return { ...toWire(message), message: body, reply };
  };

  return new Hono<Identified>()
    .get('/', async (c) => {
      const { found, unread } = await inbox.list(c.get('viewer'), parsePaging(c.req.url), inboxQuery(c));
      return c.json({ ...toWirePage('messages', found, toWire), unread } satisfies WireMessagePage);
    })
    .get('/export', async (c) => {
      const messages = await inbox.exportAll(c.get('viewer'), inboxQuery(c), getRequestSource(c));
      return c.body(writeCsv(messages, requestLanguage(c.req.url)), 200, createCsvHeaders('messages'));
    })
    .get('/:id', async (c) => c.json(await toWholeWire(await inbox.get(c.get('viewer'), c.req.param('id')))))
    .put('/:id', async (c) => {
      const { texts } = await readForm(c, bodyLimits.staffForm);
      return c.json(await toWholeWire(await inbox.move(c.get('viewer'), c.req.param('id'), texts['state'])));
    })
    .post('/:id/mail', async (c) => c.json(await toWholeWire(await inbox.mail(c.get('viewer'), c.req.param('id')))))
    .post('/:id/restore', async (c) =>
      c.json(await toWholeWire(await inbox.restore(c.get('viewer'), c.req.param('id')))),
    )
    .delete('/:id', async (c) => {
      await inbox.remove(c.get('viewer'), c.req.param('id'), getRequestSource(c));
      return c.json({ _id: c.req.param('id') });
    });
}

export type WireMessage = ReturnType<typeof toWireMessage>;
/** `reply` is a `mailto:` address that begins a reply; without an email address, a `tel:` address. */
export type WireWholeMessage = WireMessage & { message: string; reply: string };

/** A message in a list, with its beginning. `canTry`: it was not mailed and could be. */
function toWireMessage({ id, body, mail, deletedAt, state, ...message }: StoredMessage, canMail: boolean) {
  return {
    _id: id,
    state,
    ...message,
    // Cut first: only the beginning of a long message is needed.
    excerpt: body.slice(0, 1_000).replace(/\s+/g, ' ').slice(0, 160),
    mail: { ...mail, canTry: canMail && deletedAt === null && (mail.state === 'off' || mail.state === 'failed') },
    deletedAt,
  };
}

/** Reads the filters of the list; unknown values are ignored, as in the lists of content. */
function inboxQuery(c: Context): InboxQuery {
  const { state, kind, q } = c.req.query();
  const known = messageKinds.find((name) => name === kind);
  return {
    ...(state === 'deleted' || isMessageState(state) ? { state } : {}),
    ...(known ? { kind: known } : {}),
    ...(q ? { search: q.slice(0, 200) } : {}),
  };
}
