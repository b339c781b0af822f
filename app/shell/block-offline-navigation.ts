import { isLanguage } from '../../domain/model/localized.ts';
import { getTranslator } from '../i18n/translator.ts';
import { isSavingData } from '../ui/is-saving-data.ts';
import { notify } from '../ui/toast/notify.ts';

/** Returns whether the service worker shows a page for this link: the stored one, or the list of those that are. */
function isAnsweredOffline(link: HTMLAnchorElement): boolean {
  return (
    Boolean(navigator.serviceWorker?.controller) &&
    !/^\/(?:dashboard|signin|files)(?:[/?]|$)/.test(link.pathname) &&
    // What somebody has typed stays.
    !document.querySelector('#content form:not([role=search]), #content iframe')
  );
}

/**
 * While offline, opens pages by the service worker (decision 040). Other link clicks are cancelled with a message, so
 * that the page and its unsaved input remain.
 */
function blockNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (navigator.onLine || !link || link.getAttribute('href')?.startsWith('#')) return;
  // The player of a video would take the place of its picture.
  const isVideo = link.matches('.video-placeholder');
  if (link.origin !== window.location.origin && !isVideo) return;
  event.preventDefault();
  event.stopPropagation();
  const { lang } = document.documentElement;
  if (!isVideo && isAnsweredOffline(link)) {
    const address = new URL(link.href);
    // In the language of the visit, which the visible address may lack.
    if (lang !== 'en' && !address.searchParams.has('lang')) address.searchParams.set('lang', lang);
    window.location.assign(address);
    return;
  }
  // An open menu would cover the message.
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const t = getTranslator(isLanguage(lang) ? lang : 'en');
  void notify('error', t('lists.offline'), { dismiss: t('forms.dismiss') });
}

// In the capture phase, before the router's listeners.
window.addEventListener('click', blockNavigation, true);

type RouteFiles = { module: string; clientLoaderModule?: string };

/**
 * Loads the code of the search (2 KB), which the service worker does not store: where the server is not reached and the
 * browser does not know it, the page of the search says so.
 */
async function loadSearch(): Promise<void> {
  if (isSavingData() || !navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  const { __reactRouterManifest } = window as unknown as {
    __reactRouterManifest: { routes: Record<string, RouteFiles> };
  };
  const { module, clientLoaderModule } = __reactRouterManifest.routes['site/search/route']!;
  await Promise.all([module, clientLoaderModule ?? module].map((file) => import(/* @vite-ignore */ file)));
}

void loadSearch().catch(() => undefined);
