import { factorConfirmationRequired, invalidFields, signInRequired } from '../../../domain/errors.ts';
import { requireRecentSignIn, requireStaff } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { FactorStore } from '../../store/accounts/factor-store.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginLimit } from './login-limit.ts';
import { verifyPassword } from './passwords/passwords.ts';
import type { SecurityLog } from './security-log.ts';
import type { SessionService, SignedIn } from './sessions.ts';

/** What a signed-in person sends to prove their identity. */
export type IdentityProof = { kind: 'password'; password: string };

export type IdentityService = ReturnType<typeof createIdentityService>;

type Deps = {
  sessions: SessionService;
  users: UserStore;
  factors: FactorStore;
  devices: KnownDevices;
  limit: LoginLimit;
  securityLog: SecurityLog;
  now: () => Date;
};

/**
 * Creates the service for proving one's identity again before changing what protects accounts (`requireRecentSignIn`).
 */
export function createIdentityService({ sessions, users, factors, devices, limit, securityLog, now }: Deps) {
  return {
    /** Throws 403 `recent_sign_in_required` unless the viewer has proved their identity within the last ten minutes. */
    requireRecent(viewer: Viewer): void {
      requireRecentSignIn(requireStaff(viewer), now());
    },

    /**
     * Checks a proof of a signed-in person, limited and logged like a sign-in, and returns the session with a new
     * token. `deviceTokens` are those that the device got at earlier sign-ins. Throws 400 with `password` for a wrong
     * one, 429 after too many, and 403 for a person with two-step sign-in, for whom a password alone is not enough.
     */
    async confirm(
      viewer: Viewer,
      sessionToken: string,
      proof: IdentityProof,
      source: RequestSource,
      deviceTokens: readonly string[],
    ): Promise<SignedIn> {
      const staff = requireStaff(viewer);
      const user = await users.find(staff.id);
      if (!user) throw signInRequired();
      if (await factors.hasFactor(user.id)) throw factorConfirmationRequired();
      const familiarity = await devices.familiarity(user.id, deviceTokens, source.address);
      const admitted = await limit.admit({ userId: user.id, email: user.email, address: source.address, familiarity });
      const isCorrect = await verifyPassword(user.passwordHash, proof.password, { first: true, key: user.id }).catch(
        async (error: unknown) => {
          await admitted.giveBack();
          throw error;
        },
      );
      if (!isCorrect) {
        if (admitted.isCounted) await securityLog.record({ event: 'sign_in_failed', person: user, source });
        throw invalidFields({ password: { key: 'wrongPassword' } });
      }
      await admitted.succeeded();
      return sessions.renewAfterProof(user, sessionToken, source);
    },
  };
}
