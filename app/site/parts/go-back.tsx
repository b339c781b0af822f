import { useNavigate } from 'react-router';
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
  const isFromThisSite = useInBrowser(cameFromThisSite, false);
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
  if (!isFromThisSite) {
    return (
      <LocalLink to={to} className={className}>
        {label}
      </LocalLink>
    );
  }
  return (
    <button type="button" onClick={() => void navigate(-1)} className={className}>
      {label}
    </button>
  );
}

/** Returns whether the previous entry of the browser's history is a page of ours. */
function cameFromThisSite(): boolean {
  // The router numbers its entries; the first page of a visit, and any page loaded in full, is number 0.
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx > 0) return true;
  const { referrer } = document;
  return window.history.length > 1 && URL.canParse(referrer) && new URL(referrer).origin === window.location.origin;
}
