import { UserList } from './user-list.tsx';
import { SuperadminsOnly } from '../parts/superadmins-only.tsx';

export default function Users() {
  return (
    <SuperadminsOnly>
      <UserList />
    </SuperadminsOnly>
  );
}
