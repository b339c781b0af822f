/** Runs in every public page where offline reading is switched off: the service worker removes what it stored. */
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
void serviceWorker
  ?.getRegistration('/')
  .then((registration) => registration?.active?.postMessage({ type: 'end' }))
  .catch(() => undefined);
