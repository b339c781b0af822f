import { useCallback, useEffect, useState } from 'react';
import { listEntries, type KeepResult, type StoreMessage } from '../../offline/stored-entries.ts';
import { useTranslation } from '../../i18n/language.ts';

type Props = {
  /** The path of a page, or of a document. */
  path: string;
  title: string;
  /** The language of a document; of a page it is that of the visit. */
  lang?: string | undefined;
  className?: string;
  describedBy?: string;
};

/** Sends a message to the service worker and returns its answer. */
async function ask(message: StoreMessage): Promise<KeepResult | 'removed'> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<KeepResult | 'removed'>) => resolve(data));
    port1.start();
    active?.postMessage(message, [port2]);
  });
}

/** Returns the addresses of the pictures in the page's text, as the browser shows them. */
const picturesOf = (path: string): string[] =>
  path.startsWith('/files/')
    ? []
    : [...document.querySelectorAll<HTMLImageElement>('#content img')].map(({ currentSrc, src }) => currentSrc || src);

/**
 * Keeps a page and its pictures, or a document, on this device until it is pressed again (decision 040). Its place is
 * in the page before the browser shows whether it can.
 */
export function KeepButton({
  path,
  title,
  lang,
  className = 'text-link inline-flex min-h-11 items-center',
  describedBy,
}: Props) {
  const { lang: shownIn, t } = useTranslation();
  const isDocument = path.startsWith('/files/');
  const address = isDocument || shownIn === 'en' ? path : `${path}?lang=${shownIn}`;
  // Undefined where the browser stores nothing.
  const [isKept, setKept] = useState<boolean>();
  const [problem, setProblem] = useState<'full' | 'failed'>();
  const read = useCallback(async () => {
    if (!('caches' in window) || !(await navigator.serviceWorker.getRegistration('/'))) return undefined;
    return (await listEntries()).some((entry) => entry.address === address && entry.kept);
  }, [address]);
  useEffect(() => {
    let isShown = true;
    const update = () =>
      read()
        .then((kept) => isShown && setKept(kept))
        .catch(() => undefined);
    void update();
    // On a first visit the service worker comes later than this button.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    void worker?.ready.then(update);
    return () => void (isShown = false);
  }, [read]);
  const press = async () => {
    const done = await ask(
      isKept
        ? { type: 'remove', address }
        : { type: 'keep', address, files: picturesOf(path), title, lang: lang ?? shownIn },
    );
    setProblem(done === 'full' || done === 'failed' ? done : undefined);
    setKept(done === 'kept');
  };
  return (
    <>
      {isKept !== undefined && (
        <button type="button" aria-describedby={describedBy} onClick={() => void press()} className={className}>
          {isKept && <span aria-hidden="true">✓&nbsp;</span>}
          {t(isKept ? 'offline.kept' : 'offline.keep')}
        </button>
      )}
      <span role="status" className="block text-sm text-muted">
        {problem && t(problem === 'full' ? 'offline.full' : 'lists.error.text')}
      </span>
    </>
  );
}
