import { useParams } from 'react-router';
import { useStaffSelector } from '../../data/store.ts';
import { findTypeByName } from '../../data/entry-types.ts';
import { NotFound } from '../../screen/not-found.tsx';
import { NotAllowed } from '../../screen/not-allowed.tsx';
import { mayOpen } from '../may-open.ts';
import { HistoryScreen } from './history-screen.tsx';

/** The versions of an item, for those who have its list: /dashboard/news/{id}/history and the like. */
export default function ItemHistory() {
  const { type: name = '', id = '' } = useParams();
  const user = useStaffSelector((state) => state.session.user);
  const type = findTypeByName(name);
  if (!type) return <NotFound />;
  if (!mayOpen(user, type)) return <NotAllowed />;
  return <HistoryScreen key={`${name}/${id}`} type={type} id={id} base={`/dashboard/${name}`} />;
}
