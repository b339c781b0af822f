import { useMediaQuery } from '../parts/use-media-query.ts';

/** Returns whether the menu is beside the screen instead of sliding over it; as in dashboard.css. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64rem)');
}
