/**
 * Runs in every public page and defers React until after the first paint: the router's module script is in the page as
 * inert text, since the page is complete without it. Runs it when the page is idle or first touched. Under data saving,
 * where the server leaves it out, the page is only marked so that its animations stop too.
 *
 * In a frame of ours it does not run on idle, since the page around it is busy, but when that page's language changes,
 * or at once where this tab has stored what was typed into the membership form.
 */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
};

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
const boot = document.getElementById('boot');
const isInFrame = self !== top;
const beginnings = ['pointerdown', 'keydown', 'touchstart', 'input'];

let hasStarted = false;
function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const name of beginnings) removeEventListener(name, start, true);
  const script = document.createElement('script');
  script.type = 'module';
  const text = boot!.textContent;
  // The text goes through a policy that nothing else can reach.
  script.textContent = trustedTypes?.createPolicy('boot', { createScript: (own) => own }).createScript(text) ?? text;
  document.body.append(script);
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3_000 });
  else setTimeout(start, 800);
}

/**
 * Without React, the frame gets the height of its page here, and what says that it is loading is removed; not where the
 * page around it has React, which removes it itself.
 */
function fitFrame(): void {
  const frame = frameElement as HTMLElement;
  const around = frame.parentElement!;
  if (parent.document.documentElement.dataset['saveData'] !== undefined) around.querySelector('output')?.remove();
  around.style.minHeight = '0';
  const fit = () => {
    frame.style.height = `${Math.ceil(document.body.getBoundingClientRect().height)}px`;
  };
  new ResizeObserver(fit).observe(document.body);
}

function hasTypedForm(): boolean {
  try {
    return sessionStorage.getItem('membershipForm') !== null;
  } catch {
    return false;
  }
}

/** Runs what needs the page around the frame; it may be on another site. */
function inFrame(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing of another site is read or changed.
  }
}

if (connection?.saveData || !boot) {
  document.documentElement.dataset['saveData'] = '';
  if (isInFrame) inFrame(fitFrame);
} else {
  for (const name of beginnings) addEventListener(name, start, { capture: true, passive: true });
  if (isInFrame)
    inFrame(() => {
      const outer = parent.document.documentElement;
      if (outer.lang === document.documentElement.lang && !hasTypedForm())
        new MutationObserver(start).observe(outer, { attributeFilter: ['lang'] });
      else start();
    });
  else if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}
