import { useParams } from 'react-router';
import { isId } from '../../../domain/model/id.ts';
import { NotFound } from '../screen/not-found.tsx';
import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { MessageScreen } from './message-screen.tsx';

export default function Message() {
  const { id = '' } = useParams();
  return <SuperadminsOnly>{isId(id) ? <MessageScreen key={id} id={id} /> : <NotFound />}</SuperadminsOnly>;
}
