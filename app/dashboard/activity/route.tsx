import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { ActivityList } from './activity-list.tsx';

export default function ActivityScreen() {
  return (
    <SuperadminsOnly>
      <ActivityList />
    </SuperadminsOnly>
  );
}
