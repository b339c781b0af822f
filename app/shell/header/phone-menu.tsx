import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { isActive, menu } from '../menu.ts';

/**
 * The menu of small screens: a button and a panel that slides in and out over 300 ms (specification 2). The popover
 * works without scripts; with them, choosing an entry closes it and the button has `aria-expanded`.
 */
export function PhoneMenu() {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="phone-menu"
        aria-label={open ? t('nav.closeMenu') : t('nav.openMenu')}
        aria-expanded={open}
        className="menu-button relative flex size-[44px] shrink-0 items-center justify-center rounded-card hover:bg-on-dark/10"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-[28px]"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path className="menu-bar-top" d="M4 7h16" />
          <path className="menu-bar-middle" d="M4 12h16" />
          <path className="menu-bar-bottom" d="M4 17h16" />
        </svg>
      </button>
      <nav
        ref={panel}
        id="phone-menu"
        popover="auto"
        aria-label={t('nav.primary')}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="phone-menu bg-surface text-foreground"
      >
        <ul className="wrap py-3 wrap-anywhere">
          {menu.map((entry) => (
            <li key={entry.to} className="border-b border-border last:border-0">
              {entry.children ? (
                <details open={isActive(entry, pathname)} className="group">
                  <summary className="flex min-h-14 items-center justify-between font-heading text-xl font-semibold">
                    {t(entry.label)}
                    <svg
                      viewBox="0 0 12 12"
                      className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
                      aria-hidden="true"
                    >
                      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
                    </svg>
                  </summary>
                  <ul className="border-s-2 border-accent pb-3 ps-4">
                    {entry.children.map((child) => (
                      <li key={child.to}>
                        <LocalLink
                          to={child.to}
                          aria-current={isActive(child, pathname) ? 'page' : undefined}
                          className="flex min-h-12 items-center text-lg aria-[current]:font-semibold aria-[current]:text-accent"
                        >
                          {t(child.label)}
                        </LocalLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <LocalLink
                  to={entry.to}
                  aria-current={isActive(entry, pathname) ? 'page' : undefined}
                  className="flex min-h-14 items-center font-heading text-xl font-semibold aria-[current]:text-accent"
                >
                  {t(entry.label)}
                </LocalLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
