import type { Node } from 'prosemirror-model';

/** Per block: only changed ones are counted again. */
const counted = new WeakMap<Node, number>();

/**
 * Returns the number of words of a document: what has a letter or digit between two spaces. Descriptions and captions
 * of pictures are no part of the text.
 */
export function countWords(doc: Node | undefined): number {
  let words = 0;
  doc?.forEach((block) => {
    const count = counted.get(block) ?? countIn(block);
    counted.set(block, count);
    words += count;
  });
  return words;
}

const textOf = (leaf: Node) => (leaf.type.name === 'picture' ? ' ' : (leaf.type.spec.leafText?.(leaf) ?? ' '));

function countIn(block: Node): number {
  const text = block.isLeaf ? textOf(block) : block.textBetween(0, block.content.size, ' ', textOf);
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
