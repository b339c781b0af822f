/** Every public route in every language, in a browser, as HTML source and checked with axe. */
import { HtmlValidate } from 'html-validate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDirection, languages } from '../../../domain/model/localized.ts';
import { launchBrowser } from '../../setup/programs/chromium.ts';
import { waitForHydration, laptop, overflow, phone, violations, visit } from '../../setup/browser/pages.ts';
import { addSampleVideos } from '../../setup/sample-videos.ts';
import { startSite, type RunningSite } from '../../setup/servers/site.ts';
import { staffEnvironment } from '../../setup/browser/staff.ts';

let site: RunningSite;
let browser: Browser;
let routes: string[];

async function firstId(kind: string): Promise<string> {
  const list = (await (await fetch(`${site.url}/api/${kind}?limit=1`)).json()) as Record<string, { _id: string }[]>;
  return list[kind]![0]!._id;
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(staffEnvironment), launchBrowser()]);
  await addSampleVideos(site.url);
  routes = [
    '/',
    '/about',
    '/departments',
    '/projects',
    `/project/${await firstId('projects')}`,
    '/publications/news',
    '/publications/news?page=2',
    `/publications/news/${await firstId('news')}`,
    '/publications/articles',
    `/publications/articles/${await firstId('articles')}`,
    '/publications/reports',
    '/publications/videos',
    `/publications/videos/${await firstId('videos')}`,
    '/member',
    '/donate',
    '/contact',
    '/gallery',
    '/privacy',
    '/accessibility',
    '/search',
    '/search?q=qur',
    '/search?q=xqzzy',
    '/signin',
    '/embed/membership',
    '/no-such-page',
  ];
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const withLanguage = (route: string, lang: string) =>
  site.url + route + (route.includes('?') ? '&' : '?') + `lang=${lang}`;

describe.each(languages)('public pages in %s', (lang) => {
  it('are complete in the HTML: language, direction, title, heading, alternates, no inline style', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // React writes boolean attributes and entities in its own, valid way.
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'no-trailing-whitespace': 'off',
        'void-style': 'off',
        'attr-case': 'off',
        'long-title': 'off',
        'no-raw-characters': 'off',
        'doctype-style': 'off',
        'no-inline-style': 'error',
        'require-sri': 'off',
        'tel-non-breaking': 'off',
        // The head contains scripts and styles of the build.
        'script-type': 'off',
        'prefer-native-element': 'off',
      },
    });
    for (const route of routes) {
      const response = await fetch(withLanguage(route, lang), { headers: { accept: 'text/html' } });
      const html = await response.text();
      expect([route, response.status]).toEqual([route, route === '/no-such-page' ? 404 : 200]);
      expect([route, html]).toEqual([
        route,
        expect.stringContaining(`<html lang="${lang}" dir="${getDirection(lang)}"`),
      ]);
      expect([route, html.match(/<title>[^<]{3,}<\/title>/g)?.length]).toEqual([route, 1]);
      expect([route, html.match(/<h1[\s>]/g)?.length]).toEqual([route, 1]);
      expect([route, html]).toEqual([route, expect.stringMatching(/<meta name="description" content="[^"]{30,}"/)]);
      if (!/embed|search|signin|no-such/.test(route)) {
        for (const other of languages) {
          const alternate = new RegExp(`hrefLang="${other}" href="([^"]*)"`, 'i').exec(html)?.[1];
          // The plain address is the English one.
          expect([route, alternate]).toEqual([
            route,
            other === 'en' ? expect.not.stringContaining('lang=') : expect.stringContaining(`lang=${other}`),
          ]);
        }
      }
      expect([route, response.headers.get('content-security-policy')]).toEqual([
        route,
        expect.not.stringContaining('unsafe'),
      ]);
      expect([route, / style="/.test(html)]).toEqual([route, false]);
      // Two spaces in a sentence: a message was given no value for a placeholder.
      const texts = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').split(/<[^>]*>/);
      expect([route, texts.filter((text) => /\S[ \u00a0]{2,}\S/.test(text))]).toEqual([route, []]);
      const report = await validator.validateString(html);
      expect([
        route,
        report.results.flatMap((result) =>
          result.messages.map((message) => `${message.ruleId} ${message.message} ${message.selector ?? ''}`),
        ),
      ]).toEqual([route, []]);
    }
  });

  it.each([
    ['phone', phone, 'light'],
    ['laptop', laptop, 'dark'],
  ] as const)('have no axe violations, overflow or console messages on a %s', async (_name, viewport, colorScheme) => {
    const { page, problems, close } = await visit(browser, { viewport, colorScheme });
    for (const route of routes) {
      await page.goto(withLanguage(route, lang));
      await waitForHydration(page);
      expect([route, await overflow(page)]).toEqual([route, 0]);
      expect([route, await violations(page)]).toEqual([route, []]);
      // The browser itself logs the 404 of the requested page, and what axe sends to the frame of the map.
      const isExpected = (problem: string) =>
        (route === '/no-such-page' && problem.includes('404')) || problem.includes("'postMessage' on 'DOMWindow'");
      expect([route, problems.filter((problem) => !isExpected(problem))]).toEqual([route, []]);
      problems.length = 0;
    }
    await close();
  });

  it('do not overflow at 320 px, nor without JavaScript', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
    for (const route of routes) {
      await page.goto(withLanguage(route, lang));
      const width = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect([route, width]).toEqual([route, 320]);
    }
    await close();
  });
});

it('shows the departments only once the spinner has disappeared', async () => {
  const { page, close } = await visit(browser, { reducedMotion: 'no-preference' });
  await page.goto(`${site.url}/departments`);
  const shown = await page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName.startsWith('departments-'));
    for (const animation of animations) animation.pause();
    const isShown = (selector: string) => {
      const { opacity, visibility } = getComputedStyle(document.querySelector(selector)!);
      return visibility === 'visible' && Number(opacity) > 0;
    };
    return [0, 1_900, 1_950, 1_990, 2_000, 2_010, 2_050, 2_100, 2_150, 2_200, 2_300].map((time) => {
      for (const animation of animations) animation.currentTime = time;
      return [time, isShown('.departments-loading'), isShown('.departments-list')];
    });
  });
  expect(shown.filter(([, wait, list]) => wait && list)).toEqual([]);
  expect(shown.at(0)).toEqual([0, true, false]);
  expect(shown.at(-1)).toEqual([2_300, false, true]);
  await close();
});

it('has no broken link on any page', async () => {
  const seen = new Map<string, string>();
  const waiting = routes
    .filter((route) => route !== '/no-such-page')
    .map((route) => ({ address: route, from: 'the list of routes' }));
  while (waiting.length > 0 && seen.size < 400) {
    const { address, from } = waiting.shift()!;
    if (seen.has(address)) continue;
    seen.set(address, from);
    const response = await fetch(site.url + address);
    expect([address, from, response.status]).toEqual([address, from, 200]);
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      await response.arrayBuffer();
      continue;
    }
    const html = await response.text();
    for (const match of html.matchAll(/(?:href|src)="(\/[^"#]*)(?:#[^"]*)?"/g)) {
      const target = match[1]!.replaceAll('&amp;', '&');
      if (!seen.has(target)) waiting.push({ address: target, from: address });
    }
    for (const match of html.matchAll(/srcSet="([^"]*)"/gi)) {
      for (const part of match[1]!.split(', ')) waiting.push({ address: part.split(' ')[0]!, from: address });
    }
  }
  expect(seen.size).toBeGreaterThan(100);
});
