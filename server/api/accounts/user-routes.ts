import { Hono, type Context } from 'hono';
import { maxPictureBytes } from '../../../domain/fields/picture.ts';
import { requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { UserInput } from '../../../domain/people/user.ts';
import type { Identified } from '../../http/identify.ts';
import { getRequestSource } from '../../http/request-source.ts';
import { requestLanguage } from '../../http/error-response.ts';
import type { InvitationMailer } from '../../mail/invitation-mailer.ts';
import type { Invitation } from '../../services/accounts/invitations.ts';
import { createAntiForgeryToken } from '../../services/accounts/sessions.ts';
import type { Services } from '../../services/services.ts';
import { acceptUploads } from '../input/accept-uploads.ts';
import { parsePaging } from '../input/query.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';
import { toWireUser, type WireUser, type WireUserDetail } from './wire-user.ts';

/** A one-time link to set a password; `mailed` says whether it is mailed as well. */
export type WireInvitation = { url: string; expiresAt: string; mailed: boolean };
/** The link of a person who was created with it. */
export type WireNewUser = WireInvitation & { user: WireUser };

/** Upload limits for a person's picture. */
const oneImage = { perField: { image: maxPictureBytes }, total: maxPictureBytes };

/** Routes for one's own profile, and the users with their one-time links (specification 7; ruling 5). */
export function createUserRoutes(
  { users, site }: Services,
  inviteByMail: InvitationMailer | undefined,
): Hono<Identified> {
  /** Mails a link where mail is set up, in the language of the person, and returns it to be copied. */
  const handOver = (c: Context, { token, expiresAt, user }: Invitation): WireInvitation => {
    const language = user.language ?? requestLanguage(c.req.url);
    const url = `${site.origin(c.req.raw)}/set-password?token=${token}${language === 'en' ? '' : `&lang=${language}`}`;
    inviteByMail?.(user, url, language);
    return { url, expiresAt, mailed: inviteByMail !== undefined };
  };

  return new Hono<Identified>()
    .get('/me', async (c) => {
      const { found, files } = await users.me(c.get('viewer'));
      return c.json({ ...toWireUser(found, files), token: createAntiForgeryToken(c.get('sessionToken')) });
    })
    .put('/profile', acceptUploads(oneImage), async (c) => {
      const { texts, files: uploads } = await readForm(c, bodyLimits.staffForm);
      const input = { name: texts['name'], password: texts['password'], language: texts['language'] };
      const { found, files } = await users.updateProfile(
        c.get('viewer'),
        input,
        uploads.get('image'),
        c.get('sessionToken'),
        getRequestSource(c),
      );
      return c.json({ ...toWireUser(found, files), token: createAntiForgeryToken(c.get('sessionToken')) });
    })
    .get('/', async (c) => {
      const { found, files } = await users.list(
        c.get('viewer'),
        parsePaging(c.req.url),
        c.req.query('q')?.slice(0, 200),
      );
      c.header('X-Total-Count', String(found.total));
      return c.json(found.items.map((user) => toWireUser(user, files)));
    })
    .post('/', async (c) => {
      const { found, files } = await users.create(c.get('viewer'));
      return c.json(toWireUser(found, files), 201);
    })
    .post('/invitations', async (c) => {
      requireSuperadmin(c.get('viewer'));
      const { texts } = await readForm(c, bodyLimits.visitorForm);
      const invitation = await users.inviteNew(c.get('viewer'), readInput(texts), getRequestSource(c));
      return c.json<WireNewUser>({ ...handOver(c, invitation), user: toWireUser(invitation.user, new Map()) }, 201);
    })
    .get('/:id', async (c) => {
      const { found, files } = await users.get(c.get('viewer'), c.req.param('id'));
      const isLastSuperadmin = await users.isLastSuperadmin(c.get('viewer'), found.id);
      return c.json<WireUserDetail>({ ...toWireUser(found, files), ...(isLastSuperadmin ? { isLastSuperadmin } : {}) });
    })
    .put('/:id', acceptUploads(oneImage), async (c) => {
      await users.get(c.get('viewer'), c.req.param('id'));
      const { texts, files: uploads } = await readForm(c, bodyLimits.staffForm);
      const { found, files } = await users.update(
        c.get('viewer'),
        c.req.param('id'),
        readInput(texts),
        uploads.get('image'),
        getRequestSource(c),
      );
      return c.json(toWireUser(found, files));
    })
    .delete('/:id', async (c) => {
      await users.remove(c.get('viewer'), c.req.param('id'), getRequestSource(c));
      return c.json({ _id: c.req.param('id') });
    })
    .post('/:id/restore', async (c) => {
      const { found, files } = await users.restore(c.get('viewer'), c.req.param('id'), getRequestSource(c));
      return c.json(toWireUser(found, files));
    })
    .post('/:id/invite', async (c) => {
      return c.json(handOver(c, await users.invite(c.get('viewer'), c.req.param('id'), getRequestSource(c))));
    });
}

/** The rights of a form are `rights.<content type>`; `rights` itself is a text only where a client sent no object. */
function readInput({ name, email, role, language, ...others }: Readonly<Record<string, string>>): UserInput {
  const rights = Object.entries(others).flatMap(([field, text]) =>
    field === 'rights' || field.startsWith('rights.') ? [[field.slice('rights.'.length), text] as const] : [],
  );
  return { name, email, role, language, ...(rights.length > 0 && { rights: Object.fromEntries(rights) }) };
}
