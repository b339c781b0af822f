/** Writing long texts in the visual editor, as a person does. */
import type { Locator, Page } from 'playwright-core';
import type { RunningSite } from '../servers/site.ts';
import { callApi, openScreen } from './staff.ts';

/** Opens the form of a new article; returns its English text field, in which the caret is. */
export async function openText(
  page: Page,
  site: RunningSite,
  lang = 'en',
  content = '',
): Promise<{ id: string; text: Locator }> {
  const key = lang === 'en' ? '' : `-${lang}`;
  const id = String((await callApi(page, 'POST', '/articles'))['_id']);
  if (content !== '') await setContent(page, id, content);
  await openScreen(page, site, `/dashboard/articles/${id}/edit?lang=${lang}`);
  const text = page.locator(`#field-content${key}[contenteditable=true]`);
  await text.click();
  return { id, text };
}

/** Publishes an article with a content. */
export async function setContent(page: Page, id: string, content: string): Promise<void> {
  await callApi(page, 'PUT', `/articles/${id}`, { Title: 'T', Content: content, publishedDate: '2026-01-01' });
}

/** Returns the Markdown that would be saved. */
export async function markdownOf(page: Page): Promise<string> {
  const control = page.locator('.markdown-control:visible').first();
  await control.getByRole('button', { name: 'Markdown', exact: true }).click();
  const markdown = await control.locator('textarea').inputValue();
  await control.getByRole('button', { name: 'Write', exact: true }).click();
  await control.locator('[contenteditable=true]').waitFor();
  return markdown;
}

/** Returns a button of the long text that is open. */
export const button = (page: Page, name: string) =>
  page.locator('.markdown-control:visible').first().getByRole('button', { name, exact: true });

/**
 * Pastes as another program would have copied. Returns for how long that kept the page busy, in milliseconds: without
 * bringing the text into the browser, which takes seconds on a slow machine.
 */
export async function paste(text: Locator, data: { html?: string; plain?: string }): Promise<number> {
  return text.evaluate((element, { html, plain }) => {
    const transfer = new DataTransfer();
    if (html !== undefined) transfer.setData('text/html', html);
    transfer.setData('text/plain', plain ?? 'plain');
    const startedAt = performance.now();
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    return performance.now() - startedAt;
  }, data);
}
