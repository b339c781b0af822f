import { createEmptyLocalized } from '../../../domain/model/localized.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { SecurityEvent } from '../../../domain/people/security-event.ts';
import { rightTypes, type Right } from '../../../domain/people/rights.ts';
import type { User } from '../../../domain/people/user.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import type { Action } from '../../store/content/history-store.ts';
import { peopleType } from '../../store/content/trash-store.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { HistoryService } from '../content/history.ts';
import type { NoticeService } from './notices.ts';
import type { SecurityLog } from './security-log.ts';

export type UserChangeLogDeps = {
  store: UserStore;
  history: HistoryService;
  securityLog: SecurityLog;
  notices: NoticeService;
};

export type UserChangeLog = ReturnType<typeof createUserChangeLog>;

/** Creates the functions that record changes of people: in the activity, in the security log and by notices. */
export function createUserChangeLog({ store, history, securityLog, notices }: UserChangeLogDeps) {
  /** Records an action on a person in the activity; `name` is the name that the entry shows. */
  const recordActivity = (by: Staff, itemId: string, action: Action, name: string) =>
    history.record({ typeName: peopleType, itemId, action, by, title: { ...createEmptyLocalized(), en: name } });

  const findName = async (staff: Staff) => (await store.findNames([staff.id])).get(staff.id) ?? '';
  /** Adds an entry to the security log; `subject` names the person whom the change is about, if it is another. */
  const log = async (
    by: Staff,
    event: SecurityEvent,
    subject: string,
    source: RequestSource,
    details: Record<string, string> = {},
  ) => securityLog.record({ event, person: { id: by.id, name: await findName(by) }, subject, source, details });

  /** Logs a change of another person's email address or role, and notifies that person. */
  const notifyOfChange = async (
    by: Staff,
    person: User,
    event: 'email_changed' | 'role_changed',
    change: { from: string; to: string },
    source: RequestSource,
  ) => {
    await log(by, event, person.name, source, change);
    // A person without a password has not used the account yet.
    if (person.active)
      await notices.notify(person, event, source, person.id === by.id ? change : { ...change, by: await findName(by) });
  };

  /**
   * Logs a change of an admin's rights, with those that changed, and notifies that person; with another role only if
   * they are an admin now, since the notice of the role says the rest.
   */
  const notifyOfRights = async (by: Staff, before: User, after: User, source: RequestSource) => {
    const changed = rightTypes.filter((name) => before.rights[name] !== after.rights[name]);
    const nameOfRight = (right: Right | undefined) => right ?? 'default';
    const details = Object.fromEntries(
      changed.map((name) => [name, `${nameOfRight(before.rights[name])} > ${nameOfRight(after.rights[name])}`]),
    );
    await log(by, 'rights_changed', after.name, source, details);
    if (after.active && after.role === 'admin')
      await notices.notify(after, 'rights_changed', source, after.id === by.id ? {} : { by: await findName(by) });
  };

  /** Logs a link with which a person sets a password; notifies that person, and the other sessions of its maker. */
  const notifyOfLink = async (by: Staff, person: User, source: RequestSource) => {
    await log(by, 'invited', person.name || person.email, source);
    const made = { to: person.email };
    if (person.active && person.id !== by.id)
      await notices.notify(person, 'password_link_made', source, { ...made, by: await findName(by) });
    await notices.notify(by, 'password_link_made', source, made);
  };

  return { recordActivity, log, notifyOfChange, notifyOfRights, notifyOfLink };
}
