/** Requests whose text once made the server compute for seconds or hours: each must be served at once, or refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type StaffClient, type TestApp } from '../setup/app.ts';
import type { Client } from '../setup/client.ts';
import { threadTime } from '../setup/thread-time.ts';

const marks = '\u0301\u0316'.repeat(15_000);
/** Before the fixes each took from two seconds to minutes. */
const most = 1_000; // milliseconds

describe('very many combining marks', () => {
  let site: TestApp;
  let visitor: Client;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    visitor = site.visit();
    superadmin = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  it.each<[string, () => Promise<{ status: number }>, number]>([
    [
      'as a password',
      () => visitor.send('POST', '/api/users/login', { email: 'a@example.org', password: marks.repeat(10) }),
      413,
    ],
    [
      'as a message',
      () =>
        visitor.send('POST', '/api/v1.0/email/send-form', { name: 'Amina', email: 'a@example.org', message: marks }),
      200,
    ],
    ['as a text', () => superadmin.send('POST', '/api/articles', { Title: 'Title', Content: marks.repeat(3) }), 201],
    ['as a search', () => superadmin.get(`/api/news?all=1&q=${encodeURIComponent(marks)}`), 200],
  ])('are handled within a second %s', async (_name, send, status) => {
    const start = threadTime();
    expect((await send()).status).toBe(status);
    expect(threadTime() - start).toBeLessThan(most);
  });

  it('refuses an order of more ids than a database accepts', async () => {
    const ids = Array.from({ length: 36_000 }, (_, index) => index.toString(16).padStart(24, '0'));
    expect((await superadmin.send('PUT', '/api/goals/order', { ids })).status).toBe(400);
  });
});
