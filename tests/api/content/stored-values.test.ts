/** Whatever people send is refused, or stored so that a backup with it can be restored. */
import { isLocalizedText } from '../../../domain/fields/text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastDay } from '../../../domain/fields/date.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { getWireName } from '../../../domain/model/wire.ts';
import { singleId } from '../../../domain/model/define.ts';
import { allTypes } from '../../../domain/site/index.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { createDevice } from '../../setup/api/authenticator.ts';
import { formOf, type Json } from '../../setup/api/client.ts';
import { addApp } from '../../setup/api/factors.ts';
import { fileOf, twoColours } from '../../setup/samples.ts';

const odd = [
  'a\u0000b',
  'a\nb\rc\u2028d',
  '\ud800',
  '../..\\x/y',
  '"<>|?*:',
  'x'.repeat(300),
  '٣',
  'HTTPS://EXAMPLE.ORG/',
  'Https://t.me/x',
  'Https://youtu.be/abcdefghijk',
  'Https://www.facebook.com/x',
  'A@B.CO',
  '+252634567890',
  '2026-01-01',
  '9999-12-31T23:59:59Z',
  '1900-01-01',
  'ongoing',
  'not Started',
  '🇸🇴',
  '0050',
];

/** Returns the longest text that a field accepts; short ones of letters that search unfolds to eighteen. */
function longest(field: Field): string {
  switch (field.kind) {
    case 'text':
      if (field.format === 'email') return longestEmail;
      if (field.format === 'phone') return `+1${'--2'.repeat(12)}`;
      if (field.pattern) return 'aqz-KE-bpKQ';
      return (field.max > 1000 ? 'x' : 'ﷺ').repeat(field.max);
    case 'date':
      return lastDay;
    case 'number':
      return String(field.max);
    case 'choice':
      return field.values.at(-1)!;
    case 'link': {
      const start = `https://${field.hosts?.[0] ?? 'example.org'}/`;
      return start + 'a'.repeat(field.max - start.length);
    }
    default:
      return '';
  }
}
const longestEmail = `${'a'.repeat(254 - 12)}@example.org`;

describe.each(dialects)('odd values, over %s', (dialect) => {
  let site: TestApp;
  let owner: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    owner = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  it.each(allTypes.map((type) => [type.name, type] as const))(
    'in %s',
    async (name, type) => {
      const created = type.single ? undefined : String((await owner.send('POST', `/api/${name}`)).json['_id']);
      const address = created ? `/api/${name}/${created}?draft=1` : `/api/${name}/${singleId}`;
      for (const [key, field] of Object.entries(type.fields)) {
        const wire = getWireName(key, field);
        const names = field.kind === 'picture' ? [`${wire}.alt`] : field.kind === 'document' ? [] : [wire];
        for (const text of odd)
          for (const each of names)
            expect((await owner.send('PUT', address, { [each]: text })).status).toBeLessThan(500);
      }
      await site.requireRestorable();
    },
    60_000,
  );

  it('in files, names, forms, sign-ins, addresses and invitations', async () => {
    const admin = await site.signIn('admin');
    const upload = formOf({ file: fileOf(await twoColours(40, 30).png().toBuffer(), 'a.png', 'image/png'), alt: 'x' });
    const file = String((await owner.send('POST', '/api/files', upload)).json['_id']);
    const statuses: number[] = [];
    const note = ({ status }: { status: number }) => void statuses.push(status);
    for (const text of odd) {
      note(await owner.send('PUT', `/api/files/${file}`, { fileName: text, 'alt.so': text }));
      note(await admin.send('PUT', '/api/users/profile', { name: text }));
      note(
        await site.visit().send('POST', '/api/v1.0/email/send-form', {
          name: text,
          email: 'a@example.org',
          phone: text,
          message: text,
        }),
      );
      note(await site.visit().login(`${text}@example.org`, text));
      note(
        await owner.send('POST', '/api/users/invitations', {
          name: text,
          email: `${text}@example.org`,
          role: 'admin',
          language: text,
        }),
      );
      note(await owner.send('PUT', '/api/site-texts/home.latestNews', { en: text }));
      const segment = encodeURIComponent(text.replace('\ud800', ''));
      note(await admin.get(`/api/users/${segment}`));
      note(await admin.send('DELETE', `/api/files/${segment}`));
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { json } = await owner.send('PUT', `/api/files/${file}`, { fileName: 'Report 2025/26.png' });
    expect(json['fileName']).toBe('Report 2025-26.png');
    await site.services.securityLog.flush({ all: true });
    await site.requireRestorable();
  }, 60_000);

  it('as long as every field of every type accepts', async () => {
    for (const type of allTypes) {
      const created = type.single ? singleId : String((await owner.send('POST', `/api/${type.name}`)).json['_id']);
      const texts: Record<string, string> = {};
      for (const [key, field] of Object.entries(type.fields)) {
        const wire = getWireName(key, field);
        if (field.kind === 'picture') texts[`${wire}.alt`] = 'ﷺ'.repeat(300);
        else if (field.kind !== 'document') texts[wire] = longest(field);
        if (isLocalizedText(field))
          texts[`${wire}.so`] = texts[`${wire}.ar`] = field.format === 'markdown' ? 'x' : longest(field);
      }
      const saved = await owner.send('PUT', `/api/${type.name}/${created}${type.single ? '' : '?draft=1'}`, texts);
      expect([type.name, saved.status, saved.json['fields']]).toEqual([type.name, 200, undefined]);
    }
    await site.requireRestorable();
  }, 60_000);

  it('as long as people, files, forms, keys, settings and requests may have them', async () => {
    const statuses: number[] = [];
    const send = async (client: ReturnType<TestApp['visit']>, ...request: Parameters<typeof client.send>) =>
      void statuses.push((await client.send(...request)).status);
    const name = 'ﷺ'.repeat(200);
    const device = { headers: { 'user-agent': 'Ü"\\'.repeat(2_000) } };
    await send(owner, 'POST', '/api/users/invitations', { name, email: longestEmail, role: 'admin', language: 'ar' });
    await send(owner, 'PUT', '/api/users/profile', { name });
    const message = { name, email: longestEmail, phone: `+1${'--2'.repeat(12)}`, message: 'ﷺ'.repeat(10_000) };
    await send(site.visit(), 'POST', '/api/v1.0/email/send-form', message, device);
    await site.visit().login(longestEmail, 'x', device);
    const upload = formOf({ file: fileOf(await twoColours(41, 30).png().toBuffer(), 'ﷺ'.repeat(500)), alt: 'x' });
    const file = String((await owner.send('POST', '/api/files', upload)).json['_id']);
    const alt = 'ﷺ'.repeat(300);
    await send(owner, 'PUT', `/api/files/${file}`, { fileName: 'ﷺ'.repeat(120), alt, 'alt.so': alt, 'alt.ar': alt });
    await send(owner, 'PUT', '/api/site-texts/home.latestNews', { en: 'ﷺ'.repeat(80), ar: '"'.repeat(80) });
    await send(owner, 'PUT', '/api/security-settings', { messageMonths: '120', logDays: '3650' });
    expect(statuses).toEqual([201, 200, 200, 200, 200, 200]);

    const admin = await site.signIn('admin');
    await addApp(admin, site);
    const host = `a_b.${`${'a'.repeat(63)}.`.repeat(3)}${'a'.repeat(260 - 4 - 192)}`;
    for (const address of ['', `http://${host}`]) {
      const path = `${address}/api/users/factors/passkeys`;
      const { json } = await admin.send('POST', `${path}/options`);
      const passkey = createDevice({ origin: address ? `https://${host}` : 'http://localhost' }).create(
        json['options'] as Json,
      );
      const response = passkey['response'] as Json;
      response['transports'] = ['usb', 'smart-card', ...Array.from({ length: 8 }, (_, n) => 'a'.repeat(13 + n))];
      const { challengeId } = json;
      expect((await admin.send('POST', path, { challengeId, name: 'ﷺ'.repeat(60), passkey }, device)).status).toBe(201);
    }
    const { transports } = await site.db.selectFrom('passkeys').select('transports').executeTakeFirstOrThrow();
    expect(transports).toBe('usb,smart-card');
    expect((await admin.send('DELETE', `/api/messages/${'x'.repeat(1_000)}`, undefined, device)).status).toBe(403);
    await site.services.securityLog.flush({ all: true });
    await site.requireRestorable();
  }, 60_000);
});
