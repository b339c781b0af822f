/** The membership form, which is in a frame and has scripts of its own. */
import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { waitForHydration, laptop, phone, visit, visitSavingData } from '../../setup/browser/pages.ts';
import { isFrameHydrated, isInView, storedMessages } from '../../setup/browser/visitor-forms.ts';

const opened = openSiteAndBrowser();

it('loads the scripts of the membership form when it is used, and changes its language with the page', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/member`);
  await waitForHydration(page);
  const form = page.frameLocator('main iframe').locator('form');
  await form.locator('[name=city]').waitFor();
  // The page is idle, and the form has no scripts yet.
  expect(await isFrameHydrated(page)).toBe(false);
  await form.locator('[name=name]').click();
  await expect.poll(() => isFrameHydrated(page)).toBe(true);
  await form.locator('[name=name]').fill('Ayaan');

  // With stored values the scripts would start at once to restore them.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await waitForHydration(page);
  // Without an event, which would start the scripts.
  await form.locator('[name=name]').evaluate((input: HTMLInputElement) => (input.value = 'Khadra'));
  expect(await isFrameHydrated(page)).toBe(false);
  await page.locator('summary[aria-label^="Language"]').click();
  await page.locator('a[hreflang=ar]').click();
  await page.frameLocator('main iframe').locator('html[lang=ar][dir=rtl]').waitFor();
  expect(await form.locator('[name=name]').inputValue()).toBe('Khadra');
  expect(problems).toEqual([]);
  await close();
});

it('loads the form once in another language where the data comes slowly, and in the last one that was chosen', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  const loaded: (string | null)[] = [];
  await page.route('**/embed/membership.data?*', async (route) => {
    loaded.push(new URL(route.request().url()).searchParams.get('lang'));
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${opened.site.url}/member`);
  await waitForHydration(page);
  const form = page.frameLocator('main iframe').locator('form');
  await form.locator('[name=name]').fill('Khadra');
  await expect.poll(() => isFrameHydrated(page)).toBe(true);
  const choose = async (language: string) => {
    await page.locator('.switcher').click();
    await page.locator(`header [hreflang=${language}]`).click();
  };
  await choose('ar');
  await page.frameLocator('main iframe').locator('html[lang=ar]').waitFor();
  expect(loaded).toEqual(['ar']);
  await choose('so');
  await expect.poll(() => loaded).toEqual(['ar', 'so']);
  await choose('en');
  await page.locator('html[lang=en]').waitFor();
  await page.waitForTimeout(2_500);
  expect(await page.frames()[1]!.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(loaded.length).toBeLessThanOrEqual(4);
  expect(await form.locator('[name=name]').inputValue()).toBe('Khadra');
  expect(problems).toEqual([]);
  await close();
});

it('is there again in the next language where it could not be loaded in one', async () => {
  const { page, close } = await visit(opened.browser, { viewport: phone });
  await page.goto(`${opened.site.url}/member`);
  await waitForHydration(page);
  const frame = page.frameLocator('main iframe');
  await frame.locator('[name=name]').fill('Khadra');
  await expect.poll(() => isFrameHydrated(page)).toBe(true);
  const choose = async (language: string) => {
    await page.locator('.switcher').click();
    await page.locator(`header [hreflang=${language}]`).click();
    await page.locator(`html[lang=${language}]`).waitFor();
  };
  await page.route('**/embed/membership*', (route) => route.abort('failed'));
  await choose('so');
  await frame.locator('form').waitFor({ state: 'detached' });
  await choose('ar');
  await page.getByText('تعذّر الاتصال بالموقع').waitFor();
  await page.unroute('**/embed/membership*');
  await choose('so');
  await frame.locator('html[lang=so] form').waitFor();
  await expect.poll(() => frame.locator('[name=name]').inputValue()).toBe('Khadra');
  await close();
});

it('is there with the next language where its page could not be loaded at all', async () => {
  const { page, close } = await visit(opened.browser, { viewport: phone });
  await page.route('**/embed/membership*', (route) => route.abort('failed'));
  await page.goto(`${opened.site.url}/member`);
  await waitForHydration(page);
  await page.locator('main iframe').evaluate((frame) => frame.parentElement!.scrollIntoView());
  await expect.poll(() => page.evaluate(() => document.querySelector('iframe')!.contentDocument)).toBe(null);
  await page.unroute('**/embed/membership*');
  await page.locator('.switcher').click();
  await page.locator('header [hreflang=ar]').click();
  await page.frameLocator('main iframe').locator('html[lang=ar] form').waitFor();
  await close();
});

it.each([
  ['the server is not reached', (route: Route) => route.abort('failed')],
  ['a proxy answers', (route: Route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' })],
])('says that it could not be loaded where %s, and is there once the server is reached', async (_, fail) => {
  const { page, close } = await visit(opened.browser, { viewport: phone });
  await page.route('**/embed/membership*', fail);
  await page.goto(`${opened.site.url}/member?lang=so`);
  await waitForHydration(page);
  const frame = page.locator('main iframe');
  await frame.evaluate((element) => element.parentElement!.scrollIntoView());
  await page.getByText('Degelka lama gaadhi karo').waitFor();
  expect([await frame.isVisible(), await page.getByText('Foomka waa la soo rarayaa').count()]).toEqual([false, 0]);
  const again = page.getByRole('button', { name: 'Isku day mar kale' });
  await again.click();
  await again.waitFor();
  await page.unroute('**/embed/membership*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.frameLocator('main iframe').locator('html[lang=so] form').waitFor();
  expect(await again.count()).toBe(0);
  await close();
});

it('stays in its page where the visitor begins to save data between two pages', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: phone });
  await page.goto(opened.site.url);
  await waitForHydration(page);
  await page.context().setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/member"]')!.click());
  await page.frameLocator('main iframe').locator('[name=city]').waitFor();
  await page.waitForTimeout(500);
  expect([await page.locator('main iframe').count(), problems]).toEqual([1, []]);
  await close();
});

it.each(['so', 'ar'])(
  'shows all of the form, and its first wrong field, under data saving and without scripts (%s)',
  async (lang) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, close } = await visitSavingData(opened.browser, { viewport: phone, javaScriptEnabled });
      await page.goto(`${opened.site.url}/member?lang=${lang}`);
      const frame = page.frameLocator('main iframe');
      const button = frame.locator('button[type=submit]');
      await button.scrollIntoViewIfNeeded();
      /** How far the frame goes on below its button; a hidden one would be below the frame. */
      const room = async () => {
        const [outer, inner] = [await page.locator('main iframe').boundingBox(), await button.boundingBox()];
        return outer!.y + outer!.height - inner!.y - inner!.height;
      };
      await expect.poll(room).toBeGreaterThan(8);
      await button.click();
      const wrong = frame.locator('[aria-invalid=true]').first();
      await wrong.waitFor();
      await expect.poll(room).toBeGreaterThan(8);
      await expect.poll(async () => (await wrong.boundingBox())!.y).toBeGreaterThan(0);
      expect((await wrong.boundingBox())!.y).toBeLessThan(phone.height);
      await close();
    }
  },
);

describe.each([phone, laptop])('in a window of $width x $height', (viewport) => {
  it.each([true, false])('scrolls the thanks of the membership form into view; hydrated: %s', async (isTakenOver) => {
    const { page, close } = await visit(opened.browser, { viewport });
    await page.goto(`${opened.site.url}/member?lang=so`);
    await waitForHydration(page);
    const frame = page.frameLocator('main iframe');
    await frame.locator('[name=city]').waitFor();
    if (isTakenOver) {
      await frame.locator('[name=name]').click();
      await expect.poll(() => isFrameHydrated(page)).toBe(true);
    }
    const values = { name: 'Cabdi', phone: '063 4123456', city: 'Burco' };
    if (isTakenOver)
      for (const [name, text] of Object.entries(values)) await frame.locator(`[name=${name}]`).fill(text);
    else {
      // As on a slow connection, where the form is sent before its scripts arrive.
      await page.frames()[1]!.evaluate((typed) => {
        for (const [name, text] of Object.entries(typed))
          document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = text;
        HTMLFormElement.prototype.submit.call(document.querySelector('form')!);
      }, values);
    }
    if (isTakenOver) await frame.locator('button[type=submit]').click();
    await frame.locator('[data-notice=success]').waitFor();
    await expect.poll(() => isInView(page, '[data-notice]', true)).toBe(true);
    // It stays in view once the frame has adapted its height.
    await page.waitForTimeout(400);
    expect(await isInView(page, '[data-notice]', true)).toBe(true);
    // Nothing is empty below the thanks.
    const spareHeight = await page
      .locator('main iframe')
      .evaluate((element) => element.parentElement!.clientHeight - element.clientHeight);
    expect(spareHeight).toBeLessThan(16);
    expect(
      await page.evaluate(() => document.querySelector('iframe')!.contentDocument!.activeElement?.getAttribute('role')),
    ).toBe('status');
    await close();
  });
});

describe.each(['asleep', 'awake'] as const)('the membership form with its scripts %s', (state) => {
  /** Fills in the form without events where its scripts are asleep: a key press, a touch or an input loads them. */
  async function openForm(values: Record<string, string>) {
    const visited = await visit(opened.browser);
    const { page } = visited;
    await page.goto(`${opened.site.url}/member`);
    await waitForHydration(page);
    const form = page.frameLocator('main iframe').locator('form');
    await form.locator('[name=city]').waitFor();
    if (state === 'awake') {
      await form.locator('[name=city]').click();
      await expect.poll(() => isFrameHydrated(page)).toBe(true);
    }
    for (const [name, text] of Object.entries(values)) {
      const field = form.locator(`[name=${name}]`);
      if (state === 'awake') await field.fill(text);
      else await field.evaluate((element, typed) => ((element as HTMLInputElement).value = typed), text);
    }
    /** Submits as the button would; clicking it would load the scripts first. */
    const send = () =>
      state === 'awake'
        ? form.locator('button[type=submit]').click()
        : form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
    return { ...visited, form, send };
  }
  const whole = { name: 'Ayaan', email: 'ayaan@example.org', city: 'Burco', message: 'To learn.' };

  it.each(['no connection', 'a connection that fails'])('keeps what was typed with %s', async (trouble) => {
    const { page, form, send, close } = await openForm(whole);
    const cut = async (isCut: boolean) => {
      if (trouble === 'no connection') await page.context().setOffline(isCut);
      else if (isCut) await page.route('**/embed/**', (route) => route.abort('failed'));
      else await page.unroute('**/embed/**');
    };
    await cut(true);
    await send();
    const notice = state === 'awake' ? form.locator('[data-notice=error]') : page.locator('main [data-notice=error]');
    await notice.waitFor();
    expect(await notice.textContent()).toBe(
      'The website could not be reached. What you typed is still here: check your internet connection and try again.',
    );
    await expect.poll(() => isInView(page, '[data-notice]', state === 'awake')).toBe(true);
    expect(await form.locator('[name=message]').inputValue()).toBe('To learn.');
    await cut(false);
    await send();
    await page.frameLocator('main iframe').locator('[data-notice=success]').waitFor();
    expect(await page.locator('[data-notice=error]').count()).toBe(0);
    expect((await storedMessages(opened.site)).at(-1)).toMatchObject({ kind: 'membership', body: 'To learn.' });
    await close();
  });

  it.each([{ name: '' }, { email: 'abc' }])('moves the focus to the first wrong field: %o', async (wrong) => {
    const { page, form, send, close } = await openForm({ ...whole, ...wrong });
    await send();
    const [name] = Object.keys(wrong);
    await form.locator(`[name=${name}][aria-invalid=true]`).waitFor();
    await expect.poll(() => isInView(page, `[name=${name}]`, true)).toBe(true);
    await expect.poll(() => form.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
    expect(await form.locator('[name=message]').inputValue()).toBe('To learn.');
    await close();
  });
});
