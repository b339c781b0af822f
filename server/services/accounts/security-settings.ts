import { invalidFields, secondFactorMissing } from '../../../domain/errors.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import {
  checkSettings,
  completeSettings,
  securitySettings,
  type SecuritySettingName,
  type SecuritySettings,
} from '../../../domain/people/security-settings.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import { securitySettingsTag } from '../../store/change-tags.ts';
import type { FactorStore } from '../../store/accounts/factor-store.ts';
import type { SettingStore } from '../../store/setting-store.ts';
import type { SecurityLog } from './security-log.ts';

export type SecuritySettingService = ReturnType<typeof createSecuritySettingService>;

type Deps = {
  store: SettingStore;
  factors: FactorStore;
  queryCache: QueryCache;
  cacheTags: CacheTags;
  securityLog: SecurityLog;
  now: () => Date;
};

const names = Object.keys(securitySettings) as SecuritySettingName[];
/** The name of a setting in the table that it shares with those of the installation. */
const storedName = (name: SecuritySettingName) => `security.${name}`;

/** Creates the service for security and privacy settings. */
export function createSecuritySettingService({ store, factors, queryCache, cacheTags, securityLog, now }: Deps) {
  const readStored = async (): Promise<SecuritySettings> => {
    const stored = await store.readAll(names.map(storedName));
    return completeSettings(Object.fromEntries(names.map((name) => [name, stored.get(storedName(name))])));
  };

  return {
    /** Returns the current settings; a page that shows one is rendered again when they change. */
    current: (): Promise<SecuritySettings> =>
      queryCache.read([securitySettingsTag], 'security settings', async () => ({
        value: await readStored(),
        bytes: 0,
      })),

    /** Returns the stored settings, for superadmins. */
    async get(viewer: Viewer): Promise<SecuritySettings> {
      requireSuperadmin(viewer);
      return readStored();
    },

    /**
     * Changes the given settings. For superadmins who signed in recently; throws 400 with the problem of each invalid
     * field, and 409 where a person without two-step sign-in would require it of all.
     */
    async change(
      viewer: Viewer,
      typed: Readonly<Record<string, string>>,
      source: RequestSource,
    ): Promise<SecuritySettings> {
      const staff = requireSuperadmin(viewer);
      requireRecentSignIn(staff, now());
      const checked = checkSettings(typed);
      if ('problems' in checked) throw invalidFields(checked.problems);
      const before = await readStored();
      const changed = names.filter(
        (name) => checked.values[name] !== undefined && checked.values[name] !== before[name],
      );
      if (changed.length === 0) return before;
      const after = { ...before, ...checked.values };
      // Only a superadmin with a second factor can require one of the others.
      if (after.requireSecondFactor && !before.requireSecondFactor && !(await factors.hasFactor(staff.id)))
        throw secondFactorMissing();
      await store.writeAll(new Map(changed.map((name) => [storedName(name), after[name]])), securitySettingsTag);
      await cacheTags.invalidate(securitySettingsTag);
      const details = Object.fromEntries(changed.map((name) => [name, `${before[name]} > ${after[name]}`]));
      await securityLog.recordBy(staff, { event: 'settings_changed', subject: 'security-settings', source, details });
      return after;
    },
  };
}
