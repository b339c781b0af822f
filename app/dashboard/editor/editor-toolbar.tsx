import type { Command } from 'prosemirror-state';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { getDirection, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { ActionIcon, icons } from '../fields/markdown/markdown-icons.tsx';
import { actions, listActions, tableActions, type EditorAction, type getEditorButtons } from './commands.ts';

const moreActions = { ...listActions, ...tableActions };

/** The buttons that open a dialog. */
const dialogs = ['link', 'document', 'picture', 'video', 'verse'] as const;
type DialogName = (typeof dialogs)[number];
type Button = EditorAction | keyof typeof moreActions | DialogName;

const order: readonly Button[] = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'list',
  'orderedList',
  'quote',
  'link',
  'picture',
  'document',
  'video',
  'verse',
  'table',
  'divider',
  'undo',
  'redo',
];
const ofLists = Object.keys(listActions) as (keyof typeof listActions)[];
const ofTables = Object.keys(tableActions) as (keyof typeof tableActions)[];
const toggles: readonly Button[] = ['bold', 'italic', 'heading', 'subheading', 'list', 'orderedList', 'quote'];

type Props = {
  label: string;
  /** That of the text: an item is indented to the left in Arabic. */
  language: Language;
  state: ReturnType<typeof getEditorButtons> | undefined;
  onAction: (command: Command) => void;
  onOpen: (dialog: DialogName) => void;
};

/** The buttons of the visual editor. The arrow keys move between them; the text keeps the focus when one is tapped. */
export function EditorToolbar({ label, language, state, onAction, onOpen }: Props) {
  const { t, dir } = useStaffTranslation();
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Button>('bold');
  const inTable = state?.inTable ?? false;
  const shown: readonly Button[] = [...order, ...(state?.inList ? ofLists : []), ...(inTable ? ofTables : [])];
  // Where the buttons scroll sideways, those of a table are at their end.
  useLayoutEffect(() => {
    const bar = toolbar.current!;
    if (!inTable) return undefined;
    const before = bar.scrollLeft;
    bar.scrollLeft = dir === 'rtl' ? -bar.scrollWidth : bar.scrollWidth;
    return () => void (bar.scrollLeft = before);
  }, [inTable, dir]);
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
    const dialog = dialogs.find((name) => name === button);
    if (dialog) onOpen(dialog);
    else if (button in moreActions) onAction(moreActions[button as keyof typeof moreActions]);
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
          <ActionIcon
            icon={icons[button]}
            isMirrored={getDirection(language) === 'rtl' && ofLists.some((name) => name === button)}
          />
        </button>
      ))}
    </div>
  );
}
