import { maxDocumentText, pageBreak } from '../../../domain/search/document-text.ts';
import { getPageText } from './get-page-text.ts';
import { withPdf } from './with-pdf.ts';

/** Pages stay in memory until the document is closed. */
const maxPages = 500;
const maxTime = 5_000; // milliseconds
const reportEvery = 500; // milliseconds

/**
 * Returns the text of the first pages of a PDF, with a page break after each but the last, at most 200,000 characters;
 * empty for one that is encrypted, broken or has no text. Throws where the file cannot be read. `onPart` gets what is
 * read so far, in case that a page takes too long. Only for the media process: it blocks.
 */
export async function readPdfText(path: string, onPart: (text: string) => Promise<unknown>): Promise<string> {
  return withPdf(path, async (open) => {
    const parts: string[] = [];
    let letters = 0;
    try {
      const document = await open();
      const start = performance.now();
      let reported = start;
      const pages = Math.min(document.getPageCount(), maxPages);
      for (let number = 0; number < pages && letters < maxDocumentText; number += 1) {
        if (performance.now() - start > maxTime) break;
        if (performance.now() - reported > reportEvery) {
          await onPart(parts.join(pageBreak));
          reported = performance.now();
        }
        const text = readPage(() => getPageText(document.getPage(number)))
          .replaceAll(pageBreak, ' ')
          .slice(0, maxDocumentText - letters);
        parts.push(text);
        letters += text.length;
      }
      document.destroy();
    } catch {
      // Encrypted or broken: the report is found by its title.
    }
    return parts.join(pageBreak);
  });
}

/** A broken page does not hide the others. */
function readPage(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
