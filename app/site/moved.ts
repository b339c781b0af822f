import { redirect } from 'react-router';
import type { Route } from './+types/moved.ts';

/** Addresses in the footer and commonly guessed ones that redirect to a page (ruling 3). */
const targets: Record<string, string> = {
  '/publications': '/publications/news',
  '/publications/projects': '/projects',
  '/publications/about': '/about',
  '/project': '/projects',
};

/** Redirects permanently, on a full page load and in client-side navigation, and keeps the query. */
export function loader({ url: { pathname, search } }: Route.LoaderArgs) {
  throw redirect((targets[pathname.toLowerCase()] ?? '/') + search, 301);
}
