import { Selection, type Command, type EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { getDirection } from '../../../domain/model/localized.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { parseMarkdown, TooMuchMarkdown } from '../../../domain/markdown/parse-markdown.ts';
import type { TextControlProps } from '../fields/text-control.tsx';
import { actions, getEditorButtons } from './commands.ts';
import { countWords } from './count-words.ts';
import { createState, findCaret, takeState } from './create-state.ts';
import { EditorDialogs, type OpenDialog } from './dialogs/editor-dialogs.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { nodeViews } from './node-views.ts';
import type { Refuses } from './paste/paste.ts';
import { openDocument, type OpenDocument, type Refusal } from './open-document.ts';
import { showCaret, useShownCaret } from './show-caret.ts';
import { useAfterPaint } from './use-after-paint.ts';
import './editor.css';

// One script: what two of them share, such as the parser, would be part of the scripts of every page.
export { TextPictures } from './text-pictures.tsx';

/** What an editor leaves for the next one: the text with its history. */
export type LeftState = { text: string; state: EditorState; opened: OpenDocument };

type Props = TextControlProps & {
  /** Where the caret was in the Markdown, if it was there. */
  caret: number | undefined;
  /** Of the editor that was here before the Markdown was looked at. */
  left: RefObject<LeftState | undefined>;
  onLeave: (left: LeftState) => void;
  /** Called for a text that has to be edited as Markdown. */
  onRefuse: (reason: Refusal) => void;
};

/** The space for the bars above and below; there are fewer on a phone on its side (form.css). */
const clearOfBars = (toolbar: HTMLElement) => ({
  get top() {
    if (window.innerHeight < 480) return 130;
    // On a phone the text that is translated stays above (translation.css).
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    // The toolbar may have several lines.
    return Math.max(135 + toolbar.offsetHeight, padding);
  },
  get bottom() {
    return window.innerHeight < 480 ? 30 : 120;
  },
  left: 0,
  right: 0,
});

/** A long text as its page shows it. `value` and `onChange` have its Markdown, once the typed letter is shown. */
export function VisualEditor(props: Props) {
  const { id, field, language, label, value, required, describedBy, invalid, caret, left, onLeave, onRefuse } = props;
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const opened = useRef<OpenDocument>(undefined);
  /** What was passed to `onChange` and may still come back as `value`; the first one is what came back last. */
  const sent = useRef<string[]>([]);
  const reported = useRef<EditorState['doc']>(undefined);
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<OpenDialog>();
  /** With the selection as it is now. */
  const openDialog = (next: OpenDialog) => {
    setState(editor.current?.state);
    setDialog(next);
  };
  const openLink: Command = () => {
    openDialog({ name: 'link' });
    return true;
  };
  const openPicture = (files: readonly File[] = []) => openDialog({ name: 'picture', files });

  const keysId = `${id}-keys`;
  const attributes = {
    id,
    class: 'prose editor-text',
    role: 'textbox',
    lang: language,
    dir: getDirection(language),
    spellcheck: String(language === 'en'),
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(required ? { 'aria-required': 'true' } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    'aria-describedby': describedBy ? `${describedBy} ${keysId}` : keysId,
  };

  const problemOf = (changed: EditorState['doc'] | string) => {
    // Reading it could take long.
    if (typeof changed === 'string')
      return changed.replaceAll(/\s+/g, '').length > field.max ? 'pasteTooLong' : undefined;
    // So could writing it.
    if (changed.textContent.length > field.max) return 'pasteTooLong';
    const text = opened.current!.write(changed);
    return text.trim().length > field.max ? 'pasteTooLong' : hasTooMuch(text) ? 'pasteTooMuch' : undefined;
  };
  const refuses: Refuses = (changed) => {
    const found = changed === undefined ? 'pasteTooMuch' : problemOf(changed);
    if (found) void notify('error', t(`markdown.${found}`, { max: formatNumber(field.max) }));
    return found !== undefined;
  };

  const onPicturesLeftOut = (count: number) => void notify('error', t('markdown.picturesLeftOut', { count }));

  /** Opens a text; returns undefined where it has to be edited as Markdown. */
  const open = (text: string, offset?: number): EditorState | undefined => {
    const result = openDocument(text, language);
    if (typeof result === 'string') {
      onRefuse(result);
      return undefined;
    }
    opened.current = result;
    sent.current = [text];
    const { doc } = result;
    reported.current = doc;
    const at = offset === undefined ? Selection.atStart(doc) : findCaret(doc, text, offset);
    return createState(doc, at, { openLink, openPicture, refuses, onPicturesLeftOut });
  };
  /** Goes on where an editor before has been left, unless the text was changed meanwhile. */
  const reopen = (): EditorState | undefined => {
    const before = left.current;
    if (before?.text !== value || caret !== undefined) return undefined;
    opened.current = before.opened;
    sent.current = [value];
    reported.current = before.state.doc;
    return takeState(before.state, { openLink, openPicture, refuses, onPicturesLeftOut });
  };

  /** Passes on what was typed. */
  const report = useAfterPaint(() => {
    const next = editor.current?.state;
    if (!next) return;
    setState(next);
    if (next.doc === reported.current) return;
    reported.current = next.doc;
    const text = opened.current!.write(next.doc);
    if (text === sent.current.at(-1)) return;
    sent.current.push(text);
    props.onChange(text);
  });
  const create = useEffectEvent(() => {
    const first = reopen() ?? open(value, caret);
    if (!first) return undefined;
    let isChanging = false;
    const clear = clearOfBars(host.current!.previousElementSibling as HTMLElement);
    const view = new EditorView(host.current, {
      state: first,
      attributes,
      nodeViews: nodeViews(language, () => openPicture()),
      scrollThreshold: clear,
      scrollMargin: clear,
      // Otherwise it also scrolls to the caret when the form moves the focus to a problem.
      handleScrollToSelection: () => !isChanging,
      dispatchTransaction(transaction) {
        isChanging = true;
        view.updateState(view.state.apply(transaction));
        isChanging = false;
        report.schedule();
      },
    });
    editor.current = view;
    setState(first);
    if (caret !== undefined) view.focus();
    return view;
  });
  const saveLast = useEffectEvent((view: EditorView) => {
    report.actNow();
    const { state: last } = view;
    if (opened.current) onLeave({ text: opened.current.write(last.doc), state: last, opened: opened.current });
  });
  useLayoutEffect(() => {
    const view = create();
    return () => {
      if (view) saveLast(view);
      view?.destroy();
      editor.current = undefined;
    };
  }, []);

  // Shows a text that somebody else has set: a restored one, a merged one.
  const showValue = useEffectEvent((text: string) => {
    const at = sent.current.lastIndexOf(text);
    if (at >= 0) return void sent.current.splice(0, at);
    const next = open(text);
    if (!next) return;
    editor.current?.updateState(next);
    setState(next);
  });
  useEffect(() => showValue(value), [value]);

  const setAttributes = useEffectEvent(() => editor.current?.setProps({ attributes }));
  useEffect(() => setAttributes(), [id, required, invalid, describedBy]);

  // A click on a label moves to its control, but for this kind.
  useEffect(() => {
    const focus = (event: MouseEvent) => {
      const clicked = event.target instanceof Element ? event.target.closest('label') : null;
      if (clicked?.htmlFor === id) editor.current?.focus();
    };
    document.addEventListener('click', focus);
    return () => document.removeEventListener('click', focus);
  }, [id]);

  useShownCaret(editor);

  const run = (command: Command) => {
    const view = editor.current;
    if (!view) return;
    view.focus();
    command(view.state, view.dispatch, view);
    // Chrome takes no typing at a caret that was set beside a new block, until it is set again.
    requestAnimationFrame(() => {
      const caret = getSelection();
      if (caret?.isCollapsed) caret.collapse(caret.anchorNode, caret.anchorOffset);
      if (command === actions.table) showCaret(view);
    });
  };
  /** Closes a dialog first: nothing can be focused below one. */
  const runAfterDialog = (command: Command, next?: OpenDialog) => {
    flushSync(() => setDialog(undefined));
    run(command);
    if (next) openDialog(next);
  };

  const words = countWords(useDeferredValue(state)?.doc);
  return (
    <>
      <EditorToolbar
        label={label}
        language={language}
        state={state && getEditorButtons(state)}
        onAction={run}
        onOpen={(name) => openDialog(name === 'picture' ? { name, files: [] } : { name })}
      />
      <div ref={host} className="editor-host" />
      <p id={keysId} className="sr-only">
        {t('markdown.keys')}
      </p>
      <div className="editor-foot">
        <p>{t('markdown.words', { count: words })}</p>
      </div>
      {state && (
        <EditorDialogs
          dialog={dialog}
          state={state}
          language={language}
          onRun={runAfterDialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

function hasTooMuch(text: string): boolean {
  try {
    parseMarkdown(text);
    return false;
  } catch (error) {
    if (error instanceof TooMuchMarkdown) return true;
    throw error;
  }
}
