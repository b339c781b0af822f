/** Mailed copies of messages: failures, spam that is held back, and retries that staff request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf, type Json } from '../../setup/api/client.ts';
import { startSmtp, type TestSmtp } from '../../setup/programs/smtp.ts';

const [minute, hour] = [60_000, 3_600_000];
/** The mail server may be slow on a busy machine. */
const pollOptions = { timeout: 8_000 };
const filled = { name: 'Khadra Abdi', email: 'khadra@example.org', message: 'When does the evening circle begin?' };

describe.each(dialects)('mail of the inbox over %s', (dialect) => {
  let smtp: TestSmtp;
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    smtp = await startSmtp();
    site = await openTestApp(dialect, { environment: { SMTP_URL: smtp.url } });
    staff = await site.signIn('superadmin');
  });
  afterAll(async () => {
    await site.close();
    await smtp.stop();
  });
  const send = (fields: Record<string, string>) =>
    site.visit().send('POST', '/api/v1.0/email/send-form', formOf({ ...filled, ...fields }));
  const found = async (name: string) =>
    entries(await staff.get(`/api/messages?q=${name}`), 'messages').concat(
      entries(await staff.get(`/api/messages?q=${name}&state=spam`), 'messages'),
    )[0] as Json & { _id: string; mail: Json };

  it('reports a failed mail, waits longer after each try, and tries at once when staff request it', async () => {
    smtp.refuse('messages');
    await send({ name: 'Failing' });
    const after = (minutes: number) => new Date(site.clock.now.getTime() + minutes * minute).toISOString();
    await expect
      .poll(async () => (await found('failing')).mail, pollOptions)
      .toEqual({ state: 'failed', tries: 1, nextAt: after(1), canTry: true });
    const path = `/api/messages/${(await found('failing'))._id}`;
    expect((await staff.send('POST', `${path}/mail`)).json).toMatchObject({ mail: { nextAt: null } });
    await expect
      .poll(async () => (await found('failing')).mail, pollOptions)
      .toEqual({ state: 'failed', tries: 2, nextAt: after(2), canTry: true });
    smtp.refuse(null);
    await staff.send('POST', `${path}/mail`);
    await smtp.waitForMessages(1);
    await expect
      .poll(async () => (await found('failing')).mail, pollOptions)
      .toEqual({ state: 'sent', tries: 3, nextAt: null, canTry: false });
    // A message that was mailed is not mailed again.
    expect((await staff.send('POST', `${path}/mail`)).json).toMatchObject({ mail: { state: 'sent' } });
  });

  it('writes the mail around a message in the language of its sender', async () => {
    await site.visit().send('POST', '/api/v1.0/email/send-form?lang=so', formOf({ ...filled, name: 'Sahra' }));
    await expect
      .poll(
        () => smtp.messages.map(({ raw }) => raw).find((raw) => raw.includes('Subject: Farriin ka timid Sahra')),
        pollOptions,
      )
      .toContain(`Iimayl: ${filled.email}`);
  });

  it('has no encoded words of a name in its head', async () => {
    const before = smtp.messages.length;
    await send({ name: 'Ali =?utf-8?b?U3VwZXJhZG1pbg==?=' });
    await smtp.waitForMessages(before + 1);
    const head = smtp.messages.at(-1)!.raw.split(/\r?\n\r?\n/)[0]!;
    expect(head).toContain('Subject: Message from Ali = ?utf-8?b?U3VwZXJhZG1pbg== ?=');
    expect(head).not.toContain('=?');
  });

  it('mails spam once when staff mark it as not spam', async () => {
    const before = smtp.messages.length;
    await send({ name: 'Hasty', seconds: '0.5' });
    const path = `/api/messages/${(await found('hasty'))._id}`;
    expect((await staff.send('POST', `${path}/mail`)).json['code']).toBe('mail_held');
    await staff.send('PUT', path, { state: 'read' });
    await expect.poll(async () => (await found('hasty')).mail['state'], pollOptions).toBe('sent');
    await staff.send('PUT', path, { state: 'spam' });
    await staff.send('PUT', path, { state: 'new' });
    expect((await found('hasty')).mail['state']).toBe('sent');
    await send({ name: 'After' });
    await expect.poll(async () => (await found('after')).mail['state'], pollOptions).toBe('sent');
    expect(smtp.messages.slice(before).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())).toEqual([
      'Message from Hasty',
      'Message from After',
    ]);
  });

  it('does not mail a message in the trash until it is restored', async () => {
    smtp.refuse('messages');
    await send({ name: 'Regret' });
    await expect.poll(async () => (await found('regret')).mail['state'], pollOptions).toBe('failed');
    const { _id } = await found('regret');
    await staff.send('DELETE', `/api/messages/${_id}`);
    smtp.refuse(null);
    const before = smtp.messages.length;
    site.advance(hour);
    await send({ name: 'Wakening' });
    await expect.poll(async () => (await found('wakening')).mail['state'], pollOptions).toBe('sent');
    expect(smtp.messages).toHaveLength(before + 1);
    await staff.send('POST', `/api/messages/${_id}/restore`);
    await expect.poll(async () => (await found('regret')).mail['state'], pollOptions).toBe('sent');
  });
});

it('mails at most 30 messages at once and then one in two minutes, and keeps the rest waiting', async () => {
  const smtp = await startSmtp();
  const site = await openTestApp('sqlite', { environment: { SMTP_URL: smtp.url } });
  for (let n = 0; n < 40; n += 1)
    await site.visit().send('POST', '/api/v1.0/email/send-form', formOf({ ...filled, name: `Ayan ${n}` }), {
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
    });
  const states = async () =>
    (await site.db.selectFrom('messages').select('mail_state').execute()).map((row) => row.mail_state);
  await expect.poll(async () => (await states()).filter((state) => state === 'sent').length, pollOptions).toBe(30);
  expect((await states()).filter((state) => state === 'waiting')).toHaveLength(10);
  site.advance(20 * minute);
  await site.visit().send('POST', '/api/v1.0/email/send-form', formOf({ ...filled, name: 'Last' }));
  await expect.poll(async () => (await states()).filter((state) => state === 'sent').length, pollOptions).toBe(40);
  expect(smtp.messages).toHaveLength(40);
  await site.close();
  await smtp.stop();
});

it('mails a message within two minutes after a flood from one network', async () => {
  const smtp = await startSmtp();
  const site = await openTestApp('sqlite', { environment: { SMTP_URL: smtp.url } });
  const send = (name: string, address: string) =>
    site
      .visit()
      .send('POST', '/api/v1.0/email/send-form', formOf({ ...filled, name, message: `Hello from ${address}` }), {
        headers: { 'x-forwarded-for': address },
      });
  const namesOf = async (state: 'sent' | 'waiting') =>
    (await site.db.selectFrom('messages').select('name').where('mail_state', '=', state).execute()).map(
      ({ name }) => name,
    );
  for (let n = 0; n < 60; n += 1) await send('Bot', `203.0.113.${n}`);
  await expect.poll(async () => (await namesOf('sent')).length, pollOptions).toBe(30);
  site.advance(2 * minute);
  await send('Ayan', '197.231.202.8');
  await expect.poll(() => namesOf('sent'), pollOptions).toContain('Ayan');
  expect((await namesOf('waiting')).length).toBeGreaterThan(10);
  await site.close();
  await smtp.stop();
});

it('refuses with a reason to mail a message when no mail is set up', async () => {
  const site = await openTestApp('sqlite');
  const staff = await site.signIn('superadmin');
  await site.visit().send('POST', '/api/v1.0/email/send-form', formOf(filled));
  const { _id } = entries(await staff.get('/api/messages'), 'messages')[0] as Json & { _id: string };
  const { status, json } = await staff.send('POST', `/api/messages/${_id}/mail`);
  expect([status, json['code']]).toEqual([409, 'mail_not_set_up']);
  await site.close();
});
