import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { getPictureHash } from '../../../domain/media/text-pictures.ts';
import type { PictureAttributes } from './picture-commands.ts';
import { schema } from './schema.ts';

/** A picture of a text with its position in it, and the number of the outermost block that has it. */
type PlacedPicture = PictureAttributes & { at: number; block: number };

/** A picture of a text with the one of its translation, if that has it. */
export type PicturePair = { original: PlacedPicture; translated: PlacedPicture | undefined };

/** Returns the pictures of a text, each with that of its translation: the same picture, counted from the start. */
export function pairPictures(original: Node, translation: Node): PicturePair[] {
  const left = picturesOf(translation);
  return picturesOf(original).map((picture) => {
    const index = left.findIndex(({ src }) => getPictureHash(src) === getPictureHash(picture.src));
    return { original: picture, translated: index < 0 ? undefined : left.splice(index, 1)[0] };
  });
}

function picturesOf(doc: Node): PlacedPicture[] {
  const pictures: PlacedPicture[] = [];
  doc.descendants((node, at) => {
    if (node.type !== schema.nodes.picture) return;
    const { src, alt, caption } = node.attrs;
    const block = doc.resolve(at).index(0);
    pictures.push({ src: String(src), alt: String(alt), caption: String(caption), at, block });
  });
  return pictures;
}

/** Returns a translation with a picture changed, or inserted where its text has it. */
export function setTranslated(doc: Node, { original, translated }: PicturePair, attributes: PictureAttributes): Node {
  const { tr } = EditorState.create({ doc });
  if (translated) return tr.setNodeMarkup(translated.at, null, attributes).doc;
  const node = schema.nodes.picture.create(attributes);
  if (doc.childCount === 1 && doc.firstChild!.content.size === 0) return tr.replaceWith(0, doc.content.size, node).doc;
  let at = 0;
  doc.forEach((block, offset, index) => {
    if (index < original.block) at = offset + block.nodeSize;
  });
  return tr.insert(at, node).doc;
}
