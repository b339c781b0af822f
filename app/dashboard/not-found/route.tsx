import { data } from 'react-router';
import { NotFound } from '../screen/not-found.tsx';

export function loader() {
  return data(null, { status: 404 });
}

/** Any address under /dashboard without a screen of its own. */
export default function NotFoundScreen() {
  return <NotFound />;
}
