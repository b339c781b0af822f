import { useLocation } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { isActive, menu, type MenuEntry } from '../menu.ts';

/** Shows a submenu while its entry has the pointer or the focus, unless it was closed. */
const openOnHover = [
  'invisible opacity-0 transition-[opacity,visibility] duration-150 group-data-closed:invisible!',
  'group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100',
].join(' ');

/** The horizontal menu of large screens. The submenu opens on hover and on keyboard focus, without scripts. */
export function DesktopMenu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.mainNavigation')} className="ms-auto hidden lg:block">
      <ul className="flex items-center text-[0.8rem] leading-tight xl:text-sm">
        {menu.map((entry) => (
          <DesktopMenuEntry key={entry.to} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function DesktopMenuEntry({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const active = isActive(entry, pathname);
  return (
    <li className="group relative" onKeyDown={closeOnEscape} onBlur={openAgain} onPointerLeave={openAgain}>
      <LocalLink
        to={entry.to}
        aria-current={active && !entry.children ? 'page' : undefined}
        className={`menu-entry flex min-h-11 items-center gap-1 px-[.35em] font-medium ${active ? 'is-active' : ''}`}
      >
        {t(entry.label)}
        {entry.children && (
          <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        )}
      </LocalLink>
      {entry.children && (
        <ul
          className={`absolute start-0 top-full min-w-48 rounded-card bg-surface py-2 text-foreground shadow-lift ${openOnHover}`}
        >
          {entry.children.map((child) => (
            <li key={child.to}>
              <LocalLink
                to={child.to}
                aria-current={isActive(child, pathname) ? 'page' : undefined}
                className="flex min-h-11 items-center px-4 hover:bg-surface-subtle aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {t(child.label)}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Escape closes the submenu that focus or pointer opened; the focus moves to its entry. */
function closeOnEscape({ key, currentTarget }: React.KeyboardEvent<HTMLElement>) {
  if (key !== 'Escape') return;
  currentTarget.querySelector('a')?.focus();
  currentTarget.dataset['closed'] = '';
}

/** Lets the submenu open again at the next visit of focus or pointer. */
function openAgain({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement> | React.PointerEvent<HTMLElement>) {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) delete currentTarget.dataset['closed'];
}
