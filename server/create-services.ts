import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeId } from '../domain/model/id.ts';
import { allTypes } from '../domain/site/index.ts';
import type { AppDeps } from './app.ts';
import type { Env } from './env.ts';
import { findArchive } from './backup/backup-folder.ts';
import { backupFolder, startBackupScheduler } from './backup/backup-scheduler.ts';
import { placeOf } from './backup/place-of.ts';
import type { FileStorage } from './files/file-storage.ts';
import { createMediaProcess } from './files/media-process.ts';
import { findPublicPictures, openFilePlaces, storageOver } from './files/open-storage.ts';
import type { SiteGauges } from './metrics/metrics.ts';
import { createReadLimit } from './http/read-limit.ts';
import { syncCaches, type Listen } from './cache/sync-caches.ts';
import { createCacheTags, type CacheTags } from './cache/cache-tags.ts';
import type { OtherWorkers } from './processes/other-workers.ts';
import { createRecentErrors, type RecentErrors } from './recent-errors.ts';
import program from '../package.json' with { type: 'json' };
import { toAppError } from './http/error-response.ts';
import { isClientError } from './log.ts';
import { createSharePictures } from './files/share-picture.ts';
import { createUploadFolder } from './files/upload-folder.ts';
import { createInvitationMailer } from './mail/invitation-mailer.ts';
import { createNoticeMailer } from './mail/notice-mailer.ts';
import { startMessageMailer } from './mail/message-mailer.ts';
import { createBackupService } from './services/backups.ts';
import { readCopies } from './services/backup-copies.ts';
import { watchTransport } from './mail/watch-transport.ts';
import { createIdentityService } from './services/confirm-identity.ts';
import { createContentService } from './services/content.ts';
import { createOverviewService } from './services/overview.ts';
import { createDocumentService } from './services/documents.ts';
import { startCleanup } from './services/cleanup.ts';
import { createChallenges } from './services/factors/challenges.ts';
import { createSecretBox } from './services/factors/secret-box.ts';
import { createFactorService } from './services/factors.ts';
import { createHistoryService } from './services/history.ts';
import { createInboxService } from './services/inbox.ts';
import { createKnownDevices } from './services/known-devices.ts';
import { createLoginLimit } from './services/login-limit.ts';
import { createMediaService } from './services/media.ts';
import { createMessageService } from './services/messages.ts';
import { createNoticeService } from './services/notices.ts';
import { createPasswordPolicy } from './services/password-policy.ts';
import { createPersonalDataService } from './services/personal-data.ts';
import { createPictureService } from './services/pictures.ts';
import { createPresenceService } from './services/presence.ts';
import { createRevisions } from './services/revisions.ts';
import { createSecondFactorService } from './services/second-factor.ts';
import { createSecurityLog } from './services/security-log.ts';
import { createSecuritySettingService } from './services/security-settings.ts';
import { createSenderLimit } from './services/sender-limit.ts';
import { createSessionListService } from './services/session-list.ts';
import { createSessionService } from './services/sessions.ts';
import { createSiteService } from './services/site.ts';
import { findNewestBackup } from './services/site-state/newest-backup.ts';
import { createSiteStateService } from './services/site-state/site-state.ts';
import { createStorageQuota } from './services/storage-quota.ts';
import { createTrashService } from './services/trash.ts';
import { createUploads } from './services/uploads.ts';
import { createUserService } from './services/users.ts';
import { createVersionService } from './services/versions.ts';
import { createSiteTextService } from './services/site-texts.ts';
import { createBackupRunStore } from './store/backup-run-store.ts';
import { createChallengeStore } from './store/challenge-store.ts';
import { createChangeStore } from './store/change-store.ts';
import { createContentStore } from './store/content-store.ts';
import { createDeviceStore } from './store/device-store.ts';
import type { Database } from './store/database.ts';
import { readDatabaseState } from './store/database-state.ts';
import { createFactorStore } from './store/factor-store.ts';
import { createFileStore } from './store/file-store.ts';
import { createHistoryStore } from './store/history-store.ts';
import { createMailStateStore } from './store/mail-state-store.ts';
import { createMessageStore } from './store/message-store.ts';
import { createNoticeStore } from './store/notice-store.ts';
import { createPresenceStore } from './store/presence-store.ts';
import { createRateLimitStore } from './store/rate-limit-store.ts';
import { createSecurityLogStore } from './store/security-log-store.ts';
import { createSessionStore } from './store/session-store.ts';
import { createSettingStore } from './store/setting-store.ts';
import { createMediaStore } from './store/media-store.ts';
import { createTrashStore } from './store/trash-store.ts';
import { createUserStore } from './store/user-store.ts';
import { createSiteTextStore } from './store/site-text-store.ts';
import { createWriteProbe } from './store/write-probe.ts';
import { StartError } from './start-error.ts';

export type ServerContext = Omit<AppDeps, 'pages' | 'types'> & {
  db: Database;
  cacheTags: CacheTags;
  /** Throws StartError where the settings of the file store are wrong. */ checkStorage: () => Promise<void>;
  /** Notifies the mailer that a message is waiting. */ triggerMailer: () => void;
  /** Notifies the scheduler of backups that one is waiting. */ wakeBackups: () => void;
  /** What the metrics tell about the whole site. */ siteGauges: SiteGauges;
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
export async function createServices(
  env: Env,
  db: Database,
  log: Logger,
  { otherWorkers, recentErrors = createRecentErrors(), ...replaced }: Options = {},
): Promise<ServerContext> {
  const now = replaced.now ?? (() => new Date());
  const newId = () => makeId(now(), randomBytes(8));
  const places = await openFilePlaces(env);
  const storage = replaced.storage ?? storageOver(places, env.fileStorage);
  const publicPictures = await findPublicPictures(places, env.s3);
  if (env.s3?.publicUrl !== publicPictures)
    log.warn(
      'there are pictures in DATA_DIR, so all of them come from the site and not from S3_PUBLIC_URL: run npm run move-files and restart',
    );
  const fileStore = createFileStore(db, publicPictures);
  const messageStore = createMessageStore(db);
  const userStore = createUserStore(db);
  const sessionStore = createSessionStore(db);
  const settingStore = createSettingStore(db);
  const secret = await settingStore.getOrCreate('secret', () => randomBytes(32).toString('base64url'));

  const mailState = createMailStateStore(db);
  const transport = env.smtpUrl
    ? watchTransport((await import('./mail/transport.ts')).openTransport(env.smtpUrl), { store: mailState, now, log })
    : undefined;
  const primaryMailer = otherWorkers && { trigger: otherWorkers.triggerMailer, stop: async () => undefined };
  const rateLimits = createRateLimitStore(db);
  const limit = createLoginLimit({ store: rateLimits, secret, now });
  const devices = createKnownDevices({ store: createDeviceStore(db), secret, now });
  const senders = createSenderLimit({ store: rateLimits, secret, now });
  const cacheTags = createCacheTags();
  const databaseUrl = env.databaseUrl;
  const listen: Listen | undefined = databaseUrl
    ? async (onTags) => (await import('./store/dialects/postgres-listen.ts')).listenForChanges(databaseUrl, onTags, log)
    : undefined;
  const stopCacheSync = await syncCaches({ cacheTags, store: createChangeStore(db), listen, otherWorkers, log });
  const mediaProcess = createMediaProcess();
  const uploadFolder = createUploadFolder(join(env.dataDir, 'uploads'));
  const quota = createStorageQuota({ fileStore, siteStorage: env.storageBytes });
  const pictures = createPictureService({ fileStore, storage, mediaProcess, now, newId });
  const documents = createDocumentService({ storage, mediaProcess, now, newId });
  const logStore = createSecurityLogStore(db);
  const securityLog = createSecurityLog({ store: logStore, namesOf: userStore.names, now, newId });
  const stopSecurityLog = securityLog.start((error) =>
    log.error({ err: error }, 'the security log could not be written'),
  );
  const factorStore = createFactorStore(db);
  const challengeStore = createChallengeStore(db);
  const challenges = createChallenges({ store: challengeStore, secret, now });
  const box = createSecretBox(secret, 'authenticator-apps');
  const securitySettings = createSecuritySettingService({
    store: settingStore,
    factors: factorStore,
    cacheTags,
    securityLog,
    now,
  });

  const contentStore = createContentStore(db);
  const mediaStore = createMediaStore(db, allTypes);
  const historyStore = createHistoryStore(db);
  const presenceStore = createPresenceStore(db);
  const history = createHistoryService({ store: historyStore, now, newId });
  const revisions = createRevisions({ store: contentStore, historyStore, history, cacheTags, now });
  const uploads = createUploads({ pictures, documents, quota });
  const content = createContentService({
    store: contentStore,
    fileStore,
    fileUses: mediaStore.uses,
    uploads,
    revisions,
    history,
    namesOf: userStore.names,
    cacheTags,
    now,
    newId,
  });
  const site = createSiteService({ content, publicUrl: env.publicUrl });
  const notices = createNoticeService({
    store: createNoticeStore(db),
    users: userStore,
    mail: transport && createNoticeMailer(transport, site.settings, env.publicUrl, log),
    now,
    newId,
  });
  const passwordPolicy = createPasswordPolicy({ siteNames: site.names });
  const secondFactor = createSecondFactorService({
    factors: factorStore,
    challenges,
    limit,
    devices,
    users: userStore,
    box,
    securityLog,
    notices,
    now,
  });
  const sessions = createSessionService({
    store: sessionStore,
    users: userStore,
    limit,
    devices,
    securityLog,
    logStore,
    notices,
    passwordPolicy,
    challengeSecondFactor: secondFactor.challengeAtSignIn,
    now,
    newId,
  });
  const mailer =
    transport &&
    (primaryMailer ??
      startMessageMailer({
        transport,
        to: async () => (await site.settings()).contact.email,
        store: messageStore,
        mayMail: senders.mayMail,
        now,
        log,
      }));
  const cleanupDeps = {
    content: contentStore,
    files: fileStore,
    users: userStore,
    factors: factorStore,
    history: historyStore,
    presence: presenceStore,
    messages: messageStore,
    rateLimits,
    securityLog,
    settings: securitySettings.current,
    storage,
    now,
  };
  const isReady = createWriteProbe(db);
  const stopCleanup = otherWorkers ? undefined : startCleanup(cleanupDeps, log);
  const backupRuns = createBackupRunStore(db);
  const copyPlace = env.backup.bucket && placeOf(env.backup.bucket);
  const backupScheduler = otherWorkers
    ? undefined
    : startBackupScheduler({
        store: backupRuns,
        settings: {
          dataDir: env.dataDir,
          databaseUrl: env.databaseUrl,
          backup: env.backup,
          s3: env.s3,
          fileStorage: env.fileStorage,
        },
        log,
        now,
      });
  const wakeBackups = otherWorkers?.wakeBackups ?? (() => backupScheduler?.wake());

  return {
    db,
    cacheTags,
    storage,
    uploadFolder,
    sharePictures: createSharePictures({ fileStore, storage, mediaProcess, uploadFolder }),
    publicUrl: env.publicUrl,
    trustedProxies: env.trustedProxies,
    readLimit: createReadLimit(() => now().getTime()),
    inviteByMail: transport && createInvitationMailer(transport, site.settings, log),
    log,
    services: {
      content,
      history,
      versions: createVersionService({ content, history: historyStore, revisions, files: fileStore }),
      trash: createTrashService({
        types: allTypes,
        store: contentStore,
        trash: createTrashStore(db),
        content,
        history,
        cacheTags,
        now,
      }),
      overview: createOverviewService({ content, types: allTypes }),
      presence: createPresenceService({ store: presenceStore, now }),
      media: createMediaService({ mediaStore, pictures, quota, history, cacheTags, now }),
      messages: createMessageService({ store: messageStore, mailer, limit: senders, now, newId }),
      inbox: createInboxService({ store: messageStore, history, mailer, securityLog, now }),
      personalData: createPersonalDataService({
        messages: messageStore,
        users: userStore,
        logStore,
        securityLog,
        secret,
        now,
      }),
      backups: createBackupService({
        store: backupRuns,
        schedule: env.backup.schedule,
        keep: env.backup.keep,
        place: copyPlace,
        findArchive: (run) => findArchive(backupFolder(env.dataDir), run),
        trigger: wakeBackups,
        securityLog,
        namesOf: userStore.names,
        now,
        newId,
      }),
      sessions,
      sessionList: createSessionListService({ store: sessionStore, users: userStore, securityLog, now }),
      identity: createIdentityService({
        sessions,
        users: userStore,
        factors: factorStore,
        devices,
        limit,
        securityLog,
        now,
      }),
      notices,
      secondFactor,
      factors: createFactorService({
        store: factorStore,
        challenges,
        users: userStore,
        sessions,
        settings: securitySettings,
        box,
        securityLog,
        notices,
        siteName: async () => (await site.settings()).name.short.en,
        now,
        newId,
      }),
      securityLog,
      securitySettings,
      users: createUserService({
        store: userStore,
        fileStore,
        sessions,
        pictures,
        quota,
        history,
        securityLog,
        notices,
        passwordPolicy,
        now,
        newId,
      }),
      site,
      publicPictures,
      siteTexts: createSiteTextService({ store: createSiteTextStore(db), history, cacheTags, now, newId }),
      siteState: createSiteStateService({
        dataDir: env.dataDir,
        publicUrl: env.publicUrl,
        processes: env.processes,
        isMailSetUp: transport !== undefined,
        version: program.version,
        readDatabase: () => readDatabaseState(db),
        readCopies: async () => (copyPlace === undefined ? undefined : (await readCopies(backupRuns, copyPlace)).facts),
        isReady,
        files: fileStore,
        mail: mailState,
        settings: settingStore,
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
    isStorageReady: () => storage.isReady(),
    async checkStorage() {
      const refusal = await places.s3?.findRefusal();
      if (refusal !== undefined) throw new StartError(refusal);
    },
    siteGauges: {
      mailQueue: mailState.queue,
      newestBackup: async () => {
        const newest = await findNewestBackup(join(env.dataDir, 'backups'));
        return newest && new Date(newest.madeAt);
      },
    },
    triggerMailer: () => mailer?.trigger(),
    wakeBackups,
    async close() {
      await stopCleanup?.();
      await backupScheduler?.stop();
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
