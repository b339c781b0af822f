import { useTranslation } from '../i18n/language.ts';
import { hasMessage, type MessageKey } from '../i18n/translator.ts';
import { useSite } from './use-site.ts';

/**
 * What only the server writes into the head, so that the browser's scripts do not contain it: browsers read it once, or
 * never: the manifest and the feed of the page.
 */
export function ServerHead() {
  const { lang, t } = useTranslation();
  const site = useSite();
  const manifest = <link rel="manifest" href={`/manifest.webmanifest?lang=${lang}`} />;
  if (!site?.feed) return manifest;
  const key = `pages.${/^\/feeds\/(\w+)/.exec(site.feed)?.[1]}.title`;
  const feedTitle = hasMessage(lang, key) ? [t(key as MessageKey)] : [];
  return (
    <>
      {manifest}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={[...feedTitle, site.name.short.text].join(' · ')}
        href={`${site.origin}${site.feed}?lang=${lang}`}
      />
    </>
  );
}
