import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { secondFactorSetupRequired } from '../../../domain/errors.ts';
import type { FactorsInfo } from '../../../domain/people/second-factor.ts';
import type { Identified } from '../../http/identify.ts';
import { findRelyingParty } from '../../http/find-relying-party.ts';
import { getRequestSource } from '../../http/request-source.ts';
import type { FactorChange, FactorService } from '../../services/factors/factors.ts';
import type { Services } from '../../services/services.ts';
import { readNewApp, readNewPasskey } from './factor-input.ts';

export type WireFactors = ReturnType<typeof toWire>;
/** The factors after a change, and new recovery codes, which are returned only this once. */
export type WireFactorChange = ReturnType<typeof toWireChange>;

const toWire = ({ passkeys, ...rest }: FactorsInfo) => ({
  ...rest,
  passkeys: passkeys.map(({ id, ...passkey }) => ({ _id: id, ...passkey })),
});
const toWireChange = ({ factors, codes }: FactorChange) => ({
  factors: toWire(factors),
  ...(codes ? { recoveryCodes: codes } : {}),
});

/** Routes for one's own passkeys, authenticator app and recovery codes. */
export function createFactorRoutes({ factors }: Services, publicUrl: string | undefined): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => c.json(toWire(await factors.own(c.get('viewer'), findRelyingParty(c.req.url, publicUrl)))))
    .post('/passkeys/options', async (c) =>
      c.json(await factors.beginPasskey(c.get('viewer'), findRelyingParty(c.req.url, publicUrl))),
    )
    .post('/passkeys', async (c) =>
      c.json(
        toWireChange(
          await factors.addPasskey(
            c.get('viewer'),
            await readNewPasskey(c),
            findRelyingParty(c.req.url, publicUrl),
            getRequestSource(c),
          ),
        ),
        201,
      ),
    )
    .delete('/passkeys/:id', async (c) =>
      c.json(
        toWireChange(
          await factors.removePasskey(
            c.get('viewer'),
            c.req.param('id'),
            findRelyingParty(c.req.url, publicUrl),
            getRequestSource(c),
          ),
        ),
      ),
    )
    .post('/authenticator/options', async (c) => c.json(await factors.beginApp(c.get('viewer'))))
    .post('/authenticator', async (c) =>
      c.json(
        toWireChange(
          await factors.addApp(
            c.get('viewer'),
            await readNewApp(c),
            findRelyingParty(c.req.url, publicUrl),
            getRequestSource(c),
          ),
        ),
        201,
      ),
    )
    .delete('/authenticator', async (c) =>
      c.json(
        toWireChange(
          await factors.removeApp(c.get('viewer'), findRelyingParty(c.req.url, publicUrl), getRequestSource(c)),
        ),
      ),
    )
    .post('/recovery-codes', async (c) =>
      c.json(
        toWireChange(
          await factors.renewRecoveryCodes(
            c.get('viewer'),
            findRelyingParty(c.req.url, publicUrl),
            getRequestSource(c),
          ),
        ),
        201,
      ),
    );
}

/** Routes for a colleague's factors and their removal, under `/users/:id/factors`. */
export function createUserFactorRoutes({ factors }: Services, publicUrl: string | undefined): Hono<Identified> {
  return new Hono<Identified>()
    .get('/:id/factors', async (c) =>
      c.json(toWire(await factors.ofUser(c.get('viewer'), c.req.param('id'), findRelyingParty(c.req.url, publicUrl)))),
    )
    .delete('/:id/factors', async (c) =>
      c.json(
        toWire(
          await factors.resetPerson(
            c.get('viewer'),
            c.req.param('id'),
            findRelyingParty(c.req.url, publicUrl),
            getRequestSource(c),
          ),
        ),
      ),
    );
}

/**
 * Paths under `/api/users/` that a person may use before setting up two-step sign-in: their own account, and signing
 * out.
 */
const ownAccount = new Set(['me', 'logout', 'profile', 'sessions', 'confirm', 'factors', 'notices']);

/**
 * Refuses all other requests of a superadmin without a factor where the setting requires one: 403
 * `second_factor_setup_required`.
 */
export function requireSetUp(factors: FactorService): MiddlewareHandler<Identified> {
  return async (c, next) => {
    const [, , area = '', part = ''] = c.req.path.split('/', 4);
    if (!(area === 'users' && ownAccount.has(part)) && (await factors.mustSetUp(c.get('viewer'))))
      throw secondFactorSetupRequired();
    await next();
  };
}
