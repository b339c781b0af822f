import type { FieldProblem, FieldProblems } from '../../../domain/errors.ts';
import { findDocumentHashes, findFileHashes, maxTextDocuments } from '../../../domain/media/text-files.ts';
import { findPictureHashes, findTextPictures, maxTextPictures } from '../../../domain/media/text-pictures.ts';
import type { ContentType, ItemValues } from '../../../domain/model/define.ts';
import { getFileHash } from '../../store/files/file-row.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import type { MayLink } from '../../store/files/text-file-store.ts';
import { findChangedTexts, checkVerses } from '../verses/check-item-verses.ts';

const maxWords = 60; // characters

/**
 * Returns the problems of the changed texts, by field name: those of verses, a picture or document that the field did
 * not name before and that is not in the media library, a document to which the person may not link, or too many of
 * them. Versions store the files that any text names. Takes time proportional to the length of the texts.
 */
export async function checkTexts(
  type: ContentType,
  before: ItemValues,
  values: ItemValues,
  files: FileStore,
  mayLink: MayLink,
): Promise<FieldProblems> {
  const problems = await checkVerses(type, before, values);
  for (const { key, text, before: fieldBefore } of findChangedTexts(type, before, values)) {
    if (problems[key]) continue;
    const known = findFileHashes(Object.values(fieldBefore).join('\n'));
    const problem =
      (await findPictureProblem(text, known, files)) ?? (await findDocumentProblem(text, known, files, mayLink));
    if (problem) problems[key] = problem;
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
  const stored = new Set((await files.findPictures(added)).map(getFileHash));
  const missing = added.find((hash) => !stored.has(hash));
  if (missing === undefined) return undefined;
  const alt = pictures.find(({ hash }) => hash === missing)?.alt ?? '';
  return { key: 'textPictureDeleted', words: alt.slice(0, maxWords) || '…' };
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
  if (missing !== undefined) return { key: 'textDocumentDeleted', words: missing };
  const linkable = await mayLink(added);
  const withheld = added.find((hash) => !linkable.has(hash));
  return withheld === undefined ? undefined : { key: 'textDocumentNotPublic', words: withheld };
}
