import { SuperadminsOnly } from '../users/superadmins-only.tsx';
import { LogList } from './log-list.tsx';

export default function SecurityLogScreen() {
  return (
    <SuperadminsOnly>
      <LogList />
    </SuperadminsOnly>
  );
}
