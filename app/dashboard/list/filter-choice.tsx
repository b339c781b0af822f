import { useEffect, useRef } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';

type FilterEntry = { key: string; label: string };

/** Filters a list; a row of links, so that the browser's back button undoes it. `label` distinguishes several rows. */
export function FilterChoice({
  label,
  entries,
  chosen,
  hrefOf,
}: {
  label?: string;
  entries: readonly FilterEntry[];
  chosen: string;
  hrefOf: (key: string) => string;
}) {
  const { t } = useStaffTranslation();
  const row = useRef<HTMLUListElement>(null);
  // On a phone the row is longer than the screen. `scrollIntoView` would also move where the Tab key begins.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (row.current && current) row.current.scrollBy({ left: centreOf(current) - centreOf(row.current) });
  }, [chosen]);
  return (
    <nav className="min-w-0 max-w-full" aria-label={label ?? t('table.show')}>
      <ul ref={row} className="filter-row">
        {entries.map(({ key, label: text }) => (
          <li key={key}>
            <LocalLink
              to={hrefOf(key)}
              preventScrollReset
              aria-current={key === chosen ? 'true' : undefined}
              className="filter-entry"
            >
              {text}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
