/** Requests whose text once made the server compute for seconds or hours: each must be served at once, or refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import type { Client } from '../setup/api/client.ts';
import { threadTime } from '../setup/thread-time.ts';
import { allowOnThisMachine } from '../setup/slow-machine.ts';

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
        visitor.send('POST', '/api/v1.0/email/send-form', {
          name: 'Amina',
          email: 'a@example.org',
          message: `a${marks}`,
        }),
      200,
    ],
    ['as a text', () => superadmin.send('POST', '/api/articles', { Title: 'Title', Content: marks.repeat(3) }), 201],
    ['as a search', () => superadmin.get(`/api/news?all=1&q=${encodeURIComponent(marks)}`), 200],
  ])('are handled within a second %s', async (_name, send, status) => {
    const start = threadTime();
    expect((await send()).status).toBe(status);
    expect(threadTime() - start).toBeLessThan(most);
  });

  it.each<[string, unknown, number]>([
    ['a text', 'a'.repeat(65_000), 400],
    ['an array', Array.from({ length: 15_000 }, () => ''), 400],
    ['a text of each letter', { so: 'a'.repeat(65_000) }, 400],
    ['an array of each letter', { so: Array.from({ length: 15_000 }, () => '') }, 400],
    ['many fields', { so: Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`f${at}`, ''])) }, 400],
    ['many languages', Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`l${at}`, { name: '' }])), 400],
  ])('makes no field of each part of translations that are %s', async (_name, translations, status) => {
    const start = threadTime();
    for (let times = 0; times < 20; times += 1)
      expect((await visitor.send('POST', '/api/v1.0/email/send-form', { translations })).status).toBe(status);
    // Before, each took some 70 ms.
    expect((threadTime() - start) / 20).toBeLessThan(allowOnThisMachine(20));
  });

  it('refuses an order of more ids than a database accepts', async () => {
    const ids = Array.from({ length: 36_000 }, (_, index) => index.toString(16).padStart(24, '0'));
    expect((await superadmin.send('PUT', '/api/goals/order', { ids })).status).toBe(400);
  });
});
