import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepLanguage } from './i18n/keep-language.ts';
import { getLanguage } from './i18n/language.ts';
import { loadCatalogue } from './i18n/load-catalogue.ts';
import { ownEntries } from './shell/own-entries.ts';
import { createDefaultPolicy } from './shell/trusted-types.ts';

createDefaultPolicy();
// Before the router listens: the window calls its listeners in their order.
window.addEventListener('popstate', (event) => {
  if (ownEntries.handle?.()) event.stopImmediatePropagation();
  else keepLanguage();
});
// Somebody may go back before the router listens.
window.addEventListener('popstate', loadOtherPage);
// The page is already in its language; React needs the same catalogue before hydration.
const { pathname, search } = window.location;
const lang = getLanguage(search);
await Promise.all([loadCatalogue(lang), /^\/dashboard(?:\/|$)/.test(pathname) && loadCatalogue(lang, 'dashboard')]);

if (isOtherPage()) window.location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartedRouter />
      </StrictMode>,
    );
  });

/** From the first rendering on, the router itself goes back and forward. */
function StartedRouter() {
  useEffect(() => window.removeEventListener('popstate', loadOtherPage), []);
  return <HydratedRouter />;
}

// Loaded now, since it is needed when nothing can be loaded.
void import('./shell/when-loading-fails.ts').catch(() => undefined);

/** Returns whether the address is that of another page than the one that was loaded. */
function isOtherPage(): boolean {
  const loaded = URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '');
  return loaded !== null && loaded.pathname + loaded.search !== window.location.pathname + window.location.search;
}

function loadOtherPage(): void {
  if (isOtherPage()) window.location.reload();
}
