import { SuperadminsOnly } from '../users/superadmins-only.tsx';
import { WordsScreen } from './words-screen.tsx';

export default function Words() {
  return (
    <SuperadminsOnly>
      <WordsScreen />
    </SuperadminsOnly>
  );
}
