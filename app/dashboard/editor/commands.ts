import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import { readQuotation, writeReference } from '../../../domain/quran/quotations.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** The actions of the toolbar that need no dialog, in its order. */
export const actions = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  list: toggleList(nodes.bullet_list),
  orderedList: toggleList(nodes.ordered_list),
  quote: ((state, dispatch) =>
    isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)) as Command,
  table: insertBlock(createTable),
  divider: insertBlock(() => nodes.divider.create()),
  undo,
  redo,
} satisfies Record<string, Command>;

/** Further actions, within a table. */
export const tableActions = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>;

/** Further actions, within a list. An item of the outermost list has no list to move out to. */
export const listActions = {
  indent: sinkListItem(nodes.list_item),
  outdent: ((state, dispatch) => isNestedItem(state) && liftListItem(nodes.list_item)(state, dispatch)) as Command,
} satisfies Record<string, Command>;

export type EditorAction = keyof typeof actions;

type EditorButtons = {
  pressed: EditorAction[];
  disabled: (EditorAction | keyof typeof listActions)[];
  inTable: boolean;
  inList: boolean;
};

/** Returns which buttons of the toolbar are pressed, and whether the selection is in a table or a list. */
export function getEditorButtons(state: EditorState): EditorButtons {
  const { parent } = state.selection.$from;
  const list = nearestList(state);
  const pressed = {
    bold: isMarked(state, marks.strong),
    italic: isMarked(state, marks.em),
    heading: parent.type === nodes.heading && parent.attrs['level'] === 2,
    subheading: parent.type === nodes.heading && parent.attrs['level'] === 3,
    list: list?.node.type === nodes.bullet_list,
    orderedList: list?.node.type === nodes.ordered_list,
    quote: isWithin(state, nodes.blockquote),
  };
  return {
    pressed: (Object.keys(pressed) as (keyof typeof pressed)[]).filter((name) => pressed[name]),
    disabled: [
      ...(['undo', 'redo'] as const).filter((name) => !actions[name](state)),
      ...(['indent', 'outdent'] as const).filter((name) => !listActions[name](state)),
    ],
    inTable: isInTable(state),
    inList: isInList(state),
  };
}

function isMarked(state: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, mark);
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

function nearestList({ selection: { $from } }: EditorState): { node: Node; position: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list)
      return { node, position: $from.before(depth) };
  }
  return undefined;
}

export const isInList = (state: EditorState) => isWithin(state, nodes.list_item);

function isNestedItem({ selection: { $from } }: EditorState): boolean {
  let items = 0;
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === nodes.list_item) items++;
  return items > 1;
}

function toggleHeading(level: number): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isSet = parent.type === nodes.heading && parent.attrs['level'] === level;
    return (isSet ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);
  };
}

/** Makes a list, turns one of the other kind into this kind, or ends one. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = nearestList(state);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.position, type, { tight: list.node.attrs['tight'] as boolean }));
    return true;
  };
}

/** Inserts a block after the one with the selection, or in place of it where that is empty. */
export function insertBlock(create: () => Node): Command {
  return (state, dispatch) => {
    const { $to } = state.selection;
    const block = create();
    for (let depth = $to.depth; depth > 0; depth--) {
      const parent = $to.node(depth - 1);
      const index = $to.index(depth - 1);
      if (!parent.canReplaceWith(index + 1, index + 1, block.type)) continue;
      if (!dispatch) return true;
      const replaced =
        depth === $to.depth && $to.parent.content.size === 0 && parent.canReplaceWith(index, index + 1, block.type);
      const at = replaced ? $to.before(depth) : $to.after(depth);
      const { tr } = state;
      if (replaced) tr.replaceWith(at, $to.after(depth), block);
      else tr.insert(at, block);
      const end = at + block.nodeSize;
      // Somewhere to go on writing.
      if (end === tr.doc.resolve(end).end()) tr.insert(end, nodes.paragraph.create());
      const isComplete = block.isAtom || block.isTextblock;
      tr.setSelection(TextSelection.near(tr.doc.resolve(isComplete ? end : at + 1), 1));
      dispatch(tr.scrollIntoView());
      return true;
    }
    return false;
  };
}

function createTable(): Node {
  const row = (type: NodeType) => nodes.table_row.create(null, [type.create(), type.create(), type.create()]);
  return nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
}

/** Adds a row at the end of the table and moves to its first cell, in one step of the history. */
export const addLastRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { table, tableStart } = selectedRect(state);
  // With the alignment of the columns, so that even-tables.ts has nothing to change in it.
  const cells = table.firstChild!.children.map(({ attrs }) => nodes.table_cell.create({ align: attrs['align'] }));
  const end = tableStart + table.content.size;
  const tr = state.tr.insert(end, nodes.table_row.create(null, cells));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
  return true;
};

/** Inserts a verse as the dialog returns it. */
export function insertVerse(quotation: string): Command {
  const read = readQuotation(quotation);
  if (!read) return () => false;
  return insertBlock(() => nodes.verse.create({ words: read.verse, reference: writeReference(read.verses) }));
}

/** Inserts a video: a paragraph that is only a link. */
export const insertVideo = (address: string, title: string): Command =>
  insertBlock(() => {
    const link = title === '' ? [] : [marks.link.create({ href: address })];
    return nodes.paragraph.create(null, schema.text(title === '' ? address : title, link));
  });

/** Returns the link at the selection: its address, its text and where it is. */
export function findSelectedLink(state: EditorState): { href: string; text: string; from: number; to: number } {
  const { from, to, empty, $from } = state.selection;
  const found = { href: '', text: state.doc.textBetween(from, to, ' '), from, to };
  const mark = marks.link.isInSet($from.marks()) ?? ($from.nodeAfter && marks.link.isInSet($from.nodeAfter.marks));
  if (!mark) return found;
  if (!empty) return { ...found, href: String(mark.attrs['href']) };
  let begin = $from.start();
  let range: { from: number; to: number } | undefined;
  $from.parent.forEach((child) => {
    const end = begin + child.nodeSize;
    if (mark.isInSet(child.marks)) range = { from: range && range.to === begin ? range.from : begin, to: end };
    else if (range && range.to < from) range = undefined;
    begin = end;
  });
  const at = range ?? { from, to };
  return { href: String(mark.attrs['href']), text: state.doc.textBetween(at.from, at.to), ...at };
}

/** Links a range; `text` replaces it where it differs. An empty address removes the link. */
export function setLink(from: number, to: number, href: string, text: string): Command {
  return (state, dispatch) => {
    const { tr } = state;
    if (href === '') {
      dispatch?.(tr.removeMark(from, to, marks.link));
      return true;
    }
    const link = marks.link.create({ href });
    if (state.doc.textBetween(from, to, ' ') === text) tr.removeMark(from, to, marks.link).addMark(from, to, link);
    else tr.replaceWith(from, to, schema.text(text, link.addToSet(state.doc.resolve(from).marks())));
    const end = tr.mapping.map(to);
    tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1)).removeStoredMark(marks.link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
