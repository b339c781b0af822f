import { allTypes } from '../../domain/site/index.ts';
import { createBackupRunStore } from './backup-run-store.ts';
import { createChallengeStore } from './accounts/challenge-store.ts';
import { createChangeStore } from './change-store.ts';
import { createCleanupStore } from './cleanup-store.ts';
import { createContentStore } from './content/content-store.ts';
import { createDeviceStore } from './accounts/device-store.ts';
import { createDocumentTextStore } from './files/document-text-store.ts';
import { createDocumentAccessStore } from './files/document-access-store.ts';
import { createFactorStore } from './accounts/factor-store.ts';
import { createFileStore } from './files/file-store.ts';
import { createHistoryStore } from './content/history-store.ts';
import { createJobStore } from './job-store.ts';
import { createMailStateStore } from './messages/mail-state-store.ts';
import { createMediaStore } from './files/media-store.ts';
import { createMessageStore } from './messages/message-store.ts';
import { createNoticeStore } from './accounts/notice-store.ts';
import { createPresenceStore } from './content/presence-store.ts';
import { createPublicSearchStore } from './search/public-search-store.ts';
import { createRateLimitStore } from './accounts/rate-limit-store.ts';
import { createSecurityLogStore } from './accounts/security-log-store.ts';
import { createSessionStore } from './accounts/session-store.ts';
import { createSettingStore } from './setting-store.ts';
import { createSiteTextStore } from './content/site-text-store.ts';
import { createTrashStore } from './content/trash-store.ts';
import { createUserStore } from './accounts/user-store.ts';
import { createVerseTranslationStore } from './content/verse-translation-store.ts';
import { createAutosaveStore } from './content/autosave-store.ts';
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
