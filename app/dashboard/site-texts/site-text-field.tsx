import { useState } from 'react';
import { languages, type Language } from '../../../domain/model/localized.ts';
import { joinPlural, splitPlural, type Plural } from '../../../domain/site/plural.ts';
import type { SiteTextEntry, SiteTextVersion } from '../../../domain/site/site-texts.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FieldProblemText } from '../fields/field-frame.tsx';
import { CharactersLeft } from '../fields/text-control.tsx';
import { EarlierTexts } from './earlier-texts.tsx';
import { SiteTextControl } from './site-text-control.tsx';
import { TextConflict } from './text-conflict.tsx';
import { fieldId, numberName, placeholderMeaning, textName } from './text-names.ts';
import { currentText, type SiteTextEdit } from './use-site-text-edits.ts';

type Props = {
  entry: SiteTextEntry;
  edit: SiteTextEdit | undefined;
  onType: (language: Language, text: string) => void;
  /** Settles a conflict, for the text typed here or for the other one. */
  onSettle: (language: Language, keepsOwn: boolean) => void;
};

/** One site text in three languages, with its original and its earlier versions. */
export function SiteTextField({ entry, edit, onType, onSettle }: Props) {
  const { lang, t } = useStaffTranslation();
  const name = textName(entry, lang, t);
  const hintId = entry.placeholders.length > 0 ? `${fieldId(entry.key, 'en')}-placeholders` : undefined;
  const isOwn = languages.some((language) => entry.own[language] !== '');
  return (
    <li className="py-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h3 className="line-clamp-2 min-w-0 font-body text-base font-semibold wrap-anywhere">{name}</h3>
        {isOwn && (
          <span className="rounded-full bg-success-surface px-2.5 py-0.5 text-sm font-semibold text-success">
            {t('siteTexts.changed')}
          </span>
        )}
      </div>
      {hintId && <Placeholders id={hintId} entry={entry} />}
      <div className="grid gap-4 lg:grid-cols-3">
        {languages.map((language) => (
          <LanguageField
            key={language}
            entry={entry}
            language={language}
            name={name}
            value={edit?.typed[language] ?? currentText(entry, language)}
            problem={edit?.problems[language]}
            conflict={edit?.conflicts[language]}
            hintId={hintId}
            onType={(text) => onType(language, text)}
            onSettle={(keepsOwn) => onSettle(language, keepsOwn)}
          />
        ))}
      </div>
      {entry.changed && <EarlierTexts entry={entry} onUse={onType} />}
    </li>
  );
}

type LanguageProps = {
  entry: SiteTextEntry;
  language: Language;
  name: string;
  value: string;
  problem: string | undefined;
  conflict: SiteTextVersion | undefined;
  hintId: string | undefined;
  onType: (text: string) => void;
  onSettle: (keepsOwn: boolean) => void;
};

/** A text in one language: one field, or one for each plural form, and a button that restores the original. */
function LanguageField(props: LanguageProps) {
  const { entry, language, name, value, problem, conflict, hintId, onType, onSettle } = props;
  const { t } = useStaffTranslation();
  const id = fieldId(entry.key, language);
  const original = entry.catalogue[language];
  const [plural, onPlural] = usePlural(entry, language, value, onType);
  const shared = { language, problemId: (problem ?? conflict) && `${id}-problem`, hintId };
  const label = `${name}: ${t(`languages.${language}`)}`;
  const restoreOriginal = () => {
    onType(original);
    // The button disappears after use.
    document.getElementById(id)?.focus();
  };
  return (
    <div className="field">
      {plural ? (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1 text-sm text-muted">
            <span className="sr-only">{name}: </span>
            {t(`languages.${language}`)}
          </legend>
          {Object.entries(plural.forms).map(([form, text], index) => (
            <SiteTextControl
              {...shared}
              key={form}
              id={index === 0 ? id : `${id}-${form.replace('=', 'is-')}`}
              label={numberName(form, t)}
              fullLabel={`${label}, ${numberName(form, t)}`}
              value={text}
              original={splitPlural(original)?.forms[form]}
              onType={(typed) => onPlural({ ...plural, forms: { ...plural.forms, [form]: typed } })}
            />
          ))}
        </fieldset>
      ) : (
        <SiteTextControl
          {...shared}
          id={id}
          label={t(`languages.${language}`)}
          fullLabel={label}
          value={value}
          original={original}
          onType={onType}
        />
      )}
      {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
      {conflict && (
        <TextConflict
          id={`${id}-problem`}
          conflict={conflict}
          original={original}
          onSettle={(keepsOwn) => {
            onSettle(keepsOwn);
            // The buttons disappear after use.
            document.getElementById(id)?.focus();
          }}
        />
      )}
      <CharactersLeft value={value} max={entry.max} />
      {value.trim() === '' && <p className="text-sm text-muted">{t('siteTexts.emptyHint')}</p>}
      {value.trim() !== original && (
        <button
          type="button"
          className="quiet-action self-start"
          aria-label={t('siteTexts.backOf', { text: name, language: t(`languages.${language}`) })}
          onClick={restoreOriginal}
        >
          {t('siteTexts.back')}
        </button>
      )}
    </div>
  );
}

/**
 * Returns the sentences of a plural text and a function that changes them. An incomplete placeholder in one sentence
 * would make the whole impossible to split again, so the sentences are in state until the text changes elsewhere.
 */
function usePlural(entry: SiteTextEntry, language: Language, value: string, onType: (text: string) => void) {
  const [typed, setTyped] = useState<Plural>();
  if (!entry.plural) return [undefined, () => undefined] as const;
  const plural = typed && joinPlural(typed) === value ? typed : splitPlural(value);
  const change = (changed: Plural) => {
    setTyped(changed);
    const text = joinPlural(changed);
    // Use the stored spelling where only the spelling of the plural differs.
    const same = [currentText(entry, language), entry.catalogue[language]].find((known) => {
      const split = splitPlural(known);
      return split && joinPlural(split) === text;
    });
    onType(same ?? text);
  };
  return [plural, change] as const;
}

/** The meaning of the placeholders. */
function Placeholders({ id, entry }: { id: string; entry: SiteTextEntry }) {
  const { t } = useStaffTranslation();
  return (
    <div id={id} className="mb-4 text-sm text-muted">
      <p>{t('siteTexts.stands')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {entry.placeholders.map((placeholder) => (
          <li key={placeholder}>
            <code dir="ltr" className="rounded-card bg-surface-subtle px-1 text-foreground">{`{${placeholder}}`}</code>{' '}
            {placeholderMeaning(placeholder, t)}
          </li>
        ))}
      </ul>
      {entry.plural && <p className="mt-1">{t('siteTexts.plural')}</p>}
    </div>
  );
}
