/**
 * The language of a visit (ruling 1: in memory, switched without a reload, named by `?lang=`), and what superadmins may
 * change about it (decision 044).
 */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { singleId } from '../../../domain/model/define.ts';
import { languages } from '../../../domain/model/localized.ts';
import { languageMenus } from '../../../domain/site/language-menu.ts';
import { createClient } from '../../setup/api/client.ts';
import { laptop, overflow, phone, violations, visit, waitForHydration } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const html = 'html';

it('switches text and direction at once, keeps a plain address plain, and resets on a reload', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/publications/news`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.locator('summary[aria-label^="Language"]').click();
  await page.locator('a[hreflang=ar]').click();
  await page.waitForSelector('html[lang=ar][dir=rtl]');
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => page.locator('h1').textContent()).toBe('الأخبار');
  expect(await page.title()).toContain('الأخبار');
  // The logo is on the right, the switcher on the left.
  const logo = (await page.locator('header a[href="/"]').first().boundingBox())!;
  const switcher = (await page.locator('header details:has(summary[aria-label])').boundingBox())!;
  expect(logo.x).toBeGreaterThan(switcher.x);

  // Navigation keeps the language without naming it in the address; content is in Arabic too.
  await page.locator('header nav a[href="/about"]').first().click();
  await page.waitForURL(`${opened.site.url}/about`);
  await expect.poll(() => page.locator(html).getAttribute('lang')).toBe('ar');
  await page.goBack();
  await page.waitForURL(`${opened.site.url}/publications/news`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('الأخبار');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.reload();
  expect(await page.locator(html).getAttribute('lang')).toBe('en');
  await waitForHydration(page);
  expect(problems).toEqual([]);
  await close();
});

it('keeps the language of an address that names it, and rewrites the address on a switch', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/publications/news?page=2&lang=so`);
  await waitForHydration(page);
  await page.locator('header nav a[href*="/about"]').first().click();
  await page.waitForURL(`${opened.site.url}/about?lang=so`);
  await page.goBack();
  // The menu of the page that is left would close.
  await page.locator('a[rel=prev]').waitFor();
  await page.locator('header summary[aria-label]').click();
  await page.locator('a[hreflang=en]').click();
  await expect.poll(() => new URL(page.url()).search).toBe('?page=2&lang=en');
  await expect.poll(() => page.locator(html).getAttribute('lang')).toBe('en');
  expect(problems).toEqual([]);
  await close();
});

it.each(['off', 'on'])(
  'keeps the language on the way back and forward, with "Remember the language" %s',
  async (remember) => {
    await set({ rememberLanguage: remember });
    const search = (lang: string) => (remember === 'on' ? `?lang=${lang}` : '');
    const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
    const switchTo = async (lang: string) => {
      await page.locator('header summary[aria-label]').click();
      await page.locator(`header a[hreflang=${lang}]`).click();
      await page.waitForSelector(`html[lang=${lang}]`);
    };
    await page.goto(`${opened.site.url}/publications/news?page=2`);
    await waitForHydration(page);
    await page.locator('main a[href^="/publications/news/"]').first().click();
    await page.waitForURL(/news\/\w+$/);
    const item = page.url();
    await switchTo('ar');
    expect(page.url()).toBe(item + search('ar'));

    await page.locator('main button', { hasText: 'رجوع' }).click();
    const list = `${opened.site.url}/publications/news?page=2`;
    await page.waitForURL(remember === 'on' ? `${list}&lang=ar` : list);
    await expect.poll(() => page.locator('h1').textContent()).toBe('الأخبار');
    expect(await page.locator(html).getAttribute('dir')).toBe('rtl');
    await page.locator('a[rel=prev]').waitFor();

    await switchTo('so');
    await page.goForward();
    await page.waitForURL(item + search('so'));
    await page.waitForSelector('html[lang=so][dir=ltr]');
    // Where nothing remembers it, a reload is in English again.
    await page.reload();
    expect(await page.locator(html).getAttribute('lang')).toBe(remember === 'on' ? 'so' : 'en');
    await waitForHydration(page);
    expect(problems).toEqual([]);
    await close();
    await set({ rememberLanguage: 'off' });
  },
);

it('switches the page that is loading, on the way back and after a link', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  const follow = async (path: string) => {
    await page.locator(`header nav a[href="${path}"]`).first().click();
    await page.waitForURL(opened.site.url + path);
  };
  const switchTo = async (lang: string) => {
    await page.locator('header summary[aria-label]').click();
    await page.locator(`header a[hreflang=${lang}]`).click();
  };
  const isAt = async (path: string, lang: string, title: string) => {
    await page.waitForSelector(`html[lang=${lang}]`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    expect(page.url()).toBe(opened.site.url + path);
  };
  await page.goto(`${opened.site.url}/contact`);
  await waitForHydration(page);
  await follow('/about');
  await follow('/projects');
  await page.route('**/*.data*', async (route) => {
    await new Promise((resume) => setTimeout(resume, 1_000));
    await route.continue();
  });

  await page.evaluate(() => history.back());
  await page.waitForURL(`${opened.site.url}/about`);
  await switchTo('so');
  await isAt('/about', 'so', 'Nagu Saabsan');
  await page.goForward();
  await isAt('/projects', 'so', 'Mashaariicdayada');

  await page.locator('header nav a[href="/contact"]').first().click();
  await switchTo('ar');
  await isAt('/contact', 'ar', 'اتصل بنا');
  await page.goBack();
  await isAt('/projects', 'ar', 'مشاريعنا');

  const entries = await page.evaluate(() => history.length);
  await switchTo('so');
  await switchTo('ar');
  await isAt('/projects', 'ar', 'مشاريعنا');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  // Back before the switched page has come: the language was chosen.
  await switchTo('en');
  await page.goBack();
  await isAt('/about', 'en', 'About Us');
  expect(problems).toEqual([]);
  await close();
});

it('keeps the language in the address without JavaScript', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop, javaScriptEnabled: false });
  await page.goto(`${opened.site.url}/about`);
  await page.locator('header summary[aria-label]').click();
  await page.locator('a[hreflang=so]').click();
  expect(page.url()).toBe(`${opened.site.url}/about?lang=so`);
  await page.locator('header nav a[href^="/contact"]').first().click();
  expect(page.url()).toBe(`${opened.site.url}/contact?lang=so`);
  expect(await page.locator(html).getAttribute('lang')).toBe('so');
  await close();
});

it.each(['fr', '', 'AR', 'en,so'])(
  'treats the unknown language "%s" as English and does not keep it in links',
  async (lang) => {
    const text = await (await fetch(`${opened.site.url}/about?lang=${lang}`)).text();
    expect(text).toContain('<html lang="en" dir="ltr"');
    expect(text).toMatch(/href="\/contact"/);
  },
);

/** Fetches a page as a visitor whose browser prefers these languages, without its styles. */
async function fetchPage(path: string, languages = 'en'): Promise<Response & { html: string }> {
  const headers = { accept: 'text/html', 'accept-language': languages };
  const response = await fetch(opened.site.url + path, { headers, redirect: 'manual' });
  return Object.assign(response, { html: (await response.text()).replace(/<style[^]*?<\/style>/g, '') });
}

/** Changes settings as a superadmin. */
async function set(fields: Record<string, string>): Promise<void> {
  const client = createClient({ request: (path, init) => fetch(opened.site.url + path, init) });
  await client.login(superadmin.email, superadmin.password);
  expect((await client.send('PUT', `/api/identity/${singleId}`, fields)).status).toBe(200);
}

it('shows flags with the names of the specification, and other names or no flags where superadmins want that', async () => {
  const menu = async () => {
    const { html } = await fetchPage('/contact');
    const [list] = /<details[^]*?<\/details>/.exec(html)!;
    return { list, labels: [...list.matchAll(/>([^<]+)<\/a>/g)].map(([, label]) => label) };
  };
  const isFlag = /\/flags\/[\w-]+\.svg/;
  expect(await menu()).toEqual({ list: expect.stringMatching(isFlag), labels: ['English', 'Somali', 'العربية'] });
  await set({ languageMenu: 'flags-and-names' });
  expect(await menu()).toEqual({ list: expect.stringMatching(isFlag), labels: ['English', 'Soomaali', 'العربية'] });
  await set({ languageMenu: 'names' });
  expect(await menu()).toEqual({ list: expect.not.stringMatching(isFlag), labels: ['English', 'Soomaali', 'العربية'] });
  for (const [viewport, lang, shown] of [
    [phone, 'so', 'SO'],
    [{ width: 1024, height: 700 }, 'so', 'Soomaali'],
    [laptop, 'ar', 'العربية'],
  ] as const) {
    const { page, close } = await visit(opened.browser, { viewport });
    await page.goto(`${opened.site.url}/contact?lang=${lang}`);
    expect(await page.locator('.switcher').innerText()).toBe(shown);
    const bar = await page.locator('.site-header > .wrap').evaluate((row) => row.scrollWidth - row.clientWidth);
    expect([lang, viewport.width, bar, await overflow(page)]).toEqual([lang, viewport.width, 0, 0]);
    await close();
  }
  await set({ languageMenu: 'flags' });
});

it('leaves room for the name of the association on a phone, whatever the menu shows', async () => {
  for (const languageMenu of languageMenus) {
    await set({ languageMenu });
    for (const lang of languages) {
      const { page, close } = await visit(opened.browser, { viewport: phone });
      await page.goto(`${opened.site.url}/contact?lang=${lang}`);
      const home = (await page.locator('.site-home').boundingBox())!;
      const name = (await page.locator('.site-home-name').boundingBox())!;
      const isShown = name.y < home.y + home.height;
      expect([languageMenu, lang, isShown, await overflow(page)]).toEqual([languageMenu, lang, true, 0]);
      await close();
    }
  }
  await set({ languageMenu: 'flags' });
});

const isIn = async (path: string, text: string) => (await fetchPage(path)).html.includes(text);
/** What the page about privacy says of the language: that addresses have it, that it is forgotten. */
const privacyTexts = {
  en: ['in the addresses of the pages only', 'is forgotten when you leave'],
  so: ['waxay ku jirtaa cinwaannada bogagga', 'waa la ilaawaa marka aad baxdo'],
  ar: ['موجودة في عناوين الصفحات', 'تُنسى حين تغادر'],
};
const readPrivacy = () =>
  Promise.all(
    languages.map((lang) => Promise.all(privacyTexts[lang].map((text) => isIn(`/privacy?lang=${lang}`, text)))),
  );

it('offers no language, unless superadmins want that', async () => {
  expect(await isIn('/about', 'language-offer')).toBe(false);
  expect(await readPrivacy()).toEqual(languages.map(() => [false, true]));
});

describe('where addresses keep the language', () => {
  beforeEach(() => set({ rememberLanguage: 'on' }));
  const offer = (page: Page) => page.getByRole('navigation', { name: 'Language', exact: true });
  const somali = 'Boggan ku akhri Af-Soomaali';
  /** Opens a page as somebody whose browser is in these languages, the first one first. */
  const open = async (path: string, preferred: string[], options = {}) => {
    const visited = await visit(opened.browser, options);
    await visited.page.addInitScript((list) => {
      Object.defineProperty(navigator, 'languages', { get: () => list });
    }, preferred);
    await visited.page.goto(opened.site.url + path);
    return visited;
  };

  it('has the offers in the page, the same for everyone', async () => {
    const pages = await Promise.all(['en', 'so', 'ar,so;q=0.5'].map((languages) => fetchPage('/about', languages)));
    for (const page of pages) {
      expect([page.status, page.headers.get('vary')?.includes('language') ?? false]).toEqual([200, false]);
      expect(page.html === pages[0]!.html).toBe(true);
    }
    const hidden = new RegExp(`<nav id="language-offer" hidden[^]*<p lang="so"[^>]* hidden[^]*${somali}`);
    expect(hidden.test(pages[0]!.html)).toBe(true);
    expect(await isIn('/about?lang=en', '<nav id="language-offer"')).toBe(false);
    expect(await readPrivacy()).toEqual(languages.map(() => [true, false]));
    // An English browser, one that prefers English, and one in no language of the site.
    for (const preferred of [['en-GB'], ['en', 'so'], ['fr-FR', 'arn']]) {
      const { page, problems, close } = await open('/about', preferred);
      expect([preferred, await offer(page).isVisible(), problems]).toEqual([preferred, false, []]);
      await close();
    }
  });

  it('offers the language of the browser at the address that is open, and keeps it from then on', async () => {
    const { page, problems, close } = await open('/publications/news?page=2', ['fr', 'so-SO', 'ar'], {
      viewport: laptop,
    });
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    // A line that comes later moves the page by 0.05; a font that comes late, by 0.01.
    expect(shifts).toBeLessThan(0.03);
    // Under the fixed header, above the content.
    const [line, bar, title] = await Promise.all(
      [offer(page).locator('a:visible'), page.locator('.site-header'), page.locator('h1')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect([line!.y + 1 >= bar!.height, title!.y >= line!.y + line!.height]).toEqual([true, true]);
    await waitForHydration(page);
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    expect(await offer(page).locator('a:visible').allTextContents()).toEqual([somali]);
    await page.locator('header nav a[href="/about"]').first().click();
    await page.waitForURL('**/about');
    await offer(page).getByRole('link', { name: somali }).click();
    await page.waitForURL(`${opened.site.url}/about?lang=so`);
    expect(await page.locator('html').getAttribute('lang')).toBe('so');
    expect(await page.locator('#language-offer').count()).toBe(0);

    // The next visit begins in English again, with the offer; a choice in the menu stays too.
    await page.goto(opened.site.url);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await offer(page).waitFor();
    await page.locator('header summary[aria-label]').click();
    await page.locator('header a[hreflang=ar]').click();
    await page.waitForURL(`${opened.site.url}/?lang=ar`);
    await page.waitForSelector('html[lang=ar]');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(await page.locator('#language-offer').isVisible()).toBe(false);
    await page.reload();
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    expect(problems).toEqual([]);
    await close();
  });

  it('is closed with the keyboard, also where React does not start, and stays closed', async () => {
    const { page, problems, close } = await open('/about', ['ar-EG']);
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.reload();
    const button = offer(page).getByRole('button', { name: 'إغلاق هذه الرسالة' });
    await page.locator('.site-header button').last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => offer(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Language: English');
    await page.goto(`${opened.site.url}/contact`);
    expect([await page.locator('#language-offer').isVisible(), problems]).toEqual([false, []]);
    await close();
  });

  it.each([
    ['with React', true],
    ['where React does not start', false],
  ])('is not made again once English was chosen on a page of a shared link, %s', async (_, withReact) => {
    const { page, problems, close } = await open('/about?lang=so', ['so-SO']);
    await waitForHydration(page);
    if (!withReact) {
      await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.reload();
    }
    await page.locator('.site-header summary[aria-label]').click();
    await page.locator('.site-header a[hreflang=en]').click();
    await page.waitForURL('**/about?lang=en');
    await page.waitForSelector('html[lang=en]');
    await page.goto(`${opened.site.url}/projects`);
    expect([await page.locator('#language-offer').isVisible(), problems]).toEqual([false, []]);
    await close();
  });

  it('is not on the pages of the dashboard, to which staff go on from a page that has it', async () => {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport: laptop,
      locale: 'so-SO',
    });
    await page.goto(opened.site.url);
    await offer(page).waitFor();
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('#language-offer').count()).toBe(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});
