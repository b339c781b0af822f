/** What kind of document bytes are; undefined for anything that is none. A name or a type that was sent plays no part. */
export type DocumentFormat = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'doc';

export function detectDocument(bytes: Uint8Array): DocumentFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1');
  if (head.slice(0, 64).includes('%PDF-')) return 'pdf';
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'doc'; // Office before 2007: one container for all kinds
  if (!head.startsWith('PK\x03\x04')) return undefined;
  const openDocument = /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(head)?.[1];
  if (openDocument) return ({ text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const)[openDocument as 'text'];
  // The names of a ZIP's files stand uncompressed in it; Office writes its parts into these folders.
  const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!names.includes('[Content_Types].xml')) return undefined;
  if (names.includes('word/document')) return 'docx';
  if (names.includes('xl/workbook')) return 'xlsx';
  if (names.includes('ppt/presentation')) return 'pptx';
  return undefined;
}
