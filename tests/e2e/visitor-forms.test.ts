/** The forms that a visitor can send, with and without JavaScript, in languages other than English. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';
import { waitForHydration, laptop, phone, visit } from '../setup/pages.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';

const opened = openSiteAndBrowser();

async function storedMessages() {
  const db = openSqlite(join(opened.site.dataDir, 'minbar.sqlite'));
  const rows = await db
    .selectFrom('messages')
    .select(['kind', 'name', 'email', 'body', 'details', 'language'])
    .orderBy('created_at')
    .execute();
  await db.destroy();
  return rows;
}

describe.each([true, false])('forms with JavaScript: %s', (javaScriptEnabled) => {
  it('check a contact message, keep a wrong one in the form, and store a right one', async () => {
    const { page, problems, close } = await visit(opened.browser, { javaScriptEnabled });
    await page.goto(`${opened.site.url}/contact?lang=so`);
    if (javaScriptEnabled) await waitForHydration(page);
    await page.fill('[name=name]', 'Ayaan');
    await page.fill('[name=message]', 'Goorma ayaa xalqaddu bilaabmaysaa?');
    await page.click('main form button[type=submit]');
    await page.getByText('Fadlan').first().waitFor();
    expect(await page.locator('[name=email]').getAttribute('aria-invalid')).toBe('true');
    expect(await page.inputValue('[name=message]')).toBe('Goorma ayaa xalqaddu bilaabmaysaa?');

    await page.fill('[name=email]', 'ayaan@example.org');
    await page.click('main form button[type=submit]');
    await expect
      .poll(async () => (await storedMessages()).at(-1))
      .toMatchObject({ kind: 'contact', name: 'Ayaan', email: 'ayaan@example.org', language: 'so' });
    if (javaScriptEnabled) await expect.poll(() => page.inputValue('[name=message]')).toBe('');
    // Without scripts, the browser logs the 400 of the page that shows the wrong form again.
    expect(problems.filter((problem) => javaScriptEnabled || !problem.includes('400'))).toEqual([]);
    await close();
  });

  it('store all fields of a membership application', async () => {
    const { page, close } = await visit(opened.browser, { javaScriptEnabled });
    await page.goto(`${opened.site.url}/member?lang=ar`);
    const frame = page.frameLocator('main iframe');
    await frame.locator('[name=name]').fill('خضرة عبدي');
    await frame.locator('[name=email]').fill('khadra@example.org');
    await frame.locator('[name=city]').fill('برعو');
    await frame.locator('[name=phone]').fill('+252 63 1234567');
    await frame.locator('button[type=submit]').click();
    await expect
      .poll(async () => (await storedMessages()).at(-1))
      .toMatchObject({ kind: 'membership', name: 'خضرة عبدي', language: 'ar' });
    expect(JSON.parse((await storedMessages()).at(-1)!.details)).toEqual({ city: 'برعو', phone: '+252 63 1234567' });
    await close();
  });
});

it('thanks for a donation without sending anything', async () => {
  const { page, close } = await visit(opened.browser);
  const before = (await storedMessages()).length;
  await page.goto(`${opened.site.url}/donate`);
  await waitForHydration(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.resourceType()}`));
  await page.fill('[name=name]', 'Ayaan');
  await page.fill('[name=email]', 'ayaan@example.org');
  await page.click('main form button[type=submit]');
  await page.getByText('Please fill in all required fields.').first().waitFor();
  await page.fill('[name=amount]', '25');
  await page.click('main form button[type=submit]');
  await page.getByText('Thank you for your donation!').first().waitFor();
  expect(sent.filter((request) => !/GET (?:script|stylesheet|font|image)/.test(request))).toEqual([]);
  expect(await storedMessages()).toHaveLength(before);
  await close();
});

it('loads the scripts of the membership form when it is used, and changes its language with the page', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  const isHydrated = () =>
    page
      .frames()[1]!
      .evaluate(() => Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__reactFiber')));
  await page.goto(`${opened.site.url}/member`);
  await waitForHydration(page);
  const form = page.frameLocator('main iframe').locator('form');
  await form.locator('[name=city]').waitFor();
  // The page is idle, and the form has no scripts yet.
  expect(await isHydrated()).toBe(false);
  await form.locator('[name=name]').click();
  await expect.poll(isHydrated).toBe(true);
  await form.locator('[name=name]').fill('Ayaan');

  // With stored values the scripts would start at once to restore them.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await waitForHydration(page);
  await form.locator('[name=name]').fill('Khadra');
  expect(await isHydrated()).toBe(false);
  await page.locator('summary[aria-label^="Language"]').click();
  await page.locator('a[hreflang=ar]').click();
  await page.frameLocator('main iframe').locator('html[lang=ar][dir=rtl]').waitFor();
  expect(await form.locator('[name=name]').inputValue()).toBe('Khadra');
  expect(problems).toEqual([]);
  await close();
});

it('reports a message that could not be sent, and keeps what was typed', async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/contact`);
  await waitForHydration(page);
  await page.route('**/send-form*', (route) => route.abort('failed'));
  for (const [name, text] of Object.entries({ name: 'Ayaan', email: 'ayaan@example.org', message: 'Lost?' }))
    await page.fill(`[name=${name}]`, text);
  await page.click('main form button[type=submit]');
  await page.getByText('Failed to send message. Please try again.').first().waitFor();
  expect(await page.inputValue('[name=message]')).toBe('Lost?');
  await page.unroute('**/send-form*');
  await page.click('main form button[type=submit]');
  await page.getByText('Message sent successfully!').first().waitFor();
  expect(await page.inputValue('[name=message]')).toBe('');
  await close();
});

/** Returns whether an element is wholly within the window, below the header. */
const isInView = (page: Page, selector: string, frame = false) =>
  page.evaluate(
    ([wanted, inFrame]) => {
      const around = inFrame ? document.querySelector('iframe')! : undefined;
      const box = (around?.contentDocument ?? document).querySelector(wanted!)?.getBoundingClientRect();
      if (!box) return false;
      const above = around?.getBoundingClientRect().top ?? 0;
      return (
        above + box.top >= document.querySelector('header')!.getBoundingClientRect().bottom &&
        above + box.bottom <= window.innerHeight
      );
    },
    [selector, frame] as const,
  );

describe.each([phone, laptop])('in a window of $width x $height', (viewport) => {
  it('keeps the thanks of the contact form visible and focused after the toast disappears', async () => {
    const { page, close } = await visit(opened.browser, { viewport });
    await page.goto(`${opened.site.url}/contact`);
    await waitForHydration(page);
    for (const [name, text] of Object.entries({ name: 'Cabdi', phone: '063 4123456', message: 'Fadlan i soo wac.' }))
      await page.fill(`[name=${name}]`, text);
    await page.click('main form button[type=submit]');
    await page.locator('[data-notice=success]').waitFor();
    await page.locator('.toast', { hasText: 'Message sent successfully!' }).waitFor();
    await page.locator('.toast').waitFor({ state: 'detached' });
    expect(await page.locator('[data-notice=success]').textContent()).toBe('Message sent successfully!');
    expect(await isInView(page, '[data-notice]')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    expect((await storedMessages()).at(-1)).toMatchObject({
      name: 'Cabdi',
      email: '',
      details: '{"phone":"063 4123456"}',
    });
    await close();
  });

  it.each([true, false])('scrolls the thanks of the membership form into view; hydrated: %s', async (isTakenOver) => {
    const { page, close } = await visit(opened.browser, { viewport });
    await page.goto(`${opened.site.url}/member?lang=so`);
    await waitForHydration(page);
    const frame = page.frameLocator('main iframe');
    await frame.locator('[name=city]').waitFor();
    if (isTakenOver) {
      await frame.locator('[name=name]').click();
      await expect
        .poll(() =>
          page
            .frames()[1]!
            .evaluate(() => Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__reactFiber'))),
        )
        .toBe(true);
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
    expect(
      await page.evaluate(() => document.querySelector('iframe')!.contentDocument!.activeElement?.getAttribute('role')),
    ).toBe('status');
    await close();
  });
});

it('reports a wrong email address as such, and not as an empty field', async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/contact`);
  await waitForHydration(page);
  for (const [name, text] of Object.entries({ name: 'Ayaan', email: 'ayaan@example', message: 'Hello' }))
    await page.fill(`[name=${name}]`, text);
  await page.click('main form button[type=submit]');
  await page.getByText('Please enter an email address such as name@example.org.').waitFor();
  await page.waitForTimeout(500);
  expect(await page.getByText('Please fill in all the fields.').count()).toBe(0);
  await page.fill('[name=email]', '');
  await page.click('main form button[type=submit]');
  await page.locator('.field-error', { hasText: 'Please enter your email or your phone number.' }).waitFor();
  await page.getByText('Please fill in all the fields.').waitFor();
  await page.fill('[name=phone]', '063 4123456');
  expect(await page.locator('.field-error').count()).toBe(0);
  await close();
});

/** Returns whether React has hydrated the form in the frame. */
const isFrameHydrated = (page: Page) =>
  page
    .frames()[1]!
    .evaluate(() => Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__reactFiber')));

describe.each(['asleep', 'awake'] as const)('the membership form with its scripts %s', (state) => {
  /** Fills in the form by script: a key press or a touch would load its scripts. */
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
    for (const [name, text] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(text);
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
    expect((await storedMessages()).at(-1)).toMatchObject({ kind: 'membership', body: 'To learn.' });
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

it.each(['/donate', '/contact'])('ignores a second press on the button of %s', async (path) => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}${path}`);
  await waitForHydration(page);
  const values = { name: 'Ayaan', email: 'ayaan@example.org', message: 'Salaan', amount: '25' };
  for (const [name, text] of Object.entries(values))
    if (await page.locator(`[name=${name}]`).count()) await page.fill(`[name=${name}]`, text);
  const button = page.locator('main form button[type=submit]');
  await button.click();
  await expect.poll(() => page.inputValue('[name=name]')).toBe('');
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await page.locator('.toast[data-kind=success]').waitFor();
  expect(await page.locator('.toast[data-kind=error], .field-error').count()).toBe(0);
  // A new entry is checked as usual.
  await page.fill('[name=name]', 'Khadra');
  await button.click();
  await page.locator('.field-error').first().waitFor();
  await close();
});
