import { deleteSelection } from 'prosemirror-commands';
import { NodeSelection, type Command, type EditorState } from 'prosemirror-state';
import { insertBlock } from './commands.ts';
import { schema } from './schema.ts';

export type PictureAttributes = { src: string; alt: string; caption: string };

const { picture } = schema.nodes;

/** Returns the selected picture. */
export function getSelectedPicture({ selection }: EditorState): PictureAttributes | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type !== picture) return undefined;
  const { src, alt, caption } = selection.node.attrs;
  return { src: String(src), alt: String(alt), caption: String(caption) };
}

/** Changes the selected picture, or inserts one. */
export const setPicture =
  (attributes: PictureAttributes): Command =>
  (state, dispatch) => {
    if (!getSelectedPicture(state)) return insertBlock(() => picture.create(attributes))(state, dispatch);
    const { from } = state.selection;
    const tr = state.tr.setNodeMarkup(from, null, attributes);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };

export const removePicture: Command = (state, dispatch) =>
  getSelectedPicture(state) !== undefined && deleteSelection(state, dispatch);

/** Opens the selected picture. */
export const openSelected =
  (open: () => void): Command =>
  (state, dispatch) => {
    const isSelected = getSelectedPicture(state) !== undefined;
    if (isSelected && dispatch) open();
    return isSelected;
  };
