import { Nowhere } from '../parts/nowhere.tsx';

/** Any address under /dashboard that no screen has. */
export default function NotFoundScreen() {
  return <Nowhere />;
}
