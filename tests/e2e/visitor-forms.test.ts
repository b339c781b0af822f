/** What a visitor can send, with and without JavaScript, in a language that is not English. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';
import { hydrated, laptop, visit } from '../setup/pages.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';

const opened = openSiteAndBrowser();

async function storedMessages() {
  const db = openSqlite(join(opened.site.dataDir, 'minbar.sqlite'));
  const rows = await db.selectFrom('messages').select(['kind', 'name', 'email', 'body', 'details', 'language']).orderBy('created_at').execute();
  await db.destroy();
  return rows;
}

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  it('a contact message is checked, kept in the form when wrong, and stored when right', async () => {
    const { page, problems, close } = await visit(opened.browser, { javaScriptEnabled });
    await page.goto(`${opened.site.url}/contact?lang=so`);
    if (javaScriptEnabled) await hydrated(page);
    await page.fill('[name=name]', 'Ayaan');
    await page.fill('[name=message]', 'Goorma ayaa xalqaddu bilaabmaysaa?');
    await page.click('main form button[type=submit]');
    await page.getByText('Fadlan').first().waitFor();
    expect(await page.locator('[name=email]').getAttribute('aria-invalid')).toBe('true');
    expect(await page.inputValue('[name=message]')).toBe('Goorma ayaa xalqaddu bilaabmaysaa?');

    await page.fill('[name=email]', 'ayaan@example.org');
    await page.click('main form button[type=submit]');
    await expect.poll(async () => (await storedMessages()).at(-1)).toMatchObject({ kind: 'contact', name: 'Ayaan', email: 'ayaan@example.org', language: 'so' });
    if (javaScriptEnabled) await expect.poll(() => page.inputValue('[name=message]')).toBe('');
    // A page that answers 400 to a wrong form is what a browser without scripts shows.
    expect(problems.filter((problem) => javaScriptEnabled || !problem.includes('400'))).toEqual([]);
    await close();
  });

  it('a membership form is stored with all it says', async () => {
    const { page, close } = await visit(opened.browser, { javaScriptEnabled });
    await page.goto(`${opened.site.url}/member?lang=ar`);
    const frame = page.frameLocator('main iframe');
    await frame.locator('[name=name]').fill('خضرة عبدي');
    await frame.locator('[name=email]').fill('khadra@example.org');
    await frame.locator('[name=city]').fill('برعو');
    await frame.locator('[name=phone]').fill('+252 63 1234567');
    await frame.locator('button[type=submit]').click();
    await expect.poll(async () => (await storedMessages()).at(-1)).toMatchObject({ kind: 'membership', name: 'خضرة عبدي', language: 'ar' });
    expect(JSON.parse((await storedMessages()).at(-1)!.details)).toEqual({ city: 'برعو', phone: '+252 63 1234567' });
    await close();
  });
});

it('the donation form thanks, and sends nothing', async () => {
  const { page, close } = await visit(opened.browser);
  const before = (await storedMessages()).length;
  await page.goto(`${opened.site.url}/donate`);
  await hydrated(page);
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

it('the membership form takes up its scripts when it is touched or the language changes, and follows the page around it', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  const isAwake = () => page.frames()[1]!.evaluate(() => Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__reactFiber')));
  await page.goto(`${opened.site.url}/member`);
  await hydrated(page);
  const form = page.frameLocator('main iframe').locator('form');
  await form.locator('[name=city]').waitFor();
  // The page is idle, and so is the form.
  expect(await isAwake()).toBe(false);
  await form.locator('[name=name]').click();
  await expect.poll(isAwake).toBe(true);
  await form.locator('[name=name]').fill('Ayaan');

  await page.reload();
  await hydrated(page);
  await form.locator('[name=name]').fill('Khadra');
  expect(await isAwake()).toBe(false);
  await page.locator('summary[aria-label^="Language"]').click();
  await page.locator('a[hreflang=ar]').click();
  await page.frameLocator('main iframe').locator('html[lang=ar][dir=rtl]').waitFor();
  expect(await form.locator('[name=name]').inputValue()).toBe('Khadra');
  expect(problems).toEqual([]);
  await close();
});

it('says so when a message could not be sent, and keeps what was typed', async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/contact`);
  await hydrated(page);
  await page.route('**/send-form*', (route) => route.abort('failed'));
  for (const [name, text] of Object.entries({ name: 'Ayaan', email: 'ayaan@example.org', message: 'Lost?' })) await page.fill(`[name=${name}]`, text);
  await page.click('main form button[type=submit]');
  await page.getByText('Failed to send message. Please try again.').waitFor();
  expect(await page.inputValue('[name=message]')).toBe('Lost?');
  await page.unroute('**/send-form*');
  await page.click('main form button[type=submit]');
  await page.getByText('Message sent successfully!').waitFor();
  expect(await page.inputValue('[name=message]')).toBe('');
  await close();
});
