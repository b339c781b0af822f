/** The frame of the dashboard and its forms: signing in, the menu, dates, limits, and a lost connection. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { sendContactForm } from '../../setup/browser/visitor-forms.ts';
import { waitForHydration, laptop, overflow, phone, violations, visit } from '../../setup/browser/pages.ts';
import {
  callApi,
  openScreen,
  signInAs,
  staffEnvironment,
  superadmin,
  waitForScreen,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

describe('signing in', () => {
  it('opens the first screen, and says so', async () => {
    const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
    await page.goto(`${opened.site.url}/signin`);
    await waitForHydration(page);
    await page.getByLabel('Email').fill(superadmin.email);
    await page.getByLabel('Password').fill(superadmin.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(`${opened.site.url}/dashboard`);
    await page.getByText('Login successful!').waitFor();
    await waitForScreen(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps a refusal on the page, can show the password, and explains what to do when it is forgotten', async () => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}/signin`);
    await waitForHydration(page);
    await page.getByText('Forgotten your password? Ask a superadmin for a new link.').waitFor();
    const password = page.locator('input[name=password]');
    await password.fill('not the lamp in the window');
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByLabel('Show what I type').check();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByLabel('Email').fill(superadmin.email);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const refusal = page.locator('main form [role=alert]');
    await refusal.waitFor();
    // Beside the toast, and after it has disappeared.
    await page
      .locator('.toast-region')
      .getByText((await refusal.innerText()).trim())
      .waitFor();
    await page
      .locator('.toast-region')
      .getByText((await refusal.innerText()).trim())
      .waitFor({ state: 'detached' });
    expect(await refusal.isVisible()).toBe(true);
    expect(await password.inputValue()).toBe('not the lamp in the window');
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

describe('the frame of the dashboard', () => {
  it('is in the HTML before any script runs, and preloads the texts with the scripts', async () => {
    const { page, close } = await visit(opened.browser, { javaScriptEnabled: false, viewport: laptop });
    await page.goto(`${opened.site.url}/dashboard/news?lang=so`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.side-bar').isVisible()).toBe(true);
    expect(await page.locator('main [aria-busy=true] .skeleton-bar').first().isVisible()).toBe(true);
    const preloaded = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const catalogues = await Promise.all(
      preloaded
        .filter((path) => /\/(?:site|dashboard)-/.test(path))
        .map(async (path) => (await fetch(opened.site.url + path)).text()),
    );
    expect(catalogues.some((text) => text.includes('Ma hilmaantay furaha sirta ah?'))).toBe(true);
    expect(catalogues.some((text) => text.includes('Waa saacadda Hargeysa.'))).toBe(true);
    await close();
  });

  it('loads few files for a list, and none of the edit forms', async () => {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    );
    await openScreen(page, opened.site, '/dashboard/news');
    // One of them, which announces pages and moves the focus, comes after the page.
    expect(scripts.length).toBeLessThan(28);
    expect(scripts.filter((path) => path.includes('edit-forms-'))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('date and time', () => {
  it.each([phone, laptop])('are never cut off, at $width px', async (viewport) => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport,
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    await openScreen(page, opened.site, '/dashboard/news');
    const edit = (await page.locator('main a[href*="/edit"]').first().getAttribute('href')) ?? '';
    for (const [lang, hint] of [
      ['en', 'Hargeisa time.'],
      ['so', 'Waa saacadda Hargeysa.'],
      ['ar', 'بتوقيت هرجيسا.'],
    ]) {
      await openScreen(page, opened.site, `${edit.split('?')[0]}?lang=${lang}`);
      await page.getByText(hint!).waitFor();
      const room = await page.locator('input[type=date], input[type=time]').evaluateAll((fields) =>
        (fields as HTMLInputElement[]).map((field) => {
          const given = field.offsetWidth;
          field.style.width = 'max-content';
          const needed = field.offsetWidth;
          field.style.width = '';
          return given - needed;
        }),
      );
      expect(room).toHaveLength(2);
      expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
      // Room for letters that are wider in other fonts.
      expect(
        await page
          .locator('input[type=time]')
          .evaluate((field: HTMLElement) => field.offsetWidth / Number.parseFloat(getComputedStyle(field).fontSize)),
      ).toBeGreaterThan(9);
      expect(await overflow(page)).toBe(0);
    }
    await close();
  });
});

describe('the parts of the site', () => {
  it('show limits while typing, and a new name and logo in the menu at once and on the sign-in page', async () => {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    await openScreen(page, opened.site, '/dashboard/identity');
    const name = page.getByLabel(/Short name: English/);
    await name.fill('a'.repeat(38));
    await page.getByText('2 characters left').waitFor();
    await name.fill('a'.repeat(45));
    await page.getByText('Too long by 5 characters: at most 40.').waitFor();
    await name.fill('Iftin Association');
    const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#1e6b4c' } })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/dashboard\/site$/);
    await page.locator('.side-bar').getByText('Iftin Association').waitFor();
    await page.locator('.side-bar img.site-logo').waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    const other = await visit(opened.browser);
    await other.page.goto(`${opened.site.url}/signin`);
    await other.page.locator('main img.site-logo').waitFor();
    await other.page.locator('main').getByText('Iftin Association', { exact: true }).waitFor();
    expect(await overflow(other.page)).toBe(0);
    await other.close();

    await openScreen(page, opened.site, '/dashboard/activity?kind=identity');
    expect(await page.locator('.activity-text').first().innerText()).not.toContain('one item');
    expect(problems).toEqual([]);
    await close();
  });

  it('name a moved item in the activity', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    await openScreen(page, opened.site, '/dashboard/partners');
    const second = (await page.locator('tbody [data-slot=title]').nth(1).innerText()).trim();
    await page.locator('tbody tr').nth(1).locator('.move-buttons button:not([aria-disabled])').first().click();
    await expect
      .poll(async () => (await page.locator('tbody [data-slot=title]').first().innerText()).trim())
      .toBe(second);
    await openScreen(page, opened.site, '/dashboard/activity?kind=partners');
    const entry = page.locator('.activity-text').first();
    expect(await entry.innerText()).toContain('changed the order of');
    expect(await entry.innerText()).toContain(second);
    await close();
  });

  it('fit the whole menu on a laptop screen of 768 px, and show whole ids in a list', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport: { width: 1366, height: 768 },
    });
    await openScreen(page, opened.site, '/dashboard/reports');
    const bottom = await page
      .locator('.side-bar')
      .getByRole('link', { name: 'Trash' })
      .evaluate((link) => link.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(768);
    expect(await page.locator('.side-bar').evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBeLessThanOrEqual(
      0,
    );
    expect(await page.locator('tbody [data-slot=id]').first().textContent()).toMatch(/[0-9a-f]{24}/);
    await page.setViewportSize({ width: 1280, height: 720 });
    await openScreen(page, opened.site, '/dashboard/reports?lang=ar');
    expect(await page.locator('.side-bar').evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBeLessThanOrEqual(
      0,
    );
    await close();
  });
});

describe('without a connection', () => {
  it.each(['/dashboard/news', '/dashboard/users', '/dashboard/messages'])(
    'reports in %s that nothing was deleted or created, and keeps the list',
    async (path) => {
      const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
      await sendContactForm(opened.site, 'Cabdi', 'cabdi@example.org');
      await callApi(page, 'POST', '/users');
      await openScreen(page, opened.site, `${path}?lang=ar`);
      const rows = page.locator('tbody tr');
      const before = await rows.count();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'حذف' }).first().click();
      const toast = page.locator('.toast[data-kind=error]', { hasText: 'لا يوجد اتصال بالإنترنت، فلم يتغيّر شيء.' });
      await toast.waitFor();
      expect(await toast.locator('.toast-icon, .toast-close').count()).toBe(2);
      expect(await rows.count()).toBe(before);
      expect(await page.locator('main [role=alert]').count()).toBe(0);
      const create = page.locator('main button.button').first();
      if (path !== '/dashboard/messages') {
        await toast.locator('.toast-close').click();
        await toast.waitFor({ state: 'detached' });
        await create.click();
        await toast.waitFor();
        expect(await rows.count()).toBe(before);
      }
      await page.context().setOffline(false);
      await close();
    },
  );

  it('keeps a list that cannot be fetched again below the error message', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    await openScreen(page, opened.site, '/dashboard/news');
    const rows = page.locator('tbody tr');
    const before = await rows.count();
    await page.route('**/api/news?*', (route) => route.abort('failed'));
    await page.route('**/api/news/*', (route) => route.abort('failed'));
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.locator('main [role=alert]', { hasText: 'Failed to fetch news.' }).waitFor();
    expect(await rows.count()).toBe(before);
    await page.unroute('**/api/news?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main [role=alert]').waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(before);
    await close();
  });
});
