import { lazy, Suspense, useRef } from 'react';
import { findPictureHashes } from '../../../../domain/media/text-pictures.ts';
import { isLocalizedText, type TextField } from '../../../../domain/fields/text.ts';
import { getDirection } from '../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { toTextKey } from '../../../../domain/model/form-keys.ts';
import { findOutdatedLanguages } from '../../data/form-values.ts';
import { useForm } from '../../fields/form-context.ts';
import { useTypeLabels } from '../../data/type-labels.ts';
import { RequiredMark } from '../../fields/field-frame.tsx';
import { ItemField } from '../../fields/item-field.tsx';
import { LanguageText } from '../../fields/localized-field.tsx';
import { MarkdownPreview } from '../../fields/markdown/markdown-preview.tsx';
import { fieldOrder } from '../form/form-fields.tsx';
import type { FormBase } from '../form/use-form-values.ts';
import { TranslationBar } from './translation-bar.tsx';
import { useFollowCaret } from './use-follow-caret.ts';
import type { Translation } from './use-translation-mode.ts';
import './translation.css';

const TextPictures = lazy(() =>
  import('../../editor/visual-editor.tsx').then((editor) => ({ default: editor.TextPictures })),
);

type Row = { name: string; field: TextField };

/** The texts of an item in two languages: the one to read, beside the one to write. */
export function TranslationFields({ base, translation }: { base: FormBase; translation: Translation }) {
  const { type, item, scope } = useForm();
  const { t } = useStaffTranslation();
  const { from, to, onlyOpen } = translation;
  const outdated = findOutdatedLanguages(type, item);
  const isWritten = (name: string, language: typeof to) =>
    String(base.values[toTextKey(name, language)] ?? '').trim() !== '';
  /** By the stored texts: a field must not disappear with the first letter typed. */
  const isOpen = ({ name, field }: Row) =>
    outdated.includes(toTextKey(name, to)) ||
    (isWritten(name, from) && !isWritten(name, to) && !field.unneededIn?.includes(to));
  const rows = fieldOrder(type).flatMap((name): Row[] => {
    const field = type.fields[name]!;
    return isLocalizedText(field) ? [{ name, field }] : [];
  });
  // Others have them in the whole form.
  const documents = Object.entries(type.fields).filter(
    ([, field]) => scope === 'translations' && field.kind === 'document' && field.translates?.language === to,
  );
  const shown = onlyOpen ? rows.filter(isOpen) : rows;
  return (
    <section className="form-card">
      <h2 className="sr-only">{t('translate.title')}</h2>
      <TranslationBar translation={translation} scope={scope} />
      <div className="grid gap-8 p-4 sm:p-6">
        {shown.length === 0 && <p className="text-muted">{t('translate.nothingOpen')}</p>}
        {shown.map((row) => (
          <TranslationRow key={`${row.name}.${to}`} {...row} {...translation} />
        ))}
        {documents.map(([name, field]) => (
          <ItemField key={name} name={name} field={field} />
        ))}
      </div>
    </section>
  );
}

function TranslationRow({ name, field, from, to }: Row & Translation) {
  const { type, formValues, setText, isRequired } = useForm();
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const source = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLDivElement>(null);
  useFollowCaret(source, target);
  const text = formValues.texts[toTextKey(name, from)] ?? '';
  const label = labelOf(`fields.${name}`);
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-1">
        {label}
        <RequiredMark required={isRequired(name)} />
      </legend>
      <div className="translation-columns">
        <div className="translation-source">
          <p className="text-sm text-muted">{t(`languages.${from}`)}</p>
          {/* Long texts scroll on phones; a tab stop makes that possible with a keyboard. */}
          <div
            ref={source}
            className="translation-text"
            role="group"
            aria-label={`${label}, ${t(`languages.${from}`)}`}
            tabIndex={0}
            data-long={field.format === 'markdown' || undefined}
          >
            {text.trim() === '' ? (
              <p className="text-muted">{t('translate.notWritten')}</p>
            ) : field.format === 'markdown' ? (
              <MarkdownPreview text={text} language={from} />
            ) : (
              <p lang={from} dir={getDirection(from)} className="whitespace-pre-line">
                {text}
              </p>
            )}
          </div>
        </div>
        <div ref={target} className="field translation-target">
          <LanguageText name={name} field={field} language={to} source={from} />
        </div>
      </div>
      {field.format === 'markdown' && findPictureHashes(text).size > 0 && (
        <Suspense fallback={null}>
          <TextPictures
            original={text}
            from={from}
            translation={formValues.texts[toTextKey(name, to)] ?? ''}
            to={to}
            onChange={(changed) => setText(toTextKey(name, to), changed)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
