import { useParams } from 'react-router';
import { useStaffSelector } from '../../data/store.ts';
import { typeOfKind } from '../../data/kinds.ts';
import { NotFound } from '../../parts/not-found.tsx';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { HistoryScreen } from './history-screen.tsx';

/** The versions of an item, for superadmins: /dashboard/news/{id}/history and the like. */
export default function ItemHistory() {
  const { type: name = '', id = '' } = useParams();
  const role = useStaffSelector((state) => state.session.user?.role);
  const type = typeOfKind(name);
  if (!type) return <NotFound />;
  if (role !== 'superadmin') return <NotAllowed />;
  return <HistoryScreen key={`${name}/${id}`} type={type} id={id} base={`/dashboard/${name}`} />;
}
