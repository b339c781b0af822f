/** Lines of the specification that only a real browser can check. */
import { expect, it } from 'vitest';
import { holdRequests } from '../../setup/browser/hold-requests.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { waitForHydration, laptop, phone, visit, visitSavingData } from '../../setup/browser/pages.ts';
import { waitForScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

it('shows partner logos in grey except in the middle of the row and under the pointer', async () => {
  for (const viewport of [phone, laptop]) {
    const { page, close } = await visit(opened.browser, { viewport, reducedMotion: 'no-preference' });
    await page.goto(opened.site.url);
    await waitForHydration(page);
    await page.locator('.partner').first().scrollIntoViewIfNeeded();
    const gray = () =>
      page
        .locator('.partner img')
        .evaluateAll(
          (images) => images.filter((image) => getComputedStyle(image).filter.startsWith('grayscale(1')).length,
        );
    const all = await page.locator('.partner img').count();
    await expect.poll(gray).toBeGreaterThan(all / 2);
    expect(await gray()).toBeLessThan(all);
    await close();
  }
});

it('loads the map of the contact page lazily, and not at all under data saving until it is requested', async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/contact`);
  const frame = page.locator('iframe[title="Our Location"]');
  expect(await frame.getAttribute('loading')).toBe('lazy');
  await frame.scrollIntoViewIfNeeded();
  expect(await frame.isVisible()).toBe(true);
  await close();
  const saving = await visitSavingData(opened.browser);
  const requestedHosts: string[] = [];
  saving.page.on('request', (request) => requestedHosts.push(new URL(request.url()).host));
  await saving.page.goto(`${opened.site.url}/contact`);
  const link = saving.page.getByRole('link', { name: 'Show the map' });
  await link.scrollIntoViewIfNeeded();
  expect(await saving.page.locator('iframe[title="Our Location"]').isVisible()).toBe(false);
  await saving.page.waitForTimeout(500);
  expect(new Set(requestedHosts)).toEqual(new Set([new URL(opened.site.url).host]));
  await saving.close();
});

it('sends nothing from the donation form without scripts, and explains why', async () => {
  const { page, close } = await visit(opened.browser, { javaScriptEnabled: false });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await page.goto(`${opened.site.url}/donate`);
  expect(await page.locator('form noscript').textContent()).toContain('This form needs JavaScript.');
  expect((await page.locator('form noscript').boundingBox())?.height).toBeGreaterThan(20);
  const before = sent.length;
  await page.getByLabel('Name').fill('A visitor');
  await page.getByLabel('Email').fill('visitor@example.org');
  await page.getByLabel('Amount').fill('25');
  await page.getByLabel('Amount').press('Enter');
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await page.waitForTimeout(500);
  expect(sent.slice(before)).toEqual([]);
  await close();
});

it.each([
  ['/projects', 'Loading projects...', 'en'],
  ['/publications/news', 'Loading news...', 'en'],
  ['/publications/videos', 'Muuqaallada', 'so'],
])('reports on a slow connection that %s is loading', async (path, text, lang) => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/about?lang=${lang}`);
  await waitForHydration(page);
  const release = await holdRequests(page, '**/*.data*');
  await page.evaluate((wanted) => document.querySelector<HTMLAnchorElement>(`a[href^="${wanted}"]`)!.click(), path);
  const status = page.locator('.loading-text');
  await expect.poll(() => status.textContent()).toContain(text);
  await expect.poll(() => status.isVisible()).toBe(true);
  release();
  await page.waitForURL(`**${path}*`);
  await expect.poll(() => status.textContent()).toBe('');
  await close();
});

it.each([
  [320, 320],
  [345, 340],
  [1280, 340],
])('shows on a screen of %i px gallery slides of %i px', async (width, expected) => {
  const { page, close } = await visit(opened.browser, { viewport: { width, height: 740 } });
  await page.goto(opened.site.url);
  expect(
    await page
      .locator('.gallery-slide')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().width),
  ).toBe(expected);
  await close();
});

it('fades a section in once 0.3 of it is visible', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop, reducedMotion: 'no-preference' });
  await page.goto(opened.site.url);
  await waitForHydration(page);
  const opacityAt = (share: number) =>
    page.evaluate(async (visible) => {
      const section = [...document.querySelectorAll<HTMLElement>('.reveal')].at(-1)!;
      const { top, height } = section.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + Math.min(height, innerHeight) * visible, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return Number(getComputedStyle(section).opacity);
    }, share);
  // Outside the viewport it keeps its contrast.
  expect(await opacityAt(-0.05)).toBe(1);
  expect(await opacityAt(0.15)).toBeLessThan(0.6);
  expect(await opacityAt(0.28)).toBeLessThan(0.6);
  expect(await opacityAt(0.65)).toBe(1);
  await close();
});

it('checks the email address of the sign-in form before sending anything', async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/signin`);
  await waitForHydration(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password').fill('something');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Please enter an email address such as name@example.org.').first().waitFor();
  expect(sent.filter((address) => address.includes('/api/'))).toEqual([]);
  await close();
});

it(
  'shows a 404 for unknown dashboard pages, offers only readable picture formats, and asks before saving texts',
  { timeout: 120_000 },
  async () => {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
    for (const path of ['/dashboard/nothing', '/dashboard/nothing/at/all']) {
      const response = await page.goto(opened.site.url + path);
      expect([path, response?.status()]).toEqual([path, 404]);
      await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    }
    await page.getByRole('link', { name: 'Home page of the site' }).click();
    await page.waitForURL(`${opened.site.url}/`);
    expect((await page.goto(`${opened.site.url}/dashboard/news`))?.status()).toBe(200);

    await page.goto(`${opened.site.url}/dashboard/media`);
    await waitForScreen(page);
    const accepted = await page.locator('input[type=file]').first().getAttribute('accept');
    expect(accepted).toContain('image/svg+xml');
    expect(accepted).not.toMatch(/\*|bmp|heic/);

    await page.goto(`${opened.site.url}/dashboard/site-texts`);
    await waitForScreen(page);
    const asked = confirmed.length;
    await page.locator('main textarea, main input[type=text]').first().fill('Home page');
    await page.locator('main form button[type=submit]').last().click();
    await expect
      .poll(() => confirmed.slice(asked))
      .toEqual(['Are you sure you want to save these texts? They appear on the site immediately.']);
    await close();
  },
);

it('responds with 404 past the end of a list and links to its first page', async () => {
  const response = await fetch(`${opened.site.url}/publications/news?page=99`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('page=99');
  const { page, problems, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/publications/news?page=99`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'first page' }).click();
  await page.locator('.list-items li').first().waitFor();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await close();
});

it('compresses a 404 page like any other', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const response = await fetch(`${opened.site.url}/no-such-page`, { headers: { 'accept-encoding': accepted } });
    expect([
      response.status,
      response.headers.get('content-encoding'),
      response.headers.get('vary')?.toLowerCase(),
    ]).toEqual([404, encoding, 'accept-encoding, save-data']);
    expect(await response.text()).toContain('404 - Page Not Found');
  }
});
