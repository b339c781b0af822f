import type { ReactNode, Ref } from 'react';

/**
 * A column. `place` is the position of its cell on the card that a row becomes on a narrow screen: picture and title
 * first, then the facts in a row, the id, and the actions last.
 */
export type Column<T> = {
  key: string;
  title: string;
  place: 'lead' | 'title' | 'fact' | 'id' | 'actions';
  render: (row: T) => ReactNode;
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
const is = {
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
      <table {...is.table} className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead {...is.rowgroup}>
          <tr {...is.row}>
            {columns.map(({ key, title, place }) => (
              <th key={key} {...is.columnheader} scope="col" data-place={place}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...is.rowgroup}>
          {rows?.map((row) => (
            <tr key={keyOf(row)} {...is.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.render(row)}
                </Cell>
              ))}
            </tr>
          )) ??
            Array.from({ length: expected }, (_row, index) => (
              <tr key={index} {...is.row}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    <span className="quiet-bar" />
                  </Cell>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<T>({ column, children }: { column: Column<T>; children: ReactNode }) {
  if (column.place === 'title') {
    return (
      <th {...is.rowheader} scope="row" data-place="title">
        {children}
      </th>
    );
  }
  return (
    <td {...is.cell} data-place={column.place}>
      {children}
    </td>
  );
}
