import { Plugin, type Transaction } from 'prosemirror-state';
import type { Node } from 'prosemirror-model';
import { schema } from '../schema.ts';

const { table_cell: cell, table_header: heading } = schema.nodes;

/**
 * Keeps tables as Markdown can write them: the first row is the heading, which says how the columns are aligned, and no
 * cell spans several.
 */
export const evenTables = () =>
  new Plugin({
    appendTransaction: (transactions, _old, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      doc.descendants((node, position) => {
        if (node.type === schema.nodes.table) evenTable(node, position, tr);
        return !node.isTextblock && node.type !== schema.nodes.table;
      });
      return tr.docChanged ? tr : null;
    },
  });

function evenTable(table: Node, position: number, tr: Transaction): void {
  const alignments = table.firstChild!.children.map(({ attrs }) => attrs['align'] as unknown);
  table.forEach((row, rowOffset, rowIndex) => {
    row.forEach((found, offset, column) => {
      const type = rowIndex === 0 ? heading : cell;
      const align = alignments[column] ?? null;
      const { attrs } = found;
      if (found.type === type && attrs['align'] === align && attrs['colspan'] === 1 && attrs['rowspan'] === 1) return;
      tr.setNodeMarkup(position + 1 + rowOffset + 1 + offset, type, { align });
    });
  });
}
