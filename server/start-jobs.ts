import type { Logger } from 'pino';
import { allTypes } from '../domain/site/index.ts';
import type { CacheTags } from './cache/cache-tags.ts';
import type { createAccountServices } from './create-account-services.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { MediaProcess } from './files/media/media-process.ts';
import type { UnrecordedFiles } from './files/unrecorded-files.ts';
import type { UploadFolder } from './files/upload-folder.ts';
import { startCleanup } from './services/cleanup.ts';
import { startReadingDocuments } from './services/files/document-texts.ts';
import type { SecurityLog } from './services/accounts/security-log.ts';
import type { StorageQuota } from './services/files/storage-quota.ts';
import type { Stores } from './store/stores.ts';

type Deps = {
  stores: Stores;
  accounts: Pick<ReturnType<typeof createAccountServices>, 'securitySettings'>;
  securityLog: SecurityLog;
  storage: FileStorage;
  mediaProcess: MediaProcess;
  uploadFolder: UploadFolder;
  unrecorded: UnrecordedFiles;
  quota: StorageQuota;
  cacheTags: CacheTags;
  log: Logger;
  now: () => Date;
};

/** Starts the jobs that one process of a machine does for all: the daily cleanup, and reading and drawing documents. */
export function startJobs(deps: Deps): { stop: () => Promise<void> } {
  const { stores, accounts, securityLog, unrecorded, log, now } = deps;
  const stopCleanup = startCleanup(
    {
      content: stores.content,
      files: stores.files,
      users: stores.users,
      factors: stores.factors,
      history: stores.history,
      presence: stores.presence,
      autosaves: stores.autosaves,
      messages: stores.messages,
      publicSearch: stores.publicSearch,
      rateLimits: stores.rateLimits,
      securityLog,
      settings: accounts.securitySettings.current,
      unrecorded,
      times: stores.cleanupTimes,
      now,
    },
    stores.jobs,
    log,
  );
  const stopReadingDocuments = startReadingDocuments({
    store: stores.documentTexts,
    content: stores.content,
    storage: deps.storage,
    mediaProcess: deps.mediaProcess,
    uploadFolder: deps.uploadFolder,
    unrecorded,
    quota: deps.quota,
    jobs: stores.jobs,
    types: allTypes.filter(({ inSearch }) => inSearch),
    cacheTags: deps.cacheTags,
    log,
    now,
  });
  return {
    async stop() {
      await stopCleanup();
      await stopReadingDocuments();
    },
  };
}
