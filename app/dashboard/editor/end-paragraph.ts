import { Plugin } from 'prosemirror-state';
import type { Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Returns whether writing can go on at the end of a block: not in a table, for example. */
function isOpenEnded(block: Node): boolean {
  if (block.type === nodes.bullet_list || block.type === nodes.ordered_list)
    return isOpenEnded(block.lastChild!.lastChild!);
  return block.type === nodes.paragraph || block.type === nodes.heading;
}

/** Returns a document with somewhere to go on writing after its last block. Left empty, it is not in the Markdown. */
export const withEndParagraph = (doc: Node): Node =>
  isOpenEnded(doc.lastChild!) ? doc : doc.copy(doc.content.addToEnd(nodes.paragraph.create()));

/** Keeps documents as `withEndParagraph` returns them. */
export const endParagraph = () =>
  new Plugin({
    appendTransaction: (transactions, _old, { doc, tr }) =>
      transactions.some(({ docChanged }) => docChanged) && !isOpenEnded(doc.lastChild!)
        ? tr.insert(doc.content.size, nodes.paragraph.create())
        : null,
  });
