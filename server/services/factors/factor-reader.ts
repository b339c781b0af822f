import { invalidId, notFound } from '../../../domain/errors.ts';
import { isId } from '../../../domain/model/id.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { FactorsInfo } from '../../../domain/people/second-factor.ts';
import { foldEmail, type User } from '../../../domain/people/user.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { FactorStore } from '../../store/accounts/factor-store.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { RelyingParty } from './passkeys.ts';
import type { SecuritySettingService } from '../accounts/security-settings.ts';

export type FactorReader = ReturnType<typeof createFactorReader>;

export type FactorReaderDeps = { store: FactorStore; users: UserStore; settings: SecuritySettingService };

/** Creates the reading side of the factor service: what people have set up, and whether they must. */
export function createFactorReader({ store, users, settings }: FactorReaderDeps) {
  const getUser = async (id: string): Promise<User> => {
    const found = isId(id) ? await users.find(id) : undefined;
    if (!found) throw isId(id) ? notFound() : invalidId();
    const { passwordHash: _, ...user } = found;
    return user;
  };
  const isRequired = async (user: Pick<User, 'role'>) =>
    user.role === 'superadmin' && (await settings.current()).requireSecondFactor;

  const getInfo = async (user: User, party: RelyingParty | undefined): Promise<FactorsInfo> => {
    const [passkeys, app, codes] = [
      await store.listPasskeys(user.id),
      await store.findApp(user.id),
      await store.listRecoveryCodes(user.id),
    ];
    return {
      passkeys: passkeys.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        usedAt: row.used_at,
        here: row.rp_id === party?.id,
      })),
      authenticator: app ? { createdAt: app.created_at, usedAt: app.used_at } : null,
      recoveryCodes: codes[0]
        ? {
            left: codes.filter((code) => code.used_at === null).length,
            total: codes.length,
            createdAt: codes[0].created_at,
          }
        : null,
      required: await isRequired(user),
    };
  };

  return {
    /** Returns a user by id; throws 400 for a malformed id and 404 where there is none. */
    getUser,

    /** Returns whether the site requires two-step sign-in of a user. */
    isRequired,

    /** Returns what a user has set up; `party` is the relying party of the request. */
    getInfo,

    /** Returns what the viewer has set up. */
    async own(viewer: Viewer, party: RelyingParty | undefined): Promise<FactorsInfo> {
      return getInfo(await getUser(requireStaff(viewer).id), party);
    },

    /** Returns whether the viewer must set up two-step sign-in before any other request is allowed. */
    async mustSetUp(viewer: Viewer): Promise<boolean> {
      return viewer.kind === 'staff' && (await isRequired(viewer)) && !(await store.hasFactor(viewer.id));
    },

    /** Returns whether the account with this address has two-step sign-in. */
    async isOnFor(email: string): Promise<boolean> {
      const user = await users.findByEmail(foldEmail(email));
      return user !== undefined && (await store.hasFactor(user.id));
    },
  };
}
