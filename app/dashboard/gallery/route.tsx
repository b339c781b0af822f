import { useStaffSelector } from '../data/store.ts';
import { NotAllowed } from '../screen/not-allowed.tsx';
import { AddPictures } from './add-pictures.tsx';

/** Adding many pictures to the gallery, for superadmins. */
export default function AddPicturesScreen() {
  const role = useStaffSelector((state) => state.session.user?.role);
  return role === 'superadmin' ? <AddPictures /> : <NotAllowed />;
}
