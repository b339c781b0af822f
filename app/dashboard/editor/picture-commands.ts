import { deleteSelection } from 'prosemirror-commands';
import { NodeSelection, Plugin, type Command, type EditorState } from 'prosemirror-state';
import { insertBlock } from './commands.ts';
import { schema } from './schema.ts';

export type PictureAttributes = { src: string; alt: string; caption: string };

const { picture } = schema.nodes;

/** Returns the selected picture. */
export function pictureAt({ selection }: EditorState): PictureAttributes | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type !== picture) return undefined;
  const { src, alt, caption } = selection.node.attrs;
  return { src: String(src), alt: String(alt), caption: String(caption) };
}

/** Changes the selected picture, or inserts one. */
export const setPicture =
  (attributes: PictureAttributes): Command =>
  (state, dispatch) => {
    if (!pictureAt(state)) return insertBlock(() => picture.create(attributes))(state, dispatch);
    const { from } = state.selection;
    const tr = state.tr.setNodeMarkup(from, null, attributes);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };

export const removePicture: Command = (state, dispatch) =>
  pictureAt(state) !== undefined && deleteSelection(state, dispatch);

/** Opens a picture that is clicked or tapped, or selected when Enter is pressed. */
export const pictureOpener = (open: () => void): Plugin =>
  new Plugin({
    props: {
      handleClickOn(view, _at, node, position, _event, isDirect) {
        if (node.type !== picture || !isDirect) return false;
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
        open();
        return true;
      },
      handleKeyDown(view, { key, isComposing }) {
        if (key !== 'Enter' || isComposing || !pictureAt(view.state)) return false;
        open();
        return true;
      },
    },
  });
