import { useSyncExternalStore } from 'react';

/** As in dashboard.css: from here on the menu stands beside the screen instead of sliding over it. */
const query = '(width >= 64rem)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether menu and screen stand side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => true);
}
