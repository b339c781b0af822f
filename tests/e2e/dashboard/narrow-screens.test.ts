/** Details of narrow screens and enlarged text, in the languages where they are longest. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, visit, waitForHydration } from '../../setup/browser/pages.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

describe.each(['en', 'so', 'ar'])('in %s', (lang) => {
  it('the language menu, testimonials and the titles of About Us stay in the window with text of twice the size', async () => {
    const { page, close } = await visit(opened.browser, { viewport: phone });
    await page.goto(`${opened.site.url}/?lang=${lang}`);
    await waitForHydration(page);
    await page.evaluate(() => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      document.documentElement.style.fontSize = `${2 * size}px`;
    });
    await page.locator('header details:has(a[hreflang]) > summary').click();
    const { x, width } = await boxOf(page, 'header details ul:has(a[hreflang])');
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(phone.width);
    await page.keyboard.press('Escape');
    const clipped = await page
      .locator('.testimonial figcaption')
      .evaluateAll((captions) => captions.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(clipped).toBe(0);
    await page
      .locator('header a[href^="/about"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('#vision').waitFor();
    expect(await overflow(page)).toBe(0);
    await close();
  });

  it.each([360, 600, 1280])('the membership form without scripts is whole in a window of %i pixels', async (width) => {
    const { page, close } = await visit(opened.browser, {
      viewport: { width, height: 740 },
      javaScriptEnabled: false,
    });
    await page.goto(`${opened.site.url}/member?lang=${lang}`);
    const form = page.frameLocator('main iframe').locator('main');
    await form.locator('button[type=submit]').waitFor();
    const [frame, content] = [await boxOf(page, 'main iframe'), (await form.boundingBox())!];
    expect(content.y + content.height).toBeLessThanOrEqual(frame.y + frame.height);
    await close();
  });
});

it('keeps the languages of a form apart in Somali, and shows Arabic letters for bold and italic in Arabic', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  await openScreen(page, opened.site, `/dashboard/news/${id}/edit?lang=so`);
  const { gaps, hidden } = await page.locator('.language-bar').evaluate((bar) => {
    const tabs = [...bar.children].map((tab) => ({
      start: tab.querySelector('svg')!.getBoundingClientRect().left,
      end: tab.querySelector('span')!.getBoundingClientRect().right,
    }));
    return {
      gaps: tabs.slice(1).map(({ start }, index) => start - tabs[index]!.end),
      hidden: bar.scrollWidth - bar.clientWidth,
    };
  });
  expect(Math.min(...gaps)).toBeGreaterThan(8);
  expect(hidden).toBe(0);

  await openScreen(page, opened.site, `/dashboard/news/${id}/edit?lang=ar`);
  for (const [name, letter] of Object.entries({ 'خط عريض': 'ع', 'خط مائل': 'م' }))
    expect(await page.getByRole('button', { name, exact: true }).first().textContent()).toBe(letter);
  await close();
});

it('shows emails where Arabic lines begin, and the whole key of an authenticator app', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  await openScreen(page, opened.site, '/dashboard/users?lang=ar');
  const distance = await page.locator('.email-cell').evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return cell.getBoundingClientRect().right - text.getBoundingClientRect().right;
  });
  expect(Math.abs(distance)).toBeLessThan(2);

  await openScreen(page, opened.site, '/dashboard/profile?lang=ar');
  await page.getByRole('button', { name: 'إضافة تطبيق' }).click();
  const hidden = await page
    .locator('dialog textarea[readonly]')
    .evaluate((key) => [key.scrollWidth - key.clientWidth, key.scrollHeight - key.clientHeight]);
  expect([...hidden, await overflow(page)]).toEqual([0, 0, 0]);
  await close();
});
