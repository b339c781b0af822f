import { allTypes } from '../domain/site/index.ts';
import type { CacheTags } from './cache/cache-tags.ts';
import type { QueryCache } from './cache/query-cache.ts';
import { createContentService } from './services/content/content.ts';
import { createDocumentPages } from './services/files/document-pages.ts';
import type { DocumentService } from './services/files/documents.ts';
import type { HistoryService } from './services/content/history.ts';
import type { PictureService } from './services/files/pictures.ts';
import { createPresenceService } from './services/content/presence.ts';
import { createPublicSearchService } from './services/search/public-search.ts';
import { createRevisions } from './services/content/revisions.ts';
import type { SessionService } from './services/accounts/sessions.ts';
import type { SettingChanges } from './services/site/setting-changes.ts';
import type { StorageQuota } from './services/files/storage-quota.ts';
import type { TextLimit } from './services/content/text-limit.ts';
import type { SiteTextService } from './services/site/site-texts.ts';
import { createSynonyms } from './services/search/synonyms.ts';
import { createTrashService } from './services/content/trash.ts';
import { createUploads } from './services/files/uploads.ts';
import { createVersionService } from './services/content/versions.ts';
import { createVerseTranslationService } from './services/verses/verse-translations.ts';
import { createAutosaveService } from './services/content/autosaves.ts';
import { createWriteQueue } from './services/content/write-queue.ts';
import type { Stores } from './store/stores.ts';

type Deps = {
  stores: Stores;
  pictures: PictureService;
  documents: DocumentService;
  quota: StorageQuota;
  history: HistoryService;
  textLimit: TextLimit;
  settingChanges: SettingChanges;
  requireCurrent: SessionService['requireCurrent'];
  siteTexts: SiteTextService;
  queryCache: QueryCache;
  cacheTags: CacheTags;
  now: () => Date;
  newId: () => string;
};

/**
 * Creates the services for items: reading and changing them, their versions and the trash, the translations of verses
 * in their texts, the pages of documents, who has a form open and what is typed there.
 */
export function createContentServices(deps: Deps) {
  const { stores, pictures, documents, quota, history, textLimit, queryCache, cacheTags, now, newId } = deps;
  const writeQueue = createWriteQueue();
  const revisions = createRevisions({
    store: stores.content,
    historyStore: stores.history,
    history,
    textLimit,
    settingChanges: deps.settingChanges,
    writeQueue,
    cacheTags,
    now,
  });
  const synonyms = createSynonyms({ store: stores.content, queryCache, now });
  const content = createContentService({
    store: stores.content,
    fileStore: stores.files,
    fileUses: stores.media.uses,
    documentAccess: stores.documentAccess,
    uploads: createUploads({ pictures, documents, quota, requireCurrent: deps.requireCurrent }),
    revisions,
    history,
    textLimit,
    writeQueue,
    findNames: stores.users.findNames,
    readSynonymFinder: synonyms.readFinder,
    queryCache,
    cacheTags,
    now,
    newId,
  });
  return {
    content,
    publicSearch: createPublicSearchService({
      store: stores.publicSearch,
      documentTexts: stores.documentTexts,
      content,
      siteTexts: deps.siteTexts,
      types: allTypes,
      synonyms,
      queryCache,
      cacheTags,
      now,
    }),
    documentPages: createDocumentPages({ store: stores.documentTexts }),
    versions: createVersionService({
      content,
      history: stores.history,
      revisions,
      files: stores.files,
      writeQueue,
      now,
    }),
    verseTranslations: createVerseTranslationService({ store: stores.verseTranslations, queryCache }),
    presence: createPresenceService({ store: stores.presence, content, now }),
    autosaves: createAutosaveService({ types: allTypes, store: stores.autosaves, content, textLimit, now }),
    trash: createTrashService({
      types: allTypes,
      store: stores.content,
      trash: stores.trash,
      content,
      history,
      textLimit,
      cacheTags,
      now,
    }),
  };
}
