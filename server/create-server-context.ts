import { randomBytes } from 'node:crypto';
import { commandName } from './command-name.ts';
import type { Logger } from 'pino';
import { makeId } from '../domain/model/id.ts';
import { allTypes } from '../domain/site/index.ts';
import type { AppDeps } from './app.ts';
import { createAccountServices } from './create-account-services.ts';
import { createBackups } from './create-backups.ts';
import { createContentServices } from './create-content-services.ts';
import { createFileServices } from './create-file-services.ts';
import type { Env } from './env.ts';
import type { FileStorage } from './files/file-storage.ts';
import { checkStoreSettings, combineStorages, findPublicPictures, openFilePlaces } from './files/open-storage.ts';
import { createStorageState } from './files/storage-state.ts';
import type { SiteGauges } from './metrics/metrics.ts';
import { openInTurn } from './http/limits/open-files.ts';
import { createUncachedRateLimit } from './http/limits/uncached-rate-limit.ts';
import { createFeedOpener } from './change-feed.ts';
import { createQueryCache } from './cache/query-cache.ts';
import { syncCaches } from './cache/sync-caches.ts';
import { createCacheTags, type CacheTags } from './cache/cache-tags.ts';
import type { OtherWorkers } from './processes/other-workers.ts';
import { createRecentErrors, type RecentErrors } from './recent-errors.ts';
import { readProgramVersion } from './read-program-version.ts';
import { toAppError } from './http/error-response.ts';
import { isClientError } from './log.ts';
import type { UnrecordedFiles } from './files/unrecorded-files.ts';
import { createInvitationMailer } from './mail/invitation-mailer.ts';
import { createNoticeMailer } from './mail/notice-mailer.ts';
import { startMessageMailer } from './mail/message-mailer.ts';
import { watchTransport } from './mail/watch-transport.ts';
import { createAuthorService } from './services/content/authors.ts';
import { createUntouchedDrafts } from './services/content/untouched-drafts.ts';
import { createOverviewService } from './services/content/overview.ts';
import { createHistoryService } from './services/content/history.ts';
import { createInboxService } from './services/messages/inbox.ts';
import { createMessageService } from './services/messages/messages.ts';
import { createPersonalDataService } from './services/messages/personal-data.ts';
import { createSecurityLog } from './services/accounts/security-log.ts';
import { createMessageLimit } from './services/messages/message-limit.ts';
import { createSiteService } from './services/site/site.ts';
import { createSiteStateService } from './services/site/site-state/site-state.ts';
import { createTextLimit } from './services/content/text-limit.ts';
import { createSettingChanges } from './services/site/setting-changes.ts';
import { createSiteTextService } from './services/site/site-texts.ts';
import type { Database } from './store/database.ts';
import { readDatabaseState } from './store/database-state.ts';
import { createStores } from './store/stores.ts';
import { createWriteProbe } from './store/write-probe.ts';
import { startJobs } from './start-jobs.ts';
import { watchClock } from './watch-clock.ts';

/** What the server runs with: the dependencies of the app, and what is stopped or notified from outside. */
export type ServerContext = Omit<AppDeps, 'pages' | 'types'> & {
  db: Database;
  cacheTags: CacheTags;
  unrecorded: UnrecordedFiles;
  /** Throws StartError where the settings of the file store are wrong. */
  checkStorage: () => Promise<void>;
  /** Logs where files are missing that the database names. */
  warnOfMissingFiles: () => Promise<void>;
  /** Notifies the mailer that a message is waiting. */
  triggerMailer: () => void;
  /** Notifies the scheduler of backups that one is waiting. */
  triggerBackups: () => void;
  /** The values of the metrics of the whole site. */
  siteGauges: SiteGauges;
  close: () => Promise<void>;
};

type Options = {
  /** The other processes of this machine, if any. The primary then sends the mail and runs the cleanup for all. */
  otherWorkers?: OtherWorkers;
  /** The last errors of the log. */
  recentErrors?: RecentErrors;
  /** Replacements for tests. */
  now?: (() => Date) | undefined;
  storage?: FileStorage | undefined;
};

/** Creates the services and their stores over an open, migrated database. */
export async function createServerContext(
  env: Env,
  db: Database,
  log: Logger,
  { otherWorkers, recentErrors = createRecentErrors(), ...replaced }: Options = {},
): Promise<ServerContext> {
  const now = replaced.now ?? (() => new Date());
  const newId = () => makeId(now(), randomBytes(8));
  const places = await openFilePlaces(env);
  const storage = replaced.storage ?? combineStorages(places, env.fileStorage);
  const publicPictures = await findPublicPictures(places, env.s3);
  if (env.s3?.publicUrl !== publicPictures)
    log.warn(
      `there are pictures in DATA_DIR, so all of them come from the site and not from S3_PUBLIC_URL: run ${commandName} move-files and restart`,
    );
  const stores = createStores(db, publicPictures);
  const secret = await stores.settings.getOrCreate('secret', () => randomBytes(32).toString('base64url'));

  const transport = env.smtpUrl
    ? watchTransport((await import('./mail/transport.ts')).openTransport(env.smtpUrl), {
        store: stores.mailState,
        now,
        log,
      })
    : undefined;
  const primaryMailer = otherWorkers && { trigger: otherWorkers.triggerMailer, stop: async () => undefined };
  const messageLimit = createMessageLimit({ store: stores.rateLimits, secret, now });
  const cacheTags = createCacheTags();
  const stopCacheSync = await syncCaches({
    cacheTags,
    openFeed: createFeedOpener(env.databaseUrl, stores, otherWorkers),
    otherWorkers,
    log,
  });
  const queryCache = createQueryCache({ cacheTags, now });
  const stopClockWatch = watchClock(cacheTags.invalidateAllLocally, log);
  const securityLog = createSecurityLog({ store: stores.securityLog, findNames: stores.users.findNames, now, newId });
  const stopSecurityLog = securityLog.start((error) =>
    log.error({ err: error }, 'the security log could not be written'),
  );
  const history = createHistoryService({ store: stores.history, now, newId });
  const textLimit = createTextLimit({ store: stores.rateLimits, now });
  const files = createFileServices({
    env,
    stores,
    storage,
    history,
    textLimit,
    requireCurrent: (staff) => accounts.sessions.requireCurrent(staff),
    cacheTags,
    now,
    newId,
  });
  const { mediaProcess, uploadFolder, unrecorded, quota, pictures, documents } = files;
  const settingChanges = createSettingChanges({
    securityLog,
    // Created below: notices are mailed with the name of the site, which is content.
    notifySuperadmins: (...notice) => accounts.notices.notifySuperadmins(...notice),
    files: stores.files,
    now,
  });
  const siteTexts = createSiteTextService({
    store: stores.siteTexts,
    history,
    settingChanges,
    queryCache,
    cacheTags,
    now,
    newId,
  });
  const contentServices = createContentServices({
    stores,
    pictures,
    documents,
    quota,
    history,
    textLimit,
    settingChanges,
    siteTexts,
    requireCurrent: (staff) => accounts.sessions.requireCurrent(staff),
    queryCache,
    cacheTags,
    now,
    newId,
  });
  const { content } = contentServices;
  const site = createSiteService({ content, publicUrl: env.publicUrl });
  const accounts = createAccountServices({
    stores,
    secret,
    site,
    pictures,
    quota,
    history,
    textLimit,
    securityLog,
    noticeMailer: transport && createNoticeMailer(transport, site.settings, env.publicUrl, log),
    queryCache,
    cacheTags,
    now,
    newId,
  });
  const mailer =
    transport &&
    (primaryMailer ??
      startMessageMailer({
        transport,
        to: async () => (await site.settings()).contact.email,
        store: stores.messages,
        mayMail: messageLimit.mayMail,
        now,
        log,
      }));
  const isReady = createWriteProbe(db);
  const storageState = createStorageState(storage, env, stores.files, log);
  const jobs = otherWorkers
    ? undefined
    : startJobs({
        stores,
        accounts,
        securityLog,
        storage,
        mediaProcess,
        uploadFolder,
        unrecorded,
        quota,
        cacheTags,
        log,
        now,
      });
  const backups = createBackups({ env, stores, securityLog, otherWorkers, log, now, newId });

  return {
    db,
    cacheTags,
    storage,
    openFile: env.s3 && openInTurn(storage, (keys) => stores.files.findRecorded(keys), queryCache),
    uploadFolder,
    unrecorded,
    sharePictures: files.sharePictures,
    publicUrl: env.publicUrl,
    trustedProxies: env.trustedProxies,
    uncachedRateLimit: createUncachedRateLimit(() => now().getTime()),
    inviteByMail: transport && createInvitationMailer(transport, site.settings, log),
    log,
    services: {
      ...contentServices,
      untouchedDrafts: createUntouchedDrafts({
        content,
        presence: contentServices.presence,
        store: stores.content,
        cacheTags,
      }),
      authors: createAuthorService({ site, users: stores.users, cacheTags }),
      history,
      overview: createOverviewService({ content, types: allTypes }),
      media: files.media,
      messages: createMessageService({ store: stores.messages, mailer, limit: messageLimit, now, newId }),
      inbox: createInboxService({ store: stores.messages, history, mailer, securityLog, now }),
      personalData: createPersonalDataService({
        messages: stores.messages,
        users: stores.users,
        logStore: stores.securityLog,
        securityLog,
        secret,
        requireCurrent: accounts.sessions.requireCurrent,
        now,
      }),
      backups: backups.service,
      ...accounts,
      securityLog,
      site,
      publicPictures,
      siteTexts,
      siteState: createSiteStateService({
        dataDir: env.dataDir,
        publicUrl: env.publicUrl,
        processes: env.processes,
        isMailSetUp: transport !== undefined,
        version: readProgramVersion(),
        readDatabase: () => readDatabaseState(db),
        isReady,
        readFileStorage: storageState.readFacts,
        files: stores.files,
        mail: stores.mailState,
        readBackups: backups.readStatus,
        settings: stores.settings,
        cleanupTimes: stores.cleanupTimes,
        recentErrors,
        now,
        log,
      }),
      reportError(error) {
        if (isClientError(error)) log.debug({ err: error }, 'a page refused a request');
        else log.error({ err: error }, 'a page failed');
        return toAppError(error).status;
      },
    },
    isReady,
    isStorageReady: storageState.isReady,
    checkStorage: () => checkStoreSettings(places),
    warnOfMissingFiles: storageState.warnOfMissing,
    siteGauges: { mailQueue: stores.mailState.queue, ...backups.gauges },
    triggerMailer: () => mailer?.trigger(),
    triggerBackups: backups.trigger,
    async close() {
      stopClockWatch();
      await jobs?.stop();
      await backups.stop();
      await stopCacheSync();
      await mailer?.stop();
      await stopSecurityLog();
      transport?.close();
      mediaProcess.close();
      storage.close();
      await db.destroy();
    },
  };
}
