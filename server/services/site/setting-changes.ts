import {
  findChangedDestinations,
  changesContactDetails,
  isProtected,
  type ChangedDestination,
} from '../../../domain/model/find-changed-destinations.ts';
import { findContactDetails } from '../../../domain/contact/contact-details.ts';
import type { ContentType, ItemValues } from '../../../domain/model/define.ts';
import { requireRecentSignIn } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import type { NoticeService } from '../accounts/notices.ts';
import type { SecurityLog } from '../accounts/security-log.ts';

export type SettingChanges = ReturnType<typeof createSettingChanges>;

type Deps = {
  securityLog: SecurityLog;
  notifySuperadmins: NoticeService['notifySuperadmins'];
  files: Pick<FileStore, 'findMany'>;
  now: () => Date;
};

/** Most characters of an old and of a new value in the security log, so that a long one does not hide the other. */
const maxValue = 140;
/** The most that is shown of what two long texts have in common before their first difference. */
const maxCommon = 40;
/**
 * Returns the changes of a site text that say where to give: all of Donate, and elsewhere numbers and addresses, since
 * the texts of the footer are on every page.
 */
const destinationsIn = (key: string, changed: readonly ChangedDestination[]) =>
  /^(?:pages\.)?donate\./.test(key) ? changed : changed.filter(changesContactDetails);

/** Texts beside which visitors look for numbers: a change of any kind needs a recent sign-in. */
const isProtectedText = (key: string) => /^(?:(?:pages\.)?(?:donate|contact)|footer)\./.test(key);

/** Creates the guard of the parts of the site that are settings (`siteSettings`, `destination`), and of site texts. */
export function createSettingChanges({ securityLog, notifySuperadmins, files, now }: Deps) {
  const notify = async (by: Staff, changed: readonly ChangedDestination[], source: RequestSource) => {
    if (changed.length === 0) return;
    const join = (values: readonly string[]) => values.map((value) => value || '-').join(', ');
    await notifySuperadmins(by, 'destination_changed', source, {
      from: join(changed.map(({ from }) => from)),
      to: join(changed.map(({ to }) => to)),
    });
  };
  /** A picture is named by its file. */
  const withFileNames = async (type: ContentType, changed: readonly ChangedDestination[]) => {
    const isPicture = ({ field }: ChangedDestination) => type.fields[field]?.kind === 'picture';
    const found = await files.findMany(changed.filter(isPicture).flatMap(({ from, to }) => [from, to]));
    const getFileName = (id: string) => found.get(id)?.fileName ?? '';
    return changed.map((change) =>
      isPicture(change) ? { ...change, from: getFileName(change.from), to: getFileName(change.to) } : change,
    );
  };
  const createDetails = (changed: readonly ChangedDestination[]) =>
    Object.fromEntries(
      changed.map(({ field, from, to }) => [field, `${from.slice(0, maxValue)} > ${to.slice(0, maxValue)}`]),
    );

  return {
    /**
     * Throws 403 for settings of the whole site, and where these values send what visitors write or give elsewhere, if
     * the person did not sign in recently.
     */
    require(by: Staff, type: ContentType, before: ItemValues, after: ItemValues): void {
      if (isProtected(type, before, after)) requireRecentSignIn(by, now());
    },

    /** Records a stored change in the security log; notifies all superadmins where something goes elsewhere now. */
    async record(
      by: Staff,
      type: ContentType,
      before: ItemValues,
      after: ItemValues,
      source: RequestSource,
    ): Promise<void> {
      if (!type.siteSettings) return;
      const changed = (await withFileNames(type, findChangedDestinations(type, before, after))).map(shorten);
      const details = createDetails(changed);
      await securityLog.recordBy(by, { event: 'settings_changed', subject: type.name, source, details });
      await notify(by, changed, source);
    },

    /**
     * Throws 403 where changes of a site text say where to give and the person did not sign in recently. The fields of
     * `changed` are languages.
     */
    requireForText(by: Staff, key: string, changed: readonly ChangedDestination[]): void {
      if (isProtectedText(key) || destinationsIn(key, changed).length > 0) requireRecentSignIn(by, now());
    },

    /** Does the same as `record` for a site text. */
    async recordText(
      by: Staff,
      key: string,
      changed: readonly ChangedDestination[],
      source: RequestSource,
    ): Promise<void> {
      const shown = destinationsIn(key, changed).map(shorten);
      const details = { item: key, ...createDetails(shown) };
      await securityLog.recordBy(by, { event: 'settings_changed', subject: 'site-texts', source, details });
      await notify(by, shown, source);
    },
  };
}

/** Cuts long texts: to their numbers and addresses where those changed, else so that their first difference is seen. */
function shorten(change: ChangedDestination): ChangedDestination {
  const isLong = Math.max(change.from.length, change.to.length) > maxValue;
  if (isLong && changesContactDetails(change))
    return { field: change.field, from: findContactDetails(change.from), to: findContactDetails(change.to) };
  const { field, from, to } = change;
  let common = 0;
  while (common < from.length && from[common] === to[common]) common += 1;
  const start = isLong ? Math.max(0, common - maxCommon) : 0;
  const cut = (text: string) => (start === 0 ? text : `…${text.slice(start)}`).slice(0, maxValue);
  return { field, from: cut(from), to: cut(to) };
}
