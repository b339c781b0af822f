import { useState } from 'react';
import { parsePath, useLocation } from 'react-router';
import { defaultLanguage } from '../../domain/model/localized.ts';
import { getPageAddress, useTranslation } from '../i18n/language.ts';
import { useSite } from '../shell/use-site.ts';
import { useHasScript, useInBrowser } from '../ui/use-in-browser.ts';

const itemClass = 'text-link inline-flex min-h-11 items-center';

type Props = {
  title: string;
  /** The path of the shared page; without it, this one. */
  path?: string;
  className?: string;
};

/** Ways to send a page to somebody, in the language that is read. */
export function ShareLinks({ title, path, className = 'mb-8 text-center print:hidden [&>div]:justify-center' }: Props) {
  const { lang, t } = useTranslation();
  const location = useLocation();
  const site = useSite();
  const hasScript = useHasScript();
  const hasMenu = useInBrowser(hasShareMenu, false);
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  if (!site) return null;
  const address =
    site.origin +
    getPageAddress(
      lang === defaultLanguage ? undefined : lang,
      path === undefined ? { pathname: location.pathname } : parsePath(path),
    );
  const encode = encodeURIComponent;
  const others = {
    WhatsApp: `https://wa.me/?text=${encode(`${title}\n${address}`)}`,
    Telegram: `https://t.me/share/url?url=${encode(address)}&text=${encode(title)}`,
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      // Refused, or missing: without HTTPS, as in a local network, pages have no clipboard.
      setCopied('copyFailed');
    }
  };
  // The promise of a menu that is closed is rejected.
  const openMenu = () => navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <div className={className}>
      <div role="group" aria-labelledby="share" className="flex flex-wrap gap-x-4">
        <span id="share" className="inline-flex min-h-11 items-center text-muted">
          {t('share.title')}
        </span>
        {Object.entries(others).map(([name, href]) => (
          <a key={name} href={href} target="_blank" rel="noopener noreferrer" className={itemClass}>
            {name}
            <span className="sr-only"> {t('footer.newTab')}</span>
          </a>
        ))}
        {hasScript && (
          <button type="button" onClick={() => void copy()} className={itemClass}>
            {t('share.copy')}
          </button>
        )}
        {hasMenu && (
          <button type="button" onClick={() => void openMenu()} className={itemClass}>
            {t('share.more')}
          </button>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {copied && t(`share.${copied}`)}
      </p>
      {copied === 'copyFailed' && (
        <input
          readOnly
          value={address}
          dir="ltr"
          aria-label={t('share.address')}
          onFocus={(event) => event.target.select()}
          className="field-input"
        />
      )}
    </div>
  );
}

const hasShareMenu = () => 'share' in navigator;
