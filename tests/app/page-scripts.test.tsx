// The real router renders a page whose content contains injected scripts.
import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from 'react-router';
import { version } from 'react-router/package.json';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as entry from '../../app/entry.server.tsx';
import { servicesContext } from '../../app/services-context.ts';
import { PageScripts } from '../../app/shell/page-scripts.tsx';
import { hashSource } from '../../server/http/content-security-policy.ts';
import type { Services } from '../../server/services/services.ts';
import { siteSettings } from '../../db/seed/site/settings.ts';

beforeEach(() => void vi.stubEnv('PROD', true));
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

/** Returns a text that would end the script element that contains it. */
const loader = () => ({ text: '</script><script>evil()</script>' });

/** Shaped like the build, with one page. */
const build = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: { default: Layout } },
    page: { id: 'page', parentId: 'root', path: 'page', module: { default: Page, loader } },
    dashboard: { id: 'dashboard', parentId: 'root', path: 'dashboard', module: { default: Page } },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', imports: [] },
      page: { id: 'page', parentId: 'root', path: 'page', module: '/assets/page.js', imports: ['/assets/common.js'] },
      dashboard: { id: 'dashboard', parentId: 'root', path: 'dashboard', module: '/assets/staff.js', imports: [] },
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

/** Renders a page: public pages delay React, the dashboard does not. */
async function renderPage(path: '/page' | '/dashboard', readSettings = async () => siteSettings, headers = {}) {
  const context = new RouterContextProvider();
  context.set(servicesContext, { site: { settings: readSettings } } as unknown as Services);
  const response = await createRequestHandler(build, 'production')(
    new Request(`http://site.example${path}`, { headers }),
    context as never,
  );
  expect(response.status).toBe(200);
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}

/** Returns the inline scripts of a page that a browser would run now or later, without the injected ones. */
const scriptsIn = (html: string) =>
  [
    ...html
      .replace(injected, '')
      .matchAll(/<script(?: type="(?:module|text\/plain)"| async=""| id="boot")*>([^]*?)<\/script>/g),
  ].map(([, text]) => text!);

it.each(['/page', '/dashboard'] as const)(
  "allows the router's scripts of %s in its policy, but no injected scripts",
  async (path) => {
    const { html, policy } = await renderPage(path);
    expect(html).toContain(injected);
    for (const [, text] of injected.matchAll(/>([^<]+)</g)) expect(policy).not.toContain(hashSource(text!));

    const texts = scriptsIn(html);
    expect(texts.length).toBe(path === '/page' ? 5 : 4);
    for (const text of texts) expect([text, policy.includes(hashSource(text))]).toEqual([text, true]);
  },
);

/**
 * The router's own scripts, on which app/shell/page-scripts.tsx and app/inline-scripts/deferred-start.ts rely. With a
 * new version, check that pages still start React and get their data before changing these texts.
 */
it('finds the expected scripts of React Router 8.4.0', async () => {
  expect(version).toBe('8.4.0');
  const [scroll, context, modules, ...ours] = scriptsIn((await renderPage('/page')).html);
  expect(scroll).toMatch(/^\(\(storageKey, restoreKey\) => \{[^]*\}\)\("react-router-scroll-positions", null\)$/);
  expect(context).toBe(
    'window.__reactRouterContext = {"basename":"/","future":{},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());',
  );
  expect(modules?.split('\n').filter((line) => line.trim() !== '')).toEqual([
    'import "/assets/manifest.js";',
    'import * as route0 from "/assets/root.js";',
    'import * as route1 from "/assets/page.js";',
    '  window.__reactRouterRouteModules = {"root":route0,"page":route1};',
    'import("/assets/entry.js");',
  ]);
  // The script that starts the others, and the one that passes the data.
  expect(ours).toHaveLength(2);
});

it('names no script to fetch early in a page that delays React', async () => {
  const { html } = await renderPage('/page');
  expect(html.replace(injected, '')).not.toMatch(/modulepreload|<script type="module"/);
  expect(html).toContain('<script type="text/plain" id="boot">import "/assets/manifest.js";');
  expect((await renderPage('/dashboard')).html).toMatch(/<link rel="modulepreload" href="\/assets\/entry.js"/);
});

it('leaves React and its data out for visitors who save data, but not for staff', async () => {
  const render = (path: '/page' | '/dashboard') => renderPage(path, undefined, { 'save-data': 'on' });
  const { html, policy } = await render('/page');
  expect(html.replace(injected, '')).not.toMatch(/id="boot"|id="data"|__reactRouterContext/);
  expect(scriptsIn(html).map((text) => policy.includes(hashSource(text)))).toEqual([true]);
  expect((await render('/dashboard')).html).toMatch(/id="data"/);
});

it('puts the data of a page into its HTML as JSON that cannot end its element', async () => {
  const { html } = await renderPage('/page');
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data.split('\n')[0]!)).toContain('</script><script>evil()</script>');
  expect(html).toMatch(/^<!DOCTYPE html><html/);
});

it('sends a policy with a page even when its settings cannot be read', async () => {
  const { policy } = await renderPage('/page', () => Promise.reject(new Error('database away')));
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
});
