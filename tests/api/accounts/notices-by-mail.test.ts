/** Security notices by mail: to whom, in which language, and when the mail server refuses them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeEvents } from '../../../domain/people/notice.ts';
import { openTestApp, testPassword, type TestApp } from '../../setup/api/app.ts';
import type { Client, Json } from '../../setup/api/client.ts';
import { decodeMail, startSmtp, type TestSmtp } from '../../setup/programs/smtp.ts';

const laptop = {
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0', 'x-forwarded-for': '203.0.113.9' },
};
const phone = {
  headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile', 'x-forwarded-for': '198.51.100.7' },
};

const list = async (client: Client) => (await client.get('/api/users/notices')).json['notices'] as Json[];

describe('notices by mail', () => {
  let site: TestApp;
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    site = await openTestApp('sqlite', { environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://nuur.example' } });
  });
  beforeEach(() => {
    smtp.messages.length = 0;
  });
  afterAll(async () => {
    await site.close();
    await smtp.stop();
  });

  it('go to the old and the new address when the address changes', async () => {
    const superadmin = await site.signIn('superadmin');
    const { id } = await site.addUser({ name: 'Hodan "H"\r\nBcc: y@elsewhere.example', email: 'hodan@example.org' });
    await superadmin.send('PUT', `/api/users/${id}`, { email: 'hodan@elsewhere.example' });
    const mails = await smtp.waitForMessages(2);
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(['hodan@elsewhere.example', 'hodan@example.org']);
    for (const { raw } of mails) {
      expect(decodeMail(raw)).toContain('was changed from hodan@example.org to hodan@elsewhere.example');
      expect(decodeMail(raw)).toContain('https://nuur.example/dashboard/profile');
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
      expect(raw).not.toMatch(/text\/html/i);
    }
  });

  it("are in the language of the person's last sign-in, and name the device", async () => {
    const person = await site.addUser({ email: 'amina@example.org' });
    await site
      .visit()
      .send('POST', '/api/users/login?lang=so', { email: person.email, password: testPassword }, laptop);
    await site
      .visit()
      .send(
        'POST',
        '/api/users/login?lang=so',
        { email: person.email, password: testPassword },
        { headers: { ...phone.headers, 'user-agent': `${phone.headers['user-agent']}\t<b>` } },
      );
    const [mail] = await smtp.waitForMessages(1);
    const text = decodeMail(mail!.raw);
    expect(text).toContain('ka soo galay qalab aan hore loo isticmaalin');
    expect(text).toContain('Qalabka: Chrome, Android');
    expect(text).toContain('Cinwaanka: 198.51.100.7');
    expect(text).toContain('2026-11-20 11:00 (UTC+3)');
    expect(text).toContain('https://nuur.example/dashboard/profile?lang=so');
  });

  it.each(['en', 'so', 'ar'] as const)('have a text for every event in %s', async (lang) => {
    const person = await site.addUser({ email: `every-${lang}@example.org` });
    await site.visit().send('POST', `/api/users/login?lang=${lang}`, { email: person.email, password: testPassword });
    for (const event of noticeEvents)
      await site.services.notices.notify(
        person,
        event,
        { address: 'not an address\r\nX: y', device: '' },
        { from: 'admin', to: 'superadmin', by: 'Khadra' },
      );
    const mails = await smtp.waitForMessages(noticeEvents.length);
    const texts = mails.map(({ raw }) => decodeMail(raw));
    expect(new Set(texts.map((text) => /^Subject: .*(?:\r\n[ \t].*)*/m.exec(text)?.[0])).size).toBe(
      noticeEvents.length,
    );
    for (const text of texts) expect(text).not.toMatch(/undefined|not an address/);
  });

  it('are at most five at once about one event of a person, then one every ten minutes', async () => {
    const [person, other] = [await site.addUser({ name: 'Hodan' }), await site.addUser({ name: 'Ali' })];
    const client = await site.signIn(person);
    for (let n = 0; n < 8; n += 1)
      expect(
        (await client.send('PUT', '/api/users/profile', { name: 'Hodan', password: `a wholly new lamp ${n}` })).status,
      ).toBe(200);
    const source = { address: '', device: '' };
    await site.services.notices.notify(person, 'factor_added', source);
    await site.services.notices.notify(other, 'password_changed', source);
    const countTo = async (email: string, total: number) =>
      (await smtp.waitForMessages(total)).filter(({ to }) => to.includes(email)).length;
    expect([await countTo(person.email, 7), await countTo(other.email, 7)]).toEqual([6, 1]);
    // The dashboard shows them all.
    const elsewhere = await site.signIn({ email: person.email, password: 'a wholly new lamp 7' });
    expect((await list(elsewhere)).filter(({ event }) => event === 'password_changed')).toHaveLength(8);
    site.advance(10 * 60_000);
    for (let n = 0; n < 2; n += 1) await site.services.notices.notify(person, 'password_changed', source);
    await site.services.notices.notify(other, 'factor_added', source);
    expect([await countTo(person.email, 9), await countTo(other.email, 9)]).toEqual([7, 2]);
    expect(smtp.messages).toHaveLength(9);
  });

  it('do not prevent a sign-in when the mail server refuses them', async () => {
    smtp.refuse('messages');
    const person = await site.addUser();
    await site.visit().login(person.email, testPassword, laptop);
    const client = site.visit();
    expect((await client.login(person.email, testPassword, phone)).status).toBe(200);
    expect(await list(await site.signIn(person))).toHaveLength(1);
    smtp.refuse(null);
  });
});
