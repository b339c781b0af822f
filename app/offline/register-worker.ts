/**
 * Runs in every public page, also under data saving: registers the service worker once the page is loaded, and tells it
 * what the page shows and uses.
 */
import type { StoreMessage } from './stored-entries.ts';

type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
};

const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const wait = 1_000;
let sentFor = '';
let timer: number | undefined;

/** Returns the address of the page with its language, which the visible address may lack. */
function addressOfPage(): string {
  const parameters = new URLSearchParams(location.search);
  parameters.set('lang', document.documentElement.lang);
  return `${location.pathname}?${parameters}`;
}

function send(): void {
  const address = addressOfPage();
  const built = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc);
  const files = [...built.filter((name) => name.includes('/assets/')), ...pictures].filter(Boolean);
  const message: StoreMessage = { type: 'shown', address, files, isNew: address !== sentFor };
  sentFor = address;
  void workers!.ready.then(({ active }) => active?.postMessage(message));
}

function sendLater(): void {
  clearTimeout(timer);
  timer = setTimeout(send, wait) as unknown as number;
}

async function register(): Promise<void> {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const address = '/service-worker.js';
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => address });
  await workers!.register(policy?.createScriptURL(address) ?? address);
  // Pictures load when they come into view.
  document.addEventListener('load', sendLater, true);
  // The router shows another page, or the same in another language, with another title.
  new MutationObserver(sendLater).observe(document.head, { childList: true, subtree: true, characterData: true });
  sendLater();
}

// Browsers refuse storage in private windows and without https.
if (workers && self === top) addEventListener('load', () => void register().catch(() => undefined));
