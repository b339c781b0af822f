/** No browser runs what people write, and the policy refuses whatever is injected into a page. */
import { createHash } from 'node:crypto';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createClient, type Client } from '../../setup/api/client.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { waitForHydration, laptop, visit } from '../../setup/browser/pages.ts';
import { waitForScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';
import { xssPayloads } from '../../fuzz/xss-payloads.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const payloads = [...new Set(xssPayloads)];

async function staff(): Promise<Client> {
  const client = createClient({ request: (path, init) => fetch(opened.site.url + path, init) });
  await client.login(superadmin.email, superadmin.password);
  return client;
}

async function publish(
  client: Client,
  title: string,
  content: string,
  publishedDate = '2026-01-01T06:00:00Z',
): Promise<string> {
  const id = String((await client.send('POST', '/api/articles', {})).json['_id']);
  const answer = await client.send('PUT', `/api/articles/${id}`, { Title: title, Content: content, publishedDate });
  expect([content, answer.status]).toEqual([content, 200]);
  return id;
}

/** Records what a payload would do: open a dialog in any frame, leave the page or request its own server. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.context().exposeFunction('noteRun', (where: string) => void ran.push(`ran in ${where}`));
  await page.context().addInitScript(() => {
    const note = () => (window as unknown as { noteRun: (where: string) => void }).noteRun(location.href);
    Object.assign(window, { alert: note, confirm: note, prompt: note, print: note });
  });
  page.on('request', (request) => {
    if (/evil\.example|^data:text|^javascript:/.test(request.url())) ran.push(`asked for ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(opened.site.url) && frame.url() !== 'about:blank') ran.push(`went to ${frame.url()}`);
  });
  return ran;
}

it(
  `runs none of ${payloads.length} payloads: each in its own article, all in one, in titles, lists and the preview`,
  { timeout: 120_000 },
  async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(200);
    const client = await staff();
    const alone: string[] = [];
    for (let first = 0; first < payloads.length; first += 12) {
      alone.push(
        ...(await Promise.all(
          payloads
            .slice(first, first + 12)
            .map((payload) => publish(client, payload.replaceAll('\n', ' ').slice(0, 150), payload)),
        )),
      );
    }
    const together = await publish(client, 'Payloads', payloads.join('\n\n'), '2026-11-01T06:00:00Z');

    const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
    const ran = await watch(page);
    await page.goto(`${opened.site.url}/publications/articles`);
    await waitForHydration(page);
    // Client-side navigation: the text arrives as data, and React inserts it.
    await page.getByRole('link', { name: 'Payloads' }).first().click();
    await page.waitForURL(`**/${together}`);
    await page.locator('.prose').waitFor();
    await page.goto(`${opened.site.url}/publications/articles/${together}?lang=ar`);
    await waitForHydration(page);
    // Each payload alone, in its own document, so that no payload closes the markup of another.
    await page.goto(`${opened.site.url}/about`);
    for (let first = 0; first < alone.length; first += 12) {
      const shown = await page.evaluate(
        async (addresses) => {
          const frames = addresses.map((src) => Object.assign(document.createElement('iframe'), { src }));
          await Promise.all(
            frames.map(
              (frame) =>
                new Promise((done) => {
                  frame.addEventListener('load', done, { once: true });
                  document.body.append(frame);
                }),
            ),
          );
          await new Promise((done) => setTimeout(done, 30));
          const texts = frames.map((frame) => frame.contentDocument?.querySelector('.prose') !== null);
          for (const frame of frames) frame.remove();
          return texts;
        },
        alone.slice(first, first + 12).map((id) => `/publications/articles/${id}`),
      );
      expect(shown).not.toContain(false);
    }
    expect(ran).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await close();

    const dashboard = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    const ranForStaff = await watch(dashboard.page);
    await dashboard.page.goto(`${opened.site.url}/dashboard/articles/${together}/edit`);
    await waitForScreen(dashboard.page);
    await dashboard.page.getByRole('button', { name: 'Preview' }).first().click();
    await dashboard.page.locator('.markdown-preview .prose p').first().waitFor();
    expect(await dashboard.page.locator('.markdown-preview').first().textContent()).toContain('<ScRiPt>');
    await dashboard.page.goto(`${opened.site.url}/dashboard/articles`);
    await waitForScreen(dashboard.page);
    expect(ranForStaff).toEqual([]);
    await dashboard.close();
  },
);

it('refuses a script in the HTML of a page by its policy, and one added by a script', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  const ran = await watch(page);
  const injected =
    '<script>alert(1)</script><script/x>alert(1);(function(storageKey,restoreKey){//</script><script ' +
    'type=module>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)></svg>';
  await page.route(`${opened.site.url}/about`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `${injected}</main>`);
    await route.fulfill({ response, body });
  });
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (directive: string) => void refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { noteRefusal: (directive: string) => void }).noteRefusal(event.effectiveDirective),
    );
  });
  await page.goto(`${opened.site.url}/about`);
  const sinks = await page.evaluate(() => {
    const tryTo = (work: () => void) => {
      try {
        work();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      tryTo(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      tryTo(() => document.write('<script>alert(1)</script>')),
      tryTo(() => document.body.appendChild(Object.assign(document.createElement('script'), { text: 'alert(1)' }))),
      tryTo(() => (document.createElement('iframe').srcdoc = '<script>alert(1)</script>')),
    ];
  });
  expect(sinks).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  expect(ran).toEqual([]);
  await expect
    .poll(() => refused.filter((directive) => directive.startsWith('script-src')).length)
    .toBeGreaterThanOrEqual(5);
  await close();
});

it('keeps a page intact under its policy when React renders it again', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.route(`${opened.site.url}/about`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<h1([^>]*)>[^<]*</, '<h1$1>Something else<'),
    });
  });
  await page.goto(`${opened.site.url}/about`);
  expect(await page.locator('h1').textContent()).toBe('Something else');
  await expect.poll(() => page.locator('h1').textContent(), { timeout: 15_000 }).toBe('About Us');
  expect(
    await page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).position),
  ).toBe('fixed');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  await close();
});

/** Returns the texts of a document's inline scripts that run at once, or later as the boot script. */
function inlineScripts(html: string): string[] {
  const found: string[] = [];
  const walk = (node: Tree.Node) => {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'script') {
      const attribute = (name: string) => node.attrs.find((entry) => entry.name === name)?.value;
      const runs =
        !attribute('src') && (['', 'module', undefined].includes(attribute('type')) || attribute('id') === 'boot');
      if (runs)
        found.push(node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join(''));
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

/** Fails when the router or React write scripts in a way that app/shell/page-scripts.tsx does not expect. */
it.each([
  ['/', 5],
  ['/publications/news', 5],
  ['/nothing-here', 5],
  ['/embed/membership', 5],
  ['/signin', 4],
  ['/dashboard', 4],
  ['/set-password', 4],
])('allows in the policy of %s the inline scripts of the app and the router, and no others', async (path, least) => {
  const response = await fetch(opened.site.url + path, { headers: { accept: 'text/html' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  const hashes = (/script-src ([^;]*)/.exec(policy)?.[1] ?? '')
    .split(' ')
    .filter((source) => source.startsWith("'sha256-"));
  const scripts = new Set(inlineScripts(await response.text()));
  expect(hashes.toSorted()).toEqual(
    [...scripts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).toSorted(),
  );
  expect(hashes.length).toBeGreaterThanOrEqual(least);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(response.headers.get('reporting-endpoints')).toBe('policy="/csp-report"');
});

it('accepts policy reports from any client, whatever they contain', async () => {
  for (const [body, type] of [
    ['{"csp-report":{}}', 'application/csp-report'],
    ['x'.repeat(100_000), 'application/reports+json'],
  ] as const) {
    const response = await fetch(`${opened.site.url}/csp-report`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(204);
  }
});
