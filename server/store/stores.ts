import { allTypes } from '../../domain/site/index.ts';
import { createBackupRunStore } from './backup-run-store.ts';
import { createChallengeStore } from './challenge-store.ts';
import { createChangeStore } from './change-store.ts';
import { createCleanupStore } from './cleanup-store.ts';
import { createContentStore } from './content-store.ts';
import { createDeviceStore } from './device-store.ts';
import { createDocumentTextStore } from './document-text-store.ts';
import { createDocumentAccessStore } from './document-access-store.ts';
import { createFactorStore } from './factor-store.ts';
import { createFileStore } from './file-store.ts';
import { createHistoryStore } from './history-store.ts';
import { createJobStore } from './job-store.ts';
import { createMailStateStore } from './mail-state-store.ts';
import { createMediaStore } from './media-store.ts';
import { createMessageStore } from './message-store.ts';
import { createNoticeStore } from './notice-store.ts';
import { createPresenceStore } from './presence-store.ts';
import { createPublicSearchStore } from './public-search-store.ts';
import { createRateLimitStore } from './rate-limit-store.ts';
import { createSecurityLogStore } from './security-log-store.ts';
import { createSessionStore } from './session-store.ts';
import { createSettingStore } from './setting-store.ts';
import { createSiteTextStore } from './site-text-store.ts';
import { createTrashStore } from './trash-store.ts';
import { createUserStore } from './user-store.ts';
import { createVerseTranslationStore } from './verse-translation-store.ts';
import { createAutosaveStore } from './autosave-store.ts';
import type { Database } from './database.ts';

export type Stores = ReturnType<typeof createStores>;

/** Creates the stores over an open database. `publicPictures` is the address of public pictures in a bucket, if any. */
export function createStores(db: Database, publicPictures: string | undefined) {
  return {
    backupRuns: createBackupRunStore(db),
    challenges: createChallengeStore(db),
    changes: createChangeStore(db),
    cleanupTimes: createCleanupStore(db),
    content: createContentStore(db),
    devices: createDeviceStore(db),
    documentTexts: createDocumentTextStore(db),
    documentAccess: createDocumentAccessStore(db, allTypes),
    factors: createFactorStore(db),
    files: createFileStore(db, publicPictures),
    history: createHistoryStore(db),
    jobs: createJobStore(db),
    mailState: createMailStateStore(db),
    media: createMediaStore(db, allTypes),
    messages: createMessageStore(db),
    notices: createNoticeStore(db),
    presence: createPresenceStore(db),
    publicSearch: createPublicSearchStore(db),
    rateLimits: createRateLimitStore(db),
    securityLog: createSecurityLogStore(db),
    sessions: createSessionStore(db),
    settings: createSettingStore(db),
    siteTexts: createSiteTextStore(db),
    trash: createTrashStore(db),
    users: createUserStore(db),
    verseTranslations: createVerseTranslationStore(db),
    autosaves: createAutosaveStore(db),
  };
}
