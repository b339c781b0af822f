import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { MessageList } from './message-list.tsx';

export default function Messages() {
  return (
    <SuperadminsOnly>
      <MessageList />
    </SuperadminsOnly>
  );
}
