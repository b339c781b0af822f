import { Hono } from 'hono';
import type { Logger } from 'pino';
import { allTypes } from '../domain/site/index.ts';
import { notFound } from '../domain/errors.ts';
import type { ContentType } from '../domain/model/define.ts';
import { setUploadFolder } from './api/input/accept-uploads.ts';
import { createAccountRoutes } from './api/accounts/account-routes.ts';
import { createBackupRoutes } from './api/backup-routes.ts';
import { createContentRoutes } from './api/content/content-routes.ts';
import { createMediaRoutes } from './api/content/media-routes.ts';
import { createFactorRoutes, requireSetUp, createUserFactorRoutes } from './api/accounts/factor-routes.ts';
import {
  createSecondFactorConfirmRoutes,
  createSecondFactorSignInRoutes,
} from './api/accounts/second-factor-routes.ts';
import { signInRoutes } from './api/accounts/sign-in-routes.ts';
import { createOverviewRoutes } from './api/overview-routes.ts';
import { refuseNul } from './api/input/query.ts';
import { createHistoryRoutes } from './api/content/history-routes.ts';
import { createUserRoutes } from './api/accounts/user-routes.ts';
import { createInboxRoutes } from './api/messages/inbox-routes.ts';
import { createPersonalDataRoutes } from './api/messages/personal-data-routes.ts';
import { createSecurityLogRoutes } from './api/accounts/security-log-routes.ts';
import { createSecuritySettingsRoutes } from './api/accounts/security-settings-routes.ts';
import { createSearchRoutes } from './api/search-routes.ts';
import { createSiteStateRoutes } from './api/site-state-routes.ts';
import { createSiteTextRoutes } from './api/content/site-text-routes.ts';
import { createVerseRoutes, createVerseTranslationRoutes } from './api/content/verse-routes.ts';
import { createAutosaveRoutes } from './api/content/autosave-routes.ts';
import { createMessageRoutes } from './api/messages/message-routes.ts';
import { createFeedRoutes } from './feeds/routes.ts';
import { createSecurityTxtRoutes } from './feeds/security-txt.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { SharePictures } from './files/media/share-picture.ts';
import type { UploadFolder } from './files/upload-folder.ts';
import { isFeed } from './http/cache-key.ts';
import { createDocumentAccess, createFileQueryQueue } from './http/document-access.ts';
import { createFileRoutes, type SharedPictures } from './http/file-routes.ts';
import { createIpPendingLimit, type IpPendingLimit } from './http/limits/pending-limit.ts';
import { findClient } from './http/client-ip.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import { compress } from './http/compress.ts';
import type { UnreadResponses } from './http/limits/unread-responses.ts';
import type { OpenForClient } from './http/limits/open-files.ts';
import { reportPath } from './http/content-security-policy.ts';
import { maxPerIp } from './http/limits/page-queue.ts';
import { createPageRoutes, type Pages } from './http/page-routes.ts';
import { createReadQueue, queuePublicReads, queueReads, type ReadQueue } from './http/limits/read-queue.ts';
import { identifyViewer, requireAntiForgeryToken, requireStaffToWrite, type Identified } from './http/identify.ts';
import { createPolicyReportHandler } from './http/policy-reports.ts';
import type { InvitationMailer } from './mail/invitation-mailer.ts';
import { limitUncachedResponses, type UncachedRateLimit } from './http/limits/uncached-rate-limit.ts';
import { refuseWritesUntilReady } from './http/refuse-writes-until-ready.ts';
import { recordDeletionsAndRefusals } from './http/record-deletions-and-refusals.ts';
import { setRequestId } from './http/request-id.ts';
import { getRoutedPath } from './http/get-routed-path.ts';
import { requireSameOriginWrites, addSecurityHeaders } from './http/security.ts';
import { requestLanguage, toErrorResponse } from './http/error-response.ts';
import type { Services } from './services/services.ts';
import { findSharedItem } from './services/content/shared-item.ts';

export type AppDeps = {
  services: Services;
  storage: FileStorage;
  /** Opens a stored file for a visitor; by default at once. */
  openFile?: OpenForClient | undefined;
  /** Where uploads arrive. */
  uploadFolder: UploadFolder;
  sharePictures: SharePictures;
  /** Renders the pages; tests of the API omit it. */
  pages?: Pages;
  publicUrl: string | undefined;
  trustedProxies: TrustedProxies;
  uncachedRateLimit: UncachedRateLimit;
  /** Undefined where no mail is set up. */
  inviteByMail: InvitationMailer | undefined;
  /** Returns whether the database is writable; for `/readyz`. */
  isReady: () => Promise<boolean>;
  /** Answers whether pictures and documents can be read and written; for `/readyz`. */
  isStorageReady: () => Promise<boolean>;
  /** An upgrade has started this version, and returns to the one before unless it is ready in time. */
  isNewVersion?: boolean;
  log: Logger;
  /** Pages that wait to be rendered, by IP. */
  pendingOfIp?: IpPendingLimit;
  /** The queue of visitors' reads of the API. */
  readQueue?: ReadQueue;
  /** What responses hold in memory. */
  unread?: UnreadResponses;
  /** The content types that get routes; all of them unless a test declares its own. */
  types?: readonly ContentType[];
};

/**
 * Creates the whole site as one request handler: health, built files, stored files, `/api`, feeds, then pages. It has
 * no other effects; tests send it requests.
 */
export function createApp({
  services,
  storage,
  openFile = (_, key, options) => storage.open(key, options),
  uploadFolder,
  sharePictures,
  pages,
  publicUrl,
  trustedProxies,
  uncachedRateLimit,
  inviteByMail,
  isReady,
  isStorageReady,
  isNewVersion = false,
  log,
  types = allTypes,
  pendingOfIp = createIpPendingLimit(maxPerIp),
  readQueue = createReadQueue(pendingOfIp),
  unread,
}: AppDeps): Hono {
  const app = new Hono({ getPath: getRoutedPath });
  app.use(setRequestId(trustedProxies), findClient(trustedProxies), addSecurityHeaders(publicUrl));
  app.post(reportPath, createPolicyReportHandler(log));
  app.use(compress(log), requireSameOriginWrites(publicUrl));

  app.get('/healthz', (c) => c.text('ok'));
  const findProblem = async () => {
    const [database, files] = await Promise.all([isReady(), isStorageReady()]);
    if (!database) return 'not ready';
    return files ? undefined : 'not ready: the file store does not answer';
  };
  app.get('/readyz', async (c) => {
    const problem = await findProblem();
    return problem === undefined ? c.text('ready') : c.text(problem, 503);
  });
  if (isNewVersion) app.use(refuseWritesUntilReady(async () => (await findProblem()) === undefined));

  // Documents do not wait for share pictures, which are made at the first request.
  const queueShareQuery = createFileQueryQueue();
  const shared: SharedPictures = {
    findKey: (c, id) => queueShareQuery(c, () => sharePictures.findKey(id)),
    open: (c, item) => queueShareQuery(c, async () => sharePictures.open(await findSharedItem(services, item))),
  };
  app.route(
    '/',
    createFileRoutes(openFile, shared, createDocumentAccess(services, publicUrl, createFileQueryQueue()), unread),
  );

  app.use(limitUncachedResponses(uncachedRateLimit, services.sessions, publicUrl));

  const api = new Hono<Identified>();
  api.use(refuseNul, identifyViewer(services.sessions, publicUrl));
  // What visitors may send. These routes use no session and so require no anti-forgery token.
  api.route('/users', signInRoutes(services, publicUrl));
  api.route('/users', createSecondFactorSignInRoutes(services, publicUrl));
  api.route('/', createMessageRoutes(services.messages));
  api.use(
    queueReads(readQueue),
    requireStaffToWrite(services.sessions),
    requireAntiForgeryToken,
    requireSetUp(services.factors),
    recordDeletionsAndRefusals(services, types, log),
    setUploadFolder(uploadFolder),
  );
  for (const type of types) api.route(`/${type.name}`, createContentRoutes(type, services));
  api.route('/files', createMediaRoutes(services.media, types));
  api.route('/users/confirm/second-factor', createSecondFactorConfirmRoutes(services, publicUrl));
  api.route('/users/factors', createFactorRoutes(services, publicUrl));
  api.route('/users', createUserFactorRoutes(services, publicUrl));
  api.route('/users', createAccountRoutes(services, publicUrl));
  api.route('/users', createUserRoutes(services, inviteByMail));
  api.route('/', createHistoryRoutes(services, types));
  api.route('/autosaves', createAutosaveRoutes(services.autosaves));
  api.route('/', createOverviewRoutes(services.overview));
  api.route('/', createSearchRoutes(services, types));
  api.route('/messages', createInboxRoutes(services));
  api.route('/site-state', createSiteStateRoutes(services.siteState));
  api.route('/verses', createVerseRoutes());
  api.route('/verse-translations', createVerseTranslationRoutes(services.verseTranslations));
  api.route('/site-texts', createSiteTextRoutes(services.siteTexts));
  api.route('/personal-data', createPersonalDataRoutes(services.personalData));
  api.route('/backups', createBackupRoutes(services.backups));
  api.route('/security-log', createSecurityLogRoutes(services.securityLog));
  api.route('/security-settings', createSecuritySettingsRoutes(services.securitySettings));
  api.all('*', () => {
    throw notFound();
  });
  app.route('/api', api);

  const queueFeed = queuePublicReads(readQueue);
  app.use((c, next) => (isFeed(c.req.path) ? queueFeed(c, next) : next()));
  app.route('/', createFeedRoutes(services));
  app.route(
    '/',
    createSecurityTxtRoutes(services.site, publicUrl, () => new Date()),
  );
  if (pages) app.route('/', createPageRoutes(pages, services, publicUrl, log, pendingOfIp));

  app.notFound(() => {
    throw notFound();
  });
  app.onError((error, c) => {
    const { status, body, known, retryAfter } = toErrorResponse(error, requestLanguage(c.req.url));
    if (!known) log.error({ err: error, method: c.req.method, path: c.req.path }, 'a request failed');
    // Headers that a route had set for its own response.
    for (const name of ['Content-Length', 'Content-Range', 'Accept-Ranges', 'ETag']) c.header(name, undefined);
    if (!c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store');
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    return c.json(body, status as 500);
  });
  return app;
}
