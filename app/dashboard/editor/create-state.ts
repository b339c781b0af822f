import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, Plugin, Selection, type Command } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { createKeyHandler, goToBlock, goToRow } from './block-keys.ts';
import { addLastRow, isInList, listActions } from './commands.ts';
import { endParagraph } from './end-paragraph.ts';
import { evenTables } from './markdown/even-tables.ts';
import { isolateVerses } from './isolate-verses.ts';
import { pastePlugin, type Refuses } from './paste/paste.ts';
import { openSelected } from './picture-commands.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  // Headings and cells are one line.
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Redoes where it can, and never undoes: with Caps Lock, Shift+Z is a `z`, which would be looked up without Shift. */
const redoOnly: Command = (state, dispatch) => redo(state, dispatch) || true;

/** Moves on from a cell, which is one line. */
const leaveCell: Command = (state, dispatch, view) =>
  isInTable(state) && (goToNextCell(1)(state, dispatch, view) || true);

/** In a list, Tab never leaves the text, even where an item cannot be moved. */
const moveItem =
  (name: keyof typeof listActions): Command =>
  (state, dispatch) =>
    isInList(state) && (listActions[name](state, dispatch) || true);

type Actions = {
  openLink: Command;
  /** `files`: pictures that were dropped or pasted. */
  openPicture: (files?: readonly File[]) => void;
  refuses: Refuses;
  onPicturesLeftOut: (count: number) => void;
};

/** Returns the state of a newly opened text, with nothing to undo. */
export const createState = (doc: Node, caret: Selection, given: Actions): EditorState =>
  EditorState.create({ doc, selection: caret, plugins: createPlugins(given) });

/** Returns a state of an editor before, with its history, for this one. */
export const takeState = (state: EditorState, given: Actions): EditorState =>
  state.reconfigure({ plugins: createPlugins(given) });

const createPlugins = ({ openLink, openPicture, refuses, onPicturesLeftOut }: Actions): Plugin[] => [
  new Plugin({ props: { handleDOMEvents: { keydown: createKeyHandler() } } }),
  pastePlugin(refuses, openPicture, onPicturesLeftOut),
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
      wrappingInputRule(/^>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, (match) => ({ level: match[1]!.length })),
    ],
  }),
  keymap({
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-k': openLink,
    'Mod-z': undo,
    'Mod-Shift-z': redoOnly,
    'Mod-y': redo,
    'Mod-]': moveItem('indent'),
    'Mod-[': moveItem('outdent'),
    Enter: chainCommands(openSelected(openPicture), leaveCell, splitListItem(nodes.list_item)),
    'Shift-Enter': chainCommands(exitCode, leaveCell, breakLine),
    Tab: chainCommands(goToNextCell(1), addLastRow, moveItem('indent')),
    'Shift-Tab': chainCommands(goToNextCell(-1), moveItem('outdent')),
    ArrowUp: goToRow(-1),
    ArrowDown: goToRow(1),
    Backspace: chainCommands(undoInputRule, goToBlock(-1)),
    Delete: goToBlock(1),
  }),
  keymap(baseKeymap),
  history(),
  gapCursor(),
  tableEditing(),
  evenTables(),
  endParagraph(),
  isolateVerses(),
];

/** Returns the place in a document that belongs to one in its Markdown: the same number of letters after it. */
export function findCaret(doc: Node, markdown: string, offset: number): Selection {
  const after = countLetters(markdown.slice(offset));
  let left = countLetters(doc.textContent) - after;
  let found = doc.content.size;
  let isFound = false;
  doc.descendants((node, position) => {
    if (isFound) return false;
    if (node.type.spec.leafText) left -= countLetters(node.type.spec.leafText(node));
    if (!node.isText) return true;
    for (let index = 0; index < node.text!.length; index++) {
      if (left === 0) {
        found = position + index;
        isFound = true;
        return false;
      }
      if (isLetter(node.text![index]!)) left--;
    }
    if (left === 0) found = position + node.nodeSize;
    isFound = left === 0;
    return false;
  });
  return Selection.near(doc.resolve(Math.min(found, doc.content.size)), -1);
}

const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
const countLetters = (text: string) => [...text].filter(isLetter).length;
