import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/language.ts';
import { isServerReached } from '../../offline/server-watch.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { showNotice } from '../../ui/form/show-notice.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { MissingForm } from './missing-form.tsx';

/**
 * The embedded membership form. The spinner is behind the frame, so the form covers it once painted, with or without
 * scripts. Our own form sets the height of the frame; an external one scrolls.
 */
export function MembershipFrame({ formUrl }: { formUrl: string | null }) {
  const { lang, t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  // Our own form could not be loaded: the frame has an error page, of the browser, a proxy or our own.
  const [isMissing, setIsMissing] = useState(false);
  const ownForm = `/embed/membership?lang=${lang}`;
  // The address does not change: our own form follows the language itself and keeps its values.
  const [address] = useState(formUrl ?? ownForm);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let resizeObserver: ResizeObserver | undefined;
    // Before its scripts run, the browser posts the form; without a connection, its error page would replace the form.
    const postOnceConnected = async (form: HTMLFormElement) => {
      if (await isServerReached(address)) {
        setFailed(false);
        form.submit();
      } else {
        flushSync(() => setFailed(true));
        showNotice(notice.current);
      }
    };
    const handleSubmit = (event: Event) => {
      const form = bodyOf(element)?.querySelector('form');
      // A prevented event was handled by the form's own scripts, whose listener on the document runs first.
      if (event.defaultPrevented || !form) return;
      event.preventDefault();
      void postOnceConnected(form);
    };
    const handleLoad = () => {
      resizeObserver?.disconnect();
      const body = bodyOf(element);
      if (body?.ownerDocument.URL === 'about:blank') return; // not loaded yet
      setLoaded(true);
      setIsMissing(!formUrl && !body?.ownerDocument.getElementById('form'));
      if (!body) return;
      setFailed(false);
      // The form was posted before its scripts ran.
      showNotice(body.querySelector<HTMLElement>('[data-notice], [aria-invalid=true]'));
      element.contentWindow?.addEventListener('submit', handleSubmit);
      resizeObserver = new ResizeObserver(() => {
        element.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`;
      });
      resizeObserver.observe(body);
    };
    // It may have been loaded, or not, before this script.
    if (bodyOf(element)?.ownerDocument.readyState === 'complete' || (!formUrl && !bodyOf(element))) handleLoad();
    element.addEventListener('load', handleLoad);
    return () => {
      resizeObserver?.disconnect();
      element.removeEventListener('load', handleLoad);
    };
  }, [address, formUrl]);

  const loadAgain = useCallback(() => frame.current?.contentWindow?.location.replace(ownForm), [ownForm]);

  // Where the form could not be loaded, what the frame has follows no language.
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const isLoading = page && (page.readyState !== 'complete' || page.URL === 'about:blank');
    if (!formUrl && !isLoading && !page?.getElementById('form')) setIsMissing(true);
  }, [formUrl, ownForm]);

  return (
    <div className={`relative isolate ${loaded ? '' : 'min-h-96'}`}>
      {!loaded && (
        <output className="absolute inset-x-0 top-24 -z-10 flex flex-col items-center gap-4 text-muted">
          <StarSpinner className="size-14" />
          {t('member.loading')}
        </output>
      )}
      {isMissing && <MissingForm address={ownForm} loadAgain={loadAgain} />}
      {failed && (
        <div className="mb-6">
          <FormNotice ref={notice} tone="error">
            {t('forms.offline')}
          </FormNotice>
        </div>
      )}
      {/* Our own form, or that of a service chosen by the association, which needs its cookies and scripts. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src={address}
        title={t('member.frameTitle')}
        loading="lazy"
        className={`membership-frame w-full ${isMissing ? 'hidden' : ''}`}
      />
    </div>
  );
}

/** Returns the body of the embedded page if it is ours; other origins cannot be read. */
function bodyOf(frame: HTMLIFrameElement): HTMLElement | undefined {
  try {
    return frame.contentDocument?.body ?? undefined;
  } catch {
    return undefined;
  }
}
