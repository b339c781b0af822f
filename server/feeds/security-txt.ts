import { Hono } from 'hono';
import { day } from '../../domain/durations.ts';
import { notFound } from '../../domain/errors.ts';
import { isEmail } from '../../domain/contact/email.ts';
import { languages } from '../../domain/model/localized.ts';
import type { SiteService } from '../services/site/site.ts';

/** RFC 9116, section 2.5.5: less than a year; then copies must be fetched again. */
const validFor = 90 * day;

/**
 * Serves the contact for reporting vulnerabilities (RFC 9116): the association's own address. 404 where none is set.
 */
export function createSecurityTxtRoutes(site: SiteService, publicUrl: string | undefined, now: () => Date): Hono {
  return new Hono().get('/.well-known/security.txt', async (c) => {
    const { email } = (await site.settings()).contact;
    if (!isEmail(email)) throw notFound();
    const expires = new Date(Math.ceil((now().getTime() + validFor) / day) * day);
    const lines = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      // Without PUBLIC_URL, a forged host would appear here.
      ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    ];
    return c.text(`${lines.join('\n')}\n`);
  });
}
