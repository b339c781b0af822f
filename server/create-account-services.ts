import type { NoticeMailer } from './mail/notice-mailer.ts';
import type { CacheTags } from './cache/cache-tags.ts';
import type { QueryCache } from './cache/query-cache.ts';
import { createIdentityService } from './services/accounts/confirm-identity.ts';
import { createChallenges } from './services/factors/challenges.ts';
import { createSecretBox } from './services/factors/secret-box.ts';
import { createFactorService } from './services/factors/factors.ts';
import type { HistoryService } from './services/content/history.ts';
import { createKnownDevices } from './services/accounts/known-devices.ts';
import { createLoginLimit } from './services/accounts/login-limit.ts';
import { createNoticeService } from './services/accounts/notices.ts';
import { createPasswordPolicy } from './services/accounts/passwords/password-policy.ts';
import type { PictureService } from './services/files/pictures.ts';
import { createSecondFactorService } from './services/factors/second-factor.ts';
import type { SecurityLog } from './services/accounts/security-log.ts';
import { createSecuritySettingService } from './services/accounts/security-settings.ts';
import { createSessionListService } from './services/accounts/session-list.ts';
import { createSessionService } from './services/accounts/sessions.ts';
import type { SiteService } from './services/site/site.ts';
import type { StorageQuota } from './services/files/storage-quota.ts';
import type { TextLimit } from './services/content/text-limit.ts';
import { createUserService } from './services/accounts/users.ts';
import type { Stores } from './store/stores.ts';

type Deps = {
  stores: Stores;
  /** The key of all hashes and of stored secrets. */
  secret: string;
  site: SiteService;
  pictures: PictureService;
  quota: StorageQuota;
  history: HistoryService;
  textLimit: TextLimit;
  securityLog: SecurityLog;
  /** Sends security notices; undefined where mail is not set up. */
  noticeMailer: NoticeMailer | undefined;
  queryCache: QueryCache;
  cacheTags: CacheTags;
  now: () => Date;
  newId: () => string;
};

/** Creates the services for people: their accounts, signing in, second factors and notices. */
export function createAccountServices(deps: Deps) {
  const {
    stores,
    secret,
    site,
    pictures,
    quota,
    history,
    textLimit,
    securityLog,
    noticeMailer,
    queryCache,
    cacheTags,
    now,
    newId,
  } = deps;
  const limit = createLoginLimit({ store: stores.rateLimits, secret, now });
  const devices = createKnownDevices({ store: stores.devices, secret, now });
  const challenges = createChallenges({ store: stores.challenges, secret, now });
  const box = createSecretBox(secret, 'authenticator-apps');
  const securitySettings = createSecuritySettingService({
    store: stores.settings,
    factors: stores.factors,
    queryCache,
    cacheTags,
    securityLog,
    now,
  });
  const notices = createNoticeService({
    store: stores.notices,
    users: stores.users,
    mail: noticeMailer,
    rateLimits: stores.rateLimits,
    now,
    newId,
  });
  const passwordPolicy = createPasswordPolicy({ siteNames: site.listNames });
  const secondFactor = createSecondFactorService({
    factors: stores.factors,
    challenges,
    limit,
    devices,
    users: stores.users,
    box,
    securityLog,
    notices,
    now,
  });
  const sessions = createSessionService({
    store: stores.sessions,
    users: stores.users,
    limit,
    devices,
    securityLog,
    logStore: stores.securityLog,
    notices,
    passwordPolicy,
    challengeSecondFactor: secondFactor.challengeAtSignIn,
    now,
    newId,
  });
  return {
    sessions,
    sessionList: createSessionListService({ store: stores.sessions, users: stores.users, securityLog, now }),
    identity: createIdentityService({
      sessions,
      users: stores.users,
      factors: stores.factors,
      devices,
      limit,
      securityLog,
      now,
    }),
    notices,
    secondFactor,
    factors: createFactorService({
      store: stores.factors,
      challenges,
      users: stores.users,
      sessions,
      settings: securitySettings,
      box,
      securityLog,
      notices,
      siteName: async () => (await site.settings()).name.short.en,
      now,
      newId,
    }),
    securitySettings,
    users: createUserService({
      store: stores.users,
      fileStore: stores.files,
      sessions,
      pictures,
      quota,
      history,
      textLimit,
      securityLog,
      notices,
      passwordPolicy,
      cacheTags,
      now,
      newId,
    }),
  };
}
