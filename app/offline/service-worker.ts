/**
 * The service worker: visitors read public pages again without a connection (decision 040). Online, each page comes
 * from the server; what is stored is sent only where the network fails. Everything but public pages, their data, and
 * files passes it by.
 */
import { isDocument, isFile, offlinePath, toPageAddress, findPageOfData, searchPath } from './page-address.ts';
import {
  addFiles,
  fetchPage,
  isOlderThan,
  isSmaller,
  keep,
  removeCaches,
  removePage,
  storeOfflinePage,
  storePage,
} from './page-store.ts';
import { isSavingData } from '../ui/is-saving-data.ts';
import { fileCache, listEntries, pageCache, type StoreMessage } from './stored-entries.ts';
import { createReplacedResponse } from './replaced-page.ts';
import { scope, type FetchEvent, type MessageEventOfPage } from './worker-scope.ts';

/** How long a script that cannot be loaded waits for the page to be replaced by a stored one, in milliseconds. */
const replacedWithin = 3_000;

/** How long an answer takes to reach the page, in milliseconds: one that is under way when it is replaced is lost. */
const answeredWithin = 50;

let hasEnded = false;
let last: Promise<unknown> = Promise.resolve();

/** Runs what changes the store one after the other, for all tabs. A browser may refuse storage at any time. */
function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
  const done = last.then(() => (hasEnded ? undefined : work())).catch(() => undefined);
  last = done;
  return done;
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(inTurn(() => removeCaches([pageCache, fileCache])));
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (hasEnded || request.method !== 'GET' || url.origin !== scope.location.origin) return;
  const page = toPageAddress(url);
  const isVisit = request.mode === 'navigate' && request.destination === 'document';
  if (isVisit && page !== undefined) event.respondWith(sendPage(event, page));
  else if (isVisit && url.pathname === searchPath) event.respondWith(sendSearch(event, url));
  else if (isDocument(url.pathname)) event.respondWith(sendDocument(event, url.pathname));
  else if (isFile(url.pathname)) event.respondWith(sendFile(event, url.pathname));
  else {
    const target = findPageOfData(url);
    // What the page loads in advance: only the browser's own cache keeps it, and nobody has opened it yet.
    if (target && request.mode !== 'no-cors') event.respondWith(sendData(event, target));
  }
});

const findStored = (cache: string, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: cache }).catch(() => undefined);

async function sendPage(event: FetchEvent, address: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    // A redirect, which the browser follows, has status 0.
    if ([200, 404, 410].includes(response.status)) {
      const copy = response.clone();
      event.waitUntil(inTurn(() => storePage(address, copy)));
    }
    return response;
  } catch (error) {
    const stored = (await findStored(pageCache, address)) ?? (await findOfflinePage(address));
    if (!stored) throw error;
    return stored;
  }
}

/** Results are not stored; without a network the page for such pages is shown. */
async function sendSearch(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch (error) {
    const stored = await findOfflinePage(pathname + search);
    if (!stored) throw error;
    return stored;
  }
}

/** Returns the page for pages that are not stored, in the language of an address, else in another. */
async function findOfflinePage(address: string): Promise<Response | undefined> {
  const lang = new URL(address, scope.location.origin).searchParams.get('lang');
  const inLanguage = lang === null ? offlinePath : `${offlinePath}?lang=${lang}`;
  for (const path of [inLanguage, offlinePath, `${offlinePath}?lang=so`, `${offlinePath}?lang=ar`]) {
    const stored = await findStored(pageCache, path);
    if (stored) return new Response(stored.body, { status: 503, headers: stored.headers });
  }
  return undefined;
}

async function sendDocument(event: FetchEvent, address: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.status === 404 || response.status === 410) event.waitUntil(inTurn(() => removePage(address)));
    return response;
  } catch (error) {
    const stored = await findStored(pageCache, address);
    if (!stored) throw error;
    return stored;
  }
}

/**
 * The name of a file changes with its content, so a stored one is never outdated. One that was made smaller to save
 * data is only sent where it would be again, or where the network fails.
 */
async function sendFile(event: FetchEvent, address: string): Promise<Response> {
  const stored = await findStored(fileCache, address);
  if (stored && (isSavingData() || !isSmaller(stored))) return stored;
  try {
    return await fetch(event.request);
  } catch (error) {
    if (stored) return stored;
    // The router would load the same page again at once; the data of the next one fails too, see below.
    if (event.request.destination === 'script') await new Promise((done) => setTimeout(done, replacedWithin));
    throw error;
  }
}

/** Sends the data of a page that the router opens; without a network the page is loaded as a whole instead. */
async function sendData(event: FetchEvent, target: URL): Promise<Response> {
  const address = toPageAddress(target)!;
  try {
    const response = await fetch(event.request);
    if (response.status === 404 || response.status === 410)
      event.waitUntil(inTurn(() => storePage(address, new Response(null, { status: response.status }))));
    return response;
  } catch (error) {
    const client = await scope.clients.get(event.clientId);
    // The router has given up this page for another one.
    if (!client || event.request.signal.aborted) throw error;
    const replace = () => client.navigate(address).catch(() => undefined);
    event.waitUntil(new Promise((done) => setTimeout(done, answeredWithin)).then(replace));
    return createReplacedResponse();
  }
}

scope.addEventListener('message', (event) => event.waitUntil(receive(event)));

async function receive({ data, ports }: MessageEventOfPage): Promise<void> {
  const message = data as StoreMessage;
  if (message.type === 'end') return end();
  const url = URL.parse(message.address, scope.location.origin);
  const address = url && (isDocument(url.pathname) ? url.pathname : toPageAddress(url));
  if (!address || url.origin !== scope.location.origin) return;
  if (message.type === 'shown') await inTurn(() => storeShown(address, message));
  else if (message.type === 'keep')
    ports[0]?.postMessage(
      (await inTurn(() => keep(address, { ...message, files: pathsOf(message.files) }))) ?? 'failed',
    );
  else {
    await inTurn(() => removePage(address));
    ports[0]?.postMessage('removed');
  }
}

/** Returns the paths of the addresses that are on this site. */
const pathsOf = (addresses: string[]): string[] =>
  addresses.flatMap((address) => {
    const url = URL.parse(address, scope.location.origin);
    return url?.origin === scope.location.origin ? [url.pathname] : [];
  });

async function storeShown(address: string, { files, isNew }: Extract<StoreMessage, { type: 'shown' }>): Promise<void> {
  // The router has loaded only the data of a page, and the first page came before this worker.
  if (isNew && (await isOlderThan(address, 60_000))) await fetchPage(address);
  await addFiles(address, pathsOf(files), isNew);
  // A first page costs a visitor who saves data nothing else.
  if (!isSavingData() || (await listEntries()).length > 1)
    await storeOfflinePage(new URL(address, scope.location.origin).searchParams.get('lang') ?? 'en');
}

async function end(): Promise<void> {
  hasEnded = true;
  await last;
  await removeCaches();
  await scope.registration.unregister();
}
