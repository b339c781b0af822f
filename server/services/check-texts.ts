import type { FieldProblem, FieldProblems } from '../../domain/errors.ts';
import { findDocumentHashes, findFileHashes, maxTextDocuments } from '../../domain/media/text-files.ts';
import { findPictureHashes, findTextPictures, maxTextPictures } from '../../domain/media/text-pictures.ts';
import type { ContentType, ItemValues } from '../../domain/model/define.ts';
import { textKey } from '../../domain/model/form-keys.ts';
import { languages, type Localized } from '../../domain/model/localized.ts';
import { createSpacing } from '../let-connections-in.ts';
import { hashOfFile } from '../store/file-row.ts';
import type { FileStore } from '../store/file-store.ts';
import type { MayLink } from '../store/text-file-store.ts';
import { findVerseProblem } from './check-verses.ts';

const maxWords = 60; // characters
/** Longer texts take milliseconds to clean and to check. */
export const longText = 10_000; // characters
/** Long texts of several saves, and of one, are not checked without turns of the event loop between. */
const inOrder = createSpacing();

/**
 * Returns the problems of the changed texts, by field name: a verse with a reference that does not exist or has other
 * words than the Quran text (decision 034), a picture or document that it did not name before and that is not in the
 * media library, a document to which the person may not link, or too many of them. Versions store the files that any text names. Takes time proportional to
 * the length of the texts.
 */
export async function checkTexts(
  type: ContentType,
  before: ItemValues,
  values: ItemValues,
  files: FileStore,
  mayLink: MayLink,
): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'text' || !field.localized) continue;
    const isMarkdown = field.format === 'markdown';
    const textsBefore = before[name] as Localized | null | undefined;
    const known = findFileHashes(Object.values(textsBefore ?? {}).join('\n'));
    for (const language of languages) {
      const text = (values[name] as Localized)[language];
      // One that is too long is refused for that.
      if (text === textsBefore?.[language] || text.length > field.max) continue;
      const findVerse = () => findVerseProblem(text, isMarkdown);
      const verseProblem = await (text.length > longText ? inOrder(findVerse) : findVerse());
      const problem =
        verseProblem ??
        (await findPictureProblem(text, known, files)) ??
        (await findDocumentProblem(text, known, files, mayLink));
      if (problem) problems[textKey(name, language)] = problem;
    }
  }
  return problems;
}

async function findPictureProblem(
  text: string,
  known: ReadonlySet<string>,
  files: FileStore,
): Promise<FieldProblem | undefined> {
  const pictures = findTextPictures(text);
  const hashes = [...findPictureHashes(text)];
  if (pictures.length > maxTextPictures || hashes.length > maxTextPictures)
    return { key: 'tooManyPictures', max: maxTextPictures };
  const added = hashes.filter((hash) => !known.has(hash));
  const stored = new Set((await files.findPictures(added)).map(hashOfFile));
  const missing = added.find((hash) => !stored.has(hash));
  if (missing === undefined) return undefined;
  const alt = pictures.find(({ hash }) => hash === missing)?.alt ?? '';
  return { key: 'textPictureGone', words: alt.slice(0, maxWords) || '…' };
}

async function findDocumentProblem(
  text: string,
  known: ReadonlySet<string>,
  files: FileStore,
  mayLink: MayLink,
): Promise<FieldProblem | undefined> {
  const hashes = findDocumentHashes(text);
  if (hashes.size > maxTextDocuments) return { key: 'tooManyDocuments', max: maxTextDocuments };
  const added = [...hashes].filter((hash) => !known.has(hash));
  const stored = await files.findDocumentHashes(added);
  const missing = added.find((hash) => !stored.has(hash));
  if (missing !== undefined) return { key: 'textDocumentGone', words: missing };
  const linkable = await mayLink(added);
  const withheld = added.find((hash) => !linkable.has(hash));
  return withheld === undefined ? undefined : { key: 'textDocumentNotPublic', words: withheld };
}
