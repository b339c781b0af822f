import { useId, useRef, useState } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { FieldProblem } from '../../../domain/errors.ts';
import { pictureTypes } from '../../../domain/fields/picture.ts';
import type { WireUser } from '../../../server/api/accounts/wire-user.ts';
import { isPicture, undecodableProblem } from '../fields/files/is-picture.ts';
import { usePicturePreview } from '../fields/files/use-picture-preview.ts';
import { FieldProblemText } from '../fields/field-frame.tsx';
import { Avatar } from './avatar.tsx';
import { translateProblem } from '../parts/translate-problem.ts';

type Props = {
  label: string;
  /** The stored person; a newly chosen picture replaces theirs in the preview. */
  person: Pick<WireUser, 'name' | 'image' | 'imageFocus'>;
  error?: string | undefined;
};

/** A person's picture, with a preview; sent with the form under the name `image`. */
export function ProfilePictureField({ label, person, error }: Props) {
  const { t } = useStaffTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const preview = usePicturePreview(file);
  const refusal = file && refusalOf(file, preview);
  const problem = error ?? (refusal && translateProblem(refusal, t));

  const undo = () => {
    if (!input.current) return;
    input.current.value = '';
    setFile(undefined);
    // Lets the form notice this change like any other.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };

  return (
    <div className="field">
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar
          name={person.name}
          image={file ? (preview ?? '') : person.image}
          focus={file ? undefined : person.imageFocus}
          className="size-24 shrink-0 text-4xl"
        />
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap gap-2">
            <label htmlFor={id} className="button button-quiet portrait-button">
              {t(person.image || file ? 'picture.replace' : 'picture.choose')}
              <input
                ref={input}
                id={id}
                type="file"
                name="image"
                accept={pictureTypes}
                className="sr-only"
                aria-labelledby={`${id}-label`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
                onChange={(event) => setFile(event.target.files?.[0])}
              />
            </label>
            {file && (
              <button type="button" className="text-link min-h-11 px-2" onClick={undo}>
                {t('profilePicture.remove')}
              </button>
            )}
          </div>
          <p id={`${id}-hint`} className="mt-2 text-sm break-words text-muted">
            {file && !refusal ? t('profilePicture.chosen', { name: file.name }) : t('profilePicture.hint')}
          </p>
        </div>
      </div>
      {problem && <FieldProblemText id={`${id}-error`}>{problem}</FieldProblemText>}
    </div>
  );
}

/**
 * Returns whether the chosen file is not a picture (specification 9: types beginning with image/). False for an empty
 * field.
 */
export function isNoPicture(chosen: FormDataEntryValue | null): boolean {
  if (!(chosen instanceof File) || (chosen.size === 0 && chosen.name === '')) return false;
  return !isPicture(chosen);
}

/** Returns why a chosen file will be refused, as far as the browser knows. */
function refusalOf(file: File, preview: string | null | undefined): FieldProblem | undefined {
  if (!isPicture(file)) return { key: 'notAPicture' };
  return preview === null ? undecodableProblem(file) : undefined;
}
