/** The forms that a visitor can send, with and without JavaScript, in languages other than English. */
import { describe, expect, it } from 'vitest';
import { waitForHydration, laptop, phone, visit } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { isInView, storedMessages } from '../../setup/browser/visitor-forms.ts';

const opened = openSiteAndBrowser();

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
      .poll(async () => (await storedMessages(opened.site)).at(-1))
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
      .poll(async () => (await storedMessages(opened.site)).at(-1))
      .toMatchObject({ kind: 'membership', name: 'خضرة عبدي', language: 'ar' });
    expect(JSON.parse((await storedMessages(opened.site)).at(-1)!.details)).toEqual({
      city: 'برعو',
      phone: '+252 63 1234567',
    });
    await close();
  });
});

describe('a form sent without JavaScript', () => {
  it.each(['en', 'so', 'ar'] as const)('is stored once, also when the thanks are reloaded, in %s', async (lang) => {
    const { page, problems, close } = await visit(opened.browser, { javaScriptEnabled: false });
    const values = { name: 'Ayaan', email: 'ayaan@example.org', message: 'Goorma?', city: 'Burco' };
    for (const [path, pathOfForm] of [
      ['/contact', '/contact'],
      ['/member', '/embed/membership'],
    ] as const) {
      await page.goto(`${opened.site.url}${path}?lang=${lang}`);
      const root = path === '/contact' ? page.locator('main') : page.frameLocator('main iframe').locator('main');
      await root.locator('form').waitFor();
      for (const [name, text] of Object.entries(values))
        if (await root.locator(`[name=${name}]`).count()) await root.locator(`[name=${name}]`).fill(text);
      await root.locator('button[type=submit]').click();
      const notice = root.locator('[data-notice=success]');
      await notice.waitFor();
      const text = await notice.textContent();
      const frame = page.frames().find((one) => new URL(one.url()).pathname === pathOfForm)!;
      expect(frame.url()).toBe(`${opened.site.url}${pathOfForm}?sent=1&lang=${lang}#form`);
      const stored = (await storedMessages(opened.site)).length;
      await page.reload();
      if (path === '/contact') expect(await notice.textContent()).toBe(text);
      expect(await storedMessages(opened.site)).toHaveLength(stored);
      // The page without the thanks is another one in the cache.
      await page.goto(`${opened.site.url}${path}?lang=${lang}`);
      await root.locator('form').waitFor();
      expect(await notice.count()).toBe(0);
    }
    expect(problems).toEqual([]);
    await close();
  });

  it('shows what is wrong with another message sent from the thanks', async () => {
    const { page, close } = await visit(opened.browser, { javaScriptEnabled: false });
    await page.goto(`${opened.site.url}/contact?sent=1`);
    await page.getByText('Message sent successfully!').waitFor();
    await page.click('main form button[type=submit]');
    await page.locator('[data-notice=error]').waitFor();
    expect(await page.locator('[data-notice=success]').count()).toBe(0);
    await close();
  });
});

it('keeps a message that is too long, but not all of a huge one', async () => {
  const post = async (message: string) => {
    const body = new URLSearchParams({ name: 'Ayaan', email: 'ayaan@example.org', message });
    const response = await fetch(`${opened.site.url}/contact`, { method: 'POST', body });
    return [response.status, await response.text()] as const;
  };
  const [status, page] = await post('x'.repeat(12_000));
  expect([status, page.includes('x'.repeat(12_000))]).toEqual([400, true]);
  const [statusOfHuge, huge] = await post('<'.repeat(21_000));
  expect(statusOfHuge).toBe(400);
  expect(huge.length - page.length).toBeLessThan(200_000);
});

it('thanks for a donation without sending anything', async () => {
  const { page, close } = await visit(opened.browser);
  const before = (await storedMessages(opened.site)).length;
  await page.goto(`${opened.site.url}/donate`);
  await waitForHydration(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.resourceType()}`));
  await page.fill('[name=name]', 'Ayaan');
  await page.fill('[name=email]', 'ayaan@example.org');
  await page.click('main form button[type=submit]');
  await page.getByText('Please fill in all required fields.').first().waitFor();
  await page.fill('[name=amount]', '-5');
  await page.click('main form button[type=submit]');
  await page.locator('.toast').getByText('as a number greater than zero').waitFor();
  // It does not contradict the field.
  await expect.poll(() => page.getByText('Please fill in all required fields.').count()).toBe(0);
  await page.fill('[name=amount]', '25');
  await page.click('main form button[type=submit]');
  await page.getByText('Thank you for your donation!').waitFor();
  // The note that stays says that nothing was paid, and how to give.
  const note = page.locator('main form [data-notice]');
  expect(await note.textContent()).toContain('This form takes no payment and does not send or keep');
  expect(await note.locator('a').count()).toBe(2);
  expect(await isInView(page, '[data-notice]')).toBe(true);
  expect(sent.filter((request) => !/GET (?:script|stylesheet|font|image)/.test(request))).toEqual([]);
  expect(await storedMessages(opened.site)).toHaveLength(before);
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
    expect((await storedMessages(opened.site)).at(-1)).toMatchObject({
      name: 'Cabdi',
      email: '',
      details: '{"phone":"063 4123456"}',
    });
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
  await page.fill('[name=email]', '+252 63 4123456');
  await page.click('main form button[type=submit]');
  await page.getByText('This looks like a phone number. Please write it under “Phone”.').waitFor();
  await page.fill('[name=email]', '');
  await page.click('main form button[type=submit]');
  await page
    .locator('.field-error', { hasText: 'Email and phone are both empty. Please fill in one of them.' })
    .waitFor();
  await page.getByText('Please fill in all the fields.').waitFor();
  await page.fill('[name=phone]', '063 4123456');
  expect(await page.locator('.field-error').count()).toBe(0);
  await close();
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
