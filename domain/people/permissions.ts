/**
 * Who may do what (specification 6; ruling 7; decision 037). Denied unless allowed here. A superadmin may do
 * everything; an admin reads the dashboard, adds pictures to the media library and owns the articles that they created.
 * A superadmin may give an admin rights for a content type; for articles, a right replaces the ownership.
 */
import { draftsOnly, forbidden, recentSignInRequired, signInRequired, translationsOnly } from '../errors.ts';
import type { ContentType, Item } from '../model/define.ts';
import { changesOnlyTranslations } from '../model/translation-changes.ts';
import type { Right } from './rights.ts';
import type { Staff, Viewer } from './viewer.ts';

/** The content type whose items an admin may create and own: "Blogs". */
export const blogType = 'articles';

/** Returns the staff member; throws 401 for a visitor. */
export function requireStaff(viewer: Viewer): Staff {
  if (viewer.kind !== 'staff') throw signInRequired();
  return viewer;
}

/** Returns the superadmin; throws 401 for a visitor and 403 for an admin. */
export function requireSuperadmin(viewer: Viewer): Staff {
  const staff = requireStaff(viewer);
  if (staff.role !== 'superadmin') throw forbidden();
  return staff;
}

/** How long after proving their identity a person may change what protects accounts, in milliseconds. */
const recentSignIn = 10 * 60_000;
/** The most that the clocks of two servers may differ, in milliseconds; proofs further in the future are refused. */
const clockSkew = 60_000;

/**
 * Throws 403 `recent_sign_in_required` unless the person has signed in, or proved their identity, within the last ten
 * minutes.
 */
export function requireRecentSignIn(staff: Staff, now: Date): void {
  const age = now.getTime() - Date.parse(staff.session?.confirmedAt ?? '');
  if (!(age >= -clockSkew && age <= recentSignIn)) throw recentSignInRequired();
}

/** What a person may do with the items of a type: as a right says, or everything with `own` items. */
export type Access = Right | 'own';

/** Returns what a person may do with the items of a type; undefined for nothing but reading what visitors read. */
export function getAccess({ role, rights }: Pick<Staff, 'role' | 'rights'>, typeName: string): Access | undefined {
  if (role === 'superadmin') return 'publish';
  return rights[typeName] ?? (typeName === blogType ? 'own' : undefined);
}

/**
 * Returns whose items the lists, counts and searches of the dashboard contain for a person: everybody's, their own, or
 * none, where the person has nothing to do with the type.
 */
export function getListedItems(staff: Pick<Staff, 'role' | 'rights'>, typeName: string): 'all' | 'own' | 'none' {
  const access = getAccess(staff, typeName);
  if (access === undefined) return 'none';
  return access === 'publish' || access === 'translate' ? 'all' : 'own';
}

/** Returns whether a person may read an item; `isPublic` where visitors may read it. */
export function mayRead(staff: Staff, typeName: string, createdBy: string | null, isPublic: boolean): boolean {
  const listed = getListedItems(staff, typeName);
  return isPublic || listed === 'all' || (listed === 'own' && createdBy === staff.id);
}

/** Returns whether a person may create items of a type. */
export function mayCreate(staff: Pick<Staff, 'role' | 'rights'>, typeName: string): boolean {
  const access = getAccess(staff, typeName);
  return access !== undefined && access !== 'translate';
}

/** Returns whether the items of a type that staff order may be ordered. */
export function mayOrder(staff: Pick<Staff, 'role' | 'rights'>, typeName: string): boolean {
  return getAccess(staff, typeName) === 'publish';
}

/** What a person may change of an item: everything, everything but that it remains a draft, or its translations. */
export type Scope = 'all' | 'draft' | 'translations';

/** Returns what a person may change of an item; undefined for nothing. */
export function getScope(
  staff: Pick<Staff, 'id' | 'role' | 'rights'>,
  typeName: string,
  { createdBy, state }: Pick<Item, 'createdBy' | 'state'>,
): Scope | undefined {
  const isOwn = createdBy === staff.id;
  switch (getAccess(staff, typeName)) {
    case 'publish':
      return 'all';
    case 'own':
      return isOwn ? 'all' : undefined;
    case 'draft':
      return isOwn && state === 'draft' ? 'draft' : undefined;
    case 'translate':
      return 'translations';
    default:
      return undefined;
  }
}

/** Returns whether a person with this scope may delete an item, and restore it after deleting it. */
export const mayDelete = (scope: Scope | undefined): boolean => scope === 'all' || scope === 'draft';

/** Throws 403 unless a person may make this of an item. Every change of an item passes here before it is stored. */
export function requireChange(
  staff: Staff,
  type: ContentType,
  item: Item,
  next: Pick<Item, 'values' | 'state'> & { alts?: ReadonlyMap<string, unknown> },
): void {
  const scope = getScope(staff, type.name, item);
  if (scope === undefined) throw forbidden();
  if (scope === 'draft' && next.state !== 'draft') throw draftsOnly();
  if (scope !== 'translations') return;
  const isTranslation = changesOnlyTranslations(type, item.values, next.values) && !next.alts?.size;
  if (next.state !== item.state || !isTranslation) throw translationsOnly();
}

/** Returns whether alternative texts may be changed wherever a picture is used, and whether files may be deleted. */
export function mayDescribeFiles(viewer: Viewer): boolean {
  return viewer.kind === 'staff' && viewer.role === 'superadmin';
}
