/** The association's own texts, from the dashboard to the visitor. */
import { expect, it } from 'vitest';
import { createClient } from '../../setup/api/client.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { waitForHydration, laptop, overflow, phone, violations, visit } from '../../setup/browser/pages.ts';
import {
  callApi,
  openScreen,
  waitForScreen,
  signInAs,
  staffEnvironment,
  superadmin,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const read = async (path: string) => (await fetch(opened.site.url + path)).text();

async function signedIn() {
  const client = createClient({ request: (path, init) => fetch(opened.site.url + path, init) });
  await client.login(superadmin.email, superadmin.password);
  return client;
}

it('shows a changed text on a cached page at once, in each language', async () => {
  const client = await signedIn();
  const replacements = { en: 'What is new', so: 'Waxa cusub', ar: 'الجديد عندنا' };
  for (const [lang, text] of Object.entries(replacements)) {
    const path = `/?lang=${lang}`;
    expect(await read(path)).not.toContain(text);
    expect((await client.send('PUT', '/api/site-texts/home.latestNews', { [lang]: text })).status).toBe(200);
    expect(await read(path)).toContain(`>${text}</h2>`);
    // A page contains the own texts of its language only.
    for (const other of Object.values(replacements).filter((replacement) => replacement !== text))
      expect(await read(path)).not.toContain(other);
  }
  for (const lang of Object.keys(replacements))
    await client.send('PUT', '/api/site-texts/home.latestNews', { [lang]: '' });
  expect(await read('/')).toContain('>Latest News</h2>');
  expect(await read('/')).not.toContain('home.latestNews');
});

it('shows markup in a text as it was typed, and runs nothing of it', async () => {
  const client = await signedIn();
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
  // A text of the menu has at most 30 characters.
  const texts = {
    'home.latestNews': hostile,
    'pages.home.title': hostile,
    'nav.about': '<img src=x onerror=alert(3)>',
  };
  for (const [key, en] of Object.entries(texts))
    expect((await client.send('PUT', `/api/site-texts/${key}`, { en })).status).toBe(200);
  expect(await read('/')).not.toMatch(/<script>alert|<img src=x/);
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await page.goto(opened.site.url);
  await waitForHydration(page);
  expect(await page.locator('h2', { hasText: 'onerror' }).first().textContent()).toBe(hostile);
  expect(await page.title()).toContain(hostile);
  expect([alerts, problems]).toEqual([0, []]);
  await close();
  for (const key of Object.keys(texts)) await client.send('PUT', `/api/site-texts/${key}`, { en: '' });
});

it.each([true, false])(
  'asks which text stays where another tab saved it meanwhile; the own one: %s',
  async (keepsOwn) => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const address = '/dashboard/site-texts?filter=home';
    await openScreen(page, opened.site, address);
    const field = (tab: typeof page) => tab.getByLabel('Latest News: English');
    await field(page).fill('Written here');
    await page.getByLabel('Latest News: Somali').fill('Halkan');
    const other = await page.context().newPage();
    other.on('dialog', (dialog) => void dialog.accept());
    await openScreen(other, opened.site, address);
    await field(other).fill('Written there');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('Saved. Visitors see the new texts now.').waitFor();

    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await page.getByText(/^You saved it on .*, in another window/).waitFor();
    await page.getByText('What you saved elsewhere: Written there').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('site-text-home-latestNews-en');
    expect([await field(page).inputValue(), await violations(page)]).toEqual(['Written here', []]);
    // Nothing is sent until it is settled.
    await save.click();
    await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await read('/')).toContain('>Written there</h2>');
    await page.getByRole('button', { name: keepsOwn ? 'Keep what I wrote' : 'Use the other text' }).click();
    await expect.poll(() => field(page).inputValue()).toBe(keepsOwn ? 'Written here' : 'Written there');
    await save.click();
    await page.getByText('Saved. Visitors see the new texts now.').waitFor();
    expect(await read('/')).toContain(keepsOwn ? '>Written here</h2>' : '>Written there</h2>');
    expect(await read('/?lang=so')).toContain('>Halkan</h2>');
    await callApi(page, 'PUT', '/site-texts/home.latestNews', { en: '', so: '' });
    await close();
  },
);

it('lets a superadmin change a heading, which a visitor sees after a reload and in the other language', async () => {
  const { page, problems, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
  await page.getByRole('link', { name: 'Site content', exact: true }).click();
  await page.getByRole('link', { name: /^Site texts/ }).click();
  await waitForScreen(page);
  await page.getByLabel('Part of the site').selectOption('Home page');
  await page.getByLabel('Latest News: English').fill('What is new');
  await page.getByLabel('Latest News: Arabic').fill('الجديد عندنا');
  // Typed texts are kept when another part is shown.
  await page.getByRole('searchbox').fill('page of');
  await page.getByLabel('Page {page} of {total}: English').fill('Page {page}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('{total} is missing. Write it exactly like this: the site replaces it.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-text-lists-page-en');
  await page.getByRole('button', { name: 'Restore the original: Page {page} of {total}, English' }).click();
  // The heading was saved before this one was refused.
  await page
    .locator('.save-bar')
    .getByText(/^Saved at/)
    .waitFor();
  expect(problems.splice(0).every((problem) => problem.includes('400'))).toBe(true);

  // A text that depends on a number has a field for each kind of number; plural syntax is not shown.
  await page.getByRole('searchbox').fill('reports.pages');
  await page.getByLabel('{count} pages: English, other numbers').fill('{count} leaves');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. Visitors see the new texts now.').last().waitFor();
  expect(await read('/publications/reports')).toMatch(/\d leaves/);
  await page.getByLabel('{count} pages: English, other numbers').fill('{count} pages');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('.toast').getByText('Saved. Visitors see the original text again.').waitFor();
  await expect.poll(() => read('/publications/reports')).not.toContain('leaves');
  await page
    .locator('.save-bar')
    .getByText(/^Saved at \d\d:\d\d\.$/)
    .waitFor();

  await page.getByRole('link', { name: 'Changed (1)' }).click();
  await page.getByRole('button', { name: 'Earlier texts' }).click();
  await page.getByRole('button', { name: 'Use this again: What is new' }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await overflow(page)).toBe(0);
  await page.goto(`${opened.site.url}/dashboard/site-texts?filter=lists&lang=ar`);
  await waitForScreen(page);
  await page.getByLabel('قسم الموقع').waitFor();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

  // Leaving with unsaved changes asks first.
  await page.getByRole('textbox', { name: 'الإنجليزية' }).first().fill('Leaf {page} of {total}');
  await page.setViewportSize(laptop);
  const countBefore = confirmed.length;
  await page.getByRole('link', { name: 'المستخدمون' }).click();
  await expect.poll(() => confirmed.length).toBe(countBefore + 1);
  expect(problems).toEqual([]);
  await close();

  const visitor = await visit(opened.browser, { viewport: laptop });
  const titles = () => visitor.page.locator('h2').allTextContents();
  await visitor.page.goto(opened.site.url);
  await waitForHydration(visitor.page);
  expect(await titles()).toContain('What is new');
  await visitor.page.locator('summary[aria-label^="Language"]').click();
  await visitor.page.locator('a[hreflang=ar]').click();
  await visitor.page.waitForSelector('html[lang=ar]');
  await expect.poll(titles).toContain('الجديد عندنا');
  await visitor.page.reload();
  await waitForHydration(visitor.page);
  expect(await titles()).toContain('What is new');
  await visitor.page.goto(`${opened.site.url}/?lang=ar`);
  await waitForHydration(visitor.page);
  expect(await titles()).toContain('الجديد عندنا');
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});
