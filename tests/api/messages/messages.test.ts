import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type TestApp } from '../../setup/api/app.ts';
import { membershipForm } from '../../../domain/messages/message.ts';
import { decodeMail, startSmtp } from '../../setup/programs/smtp.ts';

const address = '/api/v1.0/email/send-form';
const identifiers = {
  service_id: 'service_minbar',
  template_id: 'template_contact',
  user_id: 'public',
  lib_version: '3.2.0',
};
const filled = { name: 'Khadra Abdi', email: 'khadra@example.org', message: 'When does the evening circle begin?' };

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe.each(dialects)('the send-form endpoint over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  afterAll(() => site.close());
  const stored = () => site.db.selectFrom('messages').selectAll().orderBy('created_at').execute();

  it('stores a message of the specified client', async () => {
    const response = await site.app.request(`${address}?lang=so`, {
      method: 'POST',
      body: form({ ...identifiers, ...filled }),
    });
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(await stored()).toMatchObject([
      {
        kind: 'contact',
        name: filled.name,
        email: filled.email,
        body: filled.message,
        language: 'so',
        mail_state: 'off',
      },
    ]);
  });

  it('stores the text as typed, including markup, without what reorders text', async () => {
    const message = '<script>alert(1)</script> abc\n\nالسلام عليكم';
    const body = form({ ...filled, message: message.replace('abc', '\u202eab\u2067c') });
    await site.app.request(address, { method: 'POST', body });
    expect((await stored()).map((row) => row.body)).toContain(message);
  });

  it('removes control characters from a message, and refuses one that cannot be seen', async () => {
    const response = await site.app.request(address, {
      method: 'POST',
      body: form({ ...filled, name: 'No\u0000body', message: 'a\u0000\u001b[31mb' }),
    });
    expect(response.status).toBe(200);
    expect(await stored()).toContainEqual(expect.objectContaining({ name: 'Nobody', body: 'a[31mb' }));
    const unseen = form({ ...filled, message: '\u200b\n\u2060\u00ad' });
    expect((await site.app.request(address, { method: 'POST', body: unseen })).status).toBe(400);
  });

  it('removes control characters, and those that reorder text, from a name, a city and a phone number', async () => {
    const lines = { name: 'Hi\u001bbo \u202eodaN', phone: '+252\u0007 63 4123456' };
    await site.app.request(address, { method: 'POST', body: form({ ...filled, ...lines }) });
    const city = 'Bur\u0085co\u2066 \u200fبرعو';
    await site.services.messages.receive(membershipForm, { ...lines, city, message: '' }, 'en', '203.0.113.1');
    const found = (await stored()).filter(({ name }) => name === 'Hibo odaN');
    expect(found.map(({ details }) => JSON.parse(details))).toEqual([
      { phone: '+252 63 4123456' },
      { phone: '+252 63 4123456', city: 'Bur co \u200fبرعو' },
    ]);
  });

  it.each(['\u200b\u2060', '\u3164', '\u200e\u061c', '\u202e\u2066', '\u2800\ufffc', '\u{1d159}\u0301'])(
    'needs a name that can be seen: %j',
    async (name) => {
      const response = await site.app.request(address, { method: 'POST', body: form({ ...filled, name }) });
      expect([response.status, (await stored()).filter((message) => message.name === name)]).toEqual([400, []]);
    },
  );

  it('joins the lines of a name, a city and a phone number, and keeps those of the message', async () => {
    const lines = { name: 'Sahra\r\nBcc: x@example.org', phone: '+252 63\n4123456' };
    const message = 'One\nTwo';
    await site.app.request(address, { method: 'POST', body: form({ ...filled, ...lines, message }) });
    await site.services.messages.receive(
      membershipForm,
      { ...lines, city: 'Hargeisa\n\nBurco', message },
      'en',
      '203.0.113.1',
    );
    const found = (await stored()).filter(({ name }) => name === 'Sahra Bcc: x@example.org');
    expect(found.map(({ kind, body, details }) => [kind, body, JSON.parse(details)])).toEqual([
      ['contact', message, { phone: '+252 63 4123456' }],
      ['membership', message, { phone: '+252 63 4123456', city: 'Hargeisa Burco' }],
    ]);
    const twoAddresses = form({ ...filled, email: 'a@example.org\nb@example.org' });
    expect((await site.app.request(address, { method: 'POST', body: twoAddresses })).status).toBe(400);
  });

  it('accepts a phone number instead of an email address', async () => {
    const response = await site.app.request(address, {
      method: 'POST',
      body: form({ ...filled, name: 'Cabdi', email: '', phone: '٠٦٣ ٤١٢٣٤٥٦' }),
    });
    expect(response.status).toBe(200);
    const storedMessage = (await stored()).find(({ name }) => name === 'Cabdi');
    expect([storedMessage?.email, JSON.parse(storedMessage?.details ?? '{}')]).toEqual(['', { phone: '٠٦٣ ٤١٢٣٤٥٦' }]);
  });

  it.each([
    ['name', { name: ' ' }, 'Please fill in this field.'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address.'],
    ['email', { email: 'a@b' }, 'Please enter a valid email address.'],
    ['email', { email: '', phone: ' ' }, 'Please enter your email or your phone number.'],
    ['phone', { phone: 'call me' }, 'Please enter a phone number, such as +252 63 4000000.'],
    ['email', { email: 'nobody', phone: '063 4123456' }, 'Please enter a valid email address.'],
    ['message', { message: '' }, 'Please fill in this field.'],
    ['message', { message: 'x'.repeat(10_001) }, 'This text is too long: at most 10000 characters.'],
  ])('refuses a wrong %s and stores nothing', async (field, change, problem) => {
    const before = (await stored()).length;
    const response = await site.app.request(address, { method: 'POST', body: form({ ...filled, ...change }) });
    expect(response.status).toBe(400);
    const body = (await response.json()) as { code: string; fields: Record<string, string> };
    expect(body.code).toBe('invalid_fields');
    expect(body.fields).toEqual({ [field]: problem });
    expect(await stored()).toHaveLength(before);
  });

  it('refuses a form from another website and one that is too large', async () => {
    const before = (await stored()).length;
    const foreign = await site.app.request(address, {
      method: 'POST',
      body: form(filled),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
    const large = await site.app.request(address, {
      method: 'POST',
      body: form({ ...filled, message: 'x'.repeat(200_000) }),
    });
    expect(large.status).toBe(413);
    expect(await stored()).toHaveLength(before);
  });

  it('stores a message once that is sent again because its sender got no response', async () => {
    const fields = { ...filled, name: 'Sent again', message: 'Is the library open on Friday?' };
    const send = async (more = {}) =>
      (await site.app.request(address, { method: 'POST', body: form({ ...fields, ...more }) })).status;
    const found = async () => (await stored()).filter(({ name }) => name === fields.name).length;
    expect([await send(), await send(), await found()]).toEqual([200, 200, 1]);
    expect([await send({ message: 'Is it open on Saturday?' }), await found()]).toEqual([200, 2]);
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 11 * 60_000);
    expect([await send(), await found()]).toEqual([200, 3]);
    site.clock.now = before;
  });
});

describe('mailing received messages', () => {
  it('mails a copy whose replies go to the visitor', async () => {
    const smtp = await startSmtp();
    const site = await openTestApp('sqlite', { environment: { SMTP_URL: smtp.url } });
    await site.app.request(address, { method: 'POST', body: form(filled) });
    const [mail] = await smtp.waitForMessages(1);
    expect(mail?.raw).toContain('Reply-To: Khadra Abdi <khadra@example.org>');
    expect(mail?.raw).toContain('When does the evening circle begin?');
    await expect
      .poll(() => site.db.selectFrom('messages').select('mail_state').executeTakeFirst())
      .toEqual({ mail_state: 'sent' });
    await site.close();
    await smtp.stop();
  });

  it('writes no line of a name into a header', async () => {
    const smtp = await startSmtp();
    const site = await openTestApp('sqlite', { environment: { SMTP_URL: smtp.url } });
    const name = 'Sahra\nBcc: x@example.org';
    await site.app.request(address, { method: 'POST', body: form({ ...filled, name }) });
    const [mail] = await smtp.waitForMessages(1);
    expect(mail?.to).not.toContain('x@example.org');
    expect(mail?.raw.split('\r\n\r\n')[0]).not.toMatch(/=0A|^Bcc:/im);
    expect(decodeMail(mail!.raw)).toContain('Sahra Bcc: x@example.org');
    await site.close();
    await smtp.stop();
  });

  it('mails a message that has a phone number only', async () => {
    const smtp = await startSmtp();
    const site = await openTestApp('sqlite', { environment: { SMTP_URL: smtp.url } });
    await site.app.request(address, { method: 'POST', body: form({ ...filled, email: '', phone: '+252 63 4123456' }) });
    const [mail] = await smtp.waitForMessages(1);
    expect(mail?.raw).not.toContain('Reply-To');
    expect(mail?.raw).toContain('Phone: +252 63 4123456');
    expect(mail?.raw).not.toContain('Email:');
    await site.close();
    await smtp.stop();
  });

  it('loses nothing while the mail server is down, and sends it later', async () => {
    const smtp = await startSmtp();
    smtp.refuse('messages');
    const site = await openTestApp('sqlite', { environment: { SMTP_URL: smtp.url } });
    const response = await site.app.request(address, { method: 'POST', body: form(filled) });
    expect(response.status).toBe(200);
    await expect
      .poll(() => site.db.selectFrom('messages').select('mail_state').executeTakeFirst())
      .toEqual({ mail_state: 'failed' });
    smtp.refuse(null);
    site.advance(60_000);
    await site.app.request(address, { method: 'POST', body: form({ ...filled, name: 'Second' }) });
    await smtp.waitForMessages(2);
    await expect
      .poll(() => site.db.selectFrom('messages').select('mail_state').execute())
      .toEqual([{ mail_state: 'sent' }, { mail_state: 'sent' }]);
    await site.close();
    await smtp.stop();
  });
});
