import { setImmediate as nextTurn } from 'node:timers/promises';
import { busy } from '../../../domain/errors.ts';
import { publicPages } from '../../../domain/site/public-pages.ts';
import { counters } from '../../counters.ts';
import { parseIp } from '../../parse-ip.ts';
import { createPacedRunner, yieldToEventLoop } from '../../queues/yield-to-event-loop.ts';
import { createWorkQueue } from '../../queues/work-queue.ts';
import { createPendingLimit, type IpPendingLimit } from './pending-limit.ts';

/** Pages that are rendered at a time and that wait, and those that wait for one IP. */
const renderLimits = { concurrency: 4, maxWaiting: 500 };
export const maxPerIp = 20;
/** Where pages wait, these turns of the event loop pass before the rendering of a visitor's page. */
const beforePage = { turns: 200, longest: 50 } as const;
/**
 * The pages of the site itself, and those where staff sign in. They are cached, because they are the same for everyone:
 * few requests render them.
 */
const sitePages = new Set([...publicPages, '/signin', '/dashboard']);
/** Renderings of one such page that go first at a time: after a write, the page is rendered anew. */
const maxFirstOfPage = 4;
/** Pages of one person of the staff, or with one link, that go first at a time: a preview may take long. */
const maxFirstOfPerson = 4;

/** A request for a page that is to be rendered. */
type PageRequest = {
  url: URL;
  /** Of the client. */
  ip: string;
  /** Whether the cached listener asks for the page once for everybody; it has counted the request. */
  isForCache: boolean;
  hasLeft: () => boolean;
  /** Returns a key of the signed-in person, or of a valid link to set a password; undefined for visitors. */
  findStaffKey: () => Promise<string | undefined>;
  render: () => Promise<Response>;
  /** Compresses the rendered page. */
  compress: (page: Response) => Promise<Response>;
};

export type PageQueue = {
  /** Renders a page when its turn comes. Throws 503 where too many wait, in all or for this client, or it has left. */
  render: (page: PageRequest) => Promise<Response>;
};

/**
 * Creates the queue in which pages are rendered: four at a time, for subnets, people and pages of the site round-robin.
 * Staff, and the pages of the site itself, go before a flood of other pages. `pendingOfIp` counts the pending
 * requests of each IP, also those of the cached listener. Without `publicUrl`, the cached listener renders the
 * pages of the site once for each host, so that they do not go first.
 */
export function createPageQueue(pendingOfIp: IpPendingLimit, publicUrl: string | undefined): PageQueue {
  const queue = createWorkQueue(renderLimits);
  const pendingOfStaff = createPendingLimit(maxPerIp);
  const firstOfPage = createPendingLimit(maxFirstOfPage);
  const firstOfPerson = createPendingLimit(maxFirstOfPerson);
  const renderApart = createPacedRunner();
  let waiting = 0;

  return {
    async render({ url, ip, isForCache, hasLeft, findStaffKey, render, compress }) {
      // Anybody can invent numbers of pages of a list.
      const isSitePage =
        isForCache && publicUrl !== undefined && sitePages.has(url.pathname) && !url.searchParams.has('page');
      const releasePage = isSitePage ? firstOfPage.acquire(url.pathname + url.search) : undefined;
      const releaseIp = isForCache ? () => undefined : pendingOfIp.acquire(ip);
      const isBusy = waiting >= renderLimits.concurrency || !releaseIp;
      const findKey = () =>
        findStaffKey().catch((error: unknown) => {
          releaseIp?.();
          throw error;
        });
      const staffKey = isBusy && !releasePage ? await findKey() : undefined;
      const release = releaseIp ?? (staffKey === undefined ? undefined : pendingOfStaff.acquire(staffKey));
      if (!release) throw busy();
      const releasePerson = staffKey === undefined ? undefined : firstOfPerson.acquire(staffKey);
      waiting += 1;
      counters.renderings += 1;

      const begin = async () => {
        if (hasLeft()) throw busy();
        return render();
      };
      const renderInTurn = async () => {
        const isPaced = !releasePage && waiting > renderLimits.concurrency;
        if (isPaced && staffKey !== undefined) return compress(await renderApart(begin));
        await (isPaced ? yieldToEventLoop(beforePage) : nextTurn());
        // In the place of the page: in a queue of its own, visitors would wait behind a flood.
        return compress(await begin());
      };
      const key = staffKey ?? (releasePage ? url.pathname : parseIp(ip).queueKey);
      const first = releasePage !== undefined || releasePerson !== undefined;
      const rendered = await queue.run(renderInTurn, { key, first }).finally(() => {
        waiting -= 1;
        counters.renderings -= 1;
        release();
        releasePage?.();
        releasePerson?.();
      });
      if (!rendered) throw busy();
      return rendered.result;
    },
  };
}
