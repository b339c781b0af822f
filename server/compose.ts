import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { makeId } from '../domain/model/id.ts';
import type { AppDeps } from './app.ts';
import type { Env } from './env.ts';
import { createDiskStorage } from './files/disk.ts';
import { createSharePictures } from './files/share-picture.ts';
import { startMessageMailer } from './mail/message-mailer.ts';
import { createContentService } from './services/content.ts';
import { createMessageService } from './services/messages.ts';
import { createSiteService } from './services/site.ts';
import { createContentStore } from './store/content-store.ts';
import type { Database } from './store/database.ts';
import { createFileStore } from './store/file-store.ts';
import { createMessageStore } from './store/message-store.ts';
import { siteSettings } from '../domain/site/settings.ts';

export type Composed = Omit<AppDeps, 'pages' | 'assets' | 'types'> & {
  db: Database;
  close: () => Promise<void>;
};

/** Puts the parts of the server together over an open, migrated database. */
export function compose(env: Env, db: Database, log: Logger, now: () => Date = () => new Date()): Composed {
  const stores = { content: createContentStore(db), files: createFileStore(db), messages: createMessageStore(db) };
  const mailer = env.smtpUrl
    ? startMessageMailer({ smtpUrl: env.smtpUrl, to: siteSettings.contact.email, store: stores.messages, log })
    : undefined;
  const storage = createDiskStorage(join(env.dataDir, 'files'));
  return {
    db,
    storage,
    sharePictures: createSharePictures({ fileStore: stores.files, storage }),
    publicUrl: env.publicUrl,
    log,
    services: {
      content: createContentService({ store: stores.content, fileStore: stores.files, now }),
      messages: createMessageService({ store: stores.messages, mailer, now, newId: () => makeId(now(), randomBytes(8)) }),
      site: createSiteService({ fileStore: stores.files, publicUrl: env.publicUrl }),
      reportError: (error) => log.error({ err: error }, 'a page failed'),
    },
    isReady: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    async close() {
      await mailer?.stop();
      await db.destroy();
    },
  };
}
