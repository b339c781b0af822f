/** The viewer of a request. */
import type { Rights } from './rights.ts';

export const roles = ['superadmin', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * The session of a staff member's request; `confirmedAt` is when the person last proved their identity in it,
 * `deviceSince` when they first signed in from its device (both ISO 8601).
 */
export type StaffSession = { id: string; confirmedAt: string; deviceSince: string };

/** `rights` are those of the moment at which the request began; a superadmin needs none. */
export type Staff = { kind: 'staff'; id: string; role: Role; rights: Rights; session?: StaffSession };
export type Viewer = { kind: 'visitor' } | Staff;

export const visitor: Viewer = { kind: 'visitor' };
