import { useRef, type Ref } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LanguageSwitcher } from '../../shell/header/language-switcher.tsx';
import { useCloseOnLeave } from '../../shell/header/use-close-on-leave.ts';
import { api } from '../data/api.ts';
import { useStaffSelector } from '../data/store.ts';
import { UnreadDot } from '../messages/unread-count.tsx';
import { Avatar } from '../account/avatar.tsx';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { SearchButton } from '../search/search-button.tsx';
import { useOpenSignIn } from './use-open-sign-in.ts';
import { LineIcon } from '../parts/line-icon.tsx';

type Props = { menuButton: Ref<HTMLButtonElement>; menuOpen: boolean; onMenu: () => void };

/** The bar above every screen: its name, the language, and the user menu with profile and logout (specification 2). */
export function TopBar({ menuButton, menuOpen, onMenu }: Props) {
  const { t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-1 border-b border-border bg-surface px-2 sm:gap-2 sm:px-4 lg:px-10">
      <button
        ref={menuButton}
        type="button"
        className="icon-button relative lg:hidden"
        aria-label={t('nav.openMenu')}
        aria-expanded={menuOpen}
        aria-controls="dashboard-menu"
        onClick={onMenu}
      >
        <LineIcon name="menu" />
        <UnreadDot />
      </button>
      <p className="me-auto line-clamp-2 font-heading leading-tight font-semibold sm:text-lg">{t('menu.adminPanel')}</p>
      <SearchButton />
      {/* A plain address would be in the language that the person has chosen in the profile. */}
      <LanguageSwitcher inAddress={Boolean(user?.language)} />
      <ProfileMenu />
    </header>
  );
}

function ProfileMenu() {
  const { t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  const notify = useStaffNotify();
  const openSignIn = useOpenSignIn();
  const [logout, { isLoading }] = api.useLogoutMutation();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnLeave(details);
  if (!user) return null;

  const logOut = async () => {
    try {
      await logout().unwrap();
      void notify('success', t('session.loggedOut'));
      await openSignIn();
    } catch (error) {
      void notify('error', failureText(error, t('session.logoutFailed'), t));
    }
  };

  return (
    <details ref={details} className="relative">
      <summary className="flex min-h-11 items-center gap-2 rounded-card px-1.5 hover:bg-surface-subtle">
        <Avatar name={user.name} image={user.image} focus={user.imageFocus} className="size-9" />
        <span className="sr-only">{t('menu.profileOf', { name: user.name })}</span>
        <span className="hidden max-w-44 truncate text-sm font-semibold md:inline" aria-hidden="true">
          {user.name}
        </span>
        <svg viewBox="0 0 12 12" className="hidden size-3 md:inline" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </summary>
      <div className="drop-down absolute end-0 top-full z-30 mt-2 w-72 py-2">
        <div className="flex items-center gap-3 border-b border-border px-4 pb-3 pt-1">
          <Avatar name={user.name} image={user.image} focus={user.imageFocus} className="size-11 shrink-0 text-lg" />
          <div className="min-w-0">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="truncate text-sm text-muted">
              <bdi dir="ltr">{user.email}</bdi>
            </p>
            <p className="text-sm text-muted">{t(`roles.${user.role}`)}</p>
          </div>
        </div>
        <LocalLink to="/dashboard/profile" className="mt-1 flex min-h-11 items-center px-4 hover:bg-surface-subtle">
          {t('menu.profile')}
        </LocalLink>
        <button
          type="button"
          className="flex min-h-11 w-full items-center px-4 text-start hover:bg-surface-subtle"
          disabled={isLoading}
          onClick={() => void logOut()}
        >
          {t('menu.logout')}
        </button>
      </div>
    </details>
  );
}
