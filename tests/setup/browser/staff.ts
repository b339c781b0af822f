/** Signing in and working in the dashboard, as a person does. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { desktop, visit, type Visit } from './pages.ts';
import type { RunningSite } from '../servers/site.ts';

export const superadmin = { email: 'superadmin@nuur.example', password: 'a lamp in the window' };

/** Environment of a site whose first superadmin is known. */
export const staffEnvironment = { SUPERADMIN_EMAIL: superadmin.email, SUPERADMIN_PASSWORD: superadmin.password };

export type StaffVisit = Visit & { /** Texts of the confirmations that were accepted. */ confirmed: string[] };

/** Opens a browser for a person who has signed in, at the first screen; accepts every confirmation. */
export async function signInAs(
  browser: Browser,
  site: RunningSite,
  person: { email: string; password: string },
  options: BrowserContextOptions = { viewport: desktop },
): Promise<StaffVisit> {
  const visited = await visit(browser, options);
  const { page } = visited;
  const confirmed: string[] = [];
  page.on('dialog', (dialog) => {
    confirmed.push(dialog.message());
    void dialog.accept();
  });
  const response = await page.request.post(`${site.url}/api/users/login`, { data: person });
  if (!response.ok()) throw new Error(`Signing in answered ${response.status()}: ${await response.text()}`);
  // Any page of the site, where its storage can be written.
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((user) => localStorage.setItem('userInfo', user), await response.text());
  await openScreen(page, site, '/dashboard');
  return { ...visited, confirmed };
}

/** Waits until the dashboard screen has its data. */
export async function waitForScreen(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

/** Goes to a page of the dashboard, and waits until it has its data. */
export async function openScreen(page: Page, site: RunningSite, path: string): Promise<void> {
  await page.goto(site.url + path);
  await waitForScreen(page);
}

/** Returns the text of a field: of an input, or of the visual editor as it is shown. */
export const readText = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
      ? element.value
      : (element as HTMLElement).innerText,
  );

/** Writes a long text as Markdown. */
export async function fillMarkdown(page: Page, label: string, text: string): Promise<void> {
  const control = page.locator('.markdown-control', { has: page.getByLabel(label, { exact: true }) });
  await control.getByRole('button', { name: 'Markdown', exact: true }).click();
  await control.locator('textarea').fill(text);
}

/** Calls the API as the person who is signed in on a page; returns the parsed response. */
export function callApi(
  page: Page,
  method: string,
  path: string,
  body?: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([way, address, text]) => {
      const { token } = JSON.parse(localStorage.getItem('userInfo')!) as { token: string };
      const response = await fetch(address!, {
        method: way!,
        headers: { 'X-CSRF-Token': token, 'Content-Type': 'application/json' },
        ...(text ? { body: text } : {}),
      });
      return (await response.json().catch(() => ({}))) as Record<string, unknown>;
    },
    [method, `/api${path}`, body ? JSON.stringify(body) : undefined],
  );
}
