import { useMemo, type ReactNode } from 'react';
import type { ContentType } from '../../../../../domain/model/define.ts';
import { getDirection, isLanguage, languages, type Language } from '../../../../../domain/model/localized.ts';
import { formatBytes, formatDate, formatDateTime } from '../../../../i18n/format.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import { toAltKey } from '../../../../../domain/model/form-keys.ts';
import { getStoredFile } from '../../../data/form-values.ts';
import type { WireConflict } from '../../../data/api-types.ts';
import { FieldProblemText } from '../../../fields/field-frame.tsx';
import { useTypeLabels } from '../../../data/type-labels.ts';
import { usePicturePreview } from '../../../fields/files/use-picture-preview.ts';
import { compareWords } from '../../../text-comparison/compare-words.ts';
import { highlightChanges } from '../highlight-changes.ts';
import { findDescribedPicture, type Comparison } from './merge-form-values.ts';

type Side = 'mine' | 'theirs';

type Props = {
  type: ContentType;
  conflict: WireConflict;
  /** A key of `FormValues`. */
  name: string;
  label: string;
  /** The heading of each side. */
  titles: Record<Side, string>;
  values: Comparison['values'];
  choice: Side | undefined;
  /** Whether the user tried to save without making this choice. */
  missing: boolean;
  onChoose: (side: Side) => void;
};

/** A field that two people changed: both values side by side, of which one is chosen. */
export function MergeField({ type, conflict, name, label, titles, values, choice, missing, onChoose }: Props) {
  const { t } = useStaffTranslation();
  return (
    <fieldset className="min-w-0" aria-describedby={missing ? `missing-${name}` : undefined}>
      <legend className="field-label mb-1">{label}</legend>
      <div className="merge-sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="merge-side">
            <label className="merge-choice">
              <input
                type="radio"
                name={`choice-${name}`}
                value={side}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {titles[side]}
            </label>
            <Value
              type={type}
              conflict={conflict}
              name={name}
              value={values[side][name] ?? ''}
              other={values[side === 'mine' ? 'theirs' : 'mine'][name] ?? ''}
              label={`${label}: ${titles[side]}`}
              alts={languages.map((language) => [language, String(values[side][toAltKey(name, language)] ?? '')])}
            />
          </div>
        ))}
      </div>
      {missing && <FieldProblemText id={`missing-${name}`}>{t('compare.choose')}</FieldProblemText>}
    </fieldset>
  );
}

type ValueProps = Pick<Props, 'type' | 'conflict' | 'name' | 'label'> & {
  value: string | File;
  other: string | File;
  alts: (readonly [Language, string])[];
};

function Value({ type, conflict, name, value, other, label, alts }: ValueProps) {
  const { lang, t } = useStaffTranslation();
  const { labelIfAny } = useTypeLabels(type);
  const field = type.fields[name.split('.')[0]!];
  const isAlt = findDescribedPicture(name) !== undefined;
  if (value instanceof File)
    return field?.kind === 'picture' ? (
      <ChosenPicture file={value} alts={alts} />
    ) : (
      <FileTexts name={value.name} bytes={value.size} />
    );
  if (value === '')
    return (
      <Shown quiet>
        {t(
          isAlt || !field
            ? 'compare.empty'
            : field.kind === 'picture'
              ? 'picture.none'
              : field.kind === 'document'
                ? 'document.none'
                : 'compare.empty',
        )}
      </Shown>
    );
  if (!isAlt && field?.kind === 'picture') return <PictureShown url={value} alts={alts} />;
  if (!isAlt && field?.kind === 'document') {
    const stored = getStoredFile(type, conflict.current, name);
    return stored?.url === value ? <FileTexts name={stored.fileName} bytes={stored.bytes} /> : <Shown>{value}</Shown>;
  }
  if (field?.kind === 'choice') return <Shown>{labelIfAny(`choices.${name}.${value}`) ?? value}</Shown>;
  if (field?.kind === 'date')
    return <Shown>{field.precision === 'day' ? formatDate(value, lang) : formatDateTime(value, lang)}</Shown>;
  const last = name.split('.').at(-1);
  const language: Language = isLanguage(last) ? last : 'en';
  return (
    // Long texts scroll; a tab stop makes that possible with a keyboard.
    <div
      className="shown-text"
      lang={language}
      dir={getDirection(language)}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <HighlightedText text={value} other={typeof other === 'string' ? other : ''} language={language} />
    </div>
  );
}

/** A text with the words highlighted that the other lacks. */
function HighlightedText({ text, other, language }: { text: string; other: string; language: Language }) {
  const segments = useMemo(
    () => highlightChanges(text, compareWords(text, other, language), 'older'),
    [text, other, language],
  );
  return segments.map(({ text: part, differs }, index) => (differs ? <mark key={index}>{part}</mark> : part));
}

function FileTexts({ name, bytes }: { name: string; bytes: number }) {
  const { lang } = useStaffTranslation();
  return (
    <Shown>
      <bdi>{name}</bdi> ({formatBytes(bytes, lang)})
    </Shown>
  );
}

function Shown({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  return <p className={`shown-value ${quiet ? 'text-muted' : ''}`}>{children}</p>;
}

function ChosenPicture({ file, alts }: { file: File; alts: ValueProps['alts'] }) {
  const { t } = useStaffTranslation();
  const preview = usePicturePreview(file);
  return preview === null ? (
    <Shown quiet>{t('picture.noPreview', { name: file.name })}</Shown>
  ) : (
    <PictureShown url={preview} alts={alts} />
  );
}

/** A picture with its alternative texts. */
function PictureShown({ url, alts }: { url: string | undefined; alts: ValueProps['alts'] }) {
  return (
    <div className="shown-value grid gap-2">
      <div className="picture-frame">{url && <img src={url} alt="" className="picture-preview" />}</div>
      {alts.map(([language, text]) =>
        text.trim() === '' ? null : (
          <p key={language} className="text-sm text-muted" lang={language} dir={getDirection(language)}>
            {text}
          </p>
        ),
      )}
    </div>
  );
}
