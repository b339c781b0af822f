import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { SiteLogo } from '../../shell/site-logo.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useStaffSelector } from '../data/store.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { UnreadCount } from '../messages/unread-count.tsx';
import { createMenu, messagesPath, type DashboardEntry } from '../menu/menu.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { LineIcon } from '../parts/line-icon.tsx';

type Props = {
  open: boolean;
  /** Whether it overlays the page, so that it is hidden and inert while closed. */
  slides: boolean;
  onClose: () => void;
};

/** The side menu; on small screens it slides in over the page. */
export function SideBar({ open, slides, onClose }: Props) {
  const { t } = useStaffTranslation();
  const site = useSite();
  const { pathname } = useLocation();
  const user = useStaffSelector((state) => state.session.user);
  useCurrentUser();
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open || !slides) return undefined;
    closeButton.current?.focus();
    return watchForClose(onClose);
  }, [open, slides, onClose]);

  return (
    <>
      <div className={`side-backdrop lg:hidden ${open ? 'is-open' : ''}`} onClick={onClose} aria-hidden="true" />
      <aside
        id="dashboard-menu"
        inert={slides && !open}
        className={`side-bar bg-dark text-on-dark ${open ? 'is-open' : ''}`}
      >
        <div className="flex h-16 items-center gap-1 ps-5 pe-3">
          <LocalLink to="/dashboard" onClick={onClose} className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
            <SiteLogo className="size-9 max-w-20! shrink-0 text-on-dark-accent" />
            <span className="line-clamp-3 min-w-0 font-heading leading-tight font-semibold">
              {site?.name.short.text}
            </span>
          </LocalLink>
          <button
            ref={closeButton}
            type="button"
            className="icon-button on-dark lg:hidden"
            aria-label={t('nav.closeMenu')}
            onClick={onClose}
          >
            <LineIcon name="close" />
          </button>
        </div>
        <nav aria-label={t('menu.label')}>
          {(user ? createMenu(user) : []).map((group) => (
            <ul key={group[0]?.to} className="side-group">
              {group.map((entry) => (
                <li key={entry.to}>
                  <LocalLink
                    to={entry.to}
                    onClick={onClose}
                    aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                    className="side-entry"
                  >
                    <MenuIcon icon={entry.icon} />
                    {t(entry.label)}
                    {entry.to === messagesPath && <UnreadCount />}
                  </LocalLink>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </aside>
    </>
  );
}

type CloseWatcher = EventTarget & { destroy: () => void };

/** Calls `close` on Escape, and on the Back button of a phone where the browser reports it; returns how to stop. */
function watchForClose(close: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (CloseWatcher) {
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
  document.addEventListener('keydown', closeOnEscape);
  return () => document.removeEventListener('keydown', closeOnEscape);
}

function isCurrent({ to, also = [] }: DashboardEntry, pathname: string): boolean {
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return pathname === to || (to !== '/' && to !== '/dashboard' && within(to)) || also.some(within);
}
