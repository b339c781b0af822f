/** Changes that a superadmin makes to the parts of the site appear on its pages at once. */
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { singleId } from '../../../domain/model/define.ts';
import { createClient, entries, type Client } from '../../setup/api/client.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations, visit } from '../../setup/browser/pages.ts';
import { waitForScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

/** Fetches a page as a visitor, without its styles. Fetched twice before a change, it comes from the cache. */
async function pageOf(path: string): Promise<{ html: string; policy: string }> {
  const response = await fetch(opened.site.url + path, { headers: { accept: 'text/html' } });
  return {
    html: (await response.text()).replace(/<style[^]*?<\/style>/g, ''),
    policy: response.headers.get('content-security-policy') ?? '',
  };
}

async function staff(): Promise<Client> {
  const client = createClient({ request: (path, init) => fetch(opened.site.url + path, init) });
  await client.login(superadmin.email, superadmin.password);
  return client;
}

type Change = [kind: string, fields: Record<string, string>, pages: string[], seen: string];

it('starts with flags that do not bear the shahada, and with letters for a language without a flag', async () => {
  const { html } = await pageOf('/');
  const flags = new Set([...html.matchAll(/\/flags\/[^"]+/g)].map(([file]) => file));
  expect([...flags].toSorted()).toEqual(['/flags/arab.svg', '/flags/gb.svg', '/flags/letters-so.svg']);
  for (const flag of flags)
    expect([flag, (await fetch(opened.site.url + flag)).headers.get('content-type')]).toEqual([
      flag,
      expect.stringContaining('image/svg+xml'),
    ]);
});

describe('a superadmin in the dashboard', () => {
  it('changes the phone number, a header image, a Somali department name and the order of the partners for visitors', async () => {
    const client = await staff();
    const [first] = entries(await client.get('/api/partners?limit=1'), 'partners');
    await client.send('PUT', `/api/partners/${String(first!['_id'])}`, { link: 'https://partner.example.org' });

    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
    const save = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('link', { name: 'Site content', exact: true }).click();
    await page.waitForURL(/\/dashboard\/site/);
    await page.getByRole('heading', { name: 'Site content' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('link', { name: /^Contact and map/ }).click();
    await page.getByLabel('Phone').fill('call me');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please enter a phone number').waitFor();
    expect(await page.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Phone').fill('+252 63 7654321');
    await save('Save');
    await page.waitForURL(/\/dashboard\/site/);

    await page.getByRole('link', { name: /^Header images/ }).click();
    await waitForScreen(page);
    const before = (await pageOf('/publications/videos')).html;
    const picture = await sharp({ create: { width: 1600, height: 600, channels: 3, background: '#7a1f2b' } })
      .jpeg()
      .toBuffer();
    await page
      .getByRole('group', { name: /^Videos/ })
      .locator('input[type=file]')
      .setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: picture });
    await save('Save');
    await page.waitForURL(/\/dashboard\/site/);

    await page.getByRole('link', { name: /^Departments/ }).click();
    await page.getByRole('link', { name: 'Publishing', exact: true }).click();
    await page.getByLabel('Name: Somali').fill('Waaxda Labaad');
    await save('Update Department');
    await page.waitForURL(/\/dashboard\/departments(\?|$)/);

    await page.goto(`${opened.site.url}/dashboard/partners`);
    await waitForScreen(page);
    const titles = async () => (await page.getByRole('rowheader').allTextContents()).slice(0, 3);
    await expect
      .poll(titles, { timeout: 10_000 })
      .toEqual(['Qorax Solar Energy', 'Iftin School Network', 'Al-Qalam Printing House']);
    const up = page.getByRole('row', { name: /Al-Qalam/ }).getByRole('button', { name: 'Move up' });
    await up.focus();
    // The list shows an order before the server has stored it; a slow first one must not replace the second.
    const stored: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/partners/order')) stored.push(response.status());
    });
    let sent = 0;
    await page.route('**/api/partners/order*', async (route) => {
      sent += 1;
      if (sent === 1) await setTimeout(1_000);
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['Qorax Solar Energy', 'Al-Qalam Printing House', 'Iftin School Network']);
    // The focus moved along, so that the same key moves the row again.
    await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['Al-Qalam Printing House', 'Qorax Solar Energy', 'Iftin School Network']);
    await page.getByText('Al-Qalam Printing House is now number 1 of 13.').waitFor({ state: 'attached' });
    await expect.poll(() => stored).toEqual([200, 200]);
    await expect.poll(titles).toEqual(['Al-Qalam Printing House', 'Qorax Solar Energy', 'Iftin School Network']);
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await close();

    const inOrder = async (path: string, ...texts: string[]) => {
      const { html } = await pageOf(path);
      const positions = texts.map((text) => html.indexOf(text));
      expect([path, positions, positions.includes(-1)]).toEqual([path, positions.toSorted((a, b) => a - b), false]);
    };
    await inOrder('/', 'Al-Qalam Printing House', 'Qorax Solar Energy', 'Iftin School Network');
    await inOrder('/?lang=ar', 'مطبعة القلم', 'شركة الشمس للطاقة', 'شبكة مدارس إفتين');
    expect((await pageOf('/departments?lang=so')).html).toContain('Waaxda Labaad');
    expect((await pageOf('/departments?lang=ar')).html).not.toContain('Waaxda Labaad');
    expect((await pageOf('/publications/videos')).html).not.toBe(before);

    const visitor = await visit(opened.browser, { viewport: laptop });
    await visitor.page.goto(`${opened.site.url}/contact?lang=ar`);
    expect(await visitor.page.getByRole('link', { name: '+252 63 7654321' }).first().getAttribute('href')).toBe(
      'tel:+252637654321',
    );
    expect(await visitor.page.locator('html').getAttribute('dir')).toBe('rtl');
    await visitor.page.goto(`${opened.site.url}/publications/videos`);
    const banner = visitor.page.locator('.page-banner img');
    expect(await banner.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(
      true,
    );
    expect(await banner.getAttribute('src')).not.toContain('hero-videos');
    await visitor.page.goto(`${opened.site.url}/`);
    expect(await visitor.page.getByRole('link', { name: /Qorax/ }).getAttribute('href')).toBe(
      'https://partner.example.org',
    );
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.close();
  });
});

describe('the pages after a change', () => {
  it.each<Change>([
    [
      'identity',
      { shortName: 'Nuur & Friends' },
      ['/', '/donate', '/publications/reports', '/rss.xml'],
      'Nuur &amp; Friends',
    ],
    ['identity', { 'tagline.so': 'Cilmi iyo camal' }, ['/?lang=so', '/about?lang=so'], 'Cilmi iyo camal'],
    ['identity', { flagEn: 'us' }, ['/', '/projects'], '/flags/us.svg'],
    ['identity', { flagAr: 'none' }, ['/', '/projects'], '/flags/letters-ar.svg'],
    ['contact', { email: 'office@nuur.example' }, ['/', '/contact', '/donate', '/about'], 'mailto:office@nuur.example'],
    ['contact', { 'address.ar': 'هرجيسا، شارع الاستقلال' }, ['/?lang=ar', '/contact?lang=ar'], 'شارع الاستقلال'],
    ['contact', { telegram: 'https://t.me/nuur_office' }, ['/', '/member'], 'https://t.me/nuur_office'],
    ['contact', { mapLink: 'https://maps.example.org/x' }, ['/contact'], 'https://maps.example.org/x'],
    ['about', { intro: 'It began under a tree.' }, ['/', '/about'], 'It began under a tree.'],
    ['about', { share: '7' }, ['/about'], '7%'],
    ['about', { epigraphSource: 'From the forty hadith' }, ['/', '/about'], 'From the forty hadith'],
  ])('show a change of %s at once: %j', async (kind, fields, pages, seen) => {
    for (const page of pages) expect([page, (await pageOf(page)).html.includes(seen)]).toEqual([page, false]);
    for (const page of pages) await pageOf(page);
    expect((await (await staff()).send('PUT', `/api/${kind}/${singleId}`, fields)).status).toBe(200);
    for (const page of pages) expect([page, (await pageOf(page)).html]).toEqual([page, expect.stringContaining(seen)]);
  });

  it('name the origins of form and map in their content security policy', async () => {
    await pageOf('/member');
    const client = await staff();
    expect(
      (
        await client.send('PUT', `/api/forms/${singleId}`, {
          membershipForm: 'https://forms.example.org/a;b,c?d',
          emailEndpoint: 'https://mail.example.org:8443/send',
        })
      ).status,
    ).toBe(200);
    expect(
      (await client.send('PUT', `/api/contact/${singleId}`, { mapEmbed: 'https://maps.example.org/embed' })).status,
    ).toBe(200);
    const { html, policy } = await pageOf('/member');
    expect(html).toContain('src="https://forms.example.org/a;b,c?d"');
    const sourcesOf = (name: string) => policy.split('; ').find((directive) => directive.startsWith(`${name} `));
    expect(sourcesOf('frame-src')).toBe(
      "frame-src 'self' https://www.youtube-nocookie.com https://maps.example.org https://forms.example.org",
    );
    expect(sourcesOf('connect-src')).toBe("connect-src 'self' https://mail.example.org:8443");
    await client.send('PUT', `/api/forms/${singleId}`, { membershipForm: '', emailEndpoint: '' });
  });

  it('leave out emptied sections, links and the hadith', async () => {
    const client = await staff();
    for (const kind of ['partners', 'testimonials', 'advisors', 'departments', 'goals']) {
      for (const { _id } of entries(await client.get(`/api/${kind}?limit=100`), kind))
        await client.send('DELETE', `/api/${kind}/${String(_id)}`);
    }
    await client.send('PUT', `/api/contact/${singleId}`, { telegram: '', mapEmbed: '', mapLink: '' });
    await client.send('PUT', `/api/about/${singleId}`, { epigraphArabic: '' });
    const [home, about, departments, contact] = await Promise.all(
      ['/', '/about', '/departments', '/contact'].map(async (path) => (await pageOf(path)).html),
    );
    for (const hidden of ['Our Partners', 'Testimonials', 'telegram-button', 'home-epigraph-text'])
      expect([hidden, home!.includes(hidden)]).toEqual([hidden, false]);
    expect(home).toContain('Photo Gallery');
    expect(about).not.toContain('advisory-board');
    expect(departments).toContain('There are no departments to show yet.');
    expect(contact).not.toContain('Our Location');
    const { page, problems, close } = await visit(opened.browser, { viewport: phone });
    for (const path of ['/', '/about', '/departments', '/contact']) {
      await page.goto(opened.site.url + path);
      expect([path, await overflow(page), await violations(page)]).toEqual([path, 0, []]);
    }
    expect(problems).toEqual([]);
    await close();
  });
});
