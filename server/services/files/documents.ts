import type { FieldProblem } from '../../../domain/errors.ts';
import { maxDocumentBytes } from '../../../domain/fields/document.ts';
import { middle } from '../../../domain/media/focal-point.ts';
import { createEmptyLocalized } from '../../../domain/model/localized.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { hashContent } from '../../files/hash-content.ts';
import { detectDocument, type DocumentFormat } from '../../files/media/detect-document.ts';
import { writeFiles, reportDiskFull, type FileStorage, type WrittenFiles } from '../../files/file-storage.ts';
import { readableFileName } from '../../../domain/media/file-name.ts';
import type { UnrecordedFiles } from '../../files/unrecorded-files.ts';
import type { PdfFacts } from '../../files/media/media-jobs.ts';
import type { MediaProcess } from '../../files/media/media-process.ts';
import type { UploadedFile } from '../../files/upload-folder.ts';
import type { StoredFile } from '../../store/files/file-row.ts';

/** Whether no picture of the first page is made. */
type CoverOption = { withoutCover: boolean };
/** `hash`: that of the content, where the caller has it. */
type PrepareOptions = Partial<CoverOption> & { hash?: string };

export type PreparedDocument = {
  upload: UploadedFile;
  hash: string;
  format: DocumentFormat;
  pages: number | null;
  /** A picture. */
  firstPage: UploadedFile | undefined;
};

export type DocumentService = ReturnType<typeof createDocumentService>;

/** Creates the service for documents that staff upload: PDF and the common office formats. */
export function createDocumentService(deps: {
  storage: FileStorage;
  unrecorded: UnrecordedFiles;
  mediaProcess: MediaProcess;
  now: () => Date;
  newId: () => string;
}) {
  const readPdf = async ({
    path,
    person,
    hasLeft,
    withoutCover,
  }: UploadedFile & CoverOption): Promise<{ facts: PdfFacts } | { problem: FieldProblem }> => {
    const done = await reportDiskFull(() => deps.mediaProcess.run({ do: 'pdf', path, withoutCover }, person, hasLeft));
    return 'stopped' in done ? { problem: { key: 'fileTooHeavy' } } : done.answer;
  };

  return {
    /** Checks a document by its bytes; nothing is stored yet. */
    async prepare(
      upload: UploadedFile,
      { withoutCover = false, hash }: PrepareOptions = {},
    ): Promise<{ document: PreparedDocument } | { problem: FieldProblem }> {
      if (upload.size > maxDocumentBytes)
        return { problem: { key: 'fileTooLarge', megabytes: maxDocumentBytes / 1_000_000 } };
      const found = await detectDocument(upload.path, upload.hasLeft);
      if ('problem' in found) return found;
      const { format } = found;
      const read = format === 'pdf' ? await readPdf({ ...upload, withoutCover }) : undefined;
      if (read && 'problem' in read) return read;
      const { pages = null, firstPage } = read?.facts ?? {};
      const document = { upload, hash: hash ?? (await hashContent(upload.path)), format, pages };
      return { document: { ...document, firstPage: firstPage && { ...upload, ...firstPage } } };
    },

    /** Writes the file into the storage; returns its record, which the caller stores. */
    async write(
      { upload, hash, format, pages }: PreparedDocument,
      by: Staff,
    ): Promise<{ file: StoredFile; written: WrittenFiles }> {
      const key = `documents/${hash}.${format}`;
      const file: StoredFile = {
        id: deps.newId(),
        kind: 'document',
        fileName: readableFileName(upload.name, 'report', `.${format}`),
        bytes: upload.size,
        renditions: [{ key, format, width: null, bytes: upload.size }],
        width: null,
        height: null,
        tint: null,
        pages,
        alt: createEmptyLocalized(),
        focus: middle,
        createdAt: deps.now().toISOString(),
        uploadedBy: by.id,
      };
      const written = await writeFiles(deps, [{ key, source: { path: upload.path } }]);
      return { file, written };
    },
  };
}
