/** `/.well-known/security.txt` (RFC 9116). */
import { expect, it } from 'vitest';
import { singleId } from '../../domain/model/define.ts';
import { openTestApp } from '../setup/api/app.ts';

const path = '/.well-known/security.txt';

it('names the contact, an expiry within a year and the languages, but no address of its own', async () => {
  const site = await openTestApp('sqlite');
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const { contact } = await site.services.site.settings();
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(response.text) ?? [];
  expect(response.text).toBe(
    `Contact: mailto:${contact.email}\nExpires: ${expires}\nPreferred-Languages: en, so, ar\n`,
  );
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
  expect((await site.visit().get(path, { headers: { host: 'evil.example' } })).text).not.toContain('evil');

  const superadmin = await site.signIn('superadmin');
  expect((await superadmin.send('PUT', `/api/contact/${singleId}`, { email: 'safety@nuur.example' })).status).toBe(200);
  expect((await site.get(path)).text).toMatch(/^Contact: mailto:safety@nuur\.example\n/);
  await site.close();
});

it('names its canonical address under PUBLIC_URL', async () => {
  const site = await openTestApp('sqlite', { environment: { PUBLIC_URL: 'https://nuur.example' } });
  expect((await site.get(path)).text).toMatch(/^Canonical: https:\/\/nuur\.example\/\.well-known\/security\.txt$/m);
  await site.close();
});
