import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/language.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { showNotice } from '../../ui/form/show-notice.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';

/**
 * The embedded membership form. The spinner stands behind the frame, so the form covers it once it is painted,
 * script or no script. Our own form gives the frame its height; one from elsewhere scrolls.
 */
export function MembershipFrame({ formUrl }: { formUrl: string | null }) {
  const { lang, t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  // The address stays what it was: our own form follows the language by itself and keeps what is typed in it.
  const [address] = useState(formUrl ?? `/embed/membership?lang=${lang}`);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let watcher: ResizeObserver | undefined;
    // Without its scripts the form is posted by the browser, whose page would take its place where no answer comes.
    const postOnceConnected = async (form: HTMLFormElement) => {
      try {
        await fetch(address, { method: 'HEAD', cache: 'no-store' });
        setFailed(false);
        form.submit();
      } catch {
        flushSync(() => setFailed(true));
        showNotice(notice.current);
      }
    };
    const takeOver = (event: Event) => {
      const form = bodyOf(element)?.querySelector('form');
      // What the scripts of the form have heard of before, on its document, is theirs.
      if (event.defaultPrevented || !form) return;
      event.preventDefault();
      void postOnceConnected(form);
    };
    const settle = () => {
      watcher?.disconnect();
      const body = bodyOf(element);
      if (body?.ownerDocument.URL === 'about:blank') return; // has not arrived yet
      setLoaded(true);
      if (!body) return;
      setFailed(false);
      // The form was posted before its scripts had taken over.
      showNotice(body.querySelector<HTMLElement>('[data-notice], [aria-invalid=true]'));
      element.contentWindow?.addEventListener('submit', takeOver);
      watcher = new ResizeObserver(() => {
        element.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`;
      });
      watcher.observe(body);
    };
    if (bodyOf(element)?.ownerDocument.readyState === 'complete') settle();
    element.addEventListener('load', settle);
    return () => {
      watcher?.disconnect();
      element.removeEventListener('load', settle);
    };
  }, [address]);

  return (
    <div className="relative isolate min-h-96">
      {!loaded && (
        <output className="absolute inset-x-0 top-24 -z-10 flex flex-col items-center gap-4 text-stone">
          <StarSpinner className="size-14" />
          {t('member.loading')}
        </output>
      )}
      {failed && (
        <div className="mb-6">
          <FormNotice ref={notice} tone="error">
            {t('member.failed')}
          </FormNotice>
        </div>
      )}
      {/* Our own form, or that of a service which the association chose and which needs its cookies and scripts. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} src={address} title={t('member.frameTitle')} loading="lazy" className="membership-frame" />
    </div>
  );
}

/** The body of the embedded page where it is ours; a page from elsewhere is closed to us. */
function bodyOf(frame: HTMLIFrameElement): HTMLElement | undefined {
  try {
    return frame.contentDocument?.body ?? undefined;
  } catch {
    return undefined;
  }
}
