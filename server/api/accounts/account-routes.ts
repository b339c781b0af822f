import { Hono } from 'hono';
import type { ListedNotice } from '../../services/accounts/notices.ts';
import { readDeviceTokens } from '../../http/device-cookie.ts';
import { setSessionCookie, type Identified } from '../../http/identify.ts';
import { getRequestSource } from '../../http/request-source.ts';
import { createAntiForgeryToken } from '../../services/accounts/sessions.ts';
import type { Services } from '../../services/services.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';
import { toWireUser } from './wire-user.ts';

/** Routes for proving one's identity again, sessions, and notices of one's own account. */
export function createAccountRoutes(
  { identity, sessionList, notices, users }: Services,
  publicUrl: string | undefined,
): Hono<Identified> {
  return new Hono<Identified>()
    .get('/confirm', (c) => {
      identity.requireRecent(c.get('viewer'));
      return c.json({});
    })
    .post('/confirm', async (c) => {
      const viewer = c.get('viewer');
      const { texts } = await readForm(c, bodyLimits.credentials);
      const renewed = await identity.confirm(
        viewer,
        c.get('sessionToken'),
        { kind: 'password', password: texts['password'] ?? '' },
        getRequestSource(c),
        readDeviceTokens(c),
      );
      setSessionCookie(c, renewed.sessionToken, renewed.expiresAt, publicUrl);
      const { found, files } = await users.me(viewer);
      return c.json({ ...toWireUser(found, files), token: createAntiForgeryToken(renewed.sessionToken) });
    })
    .get('/sessions', async (c) => c.json(await sessionList.list(c.get('viewer'))))
    .delete('/sessions', async (c) =>
      c.json<WireEndedSessions>({ ended: await sessionList.endOthers(c.get('viewer'), getRequestSource(c)) }),
    )
    .delete('/sessions/:sid', async (c) => {
      await sessionList.end(c.get('viewer'), c.req.param('sid'), getRequestSource(c));
      return c.json({});
    })
    .get('/notices', async (c) =>
      c.json<WireNotices>({ notices: (await notices.list(c.get('viewer'))).map(toWireNotice) }),
    )
    .delete('/notices', async (c) => {
      await notices.dismissAll(c.get('viewer'));
      return c.json({});
    })
    .delete('/notices/:nid', async (c) => {
      await notices.dismiss(c.get('viewer'), c.req.param('nid'));
      return c.json({ _id: c.req.param('nid') });
    })
    .get('/:id/sessions', async (c) => c.json(await sessionList.listForPerson(c.get('viewer'), c.req.param('id'))))
    .delete('/:id/sessions', async (c) =>
      c.json<WireEndedSessions>({
        ended: await sessionList.endAllForPerson(c.get('viewer'), c.req.param('id'), getRequestSource(c)),
      }),
    )
    .delete('/:id/sessions/:sid', async (c) => {
      await sessionList.endForPerson(c.get('viewer'), c.req.param('id'), c.req.param('sid'), getRequestSource(c));
      return c.json({});
    });
}

/** How many sessions were ended. */
export type WireEndedSessions = { ended: number };
/** An event of the user's own account; `device` and `address` are empty where it happened on the server. */
export type WireNotice = ReturnType<typeof toWireNotice>;
export type WireNotices = { notices: WireNotice[] };

function toWireNotice({ id, ...notice }: ListedNotice) {
  return { _id: id, ...notice };
}
