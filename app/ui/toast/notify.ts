import type { ToastKind, ToastOptions } from './toaster.tsx';

/** How long a message without a button to close it stays. */
const plainMs = 6_000;

let region: HTMLElement | undefined;

/**
 * The place of the toasts at the end of the page. It stands, empty, before the first one comes: assistive
 * technology announces what is added to a live region, not what a new region brings along.
 */
function toastRegion(): HTMLElement {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'toast-region';
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  return region;
}

/** Fetches what toasts need, so that the news of a lost connection can still be shown. */
export function prepareToasts(): void {
  toastRegion();
  void import('./toaster.tsx').catch(() => {});
}

/** Shows a short message over the page. Its code is loaded on the first use, so that no first view pays for it. */
export async function notify(kind: ToastKind, text: string, options: ToastOptions): Promise<void> {
  const place = toastRegion();
  try {
    const { showToast } = await import('./toaster.tsx');
    showToast(place, kind, text, options);
  } catch {
    // No connection: the same look without its code.
    const leaf = document.createElement('p');
    leaf.className = 'toast-leaf toast-plain';
    leaf.textContent = text;
    place.replaceChildren(leaf);
    setTimeout(() => leaf.remove(), plainMs);
  }
}
