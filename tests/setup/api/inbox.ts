/** Messages of visitors, and the inbox in which staff read them. */
import type { StaffClient, TestApp } from './app.ts';
import { entries, formOf, type ApiResponse, type Json } from './client.ts';

/** What a visitor fills in. */
export const filledForm = {
  name: 'Khadra Abdi',
  email: 'khadra@example.org',
  message: 'When does the evening circle begin?',
};

/** Shortly before the daily key of addresses changes. */
export const inboxStart = new Date('2026-11-20T23:30:00.000Z');

/** Moves the clock to `inboxStart`, and removes all messages and limits. */
export async function emptyInbox(site: TestApp): Promise<void> {
  site.clock.now = inboxStart;
  await site.db.deleteFrom('messages').execute();
  await site.db.deleteFrom('rate_limits').execute();
}

/** Sends the contact form as a visitor, a second later. */
export async function sendMessage(
  site: TestApp,
  fields: Record<string, string> = {},
  address = '127.0.0.1',
  lang = 'en',
): Promise<ApiResponse> {
  site.advance(1_000);
  return site.visit().send('POST', `/api/v1.0/email/send-form?lang=${lang}`, formOf({ ...filledForm, ...fields }), {
    headers: { 'x-forwarded-for': address },
  });
}

/** Returns a page of the inbox. */
export const listMessages = async (staff: StaffClient, query = ''): Promise<Json> =>
  (await staff.get(`/api/messages${query}`)).json;

/** Returns the senders on a page of the inbox. */
export const senderNames = async (staff: StaffClient, query = ''): Promise<unknown[]> =>
  entries(await staff.get(`/api/messages${query}`), 'messages').map((message) => message['name']);

/** Returns the first message on a page of the inbox. */
export const newestMessage = async (staff: StaffClient, query = ''): Promise<Json & { _id: string }> =>
  entries(await staff.get(`/api/messages${query}`), 'messages')[0] as Json & { _id: string };
