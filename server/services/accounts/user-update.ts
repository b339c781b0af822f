import { invalidFields, notFound, type FieldProblems } from '../../../domain/errors.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import { applyRights, areSameRights, noRights } from '../../../domain/people/rights.ts';
import { checkUser, type User, type UserInput } from '../../../domain/people/user.ts';
import type { Role, Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { UploadedFile } from '../../files/upload-folder.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import { peopleTag } from '../../store/change-tags.ts';
import type { StoredUser, UserQueries, UserStore } from '../../store/accounts/user-store.ts';
import type { PreparedPicture } from '../files/pictures.ts';
import type { SessionService } from './sessions.ts';
import type { UserChangeLog } from './user-change-log.ts';
import type { WithPicture } from './users.ts';

type Deps = {
  store: UserStore;
  sessions: SessionService;
  changeLog: UserChangeLog;
  /** Returns an undeleted person; throws where there is none. */
  requireUser: (id: string) => Promise<StoredUser>;
  requireOtherSuperadmin: (users: UserQueries, user: StoredUser, becomes: Role) => Promise<void>;
  requireStillSuperadmin: (users: UserQueries, staff: Staff) => Promise<void>;
  prepareImage: (
    image: UploadedFile | undefined,
    problems: FieldProblems,
    by: Staff,
  ) => Promise<PreparedPicture | undefined>;
  changeWithImage: <T>(
    staff: Staff,
    prepared: PreparedPicture | undefined,
    work: (users: UserQueries, image: { image?: string }) => Promise<T>,
  ) => Promise<T>;
  withPicture: (id: string) => Promise<WithPicture<User>>;
  cacheTags: CacheTags;
  now: () => Date;
};

/** Creates the function with which a superadmin changes a person. Part of the service for users. */
export function createUserUpdate(deps: Deps) {
  const { store, sessions, requireUser, prepareImage, changeWithImage, withPicture, cacheTags, now } = deps;
  const { recordActivity, log, notifyOfChange, notifyOfRights } = deps.changeLog;
  return {
    /**
     * Changes name, email, role, rights, language and picture, all or nothing. Another email, role or right requires a
     * recent sign-in. Rights apply from the person's next request on; a superadmin has none.
     */
    async update(
      viewer: Viewer,
      id: string,
      input: UserInput,
      image: UploadedFile | undefined,
      source: RequestSource,
    ): Promise<WithPicture<User>> {
      const staff = requireSuperadmin(viewer);
      const user = await requireUser(id);
      const checked = checkUser({
        name: input.name ?? user.name,
        email: input.email ?? user.email,
        role: input.role ?? user.role,
        language: input.language ?? user.language ?? '',
      });
      const problems: FieldProblems = 'problems' in checked ? { ...checked.problems } : {};
      const sameEmail = 'values' in checked ? await store.findByEmail(checked.values.email) : undefined;
      if (sameEmail && sameEmail.id !== id) problems['email'] = { key: 'emailTaken' };
      const givenRights = applyRights(user.rights, input.rights ?? {});
      Object.assign(problems, givenRights.problems);
      const chooseRights = (role: Role, present: User) =>
        role === 'superadmin' ? noRights : (applyRights(present.rights, input.rights ?? {}).rights ?? noRights);
      const requireRecentFor = (present: User, next: Pick<User, 'email' | 'role' | 'rights'>) => {
        const isSame = next.email === present.email && next.role === present.role;
        if (!isSame || !areSameRights(next.rights, present.rights)) requireRecentSignIn(staff, now());
      };
      if ('values' in checked)
        requireRecentFor(user, { ...checked.values, rights: chooseRights(checked.values.role, user) });
      const prepared = await prepareImage(image, problems, staff);
      if ('problems' in checked || Object.keys(problems).length > 0) throw invalidFields(problems);

      const { name, email, role, language } = checked.values;
      const changed = {
        ...(input.name === undefined ? {} : { name }),
        ...(input.email === undefined ? {} : { email }),
        ...(input.role === undefined ? {} : { role }),
        ...(input.language === undefined ? {} : { language }),
      };
      const { before, after } = await changeWithImage(staff, prepared, async (users, newImage) => {
        // First of all, since an admin who is writing holds their session and then waits for other rows.
        if (user.role === 'admin') await users.holdWrites(id);
        await deps.requireStillSuperadmin(users, staff);
        // Read again: preparing a picture takes seconds, in which the person may have been changed.
        const current = await users.find(id);
        if (!current) throw notFound();
        const next = { ...current, ...changed };
        next.rights = chooseRights(next.role, current);
        await deps.requireOtherSuperadmin(users, current, next.role);
        requireRecentFor(current, next);
        if (!(await users.update(id, { ...changed, ...newImage }))) throw notFound();
        if (next.role !== current.role || !areSameRights(next.rights, current.rights))
          await users.setRights(id, next.rights);
        return { before: current, after: next };
      });
      if (input.name !== undefined) await cacheTags.invalidate(peopleTag);
      if (after.role !== before.role) await sessions.endAll(id);
      // A link that was sent to the old address may be in another person's hands.
      if (after.email !== before.email) await sessions.dropPasswordLink(id);
      await recordActivity(staff, id, 'updated', after.name);
      if (before.email === '') {
        await log(staff, 'user_created', after.name, source, { role: after.role, ...after.rights });
        return withPicture(id);
      }
      if (after.name !== before.name)
        await log(staff, 'name_changed', after.name, source, { from: before.name, to: after.name });
      if (after.email !== before.email)
        await notifyOfChange(staff, after, 'email_changed', { from: before.email, to: after.email }, source);
      if (after.role !== before.role)
        await notifyOfChange(staff, after, 'role_changed', { from: before.role, to: after.role }, source);
      if (!areSameRights(after.rights, before.rights)) await notifyOfRights(staff, before, after, source);
      return withPicture(id);
    },
  };
}
