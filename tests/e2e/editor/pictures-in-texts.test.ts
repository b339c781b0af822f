/** Pictures, videos and links to our own pages within long texts: inserted in the editor, and shown on the page. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdRequests } from '../../setup/browser/hold-requests.ts';
import { button, markdownOf, openText } from '../../setup/browser/long-text.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations, waitForHydration } from '../../setup/browser/pages.ts';
import { pdf, twoColours } from '../../setup/samples.ts';
import { callApi, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const address = String.raw`/files/pictures/[0-9a-f]{24}/\d+\.webp`;

/** Drops or pastes a file, as browsers report it. */
async function give(text: Locator, event: 'drop' | 'paste', file: { name: string; type: string; bytes: Buffer }) {
  await text.evaluate(
    (element, { event: name, file: given, base64 }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], given.name, { type: given.type }));
      const { left, bottom } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        name === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer, clientX: left + 30, clientY: bottom - 60 }),
      );
    },
    { event, file: { name: file.name, type: file.type }, base64: file.bytes.toString('base64') },
  );
}

it('are uploaded, dropped, pasted and chosen, and shown with their sizes', { timeout: 120_000 }, async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const { id, text } = await openText(page, opened.site);
  await page.locator('#field-title').fill('The well');
  await text.click();
  await page.keyboard.type('Before');
  await button(page, 'Image').click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByRole('button', { name: 'Insert the image' }).click();
  await dialog.getByText('Please choose an image.').waitFor();
  const bytes = await twoColours(1000, 500).jpeg().toBuffer();
  const release = await holdRequests(page, '**/api/files*');
  await dialog.getByLabel('Choose an image').setInputFiles({ name: 'well.jpg', mimeType: 'image/jpeg', buffer: bytes });
  // It is inserted when it is uploaded.
  await dialog.getByLabel('Description of the image').fill('A "well" [new]');
  await dialog.getByLabel('Caption').fill('Dug in *2025*');
  await dialog.getByRole('button', { name: 'Insert the image' }).click();
  await dialog.getByRole('button', { name: 'Uploading...' }).and(page.locator('[aria-busy=true]')).waitFor();
  const waiting = await dialog.getByText('The image will be inserted once it is uploaded.').boundingBox();
  expect(waiting!.y + waiting!.height).toBeLessThan(phone.height);
  release();
  await dialog.waitFor({ state: 'detached', timeout: 30_000 });
  await page.keyboard.type('After');
  const picture = String.raw`!\[A \\"well\\" \\\[new\\\]\]\(${address} "Dug in \\\*2025\\\*"\)`;
  expect(await markdownOf(page)).toMatch(new RegExp(`^Before\n\n${picture}\n\nAfter$`));
  await expect
    .poll(() => text.locator('figure img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1000);
  expect([await overflow(page), await violations(page)]).toEqual([0, []]);

  // Tapped, it can be changed; so it can by keyboard.
  await text.locator('figure').click();
  await dialog.getByLabel('Caption').fill('');
  await dialog.getByRole('button', { name: 'Change the image' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  expect(await dialog.getByLabel('Description of the image').inputValue()).toBe('A "well" [new]');
  await dialog.getByLabel('Description of the image').fill('A well');
  await dialog.getByRole('button', { name: 'Change the image' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await markdownOf(page)).toMatch(new RegExp(`^Before\n\n!\\[A well\\]\\(${address}\\)\n\nAfter$`));

  // What is no picture is refused, and can be replaced.
  await give(text, 'drop', { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('x') });
  await dialog.getByText('Please upload a valid image file').first().waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  const other = await twoColours(300, 200).png().toBuffer();
  await give(text, 'drop', { name: 'other.png', type: 'image/png', bytes: other });
  await dialog.getByText('Uploaded', { exact: true }).waitFor({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Insert the image' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await markdownOf(page)).toMatch(new RegExp(`\n\nAfter\n\n!\\[\\]\\(${address}\\)$`));
  await page.getByText('the image “2” has no description', { exact: false }).waitFor();
  await give(text, 'paste', { name: 'image.png', type: 'image/png', bytes: other });
  await dialog.getByText('Already uploaded').waitFor({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Choose an uploaded image' }).click();
  await page.getByRole('button', { name: 'Use this image: well.jpg' }).click();
  await dialog.getByLabel('Description of the image').fill('Again');
  await dialog.getByRole('button', { name: 'Insert the image' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await markdownOf(page)).toMatch(new RegExp(`!\\[Again\\]\\(${address}\\)`));
  expect(problems).toEqual([]);

  await callApi(page, 'PUT', `/articles/${id}`, {
    Title: 'The well',
    Content: (await markdownOf(page)).replace('well](', 'well <b>](').replace('.webp)', '.webp "A caption")'),
    publishedDate: '2026-01-01',
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${opened.site.url}/publications/articles/${id}`);
    const image = page.getByRole('img', { name: 'A well <b>' });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    expect(
      await image.evaluate((shown: HTMLImageElement) => [
        shown.getAttribute('width'),
        shown.getAttribute('height'),
        shown.loading,
      ]),
    ).toEqual(['1000', '500', 'lazy']);
    const box = (await image.boundingBox())!;
    expect(Math.abs(box.width / box.height - 2)).toBeLessThan(0.02);
    expect(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\.avif$/);
    expect(await page.locator('figcaption').textContent()).toBe('A caption');
    expect([await overflow(page), await violations(page)]).toEqual([0, []]);
  }
  await close();
});

it('have documents beside them, which visitors open by a link', { timeout: 120_000 }, async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const { id, text } = await openText(page, opened.site);
  const dialog = page.getByRole('dialog', { name: 'Document', exact: true });
  const insert = async () => {
    await dialog.getByRole('button', { name: 'Insert the document' }).click();
    await dialog.waitFor({ state: 'detached', timeout: 30_000 });
  };
  await text.click();
  await button(page, 'Document').click();
  await dialog.getByRole('button', { name: 'Insert the document' }).click();
  await dialog.getByText('Please choose a document.').waitFor();
  // What was sent without a document is not sent again: there may be a text to type.
  await dialog.getByRole('button', { name: 'Choose an uploaded document' }).click();
  await page.getByRole('button', { name: 'Use this document: annual-report-2025.pdf' }).click();
  await dialog.getByText('annual-report-2025.pdf').waitFor();
  await dialog.getByLabel('Text').fill('The report');
  await dialog.getByLabel('Text').fill('');
  const file = { name: 'Application form.pdf', mimeType: 'application/pdf', buffer: pdf(2) };
  await dialog.getByLabel('Choose another file').setInputFiles(file);
  expect([await overflow(page), await violations(page)]).toEqual([0, []]);
  // It is inserted when it is uploaded.
  await insert();
  const link = String.raw`\(/files/documents/[0-9a-f]{24}\.pdf\)`;
  const first = String.raw`\[Application form \(PDF, 1\u00a0KB\)\]${link}`;
  await page.keyboard.type(' and ');
  await button(page, 'Document').click();
  await dialog.getByRole('button', { name: 'Choose an uploaded document' }).click();
  await page.getByRole('button', { name: 'Use this document: Application form.pdf' }).click();
  await dialog.getByLabel('Text').fill('the same');
  await insert();
  const content = await markdownOf(page);
  expect(content).toMatch(new RegExp(`^${first} and \\[the same\\]${link}$`));
  expect(problems).toEqual([]);

  await callApi(page, 'PUT', `/articles/${id}`, { Title: 'Form', Content: content, publishedDate: '2026-01-01' });
  await close();
  const visitor = await opened.browser.newPage();
  await visitor.goto(`${opened.site.url}/publications/articles/${id}`);
  await waitForHydration(visitor);
  const download = visitor.waitForEvent('response', (response) => response.url().endsWith('.pdf'));
  await visitor.getByRole('link', { name: 'the same' }).click();
  expect([(await download).status(), await (await download).headerValue('content-type')]).toEqual([
    200,
    'application/pdf',
  ]);
  await visitor.close();
});

it('have videos and links to our own pages beside them', { timeout: 120_000 }, async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const created = await callApi(page, 'POST', '/news', {
    Title: 'Zorlamp news',
    Content: 'Text',
    PublishedAt: '2026-01-01',
  });
  await callApi(page, 'PUT', `/news/${String(created['_id'])}`, {});
  const { id, text } = await openText(page, opened.site);
  await text.click();
  await button(page, 'Video').click();
  const video = page.getByRole('dialog', { name: 'Video' });
  await video.getByLabel('YouTube link').fill('https://evil.example/youtu.be/abcdefghijk');
  await video.getByRole('button', { name: 'Insert the video' }).click();
  await video.getByText('Please enter the link of a video on YouTube').waitFor();
  await video.getByLabel('YouTube link').fill('www.youtube.com/watch?v=abc_DEF-123&t=4');
  await video.getByLabel('Title of the video').fill('The *well*');
  await video.getByRole('button', { name: 'Insert the video' }).click();
  await video.waitFor({ state: 'detached' });
  await page.keyboard.type('See ');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Or search our own pages').fill('zorlamp');
  await link.getByRole('button', { name: 'Zorlamp news' }).click();
  await link.getByRole('button', { name: 'Insert link' }).click();
  await link.waitFor({ state: 'detached' });
  const path = `/publications/news/${String(created['_id'])}`;
  const markdown = `[The \\*well\\*](https://youtu.be/abc_DEF-123)\n\nSee [Zorlamp news](${path})`;
  expect(await markdownOf(page)).toBe(markdown);
  expect([problems, await violations(page)]).toEqual([[], []]);
  await callApi(page, 'PUT', `/articles/${id}`, { Title: 'T', Content: markdown, publishedDate: '2026-01-01' });

  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(opened.site.url)) foreign.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'video' }));
  await page.goto(`${opened.site.url}/publications/articles/${id}`);
  const placeholder = page.getByRole('link', { name: 'Play The *well*' });
  expect(await placeholder.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc_DEF-123');
  expect(foreign).toEqual([]);
  await waitForHydration(page);
  await placeholder.click();
  await page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/abc_DEF-123"]').waitFor();
  expect([await overflow(page), await violations(page)]).toEqual([0, []]);
  await close();
});
