import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { MarkdownPreview } from './markdown-preview.tsx';
import { applyAction, MarkdownToolbar } from './markdown-toolbar.tsx';
import { textAttributes, type TextControlProps } from './text-control.tsx';

/** A long text in simple Markdown, with formatting buttons and a preview of the page. */
export function MarkdownControl(props: TextControlProps) {
  const { t } = useStaffTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const [previewing, setPreviewing] = useState(false);

  // Leave the preview when there is a problem: it has to be corrected in the text.
  const { invalid } = props;
  useEffect(() => {
    if (invalid) setPreviewing(false);
  }, [invalid]);

  const shortcut = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const action = event.key === 'b' ? 'bold' : event.key === 'i' ? 'italic' : undefined;
    if (!action) return;
    event.preventDefault();
    applyAction(event.currentTarget, action, t('markdown.sample'));
  };

  return (
    <div className="markdown-control">
      <div className="markdown-head">
        <div role="group" aria-label={props.label} className="flex">
          <button
            type="button"
            className="markdown-tab"
            aria-pressed={!previewing}
            onClick={() => setPreviewing(false)}
          >
            {t('markdown.write')}
          </button>
          <button type="button" className="markdown-tab" aria-pressed={previewing} onClick={() => setPreviewing(true)}>
            {t('markdown.preview')}
          </button>
        </div>
        {!previewing && <MarkdownToolbar area={area} label={props.label} />}
      </div>
      {/* Hidden, not removed: typing can still be undone after a preview. */}
      <div hidden={previewing}>
        <textarea ref={area} {...textAttributes(props)} rows={12} data-grows="much" onKeyDown={shortcut} />
      </div>
      {previewing && <MarkdownPreview text={props.value} language={props.language} />}
    </div>
  );
}
