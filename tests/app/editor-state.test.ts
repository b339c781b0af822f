import { Selection, type EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { createState } from '../../app/dashboard/editor/create-state.ts';
import { schema } from '../../app/dashboard/editor/schema.ts';

/** Returns the state after a key press, with the Control key, of the letter `z`. */
function press(state: EditorState, event: { key: string; shiftKey: boolean }): EditorState {
  let after = state;
  const view = { state, dispatch: (transaction: EditorState['tr']) => (after = state.apply(transaction)) };
  const pressed = { ...event, keyCode: 90, ctrlKey: true, altKey: false, metaKey: false } as KeyboardEvent;
  state.plugins.some((plugin) => plugin.props.handleKeyDown?.call(plugin, view as unknown as EditorView, pressed));
  return after;
}

it.each(['z', 'Z'])('never undoes with Control, Shift and %s', (key) => {
  const doc = schema.nodes.doc.create(null, schema.nodes.paragraph.create());
  const empty = createState(doc, Selection.atStart(doc), {
    openLink: () => false,
    openPicture: () => {},
    refuses: () => false,
    onPicturesLeftOut: () => {},
  });
  const typed = empty.apply(empty.tr.insertText('words'));
  expect(press(typed, { key, shiftKey: true }).doc.textContent).toBe('words');
  const undone = press(typed, { key: 'z', shiftKey: false });
  expect(undone.doc.textContent).toBe('');
  expect(press(undone, { key, shiftKey: true }).doc.textContent).toBe('words');
});
