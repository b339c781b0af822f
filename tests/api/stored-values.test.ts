/** Whatever people send is refused, or stored so that a backup with it can be restored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireNameOf } from '../../domain/model/wire.ts';
import { singleId } from '../../domain/model/define.ts';
import { allTypes } from '../../domain/site/index.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/app.ts';
import { formOf } from '../setup/client.ts';
import { fileOf, twoColours } from '../setup/samples.ts';

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
  'Https://youtu.be/abcdefgh',
  'Https://www.facebook.com/x',
  'A@B.CO',
  '+252634567890',
  '2026-01-01',
  '9999-12-31T23:59:59Z',
  'ongoing',
  'not Started',
  '🇸🇴',
  '0050',
];

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
        const wire = wireNameOf(key, field);
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
});
