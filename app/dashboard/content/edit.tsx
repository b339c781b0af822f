import { useParams } from 'react-router';
import { allTypes } from '../../../domain/site/index.ts';
import { useStaffSelector } from '../data/store.ts';
import { sitePath } from '../shell/menu.ts';
import { Nowhere } from '../parts/nowhere.tsx';
import { NotYours } from '../parts/not-yours.tsx';
import { EditScreen } from './form/edit-screen.tsx';

/** The edit form of an item, for superadmins: /dashboard/news/{id}/edit and the like. */
export default function EditItem() {
  const { type: name, id = '' } = useParams();
  const role = useStaffSelector((state) => state.session.user?.role);
  const type = allTypes.find((known) => known.name === name);
  if (!type) return <Nowhere />;
  if (role !== 'superadmin') return <NotYours />;
  return (
    <EditScreen
      key={`${type.name}/${id}`}
      type={type}
      id={id}
      list={type.single ? sitePath : `/dashboard/${type.name}`}
    />
  );
}
