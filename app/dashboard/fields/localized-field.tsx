import type { ComponentType } from 'react';
import type { TextField } from '../../../domain/fields/text.ts';
import { languages, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { isMissingText } from '../data/form-values.ts';
import { AlbumChoice } from './album-choice.tsx';
import { copyInto } from './copy-into.ts';
import { joinDescriptionIds, FieldProblemText, RequiredMark } from './field-frame.tsx';
import { controlId, useForm, useProblem } from './form-context.ts';
import { useTypeLabels } from '../data/type-labels.ts';
import { LineControl } from './line-control.tsx';
import { LinesControl } from './lines-control.tsx';
import { MarkdownControl } from './markdown/markdown-control.tsx';
import { OutdatedHint } from './outdated-hint.tsx';
import { CharactersLeft, type TextControlProps } from './text-control.tsx';

const controls: Record<TextField['format'], ComponentType<TextControlProps>> = {
  line: LineControl,
  lines: LinesControl,
  markdown: MarkdownControl,
  video: LineControl,
  email: LineControl,
  phone: LineControl,
};

/** A text in three languages: side by side, or one at a time. */
export function LocalizedField({ name, field }: { name: string; field: TextField }) {
  const { type, shown, isRequired, setText } = useForm();
  const { labelOf, labelIfAny } = useTypeLabels(type);
  const hint = labelIfAny(`hints.${name}`);
  const hintId = `${controlId(name)}-hint`;
  return (
    <fieldset className="min-w-0" aria-describedby={hint && hintId}>
      <legend className="field-label mb-1">
        {labelOf(`fields.${name}`)}
        <RequiredMark required={isRequired(name)} />
      </legend>
      {hint && (
        <p id={hintId} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="language-columns" data-all={shown.length > 1 || undefined}>
        {languages.map((language) => (
          <div key={language} className="field" hidden={!shown.includes(language)}>
            <LanguageText name={name} field={field} language={language} />
          </div>
        ))}
      </div>
      {field.isAlbum && (
        <AlbumChoice
          onChoose={(album) => languages.forEach((language) => setText(toTextKey(name, language), album[language]))}
        />
      )}
    </fieldset>
  );
}

type LanguageTextProps = {
  name: string;
  field: TextField;
  language: Language;
  /** The language of the text that can be copied, which is shown beside this one. */
  source?: Language;
};

/** The text of a field in one language, with what there is to say about it. */
export function LanguageText({ name, field, language, source = 'en' }: LanguageTextProps) {
  const { type, formValues, setText, isRequired, outdated, problems, shown } = useForm();
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const key = toTextKey(name, language);
  const id = controlId(key);
  const value = formValues.texts[key] ?? '';
  const original = formValues.texts[toTextKey(name, source)] ?? '';
  // One language is enough, so the problem is shown beside the first one that is open.
  const isMissing = isMissingText(type, name, problems[name]);
  const anyProblem = useProblem(isMissing ? name : key);
  const problem = isMissing && language !== shown[0] ? undefined : anyProblem;
  const Control = controls[field.format];
  const label = labelOf(`fields.${name}`);
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className="text-sm text-muted">
        <span className="sr-only">{label}: </span>
        {t(`languages.${language}`)}
      </label>
      <Control
        id={id}
        field={field}
        language={language}
        label={`${label}, ${t(`languages.${language}`)}`}
        value={value}
        onChange={(text) => setText(key, text)}
        required={language === 'en' && isRequired(name)}
        invalid={problem !== undefined}
        describedBy={joinDescriptionIds(
          problem !== undefined && `${id}-problem`,
          outdated.has(key) && `${id}-outdated`,
        )}
      />
      {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
      <CharactersLeft value={value} max={field.max} />
      {language !== 'en' && <OutdatedHint id={`${id}-outdated`} name={name} language={language} />}
      {language !== source &&
        !field.unneededIn?.includes(language) &&
        value.trim() === '' &&
        original.trim() !== '' && (
          <button
            type="button"
            className="quiet-action self-start"
            onClick={() => copyInto(id, () => setText(key, original))}
          >
            {t(`edit.copyText.${source}`)}
          </button>
        )}
    </>
  );
}
