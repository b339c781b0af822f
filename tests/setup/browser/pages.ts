/** Opening pages in the real browser, and collecting the problems it reports. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const phone = { width: 360, height: 740 };
export const laptop = { width: 1280, height: 800 };
/** Wide enough for three long texts side by side. */
export const desktop = { width: 1600, height: 900 };

export type Visit = { page: Page; problems: string[]; close: () => Promise<void> };

/**
 * Opens a page as a new visitor, without the service worker unless a test is about it: requests that it sends are
 * invisible to tests. `problems` collects console errors, page errors and failed requests of this site.
 */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  await emptyOtherSites(page);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  return { page, problems, close: () => context.close() };
}

/** Opens a page as a new visitor who saves data, as Chrome on Android tells the server and the page. */
export async function visitSavingData(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await visit(browser, { extraHTTPHeaders: { 'save-data': 'on' }, ...options });
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  return visitor;
}

/**
 * No requests leave this machine: embedded sites respond with an empty page. Routes of Playwright would switch off the
 * cache of the browser, which visitors have, and make each further page twice as slow.
 */
async function emptyOtherSites(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = isOwn(request.url)
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
          body: Buffer.from('<!doctype html><title>elsewhere</title>').toString('base64'),
        });
    // The page may have been closed meanwhile.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

const isOwn = (url: string) => ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);

/** Waits until React has hydrated the page, which it does when the browser is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#content, main, form') ?? document.body).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
}

/** Returns the axe violations of a page, one line each, once no transition or loading is under way. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => {
    const isFading = document
      .getAnimations()
      .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
    return !isFading && !document.querySelector('[aria-busy=true]');
  });
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    type Axe = {
      run: (
        options: object,
      ) => Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
    };
    const axe = (window as unknown as { axe: Axe }).axe;
    const found = await axe.run({ resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}

/** Returns by how many pixels the page is wider than the window: 0 if nothing overflows. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Loads every font that pages may use, for tests that letters of another height, or a lost connection, would disturb. */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => void (await Promise.allSettled([...document.fonts].map((font) => font.load()))));
}
