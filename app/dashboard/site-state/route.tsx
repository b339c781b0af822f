import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { StateScreen } from './state-screen.tsx';

export default function SiteState() {
  return (
    <SuperadminsOnly>
      <StateScreen />
    </SuperadminsOnly>
  );
}
