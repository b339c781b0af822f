import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/**
 * Name, contact and links of the site in the language of the visit; undefined where the page failed before it had them.
 */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root');
}
