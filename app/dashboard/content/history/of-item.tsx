import { useParams } from 'react-router';
import { useStaffSelector } from '../../data/store.ts';
import { typeOfKind } from '../../data/kinds.ts';
import { Nowhere } from '../../parts/nowhere.tsx';
import { NotYours } from '../../parts/not-yours.tsx';
import { HistoryScreen } from './history-screen.tsx';

/** The versions of an item, for superadmins: /dashboard/news/{id}/history and the like. */
export default function HistoryOfItem() {
  const { type: name = '', id = '' } = useParams();
  const role = useStaffSelector((state) => state.session.user?.role);
  const type = typeOfKind(name);
  if (!type) return <Nowhere />;
  if (role !== 'superadmin') return <NotYours />;
  return <HistoryScreen key={`${name}/${id}`} type={type} id={id} base={`/dashboard/${name}`} />;
}
