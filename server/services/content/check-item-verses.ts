import { toPlainWords } from '../../../domain/content/to-plain-text.ts';
import type { FieldProblems } from '../../../domain/errors.ts';
import type { TextField } from '../../../domain/fields/text.ts';
import { listShownTexts } from '../../../domain/markdown/shown-text.ts';
import type { ContentType, ItemValues } from '../../../domain/model/define.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import {
  createEmptyLocalized,
  languages,
  readIn,
  type Language,
  type Localized,
} from '../../../domain/model/localized.ts';
import { findQuotations, nameQuotation, type Quotation } from '../../../domain/quran/find-quotations.ts';
import { createPacedRunner, longText } from '../../queues/yield-to-event-loop.ts';
import { findQuotationProblem, findVerseProblem, mayQuote } from './check-verses.ts';

/** Long texts of several saves, and of one, are not checked without turns of the event loop between. */
const inOrder = createPacedRunner();

/** `before`: what the field had in all languages. */
type ChangedText = { key: string; text: string; field: TextField; before: Localized };

/** Returns the texts that a change makes other ones, by their keys. One that is too long is refused for that. */
export const findChangedTexts = (type: ContentType, before: ItemValues, values: ItemValues): ChangedText[] =>
  textFields(type).flatMap(([name, field]) => {
    const [textsBefore, texts] = [getTexts(before, name), getTexts(values, name)];
    return languages
      .filter((language) => texts[language] !== textsBefore[language] && texts[language].length <= field.max)
      .map((language) => ({ key: toTextKey(name, language), text: texts[language], field, before: textsBefore }));
  });

/**
 * Returns the problems of the verses in the changed texts of an item, by their keys: a verse with a reference that does
 * not exist or has other words than the Quran text (decision 034), also where another field has the reference.
 */
export async function checkVerses(type: ContentType, before: ItemValues, values: ItemValues): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const { key, text, field } of findChangedTexts(type, before, values)) {
    const find = () => findVerseProblem(text, field.format === 'markdown');
    const problem = await (text.length > longText ? inOrder(find) : find());
    if (problem) problems[key] = problem;
  }
  for (const language of languages) {
    const shown = shownIn(type, values, language);
    if (!shown.some(({ text }) => mayQuote.test(text))) continue;
    const find = () => findDivided(shown, shownIn(type, before, language));
    const isLong = shown.some(({ text }) => text.length > longText);
    Object.assign(problems, { ...(await (isLong ? inOrder(find) : find())), ...problems });
  }
  return problems;
}

const textFields = (type: ContentType): [string, TextField][] =>
  Object.entries(type.fields).flatMap(([name, field]) => (field.kind === 'text' ? [[name, field]] : []));

/** Returns the texts of a field; one that is not localized as the English text, which all readers get. */
function getTexts(values: ItemValues, name: string): Localized {
  const value = values[name] ?? '';
  return { ...createEmptyLocalized(), ...(typeof value === 'string' ? { en: value } : (value as Localized)) };
}

type ShownText = { name: string; key: string; text: string; isMarkdown: boolean };

/** Returns the texts of an item that are shown to readers of a language, in the order of its fields. */
const shownIn = (type: ContentType, values: ItemValues, language: Language): ShownText[] =>
  textFields(type).flatMap(([name, { format, max }]) => {
    const { text, lang } = readIn(getTexts(values, name), language);
    return text === '' || text.length > max
      ? []
      : [{ name, key: toTextKey(name, lang), text, isMarkdown: format === 'markdown' }];
  });

/** How much of a text is searched beside another one, in characters. */
const maxBeside = 10_000;

/**
 * Returns the problems of verses with their reference at the beginning of a later text, or at the end of an earlier
 * one.
 */
async function findDivided(shown: readonly ShownText[], before: readonly ShownText[]): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  const isChanged = ({ name, text }: ShownText) => before.find((one) => one.name === name)?.text !== text;
  const readings = shown.map(({ text, isMarkdown }) =>
    isMarkdown ? [...new Set([...listShownTexts(text), toPlainWords(text)])] : [text],
  );
  for (const [index, first] of shown.entries())
    for (const [offset, second] of shown.slice(index + 1).entries()) {
      if (!(isChanged(first) || isChanged(second)) || !mayQuote.test(first.text + second.text)) continue;
      for (const earlier of readings[index]!)
        for (const later of readings[index + 1 + offset]!)
          for (const quotation of dividedQuotations([earlier.slice(-maxBeside), later.slice(0, maxBeside)])) {
            const problem = await findQuotationProblem(quotation, false);
            if (problem) problems[earlier.includes(quotation.words) ? first.key : second.key] ??= problem;
          }
    }
  // One may also be divided among more than two.
  const together = shown.some(isChanged) ? dividedQuotations(readings.map(([text = '']) => text)) : [];
  for (const quotation of together) {
    const problem = await findQuotationProblem(quotation, false);
    if (problem) problems[shown.find(({ text }) => mayQuote.test(text))!.key] ??= problem;
  }
  return problems;
}

/** Returns the quotations that none of some texts has alone. */
function dividedQuotations(texts: readonly string[]): Quotation[] {
  const own = new Set(texts.flatMap((text) => [...findQuotations(text)]).map(nameQuotation));
  return [...findQuotations(texts.join('\n'))].filter((quotation) => !own.has(nameQuotation(quotation)));
}
