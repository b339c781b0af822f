import { createPath, type DataRouter } from 'react-router';

/**
 * Loads the page that is being opened as a whole where its code cannot be loaded, as after an upgrade of the site: the
 * router reloads the page that is being left instead, and the press is lost. Needs the Navigation API.
 */
function loadNextPageWhole(event: NavigateEvent): void {
  // Undefined until React has started.
  const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter?: DataRouter };
  const next = router?.state.navigation.location;
  if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !next) return;
  // After Back the address is already that of the next page.
  if (next.pathname === window.location.pathname) return;
  event.preventDefault();
  window.location.assign(createPath(next));
}

if ('navigation' in window) window.navigation.addEventListener('navigate', loadNextPageWhole);
