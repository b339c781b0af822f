/** Prepares pasted tables: those that only arrange a page, or are within a cell, become their content. */
import { replaceElement } from './replace-element.ts';
import { splitMergedCells } from './split-merged-cells.ts';

/** What a cell, which is one line of text, cannot have. */
const blocks =
  'address, article, aside, blockquote, center, dd, div, dl, dt, figcaption, figure, footer, h1, h2, h3, h4, h5, h6, header, li, main, nav, ol, p, pre, section, ul';

/** Cleans the tables of a document in place. From the outside in, so that each node moves once. */
export function cleanTables(body: HTMLElement): void {
  const nested = new Set(body.querySelectorAll('table table'));
  const tables = [...body.querySelectorAll('table')].filter((table) => {
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    const content = () => [table.caption ?? [], cells].flat().map((part) => replaceElement(part, 'div'));
    // In a cell, blocks become text.
    if (table.parentElement!.closest('table')) replaceElement(table, 'span', content());
    else if (isLayout(table, cells, nested.has(table))) replaceElement(table, 'div', content());
    else return true;
    return false;
  });
  for (const table of tables) cleanTable(table);
}

/** Returns whether a table only arranges its content, as in mails. `isNested`: it was within another one that does. */
function isLayout(table: HTMLTableElement, cells: readonly HTMLTableCellElement[], isNested: boolean): boolean {
  const role = table.getAttribute('role');
  // With one cell, it is a frame.
  if (cells.length <= 1 || role === 'presentation' || role === 'none') return true;
  if (cells.some(({ tagName }) => tagName === 'TH') || Number(table.getAttribute('border')) > 0) return false;
  if (table.querySelector('table')) return true;
  // Columns side by side, such as a picture and text, or rows one below another.
  const isColumns = table.rows.length === 1 && table.querySelector('img, p ~ p') !== null;
  return isNested && (isColumns || [...table.rows].every((row) => row.cells.length <= 1));
}

/** Cells have one line of text, and none spans several columns. */
function cleanTable(table: HTMLTableElement): void {
  if (table.caption) table.before(replaceElement(table.caption, 'div'));
  table.querySelectorAll('caption, colgroup').forEach((found) => found.remove());
  splitMergedCells(table);
  for (const cell of table.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan', 'class', 'data-colwidth']) cell.removeAttribute(name);
    for (const line of cell.querySelectorAll('br, hr')) replaceElement(line, 'span', [' ']);
    for (const image of cell.querySelectorAll('img')) replaceElement(image, 'span', [image.alt]);
    for (const block of cell.querySelectorAll(blocks)) replaceElement(block, 'span', [' ', ...block.childNodes, ' ']);
  }
}
