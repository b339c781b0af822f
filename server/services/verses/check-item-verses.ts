import { toPlainWords } from '../../../domain/text/to-plain-text.ts';
import type { FieldProblems } from '../../../domain/errors.ts';
import type { TextField } from '../../../domain/fields/text.ts';
import { listShownTexts } from '../../../domain/markdown/shown-text.ts';
import { getText, type ContentType, type ItemValues } from '../../../domain/model/define.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import {
  createEmptyLocalized,
  languages,
  readIn,
  type Language,
  type Localized,
} from '../../../domain/model/localized.ts';
import { findQuotationsInParts, nameQuotation, type Quotation } from '../../../domain/quran/find-quotations.ts';
import { createPacedRunner, createPause, longText } from '../../queues/yield-to-event-loop.ts';
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
  const value = values[name];
  return typeof value === 'string' ? { ...createEmptyLocalized(), en: value } : getText(values, name);
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
  const pause = createPause();
  const readings: string[][] = [];
  for (const { text, isMarkdown } of shown) {
    const texts = isMarkdown ? [...listShownTexts(text)] : [text];
    await pause();
    readings.push(isMarkdown ? [...new Set([...texts, toPlainWords(text)])] : texts);
    await pause();
  }
  for (const [index, first] of shown.entries())
    for (const [offset, second] of shown.slice(index + 1).entries()) {
      if (!(isChanged(first) || isChanged(second)) || !mayQuote.test(first.text + second.text)) continue;
      for (const earlier of readings[index]!)
        for (const later of readings[index + 1 + offset]!)
          for (const quotation of await findDividedQuotations(
            [earlier.slice(-maxBeside), later.slice(0, maxBeside)],
            pause,
          )) {
            const problem = await findQuotationProblem(quotation, false);
            if (problem) problems[earlier.includes(quotation.words) ? first.key : second.key] ??= problem;
          }
    }
  // One may also be divided among more than two.
  const together = shown.some(isChanged)
    ? await findDividedQuotations(
        readings.map(([text = '']) => text),
        pause,
      )
    : [];
  for (const quotation of together) {
    const problem = await findQuotationProblem(quotation, false);
    if (problem) problems[shown.find(({ text }) => mayQuote.test(text))!.key] ??= problem;
  }
  return problems;
}

type Pause = () => Promise<void>;

/** Returns the quotations that none of some texts has alone. */
async function findDividedQuotations(texts: readonly string[], pause: Pause): Promise<Quotation[]> {
  const own = new Set<string>();
  for (const text of texts)
    for (const quotation of await listQuotations(text, pause)) own.add(nameQuotation(quotation));
  const together = await listQuotations(texts.join('\n'), pause);
  return together.filter((quotation) => !own.has(nameQuotation(quotation)));
}

async function listQuotations(text: string, pause: Pause): Promise<Quotation[]> {
  const found: Quotation[] = [];
  for (const quotation of findQuotationsInParts(text)) {
    await pause();
    if (quotation) found.push(quotation);
  }
  return found;
}
