import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useTranslation } from '../i18n/language.ts';
import type { MessageKey } from '../i18n/translator.ts';
import { LocalizedText } from '../i18n/localized-text.tsx';
import { readUserInfo } from '../session.ts';
import { SocialLinks } from './social-links.tsx';
import { useSite } from './use-site.ts';

/** For staff only; without a connection there is none. */
const EditLink = lazy(() => import('./edit-link.tsx').catch(() => ({ default: () => null })));

type FooterLink = { label: MessageKey; to: string };

/** The paths of the specification; two of them redirect permanently to /projects and /about. */
const important: readonly FooterLink[] = [
  { label: 'nav.news', to: '/publications/news' },
  { label: 'nav.projects', to: '/publications/projects' },
  { label: 'nav.about', to: '/publications/about' },
];
const explore: readonly FooterLink[] = [
  { label: 'nav.videos', to: '/publications/videos' },
  { label: 'nav.articles', to: '/publications/articles' },
  { label: 'nav.reports', to: '/publications/reports' },
];

const atTheEnd: readonly FooterLink[] = [
  { label: 'nav.donate', to: '/donate' },
  { label: 'footer.privacy', to: '/privacy' },
  { label: 'footer.accessibility', to: '/accessibility' },
];

/** The footer of every public page: contact, important links, explore (specification 2). */
export function Footer() {
  const { lang, t } = useTranslation();
  const site = useSite();
  if (!site) return null;
  return (
    <footer className="bg-dark text-on-dark">
      <div className="wrap grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr] lg:gap-16 lg:py-20">
        <FooterColumn title={t('footer.contactInfo')}>
          <address className="grid gap-3 not-italic text-on-dark-muted">
            <LocalizedText text={site.contact.address} as="p" />
            <p>
              <a href={`tel:${site.contact.phone.replaceAll(' ', '')}`} dir="ltr" className="footer-link">
                {site.contact.phone}
              </a>
            </p>
            <p>
              <a href={`mailto:${site.contact.email}`} dir="ltr" className="footer-link">
                {site.contact.email}
              </a>
            </p>
          </address>
          <SocialLinks className="mt-4" />
        </FooterColumn>
        <FooterColumn title={t('footer.importantLinks')}>
          <FooterLinks links={important} />
        </FooterColumn>
        <FooterColumn title={t('footer.explore')}>
          <FooterLinks links={explore} />
        </FooterColumn>
      </div>
      <div className="border-t border-on-dark/15">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-sm text-on-dark-muted">
          <p>{t('footer.copyright', { year: site.year, name: site.name.short.text })}</p>
          <ul className="flex flex-wrap items-center gap-x-4 whitespace-nowrap">
            {atTheEnd.map(({ label, to }) => (
              <li key={to}>
                <LocalLink to={to} className="footer-link">
                  {t(label)}
                </LocalLink>
              </li>
            ))}
            {site.offlineReading && (
              <li>
                {/* As a whole page, which lists what is stored now. */}
                <LocalLink to="/offline" reloadDocument className="footer-link">
                  {t('footer.offline')}
                </LocalLink>
              </li>
            )}
            <li>
              <a href={`/rss.xml?lang=${lang}`} className="footer-link">
                {t('footer.rss')}
              </a>
            </li>
            <StaffLinks />
          </ul>
        </div>
      </div>
    </footer>
  );
}

/**
 * For staff (specification 2, footer): signed-in users see a link to the dashboard, and to the form of an item; for
 * others the sign-in link is invisible until it has the pointer or the focus, and always visible on touch screens.
 * Pages are the same for everyone, so the browser decides, after hydration.
 */
function StaffLinks() {
  const { t } = useTranslation();
  const isSignedIn = useSyncExternalStore(
    subscribeToStorage,
    () => readUserInfo() !== undefined,
    () => false,
  );
  return (
    <>
      {isSignedIn && (
        <Suspense>
          <EditLink />
        </Suspense>
      )}
      <li className={isSignedIn ? undefined : 'sign-in-item'}>
        <LocalLink to={isSignedIn ? '/dashboard' : '/signin'} className="footer-link">
          {t(isSignedIn ? 'footer.dashboard' : 'footer.signIn')}
        </LocalLink>
      </li>
    </>
  );
}

function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-lg text-on-dark-accent">{title}</h2>
      {children}
    </section>
  );
}

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <LocalLink to={link.to} className="footer-link inline-flex min-h-11 items-center text-on-dark-muted">
            {t(link.label)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
