/**
 * Runs Lighthouse as a mobile phone. It is not a dependency: `npm install --no-save lighthouse` installs it, and
 * without it the table says so. Medians, since one run on a busy machine is unreliable.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '../domain/model/localized.ts';
import { launchBrowser } from '../tests/setup/programs/chromium.ts';
import { addressIn, type Route } from './phone.ts';
import { freePort, within, type Program } from './program.ts';
import { head, median, milliseconds, row } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const;
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
type Lighthouse = (url: string, options: { port: number; logLevel: string }) => Promise<{ lhr: Report } | undefined>;

async function findLighthouse(): Promise<Lighthouse | undefined> {
  try {
    const path = createRequire(join(resolve(import.meta.dirname, '..'), 'package.json')).resolve('lighthouse');
    return ((await import(pathToFileURL(path).href)) as { default: Lighthouse }).default;
  } catch {
    return undefined;
  }
}

/** Returns one report from a fresh browser; undefined if Lighthouse could not finish it. */
async function runLighthouse(lighthouse: Lighthouse, url: string): Promise<Report | undefined> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await within(90, `Lighthouse on ${url}`, lighthouse(url, { port, logLevel: 'silent' }));
    return result?.lhr.audits[audits.lcp]?.numericValue === undefined ? undefined : result.lhr;
  } finally {
    await browser.close();
  }
}

export async function measureLighthouse(site: Program, routes: readonly Route[], runs: number): Promise<void> {
  head(
    `Lighthouse, mobile: medians of ${runs}`,
    'performance',
    'accessibility',
    'practices',
    'SEO',
    'LCP',
    'TBT',
    'CLS',
  );
  const lighthouse = await findLighthouse();
  if (!lighthouse) {
    console.log('not measured: `npm install --no-save lighthouse` brings what is missing');
    return;
  }
  for (const { name, path } of routes) {
    for (const language of languages) {
      const reports: Report[] = [];
      for (let round = 0; round < runs; round += 1) {
        const report = await runLighthouse(lighthouse, site.url + addressIn(language, path)).catch(
          (error: unknown) =>
            void console.log(`${name}, ${language}: ${error instanceof Error ? error.message : String(error)}`),
        );
        if (report) reports.push(report);
      }
      if (reports.length === 0) {
        row(`${name}, ${language}`, 'failed');
        continue;
      }
      const scores = categories.map((category) =>
        median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100))).toFixed(0),
      );
      const value = (audit: string) =>
        median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
      row(
        `${name}, ${language}`,
        ...scores,
        milliseconds(value(audits.lcp)),
        milliseconds(value(audits.tbt)),
        value(audits.cls).toFixed(3),
      );
    }
  }
}
