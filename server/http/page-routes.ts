import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { busy } from '../../domain/errors.ts';
import { visitor, type Viewer } from '../../domain/people/viewer.ts';
import { createWorkQueue } from '../work-queue.ts';
import type { Services } from '../services/services.ts';
import { clientAddress } from './client-address.ts';
import { sessionTokenOf } from './identify.ts';
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.ts';
import { createSiteStyles, type StylesInPage } from './site-styles.ts';
import { answerWith } from './whole-answer.ts';

/** A page as it was rendered: its HTML in parts, cut between its elements, and the texts of the inline scripts that it brings, as those who wrote them know them. */
export type FinishedPage = { html: readonly string[]; scripts: readonly string[] };

/** Pages that are rendered at a time and that wait. A turn of the event loop lies before each, so that short requests are not held up. */
const rendering = { atOnce: 4, most: 500 };

export type Pages = {
  /**
   * Renders a page. Who asks is found out only where a page depends on it: what visitors read is the same for everyone.
   * The page goes to `finish`, and the answer has its status and headers only; `address` is where the request came from.
   */
  render: (request: Request, whoAsks: () => Promise<Viewer>, finish: (page: FinishedPage) => void, address: string) => Promise<Response>;
  /** The styles that stand in every page, for the places that its HTML leaves for them; none in development, where it has them already. */
  styles: readonly StylesInPage[];
};

/** The pages, with their content security policy; without it in development, where Vite brings scripts and styles of its own. */
export function pageRoutes(pages: Pages, services: Services, { publicUrl, development = false }: { publicUrl: string | undefined; development?: boolean }): Hono {
  const styles = createSiteStyles(pages.styles);
  const queue = createWorkQueue(rendering);
  return new Hono().all('*', async (c) => {
    const url = new URL(c.req.url);
    const target = withoutTrailingSlashes(url.pathname);
    // An address that begins with two slashes would name another host.
    if (target !== url.pathname && ['GET', 'HEAD'].includes(c.req.method)) return c.redirect(`/${target.slice(countLeadingSlashes(target))}${url.search}`, 301);

    const whoAsks = async () => {
      const { viewer } = await services.sessions.viewerOf(sessionTokenOf(c, publicUrl));
      return (await services.factors.mustSetUp(viewer)) ? visitor : viewer;
    };
    let page: FinishedPage | undefined;
    const rendered = await queue.run(async () => {
      await nextTurn();
      return pages.render(c.req.raw, whoAsks, (finished) => (page = finished), clientAddress(c));
    });
    if (!rendered) throw busy();
    const response = rendered.result;
    const { headers } = response;
    if (page && !development) {
      headers.set('content-security-policy', contentSecurityPolicy(page.scripts, await services.site.settings(), styles.sources));
      headers.set('reporting-endpoints', reportingEndpoints);
    }
    if (url.searchParams.get('preview') === '1') {
      // What staff look at before visitors may: no cache keeps it and no search engine lists it.
      headers.set('cache-control', 'private, no-store');
      headers.set('x-robots-tag', 'noindex');
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
    return page === undefined ? response : answerWith(c.req.method === 'HEAD' ? new Uint8Array() : styles.fillIn(page.html), { status: response.status, headers });
  });
}

/** A path without the slashes at its end; `/` stays. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function countLeadingSlashes(path: string): number {
  let count = 0;
  while (path[count] === '/') count += 1;
  return count;
}
