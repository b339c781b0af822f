/**
 * Prints the reports to demo/documents and their covers to demo/pictures.
 * Run: node demo/reports/main.ts [slug ...]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { reports as seeds } from '../content/reports.ts';
import { printCover, type ManifestEntry } from './cover-picture.ts';
import { annualReport2022 } from './content/annual-report-2022.ts';
import { annualReport2023 } from './content/annual-report-2023.ts';
import { annualReport2024 } from './content/annual-report-2024.ts';
import { annualReport2025 } from './content/annual-report-2025.ts';
import { financialStatement2025 } from './content/financial-statement-2025.ts';
import { libraryFirstYear2026 } from './content/library-first-year-2026.ts';
import { quranSchoolsSurvey2025 } from './content/quran-schools-survey-2025.ts';
import { villageWellsReview2025 } from './content/village-wells-review-2025.ts';
import { assertConsistent } from './truth/figures.ts';
import { assertSurveyConsistent } from './truth/survey.ts';
import { bookHtml } from './typeset/book.ts';
import { fontFaces } from './typeset/fonts.ts';

const books = [
  annualReport2022,
  annualReport2023,
  annualReport2024,
  annualReport2025,
  financialStatement2025,
  libraryFirstYear2026,
  quranSchoolsSurvey2025,
  villageWellsReview2025,
];

const demoFolder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url));
const documents = demoFolder('documents');
const pictures = demoFolder('pictures');

/** Throws for content that is taller than its sheet: printing would cut it off silently. */
async function assertFits(page: Page, slug: string): Promise<void> {
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet .body')].flatMap((body, index) => {
      const where = `page ${index + 2}`;
      const box = body.getBoundingClientRect();
      const found: string[] = [];
      if (body.scrollHeight > body.clientHeight + 1) {
        found.push(`${where} is ${Math.round(body.scrollHeight - body.clientHeight)} px too long`);
      }
      for (const element of body.querySelectorAll('table, figure, p, li, h2')) {
        const inner = element.getBoundingClientRect();
        if (inner.right > box.right + 1 || inner.left < box.left - 1)
          found.push(`${where} is too wide at "${element.textContent?.slice(0, 40)}"`);
      }
      return found;
    }),
  );
  if (faults.length > 0) throw new Error(`${slug}: ${faults.join('; ')}`);
}

async function main(wanted: string[]): Promise<void> {
  assertConsistent();
  assertSurveyConsistent();
  await mkdir(documents, { recursive: true });
  await mkdir(pictures, { recursive: true });
  const fonts = await fontFaces();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const manifest: Record<string, ManifestEntry> = {};
  const faults: string[] = [];
  try {
    // The cover is captured at twice its final size.
    const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
    for (const book of books) {
      if (wanted.length > 0 && !wanted.includes(book.slug)) continue;
      const seed = seeds.find((one) => one.document === `${book.slug}.pdf`);
      if (!seed) throw new Error(`No title is written down for ${book.slug}.`);
      await page.setContent(bookHtml(book, seed.title, fonts), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await assertFits(page, book.slug).catch((error: Error) => faults.push(error.message));
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
      await writeFile(`${documents}${seed.document}`, pdf);
      const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 794, height: 1123 } });
      manifest[seed.picture.name] = await printCover(shot, seed.picture.name, pictures);
      console.log(`${seed.document}  ${Math.round(pdf.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
  if (wanted.length === 0) {
    await writeFile(`${pictures}manifest-reports.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

await main(process.argv.slice(2));
