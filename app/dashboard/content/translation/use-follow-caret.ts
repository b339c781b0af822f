import { useEffect, type RefObject } from 'react';

/**
 * Marks the paragraph of the text to read that belongs to the one being written, counted from the start; where the text
 * scrolls by itself, scrolls to it.
 */
export function useFollowCaret(source: RefObject<HTMLElement | null>, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = () => {
      const index = target.current && blockOfCaret(target.current);
      const box = source.current;
      if (index === null || index === undefined || !box) return;
      const blocks = [...(box.querySelector('.prose')?.children ?? [])];
      const current = blocks[Math.min(index, blocks.length - 1)];
      for (const block of blocks) block.toggleAttribute('data-current', block === current);
      if (current && box.scrollHeight > box.clientHeight)
        box.scrollTop += current.getBoundingClientRect().top - box.getBoundingClientRect().top - 8;
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [source, target]);
}

/** Returns the number of the paragraph with the caret, in the visual editor or in Markdown; undefined without one. */
function blockOfCaret(target: HTMLElement): number | undefined {
  const active = document.activeElement;
  if (!active || !target.contains(active)) return undefined;
  if (active instanceof HTMLTextAreaElement)
    return active.value.slice(0, active.selectionStart).split(/\n[ \t]*\n/).length - 1;
  if (!(active instanceof HTMLElement) || !active.isContentEditable) return undefined;
  let block: Node | null | undefined = getSelection()?.anchorNode;
  while (block && block.parentNode !== active) block = block.parentNode;
  const index = [...active.children].findIndex((child) => child === block);
  return index < 0 ? undefined : index;
}
