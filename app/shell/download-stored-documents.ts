/** A click that this module has passed on. */
let passedOn: HTMLAnchorElement | undefined;

/**
 * Downloads a document that the visitor keeps from the store: Chromium sends links with `download` past the service
 * worker, where they fail without a connection.
 */
async function downloadStored(link: HTMLAnchorElement): Promise<void> {
  const stored = await caches.match(link.href).catch(() => undefined);
  if (!stored) {
    passedOn = link;
    link.click();
    passedOn = undefined;
    return;
  }
  const copy = document.createElement('a');
  copy.href = URL.createObjectURL(await stored.blob());
  copy.download = link.download;
  copy.click();
  // The browser reads it meanwhile.
  setTimeout(() => URL.revokeObjectURL(copy.href), 60_000);
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isDocument = link?.download && /^https?:$/.test(link.protocol) && link.pathname.startsWith('/files/documents/');
  if (!isDocument || link === passedOn || !navigator.serviceWorker?.controller) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void downloadStored(link);
}

window.addEventListener('click', handleClick, true);
