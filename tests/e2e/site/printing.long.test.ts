/** Prints of the public pages: text, pictures and addresses without navigation. */
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, visit } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();

describe('when printed', () => {
  it('a verse keeps its reference', async () => {
    const read = async (path: string) => (await fetch(`${opened.site.url}/api/articles${path}`)).text();
    const { articles } = JSON.parse(await read('?limit=20')) as { articles: { _id: string }[] };
    const contents = await Promise.all(articles.map(async ({ _id }) => ({ _id, text: await read(`/${_id}?lang=ar`) })));
    const article = contents.find(({ text }) => text.includes('﴾ ['))!;
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}/publications/articles/${article._id}?lang=ar`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.prose blockquote footer').first().isVisible()).toBe(true);
    await close();
  });

  it.each([
    '/',
    '/about',
    '/departments',
    '/publications/news',
    '/publications/reports',
    '/contact',
    '/donate',
    '/publications/articles',
    '/search?q=qur',
  ])('%s has neither navigation nor buttons, but its address', async (path) => {
    const { page, close } = await visit(opened.browser);
    await page.goto(opened.site.url + path);
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.site-header :is(button, summary, svg, a:not(.site-home)), body > footer, .button, .telegram-button, .arrow, nav, form[role=search]',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(shown).toEqual([]);
    expect(await page.locator('.site-home-name').isVisible()).toBe(true);
    expect(await page.locator('.print-address').innerText()).toContain(
      opened.site.url.replace(/^https?:\/\//, '').split(':')[0]!,
    );
    expect(await page.locator('h1').first().isVisible()).toBe(true);
    await close();
  });

  it('the home page begins with its introduction, and takes three pages', async () => {
    const { page, close } = await visit(opened.browser, { viewport: laptop });
    await page.goto(opened.site.url, { waitUntil: 'networkidle' });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.hero-text:visible').count()).toBe(0);
    await close();
  });

  it('the gallery begins below its heading, in colour', async () => {
    const { page, close } = await visit(opened.browser, { viewport: laptop });
    await page.goto(`${opened.site.url}/gallery`);
    await page.locator('.gallery-picture').first().waitFor();
    // A third page would be needed if the grid began on the second one.
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    const filters = await page
      .locator('main li img')
      .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).filter));
    expect(new Set(filters)).toEqual(new Set(['none']));
    await close();
  });

  it('a search has its question in the address', async () => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}/search?q=quran%20school&kind=news&page=1&lang=so`);
    await page.emulateMedia({ media: 'print' });
    const address = await page.locator('.print-address').innerText();
    expect(address).toMatch(/\/search\?lang=so&q=quran\+school&kind=news$/);
    await close();
  });

  it('links within sentences stay, and networks have their addresses', async () => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}/privacy`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main p > a[href^="mailto:"]').first().isVisible()).toBe(true);
    await page.goto(`${opened.site.url}/contact`);
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print' });
    const written = await page
      .locator('main .social-links a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toMatch(/^"https:\/\//);
    await close();
  });

  it('a table and a verse are whole on a page', async () => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}/publications/articles`);
    await page.locator('.card a').first().click();
    await page.locator('.prose').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const breaks = await page
      .locator('.prose')
      .first()
      .evaluate((prose) =>
        ['table', 'blockquote'].map(
          (name) => getComputedStyle(prose.appendChild(document.createElement(name))).breakInside,
        ),
      );
    expect(breaks).toEqual(['avoid', 'avoid']);
    await close();
  });

  it('a long table is divided between its rows, and its header is repeated', async () => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}/publications/articles`);
    await page.locator('.card a').first().click();
    await page.locator('.prose').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const breaks = await page
      .locator('.prose')
      .first()
      .evaluate((prose) =>
        [12, 13].map((rows) => {
          const table = prose.appendChild(document.createElement('table'));
          const head = table.createTHead();
          head.insertRow();
          const body = table.createTBody();
          for (let row = 0; row < rows; row += 1) body.insertRow();
          return [
            getComputedStyle(table).breakInside,
            getComputedStyle(body.rows[0]!).breakInside,
            getComputedStyle(head).display,
          ];
        }),
      );
    expect(breaks).toEqual([
      ['avoid', 'avoid', 'table-header-group'],
      ['auto', 'avoid', 'table-header-group'],
    ]);
    await close();
  });

  it('a picture has the same corners on both sides', async () => {
    const { page, close } = await visit(opened.browser, { viewport: laptop });
    await page.goto(`${opened.site.url}/publications/articles`);
    await page.locator('.card a').first().click();
    const picture = page.locator('.reading-picture');
    await picture.waitFor();
    await page.emulateMedia({ media: 'print' });
    // What is narrower than the rounded box around it would be clipped by it on one side only.
    const overflow = await picture.evaluate((box) => getComputedStyle(box).overflow);
    expect(overflow).toBe('visible');
    await close();
  });
});
