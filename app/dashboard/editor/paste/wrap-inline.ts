import { Fragment, Slice, type Node } from 'prosemirror-model';
import { schema } from '../schema.ts';

const { nodes } = schema;

/**
 * Puts text that is in no block into paragraphs, which continue the text that they are pasted into. Two line breaks
 * begin a new paragraph.
 */
export function wrapInline({ content, openStart, openEnd }: Slice): Slice {
  const blocks: Node[] = [];
  const wrapped = new Set<Node>();
  let line: Node[] = [];
  const endLine = () => {
    // Between blocks, spaces are not text.
    const isText = line.length === content.childCount || line.some(({ text }) => text?.trim() !== '');
    if (line.length > 0 && isText) {
      const paragraph = nodes.paragraph.create(null, line);
      wrapped.add(paragraph);
      blocks.push(paragraph);
    }
    line = [];
  };
  let breaks = 0;
  for (const node of content.content) {
    if (!node.isInline) {
      endLine();
      blocks.push(node);
    } else if (node.type === nodes.hard_break) breaks++;
    else {
      if (breaks > 1) endLine();
      else if (breaks === 1 && line.length > 0) line.push(nodes.hard_break.create());
      line.push(node);
    }
    if (node.type !== nodes.hard_break) breaks = 0;
  }
  endLine();
  if (blocks.length === 0) return Slice.empty;
  return new Slice(
    Fragment.from(blocks),
    wrapped.has(blocks[0]!) ? 1 : openStart,
    wrapped.has(blocks.at(-1)!) ? 1 : openEnd,
  );
}
