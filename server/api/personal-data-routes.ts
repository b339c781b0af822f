import { Hono } from 'hono';
import type { Identified } from '../http/identify.ts';
import { requestSource } from '../http/request-source.ts';
import type { Found, PersonalDataService } from '../services/personal-data.ts';
import type { StoredMessage } from '../store/message-store.ts';
import { limitBody, maxFormBytes, readForm } from './read-form.ts';

/** What the site knows of a visitor, for superadmins. All by POST: no address and no log of a proxy holds who was looked for. */
export function personalDataRoutes(personalData: PersonalDataService): Hono<Identified> {
  return new Hono<Identified>()
    .post('/find', limitBody(maxFormBytes), async (c) => {
      const { texts } = await readForm(c);
      return c.json(toWire(await personalData.find(c.get('viewer'), texts['q'])));
    })
    .post('/export', limitBody(maxFormBytes), async (c) => {
      const { texts } = await readForm(c);
      const { messages } = await personalData.export(c.get('viewer'), texts['q'], requestSource(c));
      const file = { exportedAt: new Date().toISOString(), messages: messages.map(toExport) };
      const day = file.exportedAt.slice(0, 10);
      return c.body(JSON.stringify(file, null, 2), 200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Disposition': `attachment; filename="personal-data-${day}.json"` });
    })
    .post('/erase', limitBody(maxFormBytes), async (c) => {
      const { texts } = await readForm(c);
      const ids = (texts['ids'] ?? '').split(' ').filter(Boolean);
      return c.json(await personalData.erase(c.get('viewer'), texts['q'], ids, requestSource(c)));
    });
}

function toWire({ messages, mentions, ...found }: Found) {
  return { ...found, messages: messages.map(toWireMessage), mentions: mentions.map(toWireMessage) };
}

function toWireMessage({ id, kind, state, name, email, details, body, createdAt, deletedAt }: StoredMessage) {
  return { _id: id, kind, state, name, email, phone: details['phone'] ?? '', excerpt: body.replace(/\s+/g, ' ').slice(0, 160), createdAt, deletedAt };
}

/** Everything that the person sent, and nothing of what staff thought of it. */
function toExport({ kind, name, email, details, body, language, createdAt }: StoredMessage) {
  return { receivedAt: createdAt, form: kind, language, name, email, ...details, message: body };
}
