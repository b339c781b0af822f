import { useParams } from 'react-router';
import { allTypes } from '../../../domain/site/index.ts';
import { useStaffSelector } from '../data/store.ts';
import { sitePath } from '../menu/menu.ts';
import { NotFound } from '../screen/not-found.tsx';
import { NotAllowed } from '../screen/not-allowed.tsx';
import { EditScreen } from './form/edit-screen.tsx';
import { mayOpen } from './may-open.ts';

/** The edit form of an item, for those who have its list: /dashboard/news/{id}/edit and the like. */
export default function EditItem() {
  const { type: name, id = '' } = useParams();
  const user = useStaffSelector((state) => state.session.user);
  const type = allTypes.find((known) => known.name === name);
  if (!type) return <NotFound />;
  if (!mayOpen(user, type)) return <NotAllowed />;
  return (
    <EditScreen
      key={`${type.name}/${id}`}
      type={type}
      id={id}
      list={type.single ? sitePath : `/dashboard/${type.name}`}
    />
  );
}
