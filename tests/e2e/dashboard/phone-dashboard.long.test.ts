/** The dashboard on a phone: nothing that is read or pressed is cut off or covered. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone } from '../../setup/browser/pages.ts';
import { callApi, signInAs, staffEnvironment, superadmin, waitForScreen } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const open = async (page: Page, path: string) => {
  await page.goto(opened.site.url + path);
  await waitForScreen(page);
};

it.each(['en', 'so', 'ar'])('search boxes show their whole hint, in %s', async (lang) => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  for (const list of ['news', 'messages', 'media', 'users', 'security-log', 'site-texts']) {
    await open(page, `/dashboard/${list}?lang=${lang}`);
    const [needed, given] = await page.locator('main .search-input').evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const hint = document.createElement('span');
      hint.textContent = input.placeholder;
      hint.style.font = getComputedStyle(input, '::placeholder').font;
      hint.style.position = 'absolute';
      hint.style.whiteSpace = 'nowrap';
      document.body.append(hint);
      const { width } = hint.getBoundingClientRect();
      hint.remove();
      return [width, input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)];
    });
    expect(needed, `${list}: ${needed} px in ${given} px`).toBeLessThanOrEqual(given!);
    expect(await overflow(page)).toBe(0);
  }
  await close();
});

describe('toasts', () => {
  /** Returns what a shown toast covers, once it has come in. */
  const coveredBy = (page: Page) =>
    page.evaluate(async () => {
      const toast = document.querySelector('.toast:not([data-leaving])');
      if (!toast) return ['there is no toast'];
      await Promise.all(toast.getAnimations().map((animation) => animation.finished));
      const box = toast.getBoundingClientRect();
      if (box.top < 0 || box.bottom > window.innerHeight) return ['it is outside of the screen'];
      return ['.dashboard header', 'main h1', '.save-bar', '.save-row'].filter((selector) => {
        const other = document.querySelector(selector)?.getBoundingClientRect();
        return other && other.top < box.bottom && box.top < other.bottom;
      });
    });

  it.each(['en', 'so', 'ar'])('cover no heading, menu or button, in %s', async (lang) => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
    const id = String((await callApi(page, 'POST', '/news'))['_id']);
    await open(page, `/dashboard/news/${id}/edit?lang=${lang}`);
    await page.locator(`#field-title${lang === 'en' ? '' : `-${lang}`}`).fill('Roob');
    await page.locator('.save-buttons button').first().click();
    await page.locator('.toast').waitFor();
    expect(await coveredBy(page)).toEqual([]);

    await open(page, `/dashboard/profile?lang=${lang}`);
    await page.locator('main form [name=name]').fill(`Amina ${lang}`);
    await page.locator('.save-row button').click();
    await page.locator('.toast').waitFor();
    expect(await coveredBy(page)).toEqual([]);

    // Behind the menu, and at the end of a list everything can be scrolled clear of it.
    await open(page, `/dashboard/news?lang=${lang}`);
    await page.locator('.row-actions button').first().click();
    await page.locator('.toast').waitFor();
    expect(await coveredBy(page)).toEqual([]);
    const isCovered = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const toast = document.querySelector('.toast')!.getBoundingClientRect();
      return document.querySelector('main')!.lastElementChild!.getBoundingClientRect().bottom > toast.top;
    });
    expect(isCovered).toBe(false);
    await page.locator('.dashboard header button').first().click();
    await page.locator('.side-bar.is-open').waitFor();
    const isOnTop = () =>
      page.evaluate(() => {
        const { left, top, width, height } = document.querySelector('.toast')!.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.toast') !== null;
      });
    // The menu slides in.
    await expect.poll(isOnTop).toBe(false);
    await page.keyboard.press('Escape');
    await page.locator('.side-bar:not(.is-open)').waitFor({ state: 'attached' });
    await close();
  });
});

describe('problems of a field', () => {
  /** Returns whether the first problem is shown between the bars above and below. */
  const isClear = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const box = element.getBoundingClientRect();
      const above = Math.max(
        ...[...document.querySelectorAll('.dashboard header, .language-bar')].map(
          (bar) => bar.getBoundingClientRect().bottom,
        ),
      );
      const below = document.querySelector('.save-bar, .save-row')!.getBoundingClientRect().top;
      return box.top >= above && box.bottom <= below;
    });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not an image.') };

  it('stay clear of the bars when the pictures of the form arrive late', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport: { width: 740, height: 360 },
    });
    const { promise: pictures, resolve: deliver } = Promise.withResolvers<void>();
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'image') await pictures;
      await route.continue();
    });
    await page.goto(`${opened.site.url}/dashboard/banners`, { waitUntil: 'domcontentloaded' });
    await waitForScreen(page);
    await page.locator('input[type=file]').first().setInputFiles(notes);
    await expect.poll(() => page.locator('.field-error').count()).toBe(1);
    await expect.poll(() => isClear(page, '.field-error')).toBe(true);
    deliver();
    const isLoaded = () =>
      page
        .locator('.picture-preview')
        .evaluateAll((all: HTMLImageElement[]) => all.every((image) => image.naturalWidth > 0));
    await expect.poll(isLoaded).toBe(true);
    expect(await isClear(page, '.field-error')).toBe(true);
    await close();
  });

  it.each([phone, laptop, { width: 740, height: 360 }])(
    'are shown clear of the bars, at $width x $height',
    async (viewport) => {
      const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport });
      await open(page, '/dashboard/banners?lang=ar');
      const choosers = page.locator('input[type=file]');
      for (let index = 0; index < (await choosers.count()); index += 1) {
        const chooser = choosers.nth(index);
        // As low as it can be pressed, just above the bar.
        await chooser.evaluate((input) => {
          input.nextElementSibling!.scrollIntoView({ block: 'end' });
          window.scrollBy(0, document.querySelector('.save-bar')!.getBoundingClientRect().height);
        });
        await chooser.setInputFiles(notes);
        const problem = `#${await chooser.getAttribute('id')}-problem`;
        await page.locator(problem).waitFor();
        await expect.poll(() => isClear(page, problem)).toBe(true);
      }

      const id = String((await callApi(page, 'POST', '/news'))['_id']);
      await open(page, `/dashboard/news/${id}/edit`);
      await page.getByLabel('Title: English').fill('A well');
      await page.locator('.save-buttons button[type=submit]').click();
      await page.locator('#field-content-problem').waitFor();
      await expect.poll(() => isClear(page, '#field-content-problem')).toBe(true);

      await open(page, '/dashboard/profile');
      await page.locator('input[type=file]').setInputFiles(notes);
      await page.locator('.save-row button').click();
      await page.locator('.field-error').waitFor();
      await expect.poll(() => isClear(page, '.field-error')).toBe(true);
      await close();
    },
  );
});
