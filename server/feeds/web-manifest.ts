import { getDirection, readIn, type Language } from '../../domain/model/localized.ts';
import { getContentType } from '../files/get-content-type.ts';
import { fileAddress, publicBase } from '../files/file-address.ts';
import type { SiteService } from '../services/site/site.ts';
import type { StoredFile } from '../store/files/file-row.ts';

/** In pixels; browsers install no site whose icons are smaller. */
const minIcon = 144;

const defaultIcons = [
  { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
];

/**
 * Returns the manifest with which a device installs the site (W3C, Web Application Manifest), in one language: with the
 * names and the logo of the association.
 */
export async function createWebManifest(site: SiteService, language: Language): Promise<object> {
  const { name, tagline, logo } = await site.settings();
  const address = language === 'en' ? '/' : `/?lang=${language}`;
  return {
    id: '/',
    name: readIn(name.full, language).text,
    short_name: readIn(name.short, language).text,
    description: readIn(tagline, language).text,
    lang: language,
    dir: getDirection(language),
    start_url: address,
    scope: '/',
    display: 'standalone',
    theme_color: '#12284c',
    background_color: '#fbf8f1',
    icons: [...listIcons(logo), ...defaultIcons],
  };
}

/** Returns the logo as an icon, if it is about square and large enough. */
function listIcons(logo: StoredFile | undefined) {
  if (!logo?.width || !logo.height || Math.min(logo.width, logo.height) < minIcon) return [];
  if (Math.max(logo.width, logo.height) > Math.min(logo.width, logo.height) * 1.1) return [];
  const src = fileAddress(logo, publicBase(logo));
  return [{ src, sizes: `${logo.width}x${logo.height}`, type: getContentType(src) }];
}
