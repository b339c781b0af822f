import { UserList } from './user-list.tsx';
import { SuperadminsOnly } from './superadmins-only.tsx';

export default function Users() {
  return (
    <SuperadminsOnly>
      <UserList />
    </SuperadminsOnly>
  );
}
