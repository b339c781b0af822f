import { isLanguage } from '../../domain/model/localized.ts';
import { translatorFor } from '../i18n/translator.ts';
import { notify } from '../ui/toast/notify.ts';

/** While offline, cancels link clicks with a message, so that the page and its unsaved input remain. */
function blockNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (navigator.onLine || !link || link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#'))
    return;
  event.preventDefault();
  event.stopPropagation();
  // An open menu would cover the message.
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const { lang } = document.documentElement;
  const t = translatorFor(isLanguage(lang) ? lang : 'en');
  void notify('error', t('lists.offline'), { dismiss: t('forms.dismiss') });
}

// In the capture phase, before the router's listeners.
window.addEventListener('click', blockNavigation, true);
