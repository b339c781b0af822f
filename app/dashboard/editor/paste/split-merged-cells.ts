/** Cells that span several columns or rows, which tables of texts do not have. */

/** A wider table, or one whose cells span more, stays as it is. */
const maxColumns = 200;
const maxSpanned = 10_000;

/** A cell in a column of a row; `isOwn`: it begins there, and does not only span it. */
type Place = { cell: HTMLTableCellElement; isOwn: boolean };

/** Adds an empty cell wherever a cell spans a column or a row, so that the others stay in their columns. */
export function splitMergedCells(table: HTMLTableElement): void {
  if (!table.querySelector('[colspan], [rowspan]')) return;
  const rows = placeCells(table);
  if (!rows) return;
  // Columns in which no cell begins only make others wider.
  const columns = new Set(rows.flatMap((row) => [...row].filter(([, { isOwn }]) => isOwn).map(([column]) => column)));
  for (const [index, row] of [...table.rows].entries()) {
    const places = [...rows[index]!].filter(([column]) => columns.has(column)).sort(([one], [other]) => one - other);
    row.replaceChildren(
      ...places.map(([, { cell, isOwn }]) => (isOwn ? cell : cell.ownerDocument.createElement(cell.tagName))),
    );
  }
}

/** Returns what is in the columns of each row, as browsers lay out tables; undefined for more than the limits. */
function placeCells(table: HTMLTableElement): ReadonlyMap<number, Place>[] | undefined {
  const rows: Map<number, Place>[] = [];
  /** The cells of rows above that span the next one, and for how many rows. */
  let above = new Map<number, { cell: HTMLTableCellElement; left: number }>();
  let section: Element | null = null;
  let spanned = 0;
  for (const row of table.rows) {
    if (row.parentElement !== section) above.clear();
    section = row.parentElement;
    const placed = new Map<number, Place>();
    const below: typeof above = new Map();
    for (const [column, { cell, left }] of above) {
      placed.set(column, { cell, isOwn: false });
      if (left > 1) below.set(column, { cell, left: left - 1 });
    }
    let column = 0;
    for (const cell of row.cells) {
      while (placed.has(column)) column++;
      if (column >= maxColumns) return undefined;
      const first = column;
      const end = Math.min(first + cell.colSpan, maxColumns);
      // A `rowspan` of 0 reaches to the end of the section.
      const left = (cell.rowSpan || Infinity) - 1;
      for (; column < end && !placed.has(column); column++) {
        placed.set(column, { cell, isOwn: column === first });
        if (left > 0) below.set(column, { cell, left });
      }
    }
    spanned += placed.size - row.cells.length;
    if (spanned > maxSpanned) return undefined;
    rows.push(placed);
    above = below;
  }
  return rows;
}
