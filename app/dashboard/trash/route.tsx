import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { TrashList } from './trash-list.tsx';

export default function TrashScreen() {
  return (
    <SuperadminsOnly>
      <TrashList />
    </SuperadminsOnly>
  );
}
