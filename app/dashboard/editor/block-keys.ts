import { NodeSelection, Selection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { isInTable, nextCell, selectionCell } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';

/** Returns the position between the caret's paragraph and the block beside it, if the caret is at that end. */
function findEdge({ doc, selection }: EditorState, direction: 1 | -1): number | undefined {
  if (!(selection instanceof TextSelection) || !selection.empty) return undefined;
  const { $from } = selection;
  if ($from.parentOffset !== (direction < 0 ? 0 : $from.parent.content.size)) return undefined;
  for (let depth = $from.depth; depth > 0 && !$from.node(depth).type.spec.isolating; depth--) {
    const at = direction < 0 ? $from.before(depth) : $from.after(depth);
    const place = doc.resolve(at);
    if (direction < 0 ? place.nodeBefore : place.nodeAfter) return at;
  }
  return undefined;
}

/**
 * Backspace after, or Delete before, a table, a verse or a dividing line: goes into the table, or selects the block, so
 * that only a second press removes something. An empty paragraph is removed at once.
 */
export const goToBlock =
  (direction: 1 | -1): Command =>
  (state, dispatch) => {
    const edge = findEdge(state, direction);
    if (edge === undefined) return false;
    const found = Selection.findFrom(state.doc.resolve(edge), direction);
    if (!found || !(found instanceof NodeSelection || found.$from.parent.type.spec['tableRole'])) return false;
    const { $from } = state.selection;
    const { tr } = state;
    const index = $from.index(-1);
    if ($from.parent.content.size === 0 && $from.node(-1).canReplace(index, index + 1))
      tr.delete($from.before(), $from.after());
    const selected = Selection.findFrom(tr.doc.resolve(tr.mapping.map(edge)), direction);
    dispatch?.(tr.setSelection(selected ?? Selection.near(tr.doc.resolve(edge))).scrollIntoView());
    return true;
  };

/**
 * Moves to the cell above or below, or out of the table: prosemirror-tables does so where cells contain blocks only.
 */
export const goToRow =
  (direction: 1 | -1): Command =>
  (state, dispatch, view) => {
    const { doc, selection, tr } = state;
    if (!(selection instanceof TextSelection && selection.empty) || !isInTable(state)) return false;
    if (!view?.endOfTextblock(direction < 0 ? 'up' : 'down')) return false;
    const $cell = selectionCell(state);
    const $next = nextCell($cell, 'vert', direction);
    const edge = direction < 0 ? $cell.before(-1) : $cell.after(-1);
    const moved = $next
      ? TextSelection.create(doc, $next.pos + 1 + Math.min(selection.$from.parentOffset, $next.nodeAfter!.content.size))
      : Selection.near(doc.resolve(edge), direction);
    dispatch?.(tr.setSelection(moved).scrollIntoView());
    return true;
  };

/** Keys that change something where the caret is. */
const changing = ['Backspace', 'Delete', 'Enter', 'Tab'];

/**
 * Returns a handler of key presses before all others, which returns whether a key is left to the browser: Tab after
 * Escape leaves a text in which Tab has another meaning.
 */
export function createKeyHandler(): (view: EditorView, event: KeyboardEvent) => boolean {
  let leaves = false;
  return (view, { key, isComposing }) => {
    if (key === 'Tab' && leaves) return true;
    if (key !== 'Shift') leaves = key === 'Escape';
    // Chrome reports a moved caret with the next frame, and a key may come before it.
    if (changing.includes(key) && !isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
    return false;
  };
}
