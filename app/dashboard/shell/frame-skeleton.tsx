import { useStaffTranslation } from '../../i18n/language.ts';
import { SiteLogo } from '../../shell/site-logo.tsx';
import { useSite } from '../../shell/use-site.ts';
import { LineIcon } from '../parts/line-icon.tsx';

/** The number of placeholder entries in the menu and placeholder rows on the screen. */
const entries = Array.from({ length: 14 }, (_entry, index) => index);
const rows = Array.from({ length: 6 }, (_row, index) => index);

/**
 * The frame of the dashboard, the same for everyone, with placeholders for the menu and the screen, so that the layout
 * does not shift when they load.
 */
export function FrameSkeleton() {
  const { t } = useStaffTranslation();
  const site = useSite();
  return (
    <div className="dashboard lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <aside className="side-bar bg-dark text-on-dark" aria-hidden="true">
        <div className="flex h-16 items-center gap-3 px-5">
          <SiteLogo className="size-9 max-w-20! shrink-0 text-on-dark-accent" />
          <span className="line-clamp-3 min-w-0 font-heading leading-tight font-semibold">{site?.name.short.text}</span>
        </div>
        <div className="side-group">
          {entries.map((entry) => (
            <span key={entry} className="side-entry">
              <span className="h-3 w-32 rounded-full bg-on-dark/15" />
            </span>
          ))}
        </div>
      </aside>
      <div className="flex min-h-dvh flex-col">
        <div className="sticky top-0 z-20 flex h-16 items-center gap-1 border-b border-border bg-surface px-2 sm:px-4 lg:px-10">
          <span className="icon-button lg:hidden" aria-hidden="true">
            <LineIcon name="menu" />
          </span>
          <h1 className="line-clamp-2 font-heading leading-tight font-semibold sm:text-lg">{t('menu.adminPanel')}</h1>
        </div>
        <main id="content" className="flex-1 px-4 py-6 sm:px-6 lg:px-10 lg:py-8">
          <div aria-busy="true">
            <span className="skeleton-bar mb-10 h-7 w-48" />
            {rows.map((row) => (
              <span key={row} className="mb-3 block rounded-card border border-border bg-surface p-5">
                <span className="skeleton-bar" />
              </span>
            ))}
          </div>
        </main>
      </div>
    </div>
  );
}
