import { readFile } from 'node:fs/promises';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';

/**
 * Reads a file and runs work on it. `open` rejects where it is no PDF, or a broken or encrypted one; where the file
 * cannot be read, the work is not begun. What the library holds is freed at the end.
 */
export async function withPdf<T>(path: string, work: (open: () => Promise<PDFiumDocument>) => Promise<T>): Promise<T> {
  const bytes = await readFile(path);
  const library = await PDFiumLibrary.init();
  try {
    return await work(() => library.loadDocument(bytes));
  } finally {
    library.destroy();
  }
}
