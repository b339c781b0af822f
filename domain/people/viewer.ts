/** Who is asking. */
export const roles = ['superadmin', 'admin'] as const;
export type Role = (typeof roles)[number];

export type Staff = { kind: 'staff'; id: string; role: Role };
export type Viewer = { kind: 'visitor' } | Staff;

export const visitor: Viewer = { kind: 'visitor' };
