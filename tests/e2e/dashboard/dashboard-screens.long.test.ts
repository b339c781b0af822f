import { beforeAll, describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import { addSampleVideos } from '../../setup/sample-videos.ts';
import { signInAs, staffEnvironment, superadmin, waitForScreen } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
beforeAll(() => addSampleVideos(opened.site.url));

const firstId = async (kind: string) => {
  const response = await fetch(`${opened.site.url}/api/${kind}?limit=1`);
  return ((await response.json()) as Record<string, { _id: string }[]>)[kind]![0]!._id;
};

describe.each([
  ['en', laptop, 'light'],
  ['ar', laptop, 'dark'],
  ['so', phone, 'dark'],
  ['ar', phone, 'light'],
] as const)('every screen of the dashboard in %s at %o, %s', (lang, viewport, colorScheme) => {
  it('has no axe violations, fits the window, and is in the language', async () => {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport,
      colorScheme,
    });
    const ids = Object.fromEntries(
      await Promise.all(
        ['news', 'projects', 'articles', 'videos', 'reports'].map(async (kind) => [kind, await firstId(kind)]),
      ),
    ) as Record<string, string>;
    const screens = [
      '',
      '/profile',
      '/users',
      '/messages',
      '/blogs',
      '/nothing-here',
      ...Object.entries(ids).flatMap(([kind, id]) => [`/${kind}`, `/${kind}/${id}/edit`]),
    ];
    for (const screen of screens) {
      await page.goto(`${opened.site.url}/dashboard${screen}?lang=${lang}`);
      await waitForScreen(page);
      expect([screen, await page.locator('html').getAttribute('lang')]).toEqual([screen, lang]);
      expect([screen, await overflow(page)]).toEqual([screen, 0]);
      // A list that is loading again is dimmed for a moment.
      await expect.poll(async () => [screen, await violations(page)], { timeout: 4_000 }).toEqual([screen, []]);
      // The browser itself logs the 404 of the requested page.
      expect([
        screen,
        problems.splice(0).filter((problem) => !(screen === '/nothing-here' && problem.includes('404'))),
      ]).toEqual([screen, []]);
    }
    await close();
  });
});
