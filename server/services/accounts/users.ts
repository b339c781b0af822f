import {
  forbidden,
  invalidFields,
  invalidId,
  lastSuperadmin,
  notFound,
  ownAccount,
  signInRequired,
  tooManyNewAccounts,
  type FieldProblems,
} from '../../../domain/errors.ts';
import { isId } from '../../../domain/model/id.ts';
import { foldForSearch } from '../../../domain/text/search-text.ts';
import { makePage, type Page, type Paging } from '../../../domain/model/paging.ts';
import { requireRecentSignIn, requireStaff, requireSuperadmin } from '../../../domain/people/permissions.ts';
import { checkName, nameMax, readOwnLanguage, type User, type UserInput } from '../../../domain/people/user.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Role, Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { StoredUser, UserQueries } from '../../store/accounts/user-store.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import { peopleTag } from '../../store/change-tags.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { noWrittenFiles, takeBackIfRefused } from '../../files/file-storage.ts';
import type { UploadedFile } from '../../files/upload-folder.ts';
import {
  countPictureBytes,
  isStoredAlready,
  recordPicture,
  type PictureService,
  type PreparedPicture,
} from '../files/pictures.ts';
import type { StorageQuota } from '../files/storage-quota.ts';
import type { TextLimit } from '../content/text-limit.ts';
import { createInvitations } from './invitations.ts';
import { createOperatorAccess, type OperatorAccessDeps } from './operator-access.ts';
import { hashPassword } from './passwords/passwords.ts';
import { trashRetention } from '../content/trash.ts';
import { createUserChangeLog, type UserChangeLogDeps } from './user-change-log.ts';
import { createUserUpdate } from './user-update.ts';

export type UserService = ReturnType<typeof createUserService>;

type Deps = OperatorAccessDeps &
  UserChangeLogDeps & {
    fileStore: FileStore;
    pictures: PictureService;
    quota: StorageQuota;
    textLimit: TextLimit;
    cacheTags: CacheTags;
  };

export type WithPicture<T> = { found: T; files: ReadonlyMap<string, StoredFile> };

/** The most accounts that wait to be filled in. */
const maxEmpty = 20;

/** Creates the service for the people who run the site (specification 2, 5 and 7, users and profile). */
export function createUserService(deps: Deps) {
  const { store, fileStore, sessions, pictures, quota, textLimit, notices, passwordPolicy, cacheTags, now, newId } =
    deps;
  const findFiles = (users: readonly User[]) =>
    fileStore.findMany(users.flatMap((user) => (user.image ? [user.image] : [])));
  const requireUser = async (id: string): Promise<StoredUser> => {
    if (!isId(id)) throw invalidId();
    const user = await store.find(id);
    if (!user) throw notFound();
    return user;
  };
  const withoutSecrets = ({ passwordHash: _, lastLanguage: _language, ...user }: StoredUser): User => user;
  const withPicture = async (id: string): Promise<WithPicture<User>> => {
    const user = withoutSecrets(await requireUser(id));
    return { found: user, files: await findFiles([user]) };
  };

  const changeLog = createUserChangeLog(deps);
  const { recordActivity, log } = changeLog;

  /** Throws where no superadmin who can sign in would remain. */
  const requireOtherSuperadmin = async (users: UserQueries, user: StoredUser, becomes: Role | 'removed') => {
    const counts = user.role === 'superadmin' && user.passwordHash !== null;
    if (counts && becomes !== 'superadmin' && (await users.lockSuperadmins()) <= 1) throw lastSuperadmin();
  };

  /** Throws 403 for one whose role was taken away while this request was under way; another change then waits. */
  const requireStillSuperadmin = async (users: UserQueries, staff: Staff) => {
    await users.lockSuperadmins();
    if ((await users.find(staff.id))?.role !== 'superadmin') throw forbidden();
  };

  /** Runs what a person changes in one transaction: 401 where their session ended meanwhile. */
  const runTransactionBy = <T>(staff: Staff, work: Parameters<typeof store.runTransactionBy<T>>[2]): Promise<T> =>
    store.runTransactionBy(staff, now().toISOString(), work);

  /** Checks the picture of a form; a refused one is a problem of the field `image`. 401 where the session ended. */
  const prepareImage = async (image: UploadedFile | undefined, problems: FieldProblems, by: Staff) => {
    if (!image) return undefined;
    // Before decoding, which takes seconds for a picture that is refused.
    await textLimit.countChange(by);
    const read = await pictures.prepare(image);
    await sessions.requireCurrent(by);
    const picture = 'picture' in read ? read.picture : undefined;
    if ('problem' in read) problems['image'] = read.problem;
    if (picture && !isStoredAlready(picture))
      await quota.require(by, new Map([['image', countPictureBytes(picture.encoded)]]));
    return picture;
  };

  /** Changes a person together with the new picture, in one transaction; a refused change leaves no picture behind. */
  const changeWithImage = async <T>(
    staff: Staff,
    prepared: PreparedPicture | undefined,
    work: (users: UserQueries, image: { image?: string }) => Promise<T>,
  ): Promise<T> => {
    const stored = prepared && (await pictures.write(prepared, staff));
    return takeBackIfRefused(stored?.written ?? noWrittenFiles, () =>
      runTransactionBy(staff, async (users, files) => {
        const done = await work(users, stored ? { image: stored.file.id } : {});
        if (prepared && stored && !isStoredAlready(prepared)) {
          await quota.requireStill(staff, new Map([['image', stored.file]]), files);
          await stored.written.rewriteRemoved(files);
        }
        if (prepared && stored) await recordPicture(files, prepared, stored.file, 'image');
        return done;
      }),
    );
  };

  return {
    /**
     * Returns one page of people, the newest first, whose name or address contains `search`; 403 unless the viewer is a
     * superadmin.
     */
    async list(viewer: Viewer, paging: Paging, search = ''): Promise<WithPicture<Page<User>>> {
      requireSuperadmin(viewer);
      const { users, total } = await store.list(paging, foldForSearch(search));
      return { found: makePage(paging, total, users), files: await findFiles(users) };
    },

    /** Returns a person; 403 unless the viewer is a superadmin, 400 for a malformed id, 404 where there is none. */
    async get(viewer: Viewer, id: string): Promise<WithPicture<User>> {
      requireSuperadmin(viewer);
      return withPicture(id);
    },

    /** Returns whether a person is the only superadmin who can sign in, and so has to remain one. */
    async isLastSuperadmin(viewer: Viewer, id: string): Promise<boolean> {
      requireSuperadmin(viewer);
      const ids = await store.superadminIds();
      return ids.length === 1 && ids[0] === id;
    },

    /** Returns the viewer's own record. */
    async me(viewer: Viewer): Promise<WithPicture<User>> {
      return withPicture(requireStaff(viewer).id);
    },

    /** Creates an empty account, which an update fills in; 409 where many are empty: it needs no recent sign-in. */
    async create(viewer: Viewer): Promise<WithPicture<User>> {
      const staff = requireSuperadmin(viewer);
      const id = newId();
      if (!(await runTransactionBy(staff, (users) => users.insertEmpty(id, now().toISOString(), maxEmpty))))
        throw tooManyNewAccounts(maxEmpty);
      await recordActivity(staff, id, 'created', '');
      return withPicture(id);
    },

    /** Deletes another person, who can be restored for 30 days. Requires a recent sign-in, as do the next two. */
    async remove(viewer: Viewer, id: string, source: RequestSource): Promise<void> {
      const staff = requireSuperadmin(viewer);
      const user = await requireUser(id);
      if (user.id === staff.id) throw ownAccount();
      requireRecentSignIn(staff, now());
      await runTransactionBy(staff, async (users) => {
        await requireStillSuperadmin(users, staff);
        await requireOtherSuperadmin(users, (await users.find(id)) ?? user, 'removed');
        await users.remove(id, now().toISOString(), staff.id);
      });
      await cacheTags.invalidate(peopleTag);
      await sessions.endAll(id);
      await sessions.dropPasswordLink(id);
      await recordActivity(staff, id, 'deleted', user.name);
      await log(staff, 'user_deleted', user.name || user.email, source);
    },

    /**
     * Restores a person who was deleted in the last 30 days. 400 with `email` where another account has the address.
     */
    async restore(viewer: Viewer, id: string, source: RequestSource): Promise<WithPicture<User>> {
      const staff = requireSuperadmin(viewer);
      if (!isId(id)) throw invalidId();
      requireRecentSignIn(staff, now());
      const since = new Date(now().getTime() - trashRetention).toISOString();
      const name = await runTransactionBy(staff, (users) => users.restore(id, since));
      if (name === undefined) throw notFound();
      await cacheTags.invalidate(peopleTag);
      await recordActivity(staff, id, 'restored', name);
      await log(staff, 'user_restored', name, source);
      return withPicture(id);
    },

    /**
     * Changes the viewer's own name, language, picture and password (specification 5, profile). An empty password
     * changes nothing; a new one requires a recent sign-in and ends the other sessions.
     */
    async updateProfile(
      viewer: Viewer,
      input: Pick<UserInput, 'name' | 'language'> & { password?: string | undefined },
      image: UploadedFile | undefined,
      sessionToken: string,
      source: RequestSource,
    ): Promise<WithPicture<User>> {
      const staff = requireStaff(viewer);
      const user = await requireUser(staff.id);
      const checked = checkName(input.name ?? user.name);
      const language = readOwnLanguage(input.language ?? user.language ?? '');
      const problems: FieldProblems = 'problem' in checked ? { name: checked.problem } : {};
      if (language === undefined) problems['language'] = { key: 'invalid' };
      if (input.password) {
        const problem = await passwordPolicy.findProblem(input.password, {
          name: `${user.name} ${input.name ?? ''}`.slice(0, 2 * nameMax),
          email: user.email,
        });
        if (problem) problems['password'] = problem;
        else requireRecentSignIn(staff, now());
      }
      const prepared = await prepareImage(image, problems, staff);
      if ('problem' in checked || language === undefined || Object.keys(problems).length > 0)
        throw invalidFields(problems);

      const isOldImage = prepared && isStoredAlready(prepared) && prepared.alreadyStored.id === user.image;
      const isChanged =
        checked.name !== user.name || language !== user.language || (prepared !== undefined && !isOldImage);
      if (isChanged && !image) await textLimit.countChange(staff);
      // The owner may be changing the password at the same time, to end the session of somebody who has the old one: it
      // is replaced only while the one that was read is in use, and by a session that is still open then.
      const passwordHash = input.password ? await hashPassword(input.password) : undefined;
      await changeWithImage(staff, prepared, async (users, newImage) => {
        if (passwordHash !== undefined && !(await users.replacePassword(user.id, user.passwordHash, passwordHash)))
          throw signInRequired();
        const changed = {
          ...(input.name === undefined ? {} : checked),
          ...(input.language === undefined ? {} : { language }),
          ...newImage,
        };
        if (!(await users.update(user.id, changed))) throw notFound();
      });
      if (input.name !== undefined) await cacheTags.invalidate(peopleTag);
      if (passwordHash !== undefined) await sessions.endAll(user.id, sessionToken);
      if (checked.name !== user.name)
        await log(staff, 'name_changed', '', source, { from: user.name, to: checked.name });
      if (input.password) {
        await sessions.dropPasswordLink(user.id);
        await log(staff, 'password_changed', '', source);
        await notices.notify(user, 'password_changed', source);
      }
      // A password is only in the security log: it is never refused for the number of changes.
      if (isChanged) await recordActivity(staff, user.id, 'updated', checked.name);
      return withPicture(user.id);
    },

    ...createUserUpdate({
      ...deps,
      changeLog,
      requireUser,
      requireOtherSuperadmin,
      requireStillSuperadmin,
      prepareImage,
      changeWithImage,
      withPicture,
    }),
    ...createInvitations({
      ...deps,
      changeLog,
      requireUser: async (id) => withoutSecrets(await requireUser(id)),
    }),
    ...createOperatorAccess(deps),
  };
}
