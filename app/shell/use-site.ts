import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/**
 * Returns name, contact and links of the site in the current language; undefined where the page failed before they were
 * loaded.
 */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root');
}
