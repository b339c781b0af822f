import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
// The build without the library's own look: that one writes a style element, which the content security policy refuses.
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { starPath } from '../motif/star.ts';

export type ToastKind = 'success' | 'error' | 'loading' | 'blank';

export type ToastOptions = {
  /** What the button that closes the toast is called, in the language of the page. */
  dismiss: string;
  /** A toast with the id of another takes its place. */
  id?: string;
  /** What can be done about it, such as undoing it; the toast then stays longer. */
  action?: { label: string; run: () => void };
};

/** Milliseconds to read it and to reach the button. */
const timeToAct = 8_000;

let shownIn: HTMLElement | undefined;
let dismissLabel = '';

/** Times and limits are the library's own, which are the specified ones (specification 9). */
export function showToast(place: HTMLElement, kind: ToastKind, text: string, { dismiss, id, action }: ToastOptions): void {
  dismissLabel = dismiss;
  if (shownIn !== place) {
    shownIn = place;
    createRoot(place).render(<Toaster />);
  }
  const options = { ...(id === undefined ? {} : { id }), ...(action ? { duration: timeToAct } : {}) };
  const message = action ? (entry: Toast) => <Actionable text={text} action={action} onAct={() => toast.dismiss(entry.id)} /> : text;
  if (kind === 'blank') toast(message, options);
  else toast[kind](message, options);
}

function Actionable({ text, action, onAct }: { text: string; action: NonNullable<ToastOptions['action']>; onAct: () => void }) {
  const act = () => {
    onAct();
    action.run();
  };
  return (
    <>
      {text}{' '}
      <button type="button" className="text-link -my-2 min-h-11 px-1.5 font-semibold" onClick={act}>
        {action.label}
      </button>
    </>
  );
}

function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const list = useRef<HTMLUListElement>(null);
  const empty = toasts.length === 0;
  // Time stands still for who is reading: under the pointer and under focus.
  useEffect(() => {
    const listening = new AbortController();
    const on = (event: string, act: () => void) => list.current?.addEventListener(event, act, { signal: listening.signal });
    on('pointerenter', startPause);
    on('focusin', startPause);
    on('pointerleave', endPause);
    on('focusout', endPause);
    return () => listening.abort();
  }, [startPause, endPause]);
  // A toast that goes while the pointer is on it takes the event of leaving along.
  useEffect(() => {
    if (empty) endPause();
  }, [empty, endPause]);
  return (
    <ul ref={list} className="toast-list">
      {toasts.map((entry) => (
        <li key={entry.id} className="toast" data-kind={entry.type} data-leaving={entry.visible ? undefined : ''}>
          <div className="toast-slot">
            <div className="toast-leaf">
              <ToastMark kind={entry.type} />
              <p className="toast-text">{resolveValue(entry.message, entry)}</p>
              <button type="button" className="toast-close" aria-label={dismissLabel} onClick={() => toast.dismiss(entry.id)}>
                <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" aria-hidden="true">
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

function ToastMark({ kind }: { kind: Toast['type'] }) {
  return (
    <svg viewBox="0 0 24 24" className={`toast-mark ${kind === 'loading' ? 'star-turn' : ''}`} aria-hidden="true">
      <path d={starPath(12, 12, 11.5)} fill="currentColor" fillOpacity={kind === 'loading' ? 0.25 : 1} stroke={kind === 'loading' ? 'currentColor' : 'none'} />
      {(kind === 'success' || kind === 'error') && <path d={strokes[kind]} className="toast-mark-sign" fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  );
}
