// The real router renders a page whose content holds scripts that nobody of ours wrote.
import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import * as entry from '../../app/entry.server.tsx';
import { finishContext } from '../../app/services-context.ts';
import { PageScripts } from '../../app/shell/page-scripts.tsx';
import { contentSecurityPolicy, hashSource } from '../../server/http/content-security-policy.ts';
import type { FinishedPage } from '../../server/http/page-routes.ts';
import { siteSettings } from '../../db/seed/site/settings.ts';

afterEach(() => vi.unstubAllEnvs());

const injected =
  '<script>evil()</script><script type="module" async="">evil()</script><script/x>evil();(function(storageKey,restoreKey){//</script>';

function Layout() {
  return (
    <html lang="en">
      <head>
        <title>Test</title>
      </head>
      <body>
        <Outlet />
        <PageScripts />
      </body>
    </html>
  );
}

const Page = () => <div dangerouslySetInnerHTML={{ __html: injected }} />;

/** As the build is, with one page. */
const build = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: { default: Layout } },
    page: { id: 'page', parentId: 'root', path: 'page', module: { default: Page } },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', imports: [] },
      page: { id: 'page', parentId: 'root', path: 'page', module: '/assets/page.js', imports: ['/assets/common.js'] },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

async function renderPage(production: boolean): Promise<FinishedPage & { joined: string }> {
  vi.stubEnv('PROD', production);
  const context = new RouterContextProvider();
  let page: FinishedPage | undefined;
  context.set(finishContext, (finished) => (page = finished));
  const response = await createRequestHandler(build, 'production')(
    new Request('http://site.example/page'),
    context as never,
  );
  expect(response.status).toBe(200);
  return { ...page!, joined: page!.html.join('') };
}

it.each([[true], [false]])(
  'what was injected into a page has no hash in its policy, and what the router wrote has (deferred: %s)',
  async (deferred) => {
    const { scripts, joined } = await renderPage(deferred);
    expect(joined).toContain(injected);
    const policy = contentSecurityPolicy(scripts, siteSettings, []);
    for (const [, text] of injected.matchAll(/>([^<]+)</g)) expect(policy).not.toContain(hashSource(text!));

    const texts = [
      ...joined
        .replace(injected, '')
        .matchAll(/<script(?: type="(?:module|text\/plain)"| async=""| id="boot")*>([^]*?)<\/script>/g),
    ].map(([, text]) => text!);
    expect(texts.length).toBe(deferred ? 5 : 4);
    for (const text of texts) expect([text, policy.includes(hashSource(text))]).toEqual([text, true]);
  },
);

/** The shape of the router's own scripts, on which app/shell/page-scripts.tsx and app/shell/wake.ts build. */
it('the router writes the scripts that we know', async () => {
  const { scripts } = await renderPage(true);
  const known = [
    /^\(\(storageKey, restoreKey\) => \{[^]*\}\)\("react-router-scroll-positions", null\)$/,
    /^window\.__reactRouterContext = \{[^<]*streamController = controller;/,
    /^import "\/assets\/manifest\.js";[^]*window\.__reactRouterRouteModules = [^]*import\("\/assets\/entry\.js"\);$/,
  ];
  for (const shape of known) expect(scripts.filter((text) => shape.test(text))).toHaveLength(1);
  // And ours: the first paint, the data, the one that wakes the rest.
  expect(scripts).toHaveLength(known.length + 3);
});

it('a page that waits for React names no script to fetch before it does', async () => {
  const { joined } = await renderPage(true);
  expect(joined.replace(injected, '')).not.toMatch(/modulepreload|<script type="module"/);
  expect(joined).toContain('<script type="text/plain" id="boot">import "/assets/manifest.js";');
  expect((await renderPage(false)).joined).toMatch(/<link rel="modulepreload" href="\/assets\/entry.js"/);
});
