import { data } from 'react-router';
import { NotFoundView } from '../parts/not-found-view.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/route.ts';

/** Any address without a page of its own. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, location, {
    ...catalogueHead(matches[0].loaderData, location, 'notFound'),
    isHidden: true,
  });

export default function NotFound() {
  return <NotFoundView />;
}
