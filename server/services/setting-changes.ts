import { changedDestinations } from '../../domain/model/changed-destinations.ts';
import type { ContentType, ItemValues } from '../../domain/model/define.ts';
import { requireRecentSignIn } from '../../domain/people/permissions.ts';
import type { RequestSource } from '../../domain/people/request-source.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import type { NoticeService } from './notices.ts';
import type { SecurityLog } from './security-log.ts';

export type SettingChanges = ReturnType<typeof createSettingChanges>;

type Deps = {
  securityLog: SecurityLog;
  notifySuperadmins: NoticeService['notifySuperadmins'];
  now: () => Date;
};

/** Most characters of an old and of a new value in the security log, so that a long one does not hide the other. */
const maxValue = 140;

/** Creates the guard of the parts of the site that are settings (`siteSettings`, `destination`). */
export function createSettingChanges({ securityLog, notifySuperadmins, now }: Deps) {
  return {
    /** Throws 403 where these values send visitors' messages elsewhere and the person did not sign in recently. */
    require(by: Staff, type: ContentType, before: ItemValues, after: ItemValues): void {
      if (changedDestinations(type, before, after).length > 0) requireRecentSignIn(by, now());
    },

    /** Records a stored change in the security log; notifies all superadmins where messages go elsewhere now. */
    async record(
      by: Staff,
      type: ContentType,
      before: ItemValues,
      after: ItemValues,
      source: RequestSource,
    ): Promise<void> {
      if (!type.siteSettings) return;
      const changed = changedDestinations(type, before, after);
      const details = Object.fromEntries(
        changed.map(({ field, from, to }) => [field, `${from.slice(0, maxValue)} > ${to.slice(0, maxValue)}`]),
      );
      await securityLog.recordBy(by, { event: 'settings_changed', subject: type.name, source, details });
      if (changed.length === 0) return;
      const join = (values: readonly string[]) => values.map((value) => value || '-').join(', ');
      await notifySuperadmins(by, 'destination_changed', source, {
        from: join(changed.map(({ from }) => from)),
        to: join(changed.map(({ to }) => to)),
      });
    },
  };
}
