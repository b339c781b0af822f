import { Worker } from 'node:worker_threads';

export type PdfFacts = { pages: number; firstPage: Uint8Array /* PNG */ | undefined };

const patience = 20_000; // milliseconds

/** The number of pages and a picture of the first, if it can be drawn; undefined for a PDF that cannot be read. */
export function readPdf(bytes: Uint8Array): Promise<PdfFacts | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const done = (facts: PdfFacts | undefined) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(facts);
    };
    const timer = setTimeout(() => done(undefined), patience);
    worker.once('message', (facts: PdfFacts) => done(facts));
    worker.once('error', () => done(undefined));
    worker.once('exit', () => done(undefined));
  });
}
