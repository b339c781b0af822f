import { Hono } from 'hono';
import { readDeviceTokens } from '../../http/device-cookie.ts';
import type { Identified } from '../../http/identify.ts';
import { findRelyingParty } from '../../http/find-relying-party.ts';
import { getRequestSource } from '../../http/request-source.ts';
import { createVisitorWrites } from '../../http/limits/visitor-writes.ts';
import type { VerifiedFactor } from '../../services/factors/second-factor.ts';
import type { Services } from '../../services/services.ts';
import { respondSignedIn } from './respond-signed-in.ts';
import { readChallengeId, readPasskey, readProof } from './factor-input.ts';

const pickCodesLeft = ({ codesLeft }: VerifiedFactor) =>
  codesLeft === undefined ? {} : { recoveryCodesLeft: codesLeft };

/**
 * Routes for completing a sign-in with a second factor, and for signing in with a passkey alone. They need no session.
 */
export function createSecondFactorSignInRoutes(services: Services, publicUrl: string | undefined): Hono<Identified> {
  const { secondFactor, sessions } = services;
  const queueWrites = createVisitorWrites();
  return new Hono<Identified>()
    .post('/login/second-factor/options', async (c) =>
      c.json(await secondFactor.optionsAtSignIn(await readChallengeId(c), findRelyingParty(c.req.url, publicUrl))),
    )
    .post('/login/second-factor', async (c) => {
      const { challengeId, proof } = await readProof(c);
      const source = getRequestSource(c);
      const proven = await secondFactor.proveAtSignIn(
        challengeId,
        proof,
        findRelyingParty(c.req.url, publicUrl),
        source,
        readDeviceTokens(c),
      );
      return respondSignedIn(
        c,
        services,
        publicUrl,
        await sessions.openAfterFactor(proven.user, proven.method, source, readDeviceTokens(c)),
        pickCodesLeft(proven),
      );
    })
    .post('/login/passkey/options', async (c) => {
      const source = getRequestSource(c);
      return c.json(
        await queueWrites(source.address, () =>
          secondFactor.optionsOfPasskeySignIn(findRelyingParty(c.req.url, publicUrl), source),
        ),
      );
    })
    .post('/login/passkey/verify', async (c) => {
      const { challengeId, passkey } = await readPasskey(c);
      const source = getRequestSource(c);
      const proven = await queueWrites(source.address, () =>
        secondFactor.provePasskeySignIn(challengeId, passkey, findRelyingParty(c.req.url, publicUrl), source),
      );
      return respondSignedIn(
        c,
        services,
        publicUrl,
        await sessions.openAfterFactor(proven.user, proven.method, source, readDeviceTokens(c)),
      );
    });
}

/** Routes for confirming a signed-in person's identity with a second factor, which counts as a recent sign-in. */
export function createSecondFactorConfirmRoutes(services: Services, publicUrl: string | undefined): Hono<Identified> {
  const { secondFactor, sessions } = services;
  return new Hono<Identified>()
    .post('/challenge', async (c) =>
      c.json((await secondFactor.challengeToConfirm(c.get('viewer'))) ?? { methods: [] }),
    )
    .post('/options', async (c) =>
      c.json(
        await secondFactor.optionsToConfirm(
          c.get('viewer'),
          await readChallengeId(c),
          findRelyingParty(c.req.url, publicUrl),
        ),
      ),
    )
    .post('/', async (c) => {
      const { challengeId, proof } = await readProof(c);
      const source = getRequestSource(c);
      const proven = await secondFactor.proveToConfirm(
        c.get('viewer'),
        challengeId,
        proof,
        findRelyingParty(c.req.url, publicUrl),
        source,
      );
      return respondSignedIn(
        c,
        services,
        publicUrl,
        await sessions.renewAfterProof(proven.user, c.get('sessionToken'), source, { method: proven.method }),
        pickCodesLeft(proven),
      );
    });
}
