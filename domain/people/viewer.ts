/** Who is asking. Permission is denied unless a rule gives it (design of roles: specification 6). */
export type Role = 'superadmin' | 'admin';

export type Viewer = { kind: 'visitor' } | { kind: 'staff'; id: string; role: Role };

export const visitor: Viewer = { kind: 'visitor' };
