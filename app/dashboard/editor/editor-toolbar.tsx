import type { Command } from 'prosemirror-state';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { ActionIcon, icons } from '../fields/markdown-icons.tsx';
import { actions, tableActions, type EditorAction, type stateOf } from './commands.ts';

type Button = EditorAction | keyof typeof tableActions | 'link' | 'verse';

const order: readonly Button[] = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'list',
  'orderedList',
  'quote',
  'link',
  'verse',
  'table',
  'divider',
  'undo',
  'redo',
];
const ofTables = Object.keys(tableActions) as (keyof typeof tableActions)[];
const toggles: readonly Button[] = ['bold', 'italic', 'heading', 'subheading', 'list', 'orderedList', 'quote'];

type Props = {
  label: string;
  state: ReturnType<typeof stateOf> | undefined;
  onAction: (command: Command) => void;
  onLink: () => void;
  onVerse: () => void;
};

/** The buttons of the visual editor. The arrow keys move between them; the text keeps the focus when one is tapped. */
export function EditorToolbar({ label, state, onAction, onLink, onVerse }: Props) {
  const { t, dir } = useStaffTranslation();
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Button>('bold');
  const shown: readonly Button[] = state?.inTable ? [...order, ...ofTables] : order;
  const inOrder = shown.includes(current) ? current : 'bold';

  const move = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const step = event.key === forward ? 1 : event.key === backward ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (shown.indexOf(inOrder) + step + shown.length) % shown.length;
    setCurrent(shown[next]!);
    toolbar.current?.querySelectorAll('button')[next]?.focus();
  };

  const press = (button: Button) => {
    setCurrent(button);
    if (button === 'link') onLink();
    else if (button === 'verse') onVerse();
    else if (button in tableActions) onAction(tableActions[button as keyof typeof tableActions]);
    else onAction(actions[button as EditorAction]);
  };

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={`${t('markdown.toolbar')}: ${label}`}
      className="markdown-toolbar editor-toolbar"
    >
      {shown.map((button) => (
        <button
          key={button}
          type="button"
          className="icon-button"
          title={t(`markdown.${button}`)}
          aria-label={t(`markdown.${button}`)}
          aria-pressed={
            toggles.includes(button) ? (state?.pressed.includes(button as EditorAction) ?? false) : undefined
          }
          aria-disabled={state?.disabled.some((name) => name === button) || undefined}
          tabIndex={button === inOrder ? 0 : -1}
          onKeyDown={move}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(button)}
          onClick={() => press(button)}
        >
          <ActionIcon of={icons[button]} />
        </button>
      ))}
    </div>
  );
}
