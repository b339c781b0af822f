import { createHash } from 'node:crypto';
import type { FieldProblem } from '../../domain/errors.ts';
import { maxDocumentBytes } from '../../domain/fields/document.ts';
import { emptyLocalized } from '../../domain/model/localized.ts';
import { detectDocument, type DocumentFormat } from '../files/detect-document.ts';
import { keepFiles, type FileStorage } from '../files/file-storage.ts';
import { readableFileName } from '../files/file-name.ts';
import { readPdf } from '../files/read-pdf.ts';
import type { StoredFile } from '../store/file-store.ts';
import type { UploadedFile } from './pictures.ts';

export type PreparedDocument = { upload: UploadedFile; format: DocumentFormat; pages: number | null; firstPage: Uint8Array | undefined };

export type DocumentService = ReturnType<typeof createDocumentService>;

/** Documents that staff upload: PDF and the common office kinds. */
export function createDocumentService(deps: { storage: FileStorage; now: () => Date; newId: () => string }) {
  return {
    /** Judges a document by its bytes; nothing is stored yet. */
    async prepare(upload: UploadedFile): Promise<{ document: PreparedDocument } | { problem: FieldProblem }> {
      if (upload.bytes.byteLength > maxDocumentBytes) return { problem: { key: 'fileTooLarge', megabytes: maxDocumentBytes / 1_000_000 } };
      const format = detectDocument(upload.bytes);
      if (!format) return { problem: { key: 'notADocument' } };
      const facts = format === 'pdf' ? await readPdf(upload.bytes) : undefined;
      if (format === 'pdf' && !facts) return { problem: { key: 'notADocument' } };
      return { document: { upload, format, pages: facts?.pages ?? null, firstPage: facts?.firstPage } };
    },

    /** Stores the bytes; answers the record, which is for the caller to store. */
    async write({ upload, format, pages }: PreparedDocument): Promise<StoredFile> {
      const key = `documents/${createHash('sha256').update(upload.bytes).digest('hex').slice(0, 24)}.${format}`;
      const file: StoredFile = {
        id: deps.newId(),
        kind: 'document',
        fileName: readableFileName(upload.name, 'report', `.${format}`),
        bytes: upload.bytes.byteLength,
        renditions: [{ key, format, width: null, bytes: upload.bytes.byteLength }],
        width: null,
        height: null,
        tint: null,
        pages,
        alt: emptyLocalized(),
        createdAt: deps.now().toISOString(),
      };
      await keepFiles(deps.storage, [{ key, bytes: upload.bytes }]);
      return file;
    },
  };
}
