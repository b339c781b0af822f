import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

const bracketed = /﴿[^﴿﴾]*﴾/g;

/** Returns decorations for the words between ornate brackets in each paragraph, by their places in the document. */
function decorate(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((block, place) => {
    if (!block.isTextblock) return true;
    // One sign for each leaf, as it counts in places.
    const text = block.textBetween(0, block.content.size, '', '\ufffc');
    if (!text.includes('﴿')) return false;
    for (const { 0: words, index } of text.matchAll(bracketed)) {
      const from = place + 1 + index;
      found.push(Decoration.inline(from, from + words.length, { dir: 'rtl' }));
    }
    return false;
  });
  return DecorationSet.create(doc, found);
}

/**
 * Lays out words between ornate brackets from right to left, as pages do: in a line of Latin letters the brackets would
 * stand on the wrong sides.
 */
export const isolateVerses = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => decorate(doc),
      apply: (transaction, shown) => (transaction.docChanged ? decorate(transaction.doc) : shown),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
