import { useParams } from 'react-router';
import { isId } from '../../../domain/model/id.ts';
import { Nowhere } from '../parts/nowhere.tsx';
import { SuperadminsOnly } from '../users/superadmins-only.tsx';
import { MessageScreen } from './message-screen.tsx';

export default function Message() {
  const { id = '' } = useParams();
  return <SuperadminsOnly>{isId(id) ? <MessageScreen key={id} id={id} /> : <Nowhere />}</SuperadminsOnly>;
}
