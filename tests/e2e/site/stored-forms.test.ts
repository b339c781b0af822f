/** What visitors type into a form is stored for a reload of the tab, until it is sent. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { visit, waitForHydration } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();

const forms = [
  {
    path: '/contact',
    key: 'contactForm',
    values: { name: 'Ayaan', email: 'ayaan@example.org', phone: '063 4123456', message: 'Goorma?\nالسلام عليكم' },
  },
  {
    path: '/member',
    key: 'membershipForm',
    values: { name: 'Khadra', email: '', phone: '063 4123456', city: 'Burco', message: 'To learn.' },
  },
];

const storedIn = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

describe.each(forms)('the form of $path', ({ path, key, values }) => {
  const rootOf = (page: Page) => (path === '/contact' ? page.locator('main') : page.frameLocator('main iframe'));
  const formOf = (page: Page) => rootOf(page).locator('form');
  const valuesOf = (page: Page) =>
    formOf(page).evaluate((form, names) => {
      const typed = new FormData(form as HTMLFormElement);
      return Object.fromEntries(names.map((name) => [name, String(typed.get(name)).replaceAll('\r', '')]));
    }, Object.keys(values));
  const open = async (page: Page, lang: string) => {
    await page.goto(`${opened.site.url}${path}?lang=${lang}`);
    await waitForHydration(page);
  };

  it.each(['en', 'so', 'ar'])('keeps what was typed after a reload until it is sent, in %s', async (lang) => {
    const { page, problems, close } = await visit(opened.browser);
    await open(page, lang);
    const form = formOf(page);
    // The first touch loads the scripts of the form.
    await form.locator('[name=name]').click();
    await form.evaluate(async (element) => {
      while (!Object.keys(element).some((name) => name.startsWith('__reactFiber')))
        await new Promise((done) => setTimeout(done, 50));
    });
    expect(await storedIn(page, key)).toBeNull();
    for (const [name, text] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(text);
    const stored = JSON.parse((await storedIn(page, key))!) as { values: Record<string, string> };
    expect(stored.values).toEqual(Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')));

    await page.reload();
    await expect.poll(() => valuesOf(page)).toEqual(values);
    await page.goto(`${opened.site.url}/about`);
    await open(page, lang);
    await expect.poll(() => valuesOf(page)).toEqual(values);

    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await form.locator('button[type=submit]').click();
    await rootOf(page).locator('[data-notice=success]').waitFor();
    // Sent at once, but not in haste: a time would make it spam.
    expect(/seconds(?:"\r\n\r\n|=|":")([^\r&"]*)/.exec((await sent).postData() ?? '')?.[1]).toBe('');
    await expect.poll(() => storedIn(page, key)).toBeNull();
    await open(page, lang);
    await form.locator('[name=name]').click();
    expect((await valuesOf(page))['message']).toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps what was filled in before the scripts ran, without a key or a touch', async () => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}${path}`);
    await formOf(page).locator('[name=name]').fill('Ayaan');
    await expect.poll(() => storedIn(page, key)).toContain('Ayaan');
    await page.reload();
    await expect.poll(async () => (await valuesOf(page))['name']).toBe('Ayaan');
    await close();
  });

  it('stores nothing in other tabs, and nothing once all fields are empty again', async () => {
    const { page, close } = await visit(opened.browser);
    await open(page, 'en');
    const name = formOf(page).locator('[name=name]');
    await name.click();
    await expect
      .poll(async () => {
        await name.fill('Ayaan');
        return storedIn(page, key);
      })
      .toContain('Ayaan');
    const other = await page.context().newPage();
    await other.goto(`${opened.site.url}${path}`);
    expect(await storedIn(other, key)).toBeNull();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ayaan');
    await name.fill('');
    expect(await storedIn(page, key)).toBeNull();
    await close();
  });
});
