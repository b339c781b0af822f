import { DOMParser as SliceParser, Fragment, Slice, type Node } from 'prosemirror-model';
import { Plugin, Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { getPictureHash } from '../../../../domain/media/text-pictures.ts';
import { trustedTypes } from '../../../shell/trusted-types.ts';
import { cleanPasted, renameActiveContent, hasTooManyTags } from './clean-pasted.ts';
import { isEmoji } from './clean-text.ts';
import { fillsCells, isCell, joinInCell } from './paste-in-cell.ts';
import { replaceWithPasted } from './paste-blocks.ts';
import { readPlain } from './read-plain.ts';
import { schema } from '../schema.ts';
import { wrapInline } from './wrap-inline.ts';

/** Only for documents that are never shown, so anything may be in them. */
const policy = trustedTypes?.createPolicy('paste', { createHTML: (html) => html });

/** Longer HTML is pasted as plain text. */
const maxHtml = 5_000_000;

/**
 * Returns whether a changed text, or plain text that is pasted, is too long, and says so to the person; without one,
 * that there is too much to be read.
 */
export type Refuses = (changed: Node | string | undefined) => boolean;

/**
 * Pastes and drops. ProseMirror's own reading of HTML needs a Trusted Types policy that allows any HTML everywhere.
 * `onFiles` gets files, which are put at the selection, and `onPicturesLeftOut` how many pictures a pasted text had,
 * which only its website or program has.
 */
export function pastePlugin(
  refuses: Refuses,
  onFiles: (files: readonly File[]) => void,
  onPicturesLeftOut: (count: number) => void,
): Plugin {
  const dispatch = (view: EditorView, transaction: Transaction) => {
    if (!refuses(transaction.doc)) view.dispatch(transaction.scrollIntoView().setMeta('paste', true));
  };
  const read = (parent: Node, data: DataTransfer): Slice => {
    const html = parent.type.spec.code ? '' : data.getData('text/html');
    if (html.trim() !== '' && html.length <= maxHtml)
      return hasTooManyTags(html) && refuses(undefined) ? Slice.empty : readHtml(html, onPicturesLeftOut);
    const text = data.getData('text/plain') || data.getData('text/uri-list');
    if (text === '' || refuses(text)) return Slice.empty;
    return parent.type.spec.code ? new Slice(Fragment.from(schema.text(text)), 0, 0) : readPlain(text, parent);
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          if (!event.clipboardData || !view.editable) return false;
          event.preventDefault();
          const files = filesOnly(event.clipboardData);
          if (files.length > 0) {
            onFiles(files);
            return true;
          }
          const { parent } = view.state.selection.$from;
          const pasted = read(parent, event.clipboardData);
          // Cells are put in place of cells, where that overwrites none of them without being asked to.
          const slice = isCell(parent) && !fillsCells(view.state, pasted) ? joinInCell(pasted) : pasted;
          if (slice.size === 0 || view.someProp('handlePaste', (handle) => handle(view, event, slice))) return true;
          dispatch(view, replaceWithPasted(view.state, slice));
          return true;
        },
        drop(view, event) {
          // Text that is moved within the editor.
          if (view.dragging || !event.dataTransfer) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          event.preventDefault();
          const files = filesOnly(event.dataTransfer);
          if (at && files.length > 0) {
            view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
            onFiles(files);
            return true;
          }
          if (!at) return true;
          const { parent } = view.state.doc.resolve(at.pos);
          const dropped = read(parent, event.dataTransfer);
          const slice = isCell(parent) ? joinInCell(dropped) : dropped;
          if (slice.size > 0) dispatch(view, view.state.tr.replaceRange(at.pos, at.pos, slice));
          return true;
        },
      },
    },
  });
}

/** Returns the files where there is no text: programs add a picture of what was copied to its text. */
const filesOnly = (data: DataTransfer): readonly File[] =>
  data.getData('text/plain').trim() === '' ? [...data.files] : [];

/** Signs as large as letters, such as the emoji of WhatsApp, are no pictures. */
const minSide = 33; // pixels

const isPictureOfOthers = (image: HTMLImageElement): boolean =>
  getPictureHash(URL.parse(image.getAttribute('src') ?? '', location.origin)?.pathname ?? '') === undefined &&
  !isEmoji(image) &&
  !(image.width > 0 && image.width < minSide);

function readHtml(html: string, onPicturesLeftOut: (count: number) => void): Slice {
  const inactive = renameActiveContent(html);
  const parsed = new DOMParser().parseFromString(policy?.createHTML(inactive) ?? inactive, 'text/html');
  const leftOut = [...parsed.images].filter(isPictureOfOthers).length;
  if (leftOut > 0) onPicturesLeftOut(leftOut);
  const slice = SliceParser.fromSchema(schema).parseSlice(cleanPasted(parsed));
  // What is pasted into a paragraph continues it, except for tables.
  let openStart = 0;
  for (let node = slice.content.firstChild; node && openStart < slice.openStart && !node.type.spec.isolating;) {
    openStart++;
    node = node.firstChild;
  }
  let openEnd = 0;
  for (let node = slice.content.lastChild; node && openEnd < slice.openEnd && !node.type.spec.isolating;) {
    openEnd++;
    node = node.lastChild;
  }
  return wrapInline(new Slice(slice.content, openStart, openEnd));
}
