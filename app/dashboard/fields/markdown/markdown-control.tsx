import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { Refusal } from '../../editor/open-document.ts';
import type * as VisualEditorModule from '../../editor/visual-editor.tsx';
import { ActionIcon, icons } from './markdown-icons.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { applyAction, MarkdownToolbar } from './markdown-toolbar.tsx';
import { textAttributes, type TextControlProps } from '../text-control.tsx';
import { useFullScreen } from './use-full-screen.ts';

type EditorModule = typeof VisualEditorModule;

/**
 * A long text, stored as Markdown: the visual editor, a preview of the page, and the Markdown itself, which is shown
 * until the editor has loaded too.
 */
export function MarkdownControl(props: TextControlProps) {
  const { t } = useStaffTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useState<'write' | 'preview' | 'markdown'>('write');
  /** What the preview is shown in place of. */
  const [writing, setWriting] = useState<'write' | 'markdown'>('write');
  const [reason, setReason] = useState<Refusal | 'failed'>();
  const [loaded, setLoaded] = useState<EditorModule>();
  const [caret, setCaret] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const isComposing = useRef(false);
  const control = useRef<HTMLDivElement>(null);
  const left = useRef<VisualEditorModule.LeftState>(undefined);
  const [isFullScreen, setFullScreen] = useFullScreen(control);

  const show = (next: typeof tab) => {
    setTab(next);
    setReason(undefined);
    setCaret(undefined);
    if (next !== 'preview') setWriting(next);
  };
  const refuse = (why: Refusal | 'failed') => {
    setReason(why);
    setWriting('markdown');
    setTab((open) => (open === 'preview' ? open : 'markdown'));
  };

  const keepCaret = () => {
    const box = area.current;
    if (box && box === document.activeElement) setCaret(box.selectionEnd);
  };
  /** At once: the box could get or lose the focus before React renders by itself. */
  const replaceTextBox = useEffectEvent((module: EditorModule) =>
    flushSync(() => {
      keepCaret();
      setLoaded(module);
    }),
  );
  /** The text box stays while a verse is chosen for it. */
  const choose = (isOpen: boolean) => {
    if (!isOpen) keepCaret();
    setChoosing(isOpen);
  };
  const reportFailure = useEffectEvent(() => refuse('failed'));
  useEffect(() => {
    let isCurrent = true;
    import('../../editor/visual-editor.tsx').then(
      (module) => {
        const replace = () => isCurrent && replaceTextBox(module);
        // After the word that is being composed by an input method.
        if (isComposing.current)
          area.current?.addEventListener('compositionend', () => setTimeout(replace), { once: true });
        else replace();
      },
      () => isCurrent && reportFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  // The box is another one after the editor has refused its text.
  useEffect(() => {
    if (reason === undefined || caret === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  }, [reason, caret]);

  // Leave the preview when there is a problem: it has to be corrected in the text.
  const { invalid } = props;
  useEffect(() => {
    if (invalid) setTab((open) => (open === 'preview' ? 'write' : open));
  }, [invalid]);

  const shortcut = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const action = event.key === 'b' ? 'bold' : event.key === 'i' ? 'italic' : undefined;
    if (!action) return;
    event.preventDefault();
    applyAction(event.currentTarget, action, t('markdown.sample'));
  };
  const isVisual = writing === 'write' && loaded !== undefined && !isChoosing;
  return (
    <div ref={control} className="markdown-control" data-full-screen={isFullScreen || undefined}>
      <div className="markdown-head">
        <div role="group" aria-label={props.label} className="flex">
          {(['write', 'preview', 'markdown'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="markdown-tab"
              aria-pressed={tab === name}
              onClick={() => show(name)}
            >
              {t(name === 'markdown' ? 'markdown.source' : `markdown.${name}`)}
            </button>
          ))}
        </div>
        {tab !== 'preview' && !isVisual && (
          <MarkdownToolbar area={area} label={props.label} language={props.language} onChoose={choose} />
        )}
        <button
          type="button"
          className="icon-button"
          title={t(isFullScreen ? 'markdown.leaveFullScreen' : 'markdown.fullScreen')}
          aria-label={t(isFullScreen ? 'markdown.leaveFullScreen' : 'markdown.fullScreen')}
          aria-pressed={isFullScreen}
          // The text keeps the focus, or gets it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            flushSync(() => setFullScreen(!isFullScreen));
            focusText(props.id);
          }}
        >
          <ActionIcon icon={icons.fullScreen} />
        </button>
      </div>
      <p role="status" className="markdown-reason">
        {reason && tab === 'markdown' && t(`markdown.refused.${reason}`)}
      </p>
      {/* Hidden, not removed: typing can still be undone after a preview. */}
      <div hidden={tab === 'preview'} className="markdown-body">
        {isVisual ? (
          <loaded.VisualEditor
            {...props}
            caret={caret}
            left={left}
            onLeave={(last) => (left.current = last)}
            onRefuse={refuse}
          />
        ) : (
          <textarea
            ref={area}
            {...textAttributes(props)}
            rows={12}
            data-grows="much"
            onKeyDown={shortcut}
            onCompositionStart={() => (isComposing.current = true)}
            onCompositionEnd={() => (isComposing.current = false)}
          />
        )}
      </div>
      {tab === 'preview' && <MarkdownPreview text={props.value} language={props.language} />}
    </div>
  );
}

/** Moves the focus to the text where its caret was, and scrolls to it. */
function focusText(id: string) {
  const text = document.getElementById(id);
  text?.focus();
  const at = getSelection()?.focusNode;
  if (text instanceof HTMLTextAreaElement || !text?.contains(at ?? null)) return;
  (at instanceof Element ? at : at?.parentElement)?.scrollIntoView({ block: 'nearest' });
}
