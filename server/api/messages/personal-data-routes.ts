import { Hono } from 'hono';
import { requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { Identified } from '../../http/identify.ts';
import { requestLanguage } from '../../http/error-response.ts';
import { getRequestSource } from '../../http/request-source.ts';
import type { FoundPersonalData, PersonalDataService } from '../../services/messages/personal-data.ts';
import type { StoredMessage } from '../../store/messages/message-row.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';
import { writePersonalDataPage } from './write-personal-data-page.ts';

/**
 * Routes for a visitor's personal data, for superadmins. All are POST, so that neither addresses nor proxy logs contain
 * the search. An export is JSON, or with `as: 'page'` a file for people to read.
 */
export function createPersonalDataRoutes(personalData: PersonalDataService): Hono<Identified> {
  return new Hono<Identified>()
    .post('/find', async (c) => {
      requireSuperadmin(c.get('viewer'));
      const { texts } = await readForm(c, bodyLimits.visitorForm);
      return c.json(toWire(await personalData.find(c.get('viewer'), texts['q'])));
    })
    .post('/export', async (c) => {
      requireSuperadmin(c.get('viewer'));
      const { texts } = await readForm(c, bodyLimits.visitorForm);
      const messages = await personalData.export(c.get('viewer'), texts['q'], readIds(texts), getRequestSource(c));
      const exportedAt = new Date().toISOString();
      const day = exportedAt.slice(0, 10);
      if (texts['as'] === 'page')
        return c.body(writePersonalDataPage(messages, exportedAt, requestLanguage(c.req.url)), 200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Disposition': `attachment; filename="personal-data-${day}.html"`,
          // In case a browser shows it all the same.
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        });
      const file = { exportedAt, messages: messages.map(toExport) };
      return c.body(JSON.stringify(file, null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="personal-data-${day}.json"`,
      });
    })
    .post('/erase', async (c) => {
      requireSuperadmin(c.get('viewer'));
      const { texts } = await readForm(c, bodyLimits.visitorForm);
      return c.json(await personalData.erase(c.get('viewer'), texts['q'], readIds(texts), getRequestSource(c)));
    });
}

/** Ids separated by spaces. */
const readIds = (texts: Readonly<Record<string, string>>) => (texts['ids'] ?? '').split(' ').filter(Boolean);

export type WirePersonalData = ReturnType<typeof toWire>;

function toWire({ messages, mentions, ...found }: FoundPersonalData) {
  return { ...found, messages: messages.map(toWireMessage), mentions: mentions.map(toWireMessage) };
}

export type WirePersonMessage = ReturnType<typeof toWireMessage>;

function toWireMessage({ id, kind, state, name, email, details, body, createdAt, deletedAt }: StoredMessage) {
  return {
    _id: id,
    kind,
    state,
    name,
    email,
    phone: details['phone'] ?? '',
    excerpt: body.replace(/\s+/g, ' ').slice(0, 160),
    createdAt,
    deletedAt,
  };
}

/** Everything that the person sent, without what staff recorded about it. */
function toExport({ kind, name, email, details, body, language, createdAt }: StoredMessage) {
  return { receivedAt: createdAt, form: kind, language, name, email, ...details, message: body };
}
