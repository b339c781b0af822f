import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getEntryKey, readEntry } from '../../history-entry.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { useInBrowser } from '../../ui/use-in-browser.ts';

/**
 * A button back to the previous page (specification 2: history back). Visitors from elsewhere or without scripts get a
 * link to the list instead, so that they stay on the site.
 */
export function GoBack({ to }: { to: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  // While the page before is loading, the history is there already: the button stays one, and waits.
  const isFromThisSite = useInBrowser(() => getEntryKey() !== key || cameFromThisSite(), false);
  const pressedAt = useRef(-Infinity);
  const className = 'button button-quiet';
  const label = (
    <>
      <svg
        viewBox="0 0 16 16"
        className="size-4 rtl:-scale-x-100"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="M14 8H2.5M7 3 2 8l5 5" />
      </svg>
      {t('detail.goBack')}
    </>
  );
  const goBack = () => {
    // Pressed twice, it would leave the page before as well, and perhaps the site.
    const now = performance.now();
    if (getEntryKey() !== key || now - pressedAt.current < 1_000) return;
    pressedAt.current = now;
    void navigate(-1);
  };
  if (!isFromThisSite) {
    return (
      <LocalLink to={to} className={className}>
        {label}
      </LocalLink>
    );
  }
  return (
    <button type="button" onClick={goBack} className={className}>
      {label}
    </button>
  );
}

/** Returns whether the previous entry of the browser's history is a page of ours. */
function cameFromThisSite(): boolean {
  // The router numbers its entries; the first page of a visit, and any page loaded in full, is number 0.
  if ((readEntry().idx ?? 0) > 0) return true;
  const { referrer } = document;
  return window.history.length > 1 && URL.canParse(referrer) && new URL(referrer).origin === window.location.origin;
}
