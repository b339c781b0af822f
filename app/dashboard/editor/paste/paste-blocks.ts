import { Slice, type ResolvedPos } from 'prosemirror-model';
import { Selection, type EditorState, type Transaction } from 'prosemirror-state';
import { schema } from '../schema.ts';

const { nodes } = schema;

/** Returns the transaction that puts pasted content in place of the selection. */
export function replaceWithPasted({ tr, selection }: EditorState, slice: Slice): Transaction {
  const { content, openStart, openEnd } = slice;
  const first = content.firstChild!;
  if (content.childCount === 1) {
    const isWhole = openStart === 0 && openEnd === 0;
    if (!isWhole) return tr.replaceSelection(slice);
    const isTable = first.type === nodes.table && selection.empty;
    return (isTable && pasteAfterList(tr, selection.$from, slice)) || tr.replaceSelectionWith(first);
  }
  if (!selection.empty) tr.deleteSelection();
  const { $from } = tr.selection;
  const isAfterText = $from.parent.type === nodes.paragraph && $from.parentOffset > 0;
  // A heading that begins a section does not continue the text before it; one that is copied alone does.
  const whole = first.type === nodes.heading && isAfterText ? new Slice(content, 0, openEnd) : slice;
  return pasteAfterList(tr, $from, whole) ?? tr.replaceSelection(whole);
}

/** At the end of a line in a list, puts the blocks that no item should have, and all after them, below the list. */
function pasteAfterList(tr: Transaction, $from: ResolvedPos, { content, openStart, openEnd }: Slice) {
  const { parent, parentOffset } = $from;
  const outermost = findDepth($from, (depth) => isList($from, depth));
  if (parent.type !== nodes.paragraph || parentOffset < parent.content.size || outermost === undefined)
    return undefined;
  const split = content.content.findIndex(({ type }) => type !== nodes.paragraph && !lists.includes(type));
  if (split < 0) return undefined;
  let size = 0;
  for (const block of content.content.slice(0, split)) size += block.nodeSize;
  const itemDepth = $from.depth - 1;
  if (size > 0) {
    const inItem = content.cut(0, size);
    const isOpen = inItem.lastChild!.type === nodes.paragraph;
    tr.replaceSelection(new Slice(inItem, openStart, isOpen ? 1 : 0));
  } else if ($from.node(itemDepth).textContent === '' && $from.node(itemDepth).childCount === 1) {
    // The only item of a list is replaced with its list.
    if ($from.node(itemDepth - 1).childCount === 1) return undefined;
    tr.delete($from.before(itemDepth), $from.after(itemDepth));
  }
  const end = tr.mapping.map($from.after(outermost));
  const before = tr.doc.content.size;
  tr.replace(end, end, new Slice(content.cut(size), 0, openEnd));
  return tr.setSelection(Selection.near(tr.doc.resolve(end + tr.doc.content.size - before), -1));
}

const lists = [nodes.bullet_list, nodes.ordered_list];
const isList = ($from: ResolvedPos, depth: number) => lists.includes($from.node(depth).type);

/** Returns the outermost depth of a position that fits. */
function findDepth($from: ResolvedPos, fits: (depth: number) => boolean): number | undefined {
  for (let depth = 1; depth < $from.depth; depth++) if (fits(depth)) return depth;
  return undefined;
}
