/** Runs in the page `/offline`: lists the stored pages. No other script runs there, since none may be stored. */
import { makeFocusable } from '../ui/make-focusable.ts';
import { isDocument, offlinePath } from './page-address.ts';
import { createServerWatch } from './server-watch.ts';
import { listEntries, type StoreMessage, type StoredPage } from './stored-entries.ts';

const find = (id: string) => document.getElementById(id)!;

/** Shows one of the texts about the list, or none. */
function showNotice(id?: string): void {
  for (const name of ['stored-needed', 'stored-none']) find(name).hidden = name !== id;
}

function makeRow({ address, title, lang, kept }: StoredPage): Node {
  const row = (find('stored-row') as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a')!;
  link.href = address;
  link.lang = lang;
  link.dir = lang === 'ar' ? 'rtl' : 'ltr';
  link.textContent = title;
  row.querySelector<HTMLElement>('[data-document]')!.hidden = !isDocument(address);
  row.querySelector<HTMLElement>('[data-kept]')!.hidden = !kept;
  for (const name of row.querySelectorAll<HTMLElement>('[data-language]'))
    name.hidden = name.dataset['language'] !== lang;
  const button = row.querySelector('button')!;
  button.setAttribute('aria-describedby', (link.id = `stored-${address}`));
  button.addEventListener('click', () => void remove(address));
  return row;
}

async function remove(address: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => void show().then(focusContent));
  port1.start();
  active?.postMessage({ type: 'remove', address } satisfies StoreMessage, [port2]);
}

/** The button with the focus is gone. */
function focusContent(): void {
  const content = find('content');
  makeFocusable(content);
  content.focus();
}

async function show(): Promise<void> {
  const pages = (await listEntries())
    .filter(({ address }) => !address.startsWith(offlinePath))
    .toSorted((one, other) => Number(other.kept) - Number(one.kept) || other.at - one.at);
  find('stored-pages').replaceChildren(...pages.map((page) => makeRow(page)));
  showNotice(pages.length === 0 ? 'stored-none' : undefined);
}

// The page stands in for one that is not stored.
if (location.pathname !== offlinePath) {
  find('stored-instead').hidden = false;
  find('stored-retry').addEventListener('click', () => location.reload());
  const loadWhenReached = createServerWatch(location.href, () => location.reload());
  addEventListener('online', () => void loadWhenReached(5));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) void loadWhenReached(1);
  });
}
if ('serviceWorker' in navigator && 'caches' in self) void show().catch(() => undefined);
