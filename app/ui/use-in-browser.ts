import { useSyncExternalStore } from 'react';

/** Returns what a browser answers; `before` on the server and while the page is hydrated: both render the same. */
export const useInBrowser = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(noSubscription, read, () => before);

/** Returns whether scripts run: false in the HTML of the server. */
export const useHasScript = (): boolean => useInBrowser(yes, false);

const noSubscription = () => () => undefined;
const yes = () => true;
