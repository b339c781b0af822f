import { open, type FileHandle } from 'node:fs/promises';
import type { FieldProblem } from '../../domain/errors.ts';
import { readZipDirectory, readZipEntry, type ZipEntry } from './read-zip.ts';

/** The document formats that are accepted. */
export type DocumentFormat = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp';

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
// Each repetition stops at the slash before the next place where it could begin; a name has at most 65,535 characters.
// oxlint-disable-next-line linear/regexp
const macroParts =
  /(?:^|\/)(?:vbaproject|vbadata)[^/]*$|^xl\/(?:macrosheets|intlmacrosheets)\/|\/activex\/|^(?:basic|scripts)\//;
// `&#`: no program writes character references in this list, except to hide something.
const macroTypes = /macroenabled|vbaproject|macrosheet|activex|&#/i;

/** The most that is read of the content types of an Office document, normally some kilobytes (bytes). */
const maxTypesBytes = 1_000_000;

/**
 * Returns the format of a document, detected from its bytes; the name and the declared type are ignored. Returns the
 * problem of a file that is no document, of one from Office before 2007 or with a password (both use the same old
 * container), and of one with macros.
 */
export async function detectDocument(path: string): Promise<{ format: DocumentFormat } | { problem: FieldProblem }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    if (head.slice(0, 64).includes('%PDF-')) return { format: 'pdf' };
    if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return { problem: { key: 'oldOffice' } };
    const entries = head.startsWith('PK\x03\x04') ? await readZipDirectory(file, size) : undefined;
    const format = entries && (openDocumentOf(head) ?? officeOf(entries));
    if (!format) return { problem: { key: 'notADocument' } };
    return (await hasMacros(file, entries)) ? { problem: { key: 'hasMacros' } } : { format };
  } finally {
    await file.close();
  }
}

/** An OpenDocument file declares its type in its first entry, which is uncompressed. */
function openDocumentOf(head: string): DocumentFormat | undefined {
  return openDocuments.get(
    /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(head)?.[1] ?? '',
  );
}

function officeOf(entries: readonly ZipEntry[]): DocumentFormat | undefined {
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return undefined;
  return officeParts.find(([, part]) => entries.some(({ name }) => part.test(name)))?.[0];
}

async function hasMacros(file: FileHandle, entries: readonly ZipEntry[]): Promise<boolean> {
  if (entries.some(({ name }) => macroParts.test(name.toLowerCase().replaceAll('\\', '/')))) return true;
  // A part may have any name; the content types tell what it is. A list that cannot be read counts as hiding macros.
  for (const entry of entries) {
    if (entry.name.toLowerCase() !== '[content_types].xml') continue;
    const types = await readZipEntry(file, entry, maxTypesBytes);
    if (!types || macroTypes.test(types.toString('latin1').replaceAll('\0', ''))) return true;
  }
  return false;
}
