import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ContentType } from '../../../../../domain/model/define.ts';
import { formatDateTime } from '../../../../i18n/format.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { WireConflict } from '../../../data/api-types.ts';
import { MergeField } from './merge-field.tsx';
import type { Choices, Comparison } from './merge-form-values.ts';
import { useFieldNames } from '../use-field-names.ts';
import { useIsOwnChange } from './use-is-own-change.ts';
import './merge.css';

type Props = {
  type: ContentType;
  conflict: WireConflict;
  comparison: Comparison;
  /** Closes the dialog and merges both versions with the choices made so far. */
  onContinue: (choices: Choices) => void;
  onSave: (choices: Choices) => void;
  /** The button for `onSave`. */
  saveLabel: string;
};

/**
 * The user's changes beside those that someone else saved meanwhile: fields that only one of them changed are merged
 * automatically, the rest are chosen here.
 */
export function MergeDialog({
  type,
  conflict,
  comparison: { mine, theirs, both, values },
  onContinue,
  onSave,
  saveLabel,
}: Props) {
  const { lang, t } = useStaffTranslation();
  const nameOf = useFieldNames(type);
  const editor = useEditor(conflict);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [wasSubmitted, setWasSubmitted] = useState(false);
  // However the dialog closes, the browser returns the focus to where it was.
  const savesOnClose = useRef(false);
  const titles = editor.isSelf
    ? { mine: t('compare.mineHere'), theirs: t('compare.theirsSelf') }
    : { mine: t('compare.mine'), theirs: t('compare.theirs', { name: editor.name }) };
  const suffix = editor.isSelf ? 'Self' : '';
  const undecided = both.filter((key) => choices[key] === undefined);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Move focus to the heading so that screen readers start there.
    heading.current?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = undecided;
    if (first === undefined) {
      savesOnClose.current = true;
      dialog.current?.close();
      return;
    }
    setWasSubmitted(true);
    dialog.current?.querySelector<HTMLInputElement>(`input[name="choice-${CSS.escape(first)}"]`)?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className="merge-dialog"
      aria-labelledby="merge-title"
      onClose={() => (savesOnClose.current ? onSave : onContinue)(choices)}
    >
      <form noValidate onSubmit={submit}>
        <div className="merge-body">
          <h2 ref={heading} id="merge-title" className="text-2xl outline-none" tabIndex={-1}>
            {t(`compare.title${suffix}`)}
          </h2>
          <p>
            {t(editor.isSelf ? 'compare.savedByYou' : 'compare.savedBy', {
              name: editor.name,
              moment: formatDateTime(conflict.changedAt, lang),
            })}
          </p>
          <p className="text-muted">
            {t(both.length > 0 ? `compare.intro${suffix}` : `compare.nothingToChoose${suffix}`)}
          </p>
          {both.map((key) => (
            <MergeField
              key={key}
              type={type}
              conflict={conflict}
              name={key}
              label={nameOf(key)}
              titles={titles}
              values={values}
              choice={choices[key]}
              missing={wasSubmitted && choices[key] === undefined}
              onChoose={(side) => setChoices((known) => ({ ...known, [key]: side }))}
            />
          ))}
          {(theirs.length > 0 || mine.length > 0) && (
            <section className="grid gap-3" aria-labelledby="merged-fields-title">
              <h3 id="merged-fields-title" className="text-lg">
                {t('compare.settled')}
              </h3>
              <MergedFields
                title={t(editor.isSelf ? 'compare.onlyThere' : 'compare.onlyTheirs', { name: editor.name })}
                names={theirs.map(nameOf)}
              />
              <MergedFields
                title={t(editor.isSelf ? 'compare.onlyHere' : 'compare.onlyMine')}
                names={mine.map(nameOf)}
              />
            </section>
          )}
        </div>
        <div className="merge-foot">
          <p role="status" className={undecided.length > 0 ? 'me-auto text-sm text-muted' : 'sr-only'}>
            {undecided.length > 0 ? t('compare.left', { count: undecided.length }) : t('compare.ready')}
          </p>
          <div className="save-buttons">
            <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
              {t('compare.goOn')}
            </button>
            <button type="submit" className="button" aria-disabled={undecided.length > 0 || undefined}>
              {saveLabel}
            </button>
          </div>
        </div>
      </form>
    </dialog>
  );
}

function MergedFields({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-muted">{title}</p>
      <ul className="merged-fields">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** The person who saved: possibly the same user in another window. */
function useEditor(conflict: WireConflict): { name: string; isSelf: boolean } {
  const { t } = useStaffTranslation();
  const isOwnChange = useIsOwnChange();
  return { name: conflict.changedBy?.name || t('compare.somebody'), isSelf: isOwnChange(conflict) };
}
