/**
 * Who may do what (specification 6; ruling 7). Denied unless allowed here. A superadmin may do everything; an admin
 * reads the dashboard, adds pictures to the media library and owns the articles that they created.
 */
import { forbidden, recentSignInRequired, signInRequired } from '../errors.ts';
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

export function mayCreate(staff: Staff, typeName: string): boolean {
  return staff.role === 'superadmin' || typeName === blogType;
}

/** Returns whether an item may be changed or deleted; `createdBy` is the id of the person who created it. */
export function mayChange(staff: Staff, typeName: string, createdBy: string | null): boolean {
  return staff.role === 'superadmin' || (typeName === blogType && createdBy === staff.id);
}

/** Returns whether alternative texts may be changed wherever a picture is used, and whether files may be deleted. */
export function mayDescribeFiles(viewer: Viewer): boolean {
  return viewer.kind === 'staff' && viewer.role === 'superadmin';
}
