import { open, type FileHandle } from 'node:fs/promises';
import type { FieldProblem } from '../../../domain/errors.ts';
import { loadsExternalParts } from './external-parts.ts';
import { readZipDirectory, readZipEntry, type ZipEntry } from './read-zip.ts';

/** The document formats that are accepted. */
export type DocumentFormat = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp';

/** The part that tells the types of all others. */
const typesList = '[content_types].xml';
/** The part that identifies each Office format. */
const officeParts: readonly (readonly [DocumentFormat, RegExp])[] = [
  ['docx', /^word\/document\d*\.xml$/],
  ['xlsx', /^xl\/workbook\d*\.xml$/],
  ['pptx', /^ppt\/presentation\d*\.xml$/],
];
const openDocuments = new Map<string, DocumentFormat>([
  ['text', 'odt'],
  ['spreadsheet', 'ods'],
  ['presentation', 'odp'],
]);

/** Parts that contain code: of Visual Basic, of Excel 4, ActiveX; of OpenDocument, its Basic and its scripts. */
// Each repetition stops at the slash before the next place where it could begin; a name has at most 1,000 characters.
// oxlint-disable-next-line linear/regexp
const macroParts =
  /(?:^|\/)(?:vbaproject|vbadata)[^/]*$|^xl\/(?:macrosheets|intlmacrosheets)\/|\/activex\/|(?:^|\/)(?:basic|scripts)\//;
const macroTypes = /macroenabled|vbaproject|macrosheet|activex/i;
/** What no program writes in the list of types, except to hide something: character references and entities. */
const hiddenTypes = /&#|<![de]/i;

/**
 * The most that is read of one list of types or relationships of an Office document, normally some kilobytes (bytes).
 */
const maxListBytes = 1_000_000;
/** The most that is read of all its lists together, and how many: a presentation has some for each slide. */
const maxAllLists = { bytes: 4_000_000, lists: 3_000 };

/**
 * Returns the format of a document, detected from its bytes; the name and the declared type are ignored. Returns the
 * problem of a file that is no document, of one from Office before 2007 or with a password (both use the same old
 * container), and of one with macros or with parts that are loaded from elsewhere. Reads no further where the client
 * `hasLeft`; the result is then of no use.
 */
export async function detectDocument(
  path: string,
  hasLeft = () => false,
): Promise<{ format: DocumentFormat } | { problem: FieldProblem }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    if (head.slice(0, 64).includes('%PDF-')) return { format: 'pdf' };
    if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return { problem: { key: 'oldOffice' } };
    const entries = head.startsWith('PK\x03\x04') ? await readZipDirectory(file, size) : undefined;
    const format = entries && (findOpenDocumentFormat(head) ?? findOfficeFormat(entries));
    if (!format) return { problem: { key: 'notADocument' } };
    const parts = entries.map((entry) => ({ ...entry, part: partName(entry) }));
    const hasMacros = parts.some(({ part }) => macroParts.test(part));
    const problem = hasMacros ? macros : await checkLists(file, parts, hasLeft);
    return problem ? { problem } : { format };
  } finally {
    await file.close();
  }
}

/** An OpenDocument file declares its type in its first entry, which is uncompressed. */
function findOpenDocumentFormat(head: string): DocumentFormat | undefined {
  return openDocuments.get(
    /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(head)?.[1] ?? '',
  );
}

function findOfficeFormat(entries: readonly ZipEntry[]): DocumentFormat | undefined {
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return undefined;
  return officeParts.find(([, part]) => entries.some(({ name }) => part.test(name)))?.[0];
}

/** An entry with the name of its part. */
type Part = ZipEntry & { part: string };

/** Returns the name of a part as programs understand it, in lower case. */
const partName = ({ name }: ZipEntry) =>
  name
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/){1,9}/, '')
    .toLowerCase();

const macros: FieldProblem = { key: 'hasMacros' };
const externalParts: FieldProblem = { key: 'loadsExternalParts' };

/**
 * Returns the problem of the lists of types and relationships of a document: a part may have any name, and these tell
 * what it is. A list that cannot be read within the limits counts as hiding something.
 */
async function checkLists(
  file: FileHandle,
  parts: readonly Part[],
  hasLeft: () => boolean,
): Promise<FieldProblem | undefined> {
  const lists = parts.filter(({ part }) => part === typesList || part.endsWith('.rels'));
  if (lists.length > maxAllLists.lists) return externalParts;
  const read = new Set<string>();
  let left = maxAllLists.bytes;
  for (const entry of lists) {
    const isOfTypes = entry.part === typesList;
    // Of two lists with one name, a program may read the other one.
    const isReadable = !hasLeft() && !read.has(entry.part);
    read.add(entry.part);
    const list = isReadable ? await readZipEntry(file, entry, Math.min(left, maxListBytes)) : undefined;
    if (!list) return isOfTypes ? macros : externalParts;
    const text = list.toString('latin1').replaceAll('\0', '');
    if (macroTypes.test(text) || (isOfTypes && hiddenTypes.test(text))) return macros;
    if (!isOfTypes && loadsExternalParts(list)) return externalParts;
    left -= Math.max(list.length, entry.compressedSize);
  }
  return undefined;
}
