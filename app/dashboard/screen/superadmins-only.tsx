import type { ReactNode } from 'react';
import { useStaffSelector } from '../data/store.ts';
import { NotAllowed } from './not-allowed.tsx';

/** Shows its children to superadmins only; others cause no requests that the server would refuse. */
export function SuperadminsOnly({ children }: { children: ReactNode }) {
  const role = useStaffSelector((state) => state.session.user?.role);
  return role === 'superadmin' ? children : <NotAllowed />;
}
