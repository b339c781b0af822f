import { Hono } from 'hono';
import { notFound } from '../../domain/errors.ts';
import { isEmail } from '../../domain/model/email.ts';
import { languages } from '../../domain/model/localized.ts';
import type { SiteService } from '../services/site.ts';

const day = 24 * 60 * 60_000;
/** RFC 9116, section 2.5.5: less than a year; who keeps a copy looks again after this. */
const validFor = 90 * day;

/** Whom to tell of a weakness (RFC 9116): the association's own address. Where none is set there is no such file. */
export function securityTxtRoutes(site: SiteService, publicUrl: string | undefined, now: () => Date): Hono {
  return new Hono().get('/.well-known/security.txt', async (c) => {
    const { email } = (await site.settings()).contact;
    if (!isEmail(email)) throw notFound();
    const expires = new Date(Math.ceil((now().getTime() + validFor) / day) * day);
    const lines = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      // Behind an address that nobody set, anybody could name themselves here.
      ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    ];
    return c.text(`${lines.join('\n')}\n`);
  });
}
