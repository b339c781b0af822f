/** What is pasted into a cell of a table, which is one line of text. */
import { Fragment, Slice, type Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { CellSelection, selectedRect } from 'prosemirror-tables';
import { schema } from '../schema.ts';

const { nodes } = schema;

export const isCell = ({ type }: Node): boolean => type === nodes.table_cell || type === nodes.table_header;

/** Returns whether a slice is a table for the selected cells, or for empty ones from that with the caret on. */
export function fillsCells(state: EditorState, { content }: Slice): boolean {
  const pasted = content.childCount === 1 ? content.firstChild! : undefined;
  if (pasted?.type !== nodes.table) return false;
  if (state.selection instanceof CellSelection) return true;
  const { table, top, left } = selectedRect(state);
  const columns = pasted.firstChild!.childCount;
  const rows = table.children.slice(top, top + pasted.childCount);
  return rows.every((row) => row.children.slice(left, left + columns).every(({ content: { size } }) => size === 0));
}

/** Returns blocks as one line of text: items of lists with their markers, and nothing between but spaces. */
export function joinInCell({ content }: Slice): Slice {
  const line: Node[] = [];
  const add = (text: string) => text !== '' && line.push(schema.text(text));
  const space = () => line.length > 0 && line.at(-1)!.text !== ' ' && add(' ');
  content.descendants((node, _position, parent, index) => {
    if (node.type === nodes.list_item) {
      space();
      add(parent?.type === nodes.ordered_list ? `${Number(parent.attrs['start']) + index}.` : '-');
    } else if (node.isTextblock || (node.isAtom && node.isBlock)) space();
    if (node.type === nodes.hard_break) space();
    else if (node.isText) line.push(schema.text(node.text!.replaceAll('\n', ' '), node.marks));
    else if (node.isLeaf) add(node.type.spec.leafText?.(node) ?? '');
    return true;
  });
  if (line.length === 0) return Slice.empty;
  return new Slice(Fragment.from(nodes.paragraph.create(null, line)), 1, 1);
}
