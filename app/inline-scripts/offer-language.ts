/**
 * Runs in public pages where the language is remembered. Stores on this device that the visitor closed the offer or
 * chose English in the menu; also on pages without an offer, whose address names a language. Unless that was stored,
 * shows the offer in the first language of the browser that the site has, if that is not English. The link gets the
 * address that the router has moved to since. Once a language was chosen in the menu nothing is offered; on pages
 * without the header, to which the router may go too, the offer is removed.
 */
const storedAs = 'languageOffer';

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(storedAs) !== null;
  } catch {
    return false;
  }
}

function storeAnswer(): void {
  try {
    localStorage.setItem(storedAs, '1');
  } catch {
    // Offered again on the next page.
  }
}

const offer = document.getElementById('language-offer');

function onClick({ target }: MouseEvent): void {
  const clicked = (target as Element).closest<HTMLAnchorElement | HTMLButtonElement>(
    '#language-offer a, #language-offer button, .site-header [hreflang]',
  );
  if (!clicked) return;
  const language = clicked instanceof HTMLAnchorElement ? clicked.hreflang : '';
  if (offer?.contains(clicked) && language !== '') {
    const address = new URL(location.href);
    address.searchParams.set('lang', language);
    (clicked as HTMLAnchorElement).href = address.href;
    return;
  }
  if (offer) offer.hidden = true;
  if (language === '') document.querySelector<HTMLElement>('.site-header summary[aria-label]')?.focus();
  if (language === '' || language === 'en') storeAnswer();
}

function showOffer(shown: HTMLElement): void {
  for (const tag of navigator.languages) {
    const language = tag.split('-')[0]!.toLowerCase();
    const text = shown.querySelector<HTMLElement>(`:lang(${language})`);
    if (text) text.hidden = shown.hidden = false;
    if (text || language === 'en') return;
  }
}

if (!wasAnswered()) {
  document.addEventListener('click', onClick, true);
  if (offer) {
    showOffer(offer);
    const removeWithHeader = () => {
      if (!offer.matches('.site-header + *')) offer.remove();
    };
    new MutationObserver(removeWithHeader).observe(document.body, { childList: true });
  }
}
