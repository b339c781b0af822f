/** Who is asking. */
export const roles = ['superadmin', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * The session that a request of a staff member came with; `confirmedAt` is when the person last proved
 * who they are in it, `deviceSince` when they first signed in from its device (both ISO 8601).
 */
export type StaffSession = { id: string; confirmedAt: string; deviceSince: string };

export type Staff = { kind: 'staff'; id: string; role: Role; session?: StaffSession };
export type Viewer = { kind: 'visitor' } | Staff;

export const visitor: Viewer = { kind: 'visitor' };
