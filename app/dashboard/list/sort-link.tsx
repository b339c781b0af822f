import { LocalLink } from '../../i18n/local-link.tsx';

/** How a list is sorted by a column now, and the address that sorts it the next way. */
export type Sorting = { direction: 'ascending' | 'descending' | 'none'; href: string };

const arrows: Record<Sorting['direction'], string> = {
  ascending: 'M4 7l4-4 4 4M8 3v10',
  descending: 'M4 9l4 4 4-4M8 13V3',
  none: 'M5 6l3-3 3 3M5 10l3 3 3-3',
};

/** The heading of a column by which a list can be sorted: a link, so that the browser's back button undoes it. */
export function SortLink({ title, direction, href }: Sorting & { title: string }) {
  return (
    <LocalLink to={href} preventScrollReset className="sort-link">
      {title}
      <svg
        viewBox="0 0 16 16"
        className={`size-3.5 shrink-0 ${direction === 'none' ? 'opacity-60' : ''}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={arrows[direction]} />
      </svg>
    </LocalLink>
  );
}
