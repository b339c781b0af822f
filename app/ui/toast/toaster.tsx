import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
// The headless build: the default one writes a style element, which the content security policy blocks.
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { starPath } from '../motif/star.ts';

export type ToastKind = 'success' | 'error' | 'loading' | 'blank';

export type ToastOptions = {
  /** The label of the close button, in the language of the page. */
  dismiss: string;
  /** A toast replaces an earlier one with the same id. */
  id?: string;
  /** The id of an earlier toast that is no longer true: it is removed. */
  replaces?: string;
  /** An action such as undo, as a button beside the text. Such a toast replaces an earlier one with an action. */
  action?: ToastAction;
};

export type ToastAction = {
  label: string;
  run: () => void;
  /** The toast is shown until it is closed. */
  stays?: boolean;
};

/** Long enough to read it, decide, and reach the button (ruling 25). */
const actionDuration = 10_000;

let toastContainer: HTMLElement | undefined;
let dismissLabel = '';
/** The number of toasts with a button so far. */
let actions = 0;

/**
 * Shows a toast. Durations and limits are the library's own, which match the specification (specification 9); one with
 * an action is shown longer.
 */
export function showToast(
  container: HTMLElement,
  kind: ToastKind,
  text: string,
  { dismiss, id, replaces, action }: ToastOptions,
): void {
  dismissLabel = dismiss;
  if (replaces !== undefined) toast.remove(replaces);
  if (toastContainer !== container) {
    toastContainer = container;
    createRoot(container).render(<Toaster />);
  }
  // Two buttons with the same label would be ambiguous, so only the later one is kept. Each has its own id: a closed
  // toast is removed by its id a second later, which would remove a later one too.
  if (action) {
    toast.remove(`action-${actions}`);
    actions += 1;
  }
  const options = {
    ...(action ? { id: `action-${actions}`, duration: action.stays ? Infinity : actionDuration } : {}),
    ...(id === undefined ? {} : { id }),
  };
  const message = ({ id: shown }: Toast) => <Message id={shown} text={text} action={action} />;
  if (kind === 'success' || kind === 'error') dismissErrors(({ at, text: shown }) => shown === text || isOld(at));
  const shownId = kind === 'blank' ? toast(message, options) : toast[kind](message, options);
  if (kind === 'error') errors.set(shownId, { at: Date.now(), text });
}

type ShownError = { at: number; text: string };

/** The shown errors, by their ids. */
const errors = new Map<string, ShownError>();

/** Errors less than a second old may be of the same action, so the result of another action does not remove them. */
const isOld = (at: number) => Date.now() - at >= 1000;

/** Removes errors, so that the outcome of a retry is not shown beside the first failure. */
function dismissErrors(isOutdated: (error: ShownError) => boolean): void {
  for (const [id, error] of errors) {
    if (!isOutdated(error)) continue;
    toast.dismiss(id);
    errors.delete(id);
  }
}

// Sending a form again is a new attempt. In the capture phase, before the form itself may show an error.
document.addEventListener('submit', () => dismissErrors(() => true), true);

// A toast has its text in the language in which it was shown.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('header a[hreflang]')) toast.dismiss();
});

/** The element that had the focus before a toast; it gets the focus back when the toast closes. */
let previousFocus: HTMLElement | undefined;

function close(id: string): void {
  toast.dismiss(id);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !toastContainer?.contains(focused)) return;
  if (previousFocus?.isConnected) previousFocus.focus({ preventScroll: true });
  else focused.blur();
}

function Message({ id, text, action }: { id: string; text: string; action: ToastAction | undefined }) {
  return (
    <>
      <p className="toast-text">{text}</p>
      {action && (
        <button
          type="button"
          className="toast-action text-link"
          onClick={() => {
            close(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </>
  );
}

function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause } = handlers;
  const resume = useEffectEvent(() => handlers.endPause());
  const list = useRef<HTMLUListElement>(null);
  const empty = toasts.length === 0;
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    list.current?.addEventListener('pointerenter', () => setIsHovered(true), { signal });
    list.current?.addEventListener('pointerleave', () => setIsHovered(false), { signal });
    list.current?.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !list.current?.contains(relatedTarget))
          previousFocus = relatedTarget;
        setHasFocus(true);
      },
      { signal },
    );
    list.current?.addEventListener('focusout', () => setHasFocus(false), { signal });
    return () => listening.abort();
  }, []);
  // A toast that is removed under the pointer or the focus fires no leave event.
  useEffect(() => {
    if (!empty) return;
    setIsHovered(false);
    setHasFocus(false);
  }, [empty]);
  // Pause under the pointer and under focus, so that there is time to read.
  const isPaused = isHovered || hasFocus;
  useEffect(() => {
    if (!isPaused) return undefined;
    startPause();
    return () => resume();
  }, [isPaused, startPause]);
  return (
    <ul ref={list} className="toast-list">
      {toasts.map((entry) => (
        <li key={entry.id} className="toast" data-kind={entry.type} data-leaving={entry.visible ? undefined : ''}>
          <div className="toast-slot">
            <div className="toast-card">
              <ToastIcon kind={entry.type} />
              {resolveValue(entry.message, entry)}
              <button type="button" className="toast-close" aria-label={dismissLabel} onClick={() => close(entry.id)}>
                <svg
                  viewBox="0 0 16 16"
                  className="size-4"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  aria-hidden="true"
                >
                  <path d="M3.5 3.5l9 9m0-9l-9 9" />
                </svg>
              </button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const strokes = { success: 'M8 12.3l2.8 2.8 5.3-5.8', error: 'M12 7.5v5.3m0 3.2v.1' } as const;

function ToastIcon({ kind }: { kind: Toast['type'] }) {
  return (
    <svg viewBox="0 0 24 24" className={`toast-icon ${kind === 'loading' ? 'star-turn' : ''}`} aria-hidden="true">
      <path
        d={starPath(12, 12, 11.5)}
        fill="currentColor"
        fillOpacity={kind === 'loading' ? 0.25 : 1}
        stroke={kind === 'loading' ? 'currentColor' : 'none'}
      />
      {(kind === 'success' || kind === 'error') && (
        <path
          d={strokes[kind]}
          className="toast-icon-sign"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
