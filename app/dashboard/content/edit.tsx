import { useParams } from 'react-router';
import { allTypes } from '../../../domain/site/index.ts';
import { useStaffSelector } from '../data/store.ts';
import { sitePath } from '../shell/menu.ts';
import { NotFound } from '../parts/not-found.tsx';
import { NotAllowed } from '../parts/not-allowed.tsx';
import { EditScreen } from './form/edit-screen.tsx';

/** The edit form of an item, for superadmins: /dashboard/news/{id}/edit and the like. */
export default function EditItem() {
  const { type: name, id = '' } = useParams();
  const role = useStaffSelector((state) => state.session.user?.role);
  const type = allTypes.find((known) => known.name === name);
  if (!type) return <NotFound />;
  if (role !== 'superadmin') return <NotAllowed />;
  return (
    <EditScreen
      key={`${type.name}/${id}`}
      type={type}
      id={id}
      list={type.single ? sitePath : `/dashboard/${type.name}`}
    />
  );
}
