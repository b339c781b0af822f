import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { Provider } from 'react-redux';
import { Outlet, redirect, useLocation } from 'react-router';
import { isLanguage } from '../../domain/model/localized.ts';
import catalogueFiles from 'virtual:catalogue-files';
import { getPageAddress, getLanguage, useLanguage, useStaffTranslation } from '../i18n/language.ts';
import { loadCatalogue } from '../i18n/load-catalogue.ts';
import { getTranslator } from '../i18n/translator.ts';
import { readUserInfo } from '../session.ts';
import { setServerLanguage } from './data/api.ts';
import { createStore, useStaffSelector } from './data/store.ts';
import type { Route } from './+types/layout.ts';
import { ConfirmIdentity } from './shell/confirm-identity.tsx';
import { FrameSkeleton } from './shell/frame-skeleton.tsx';
import { SideBar } from './shell/side-bar.tsx';
import { SignInAgain } from './shell/sign-in-again.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { prepareToasts } from '../ui/toast/notify.ts';
import { useIsWide } from './shell/use-is-wide.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import './dashboard.css';

/**
 * The dashboard runs in the browser alone; users who are not signed in are sent to /signin (specification 2). A plain
 * address is in the language that the person has chosen in the profile.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const lang = getLanguage(searchParams);
  const user = readUserInfo();
  if (!searchParams.has('lang') && isLanguage(user?.language) && user.language !== lang) {
    const { hash } = window.location.pathname === pathname ? window.location : { hash: '' };
    throw redirect(getPageAddress(user.language, { pathname, search, hash }));
  }
  setServerLanguage(lang);
  await loadCatalogue(lang, 'dashboard');
  if (!user) throw redirect(getPageAddress(lang === 'en' ? undefined : lang, { pathname: '/signin' }));
  return { ready: true };
}

/** What the server renders: the frame, the same for everyone, until the browser knows who is signed in. */
export function HydrateFallback() {
  const lang = useLanguage();
  if (import.meta.env.SSR) {
    // Preload the catalogues along with the scripts, not after them.
    for (const namespace of ['site', 'dashboard']) {
      const file = catalogueFiles[`${lang}/${namespace}`];
      if (file) preloadModule(file);
    }
  }
  return <FrameSkeleton />;
}

/** The title uses the specified name until the dashboard's catalogue is loaded, as in the server's page. */
export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const panel = loaderData ? getTranslator(getLanguage(location.search))('menu.adminPanel') : 'Admin Panel';
  return [
    { title: `${panel} · ${matches[0].loaderData?.name.short.text ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ];
};

// Loaded separately: few visits need it.
const SetUpFirst = lazy(() => import('./second-factor/set-up-first.tsx'));

/** The screen of the address, unless two-step sign-in has to be set up first. */
function Screen() {
  const mustSetUp = useStaffSelector((state) => state.session.mustSetUp);
  return <Suspense>{mustSetUp ? <SetUpFirst /> : <Outlet />}</Suspense>;
}

function Frame({ children }: { children: ReactNode }) {
  const isHidden = useStaffSelector((state) => state.session.isHidden);
  return (
    <div className={`dashboard lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] ${isHidden ? 'invisible' : ''}`}>
      {children}
    </div>
  );
}

/** The frame of the dashboard: the side menu, the top bar and the screen. */
export default function DashboardLayout() {
  const [store] = useState(createStore);
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const slides = !useIsWide();
  const covered = menuOpen && slides;
  const { pathname } = useLocation();
  const { lang, t } = useStaffTranslation();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  useEffect(closeMenu, [pathname, slides, closeMenu]);
  useEffect(() => setServerLanguage(lang), [lang]);
  useEffect(prepareToasts, []);
  const wasCovered = useRef(false);
  useEffect(() => {
    // The page behind the menu is inert until the menu closes; then return the focus to the menu button.
    if (wasCovered.current && !covered) menuButton.current?.focus();
    wasCovered.current = covered;
  }, [covered]);
  return (
    <Provider store={store}>
      <Frame>
        <SkipLink text={t('nav.skipToContent')} className="focus:fixed focus:z-50" />
        <SideBar open={menuOpen} slides={slides} onClose={closeMenu} />
        <div className="flex min-h-dvh flex-col" inert={covered}>
          <TopBar menuButton={menuButton} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
          <main id="content" tabIndex={-1} className="flex-1 px-4 py-6 outline-none sm:px-6 lg:px-10 lg:py-8">
            <Screen />
          </main>
        </div>
      </Frame>
      <ConfirmIdentity />
      <SignInAgain />
    </Provider>
  );
}
