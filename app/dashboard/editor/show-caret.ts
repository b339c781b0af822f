import type { EditorView } from 'prosemirror-view';
import { useEffect, type RefObject } from 'react';

/** A phone's keyboard is higher than the bars of its browser, which come and go while the page scrolls. */
const keyboardHeight = 120;

/** Scrolls to the caret, and to the whole of its table where that fits. */
export function showCaret(view: EditorView): void {
  const { node } = view.domAtPos(view.state.selection.head);
  const table = (node instanceof Element ? node : node.parentElement)?.closest('.table-scroll');
  table?.scrollIntoView({ block: 'nearest' });
  view.dispatch(view.state.tr.scrollIntoView());
}

/** Shows the caret again when a phone's keyboard has opened over it. */
export function useShownCaret(editor: RefObject<EditorView | undefined>): void {
  useEffect(() => {
    const visible = window.visualViewport;
    let height = visible?.height ?? 0;
    const show = () => {
      const isCovered = visible!.height < height - keyboardHeight;
      height = visible!.height;
      if (isCovered && editor.current?.hasFocus()) showCaret(editor.current);
    };
    visible?.addEventListener('resize', show);
    return () => visible?.removeEventListener('resize', show);
  }, [editor]);
}
