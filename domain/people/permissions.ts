/**
 * Who may do what (specification 6; ruling 7). Denied unless a line here allows it. superadmin: everything. admin:
 * reads the dashboard, adds pictures to the media library and owns the articles that this person made.
 */
import { forbidden, recentSignInRequired, signInRequired } from '../errors.ts';
import type { Staff, Viewer } from './viewer.ts';

/** The content type whose items an admin may make and own: "Blogs". */
export const blogType = 'articles';

/** Throws 401 for a visitor; answers the staff member. */
export function requireStaff(viewer: Viewer): Staff {
  if (viewer.kind !== 'staff') throw signInRequired();
  return viewer;
}

/** Throws 401 for a visitor and 403 for an admin. */
export function requireSuperadmin(viewer: Viewer): Staff {
  const staff = requireStaff(viewer);
  if (staff.role !== 'superadmin') throw forbidden();
  return staff;
}

/** How long after proving who they are a person may change what protects accounts, in milliseconds. */
const recentSignIn = 10 * 60_000;
/** How far the clocks of two servers may differ, in milliseconds; a proof of the future is none. */
const clockSkew = 60_000;

/**
 * Throws 403 `recent_sign_in_required` unless the person has signed in, or confirmed who they are, within the last ten
 * minutes.
 */
export function requireRecentSignIn(staff: Staff, now: Date): void {
  const age = now.getTime() - Date.parse(staff.session?.confirmedAt ?? '');
  if (!(age >= -clockSkew && age <= recentSignIn)) throw recentSignInRequired();
}

export function mayCreate(staff: Staff, typeName: string): boolean {
  return staff.role === 'superadmin' || typeName === blogType;
}

/** Whether an item may be changed or deleted; `createdBy` is the id of the person who made it. */
export function mayChange(staff: Staff, typeName: string, createdBy: string | null): boolean {
  return staff.role === 'superadmin' || (typeName === blogType && createdBy === staff.id);
}

/** Whether the words of a picture may be changed wherever it is used, and whether files may be deleted. */
export function mayDescribeFiles(viewer: Viewer): boolean {
  return viewer.kind === 'staff' && viewer.role === 'superadmin';
}
