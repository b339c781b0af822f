import { isLanguage } from '../../domain/model/localized.ts';
import { translatorFor } from '../i18n/translator.ts';
import { notify } from '../ui/toast/notify.ts';

/**
 * While there is no connection, links lead nowhere and say so: the page that is there stays, and what was typed into
 * it.
 */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (navigator.onLine || !link || link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#'))
    return;
  event.preventDefault();
  event.stopPropagation();
  // An open menu lies over everything, the message too.
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const { lang } = document.documentElement;
  const t = translatorFor(isLanguage(lang) ? lang : 'en');
  void notify('error', t('lists.offline'), { dismiss: t('forms.dismiss') });
}

// On its way down, before the router hears of it.
window.addEventListener('click', stay, true);
