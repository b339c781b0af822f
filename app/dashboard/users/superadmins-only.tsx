import type { ReactNode } from 'react';
import { useStaffSelector } from '../data/store.ts';
import { NotYours } from '../parts/not-yours.tsx';

/** The users are for superadmins; nothing is asked of the server that it would refuse. */
export function SuperadminsOnly({ children }: { children: ReactNode }) {
  const role = useStaffSelector((state) => state.session.user?.role);
  return role === 'superadmin' ? children : <NotYours />;
}
