import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import { showNotice } from '../../ui/form/show-notice.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';

/**
 * The embedded membership form. The spinner stands behind the frame, so the form covers it once it is painted,
 * script or no script. Our own form gives the frame its height; one from elsewhere scrolls.
 */
export function MembershipFrame({ formUrl }: { formUrl: string | null }) {
  const { lang, t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  // The address stays what it was: our own form follows the language by itself and keeps what is typed in it.
  const [address] = useState(formUrl ?? `/embed/membership?lang=${lang}`);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let watcher: ResizeObserver | undefined;
    const settle = () => {
      watcher?.disconnect();
      const body = bodyOf(element);
      if (body?.ownerDocument.URL === 'about:blank') return; // has not arrived yet
      setLoaded(true);
      if (!body) return;
      // The form was posted before its scripts had taken over.
      showNotice(body.querySelector<HTMLElement>('[data-notice]'));
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
  }, []);

  return (
    <div className="relative isolate min-h-96">
      {!loaded && (
        <output className="absolute inset-x-0 top-24 -z-10 flex flex-col items-center gap-4 text-stone">
          <StarSpinner className="size-14" />
          {t('member.loading')}
        </output>
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
