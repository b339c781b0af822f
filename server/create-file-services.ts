import { join } from 'node:path';
import type { CacheTags } from './cache/cache-tags.ts';
import type { Env } from './env.ts';
import type { FileStorage } from './files/file-storage.ts';
import { createMediaProcess } from './files/media/media-process.ts';
import { createSharePictures } from './files/media/share-picture.ts';
import { createUnrecordedFiles } from './files/unrecorded-files.ts';
import { createUploadFolder } from './files/upload-folder.ts';
import type { SessionService } from './services/accounts/sessions.ts';
import type { HistoryService } from './services/content/history.ts';
import type { TextLimit } from './services/content/text-limit.ts';
import { createDocumentService } from './services/files/documents.ts';
import { createMediaService } from './services/files/media.ts';
import { createPictureService } from './services/files/pictures.ts';
import { createStorageQuota } from './services/files/storage-quota.ts';
import type { Stores } from './store/stores.ts';

type Deps = {
  env: Env;
  stores: Stores;
  storage: FileStorage;
  history: HistoryService;
  textLimit: TextLimit;
  requireCurrent: SessionService['requireCurrent'];
  cacheTags: CacheTags;
  now: () => Date;
  newId: () => string;
};

/** Creates the services for uploaded pictures and documents, and the process that decodes them. */
export function createFileServices({ env, stores, storage, history, textLimit, requireCurrent, ...deps }: Deps) {
  const { cacheTags, now, newId } = deps;
  const mediaProcess = createMediaProcess();
  const uploadFolder = createUploadFolder(join(env.dataDir, 'uploads'));
  const unrecorded = createUnrecordedFiles({ dataDir: env.dataDir, storage, files: stores.files });
  const quota = createStorageQuota({ fileStore: stores.files, siteStorage: env.storageBytes });
  const pictures = createPictureService({ fileStore: stores.files, storage, unrecorded, mediaProcess, now, newId });
  const documents = createDocumentService({ storage, unrecorded, mediaProcess, now, newId });
  return {
    mediaProcess,
    uploadFolder,
    unrecorded,
    quota,
    pictures,
    documents,
    media: createMediaService({
      mediaStore: stores.media,
      pictures,
      documents,
      unrecorded,
      quota,
      requireCurrent,
      textLimit,
      history,
      cacheTags,
      now,
    }),
    sharePictures: createSharePictures({
      fileStore: stores.files,
      storage,
      mediaProcess,
      uploadFolder,
      folder: join(env.dataDir, 'share-pictures'),
    }),
  };
}
