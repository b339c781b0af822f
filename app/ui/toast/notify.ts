import type { showToast, ToastKind, ToastOptions } from './toaster.tsx';

/** How long a message without a close button is shown. */
const fallbackDuration = 6_000;

let region: HTMLElement | undefined;
/** The code of toasts, once it is loaded. */
let toaster: { showToast: typeof showToast } | undefined;

const loadToaster = async () => (toaster ??= await import('./toaster.tsx'));

/**
 * Returns the live region of the toasts at the end of the page. It exists before the first toast: assistive technology
 * announces what is added to a live region, not the content of a new region.
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

/** Loads the code of toasts in advance, so that a lost connection can still be reported. */
export function prepareToasts(): void {
  toastRegion();
  void loadToaster().catch(() => {});
}

/**
 * Shows a short message over the page. Its code is loaded on first use, so that it does not slow the first page view.
 */
export async function notify(kind: ToastKind, text: string, options: ToastOptions): Promise<void> {
  const container = toastRegion();
  try {
    // The service worker would let it wait for seconds.
    if (!toaster && !navigator.onLine) throw new Error('offline');
    const loaded = await loadToaster();
    loaded.showToast(container, kind, text, options);
  } catch {
    // Without a connection, show it without the code of toasts.
    const paragraph = document.createElement('p');
    paragraph.className = 'toast-card toast-plain';
    paragraph.textContent = text;
    container.replaceChildren(paragraph);
    setTimeout(() => paragraph.remove(), fallbackDuration);
  }
}
