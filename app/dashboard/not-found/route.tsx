import { data } from 'react-router';
import { Nowhere } from '../parts/nowhere.tsx';

export function loader() {
  return data(null, { status: 404 });
}

/** Any address under /dashboard that no screen has. */
export default function NotFoundScreen() {
  return <Nowhere />;
}
