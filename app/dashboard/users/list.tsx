import { UserList } from './user-list.tsx';
import { SuperadminsOnly } from '../screen/superadmins-only.tsx';

export default function Users() {
  return (
    <SuperadminsOnly>
      <UserList />
    </SuperadminsOnly>
  );
}
