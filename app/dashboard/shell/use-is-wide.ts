import { useMediaQuery } from '../content/form/use-media-query.ts';

/** Whether the menu stands beside the screen instead of sliding over it; as in dashboard.css. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64rem)');
}
