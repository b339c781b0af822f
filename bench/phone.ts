/** Loads by a phone before it is idle: bytes and requests of each public page per language, in a real browser. */
import type { Browser } from 'playwright-core';
import { languages, type Language } from '../domain/model/localized.ts';
import { within, type Program } from './program.ts';
import { head, kilobytes, row } from './table.ts';

export type Route = { name: string; path: string };

/** Returns every kind of public page, with the newest item of each type. */
export async function findRoutes(site: Program): Promise<Route[]> {
  const newest = async (kind: string) => {
    const answer = (await (
      await fetch(`${site.url}/api/${kind}?limit=1`, { signal: AbortSignal.timeout(20_000) })
    ).json()) as Record<string, { _id: string }[]>;
    return answer[kind]?.[0]?._id ?? 'none';
  };
  const [news, projects, articles] = await Promise.all(['news', 'projects', 'articles'].map(newest));
  return [
    { name: 'home', path: '/' },
    { name: 'about', path: '/about' },
    { name: 'departments', path: '/departments' },
    { name: 'projects', path: '/projects' },
    { name: 'project', path: `/project/${projects}` },
    { name: 'news list', path: '/publications/news' },
    { name: 'news item', path: `/publications/news/${news}` },
    { name: 'articles', path: '/publications/articles' },
    { name: 'article', path: `/publications/articles/${articles}` },
    { name: 'reports', path: '/publications/reports' },
    { name: 'videos', path: '/publications/videos' },
    { name: 'member', path: '/member' },
    { name: 'contact', path: '/contact' },
    { name: 'donate', path: '/donate' },
    { name: 'search', path: '/search' },
  ];
}

export const addressIn = (language: Language, path: string) => (language === 'en' ? path : `${path}?lang=${language}`);

type Loaded = { bytes: number; requests: number; scriptBytes: number };

/** Measures a first visit on a 360 px phone: loads before React, and the scripts loaded when the page is idle. */
async function visit(browser: Browser, address: string): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    // Embedded pages of other sites are not counted, and the machine may be offline.
    await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '' }),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    const loaded: Loaded = { bytes: 0, requests: 0, scriptBytes: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (encodedDataLength === 0) return;
      if (scripts.has(requestId)) loaded.scriptBytes += encodedDataLength;
      else {
        loaded.bytes += encodedDataLength;
        loaded.requests += 1;
      }
    });
    await page.goto(address, { waitUntil: 'networkidle', timeout: 30_000 });
    // A page under load may be quiet before it is idle: the scripts are loaded within three seconds.
    if (loaded.scriptBytes === 0) await page.waitForTimeout(3_500);
    return loaded;
  } finally {
    await context.close();
  }
}

export async function measurePhone(browser: Browser, site: Program, routes: readonly Route[]): Promise<void> {
  head(
    'a first visit on a 360 px phone: bytes and requests before idle, script after',
    ...languages.flatMap((language) => [language, `script ${language}`]),
  );
  for (const { name, path } of routes) {
    const cells: string[] = [];
    for (const language of languages) {
      const { bytes, requests, scriptBytes } = await within(
        60,
        `The visit of ${path}`,
        visit(browser, site.url + addressIn(language, path)),
      );
      cells.push(`${kilobytes(bytes)} / ${requests}`, kilobytes(scriptBytes));
    }
    row(name, ...cells);
  }
}
