import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { LogList } from './log-list.tsx';

export default function SecurityLogScreen() {
  return (
    <SuperadminsOnly>
      <LogList />
    </SuperadminsOnly>
  );
}
