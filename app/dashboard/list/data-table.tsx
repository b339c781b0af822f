import type { ReactNode, Ref } from 'react';
import { SortLink, type Sorting } from './sort-link.tsx';

/**
 * A column. `slot` is the position of its cell on the card that a row becomes on a narrow screen: the box that chooses
 * it, picture and title first, then the facts in a row, the id, and the actions last. A `minor` fact is left out of a
 * table that has no room for it.
 */
export type Column<T> = {
  key: string;
  title: string;
  /** Shown in the heading instead of the title. */
  heading?: ReactNode;
  slot: 'select' | 'lead' | 'title' | 'fact' | 'minor' | 'id' | 'actions';
  render: (row: T) => ReactNode;
  /** Where the list can be sorted by the column. */
  sorting?: Sorting;
};

type Props<T> = {
  caption: string;
  columns: readonly Column<T>[];
  /** Undefined while the first response is pending: placeholder rows are shown. */
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string;
  /** Whether other rows are being fetched. */
  busy?: boolean;
  /** The number of placeholder rows. */
  expected?: number;
  ref?: Ref<HTMLDivElement>;
};

/** The elements' own roles, explicitly: some browsers drop them when CSS changes a table's display. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table where there is room, else cards (data-table.css); always the same markup. */
export function DataTable<T>({ caption, columns, rows, keyOf, busy = false, expected = 5, ref }: Props<T>) {
  return (
    <div ref={ref} tabIndex={-1} className="table-box" aria-busy={busy || !rows}>
      <table {...roles.table} className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.rowgroup} data-controls={columns.some(hasControl) || undefined}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...roles.columnheader}
                scope="col"
                data-slot={column.slot}
                data-controls={hasControl(column) || undefined}
                aria-sort={column.sorting?.direction}
              >
                {column.sorting ? (
                  <SortLink title={column.title} {...column.sorting} />
                ) : (
                  (column.heading ?? column.title)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows?.map((row) => (
            <tr key={keyOf(row)} {...roles.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.render(row)}
                </Cell>
              ))}
            </tr>
          )) ??
            Array.from({ length: expected }, (_row, index) => (
              <tr key={index} {...roles.row}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    <span className="skeleton-bar" />
                  </Cell>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether its heading is more than a text, so that cards need it too. */
const hasControl = <T,>({ heading, sorting }: Column<T>) => heading !== undefined || sorting !== undefined;

function Cell<T>({ column, children }: { column: Column<T>; children: ReactNode }) {
  if (column.slot === 'title') {
    return (
      <th {...roles.rowheader} scope="row" data-slot="title">
        {children}
      </th>
    );
  }
  return (
    <td {...roles.cell} data-slot={column.slot}>
      {children}
    </td>
  );
}
