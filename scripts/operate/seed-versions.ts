/** Stores many versions of a few news items through the revisions service, one saved change after the other. */
import { randomBytes } from 'node:crypto';
import { news } from '../../domain/content/news.ts';
import { makeId } from '../../domain/model/id.ts';
import { serverSource } from '../../domain/people/request-source.ts';
import { getText } from '../../domain/model/define.ts';
import { createCacheTags } from '../../server/cache/cache-tags.ts';
import { createHistoryService } from '../../server/services/content/history.ts';
import { createRevisions } from '../../server/services/content/revisions.ts';
import { createWriteQueue } from '../../server/services/content/write-queue.ts';
import { StartError } from '../../server/start-error.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import type { Database } from '../../server/store/database.ts';
import { createHistoryStore } from '../../server/store/content/history-store.ts';
import { createUserStore } from '../../server/store/accounts/user-store.ts';
import { createProgressLine } from './progress-line.ts';

const items = 10;

export async function seedVersions(db: Database, count: number): Promise<void> {
  if (count === 0) return;
  const store = createContentStore(db);
  const { users } = await createUserStore(db).list({ page: 1, limit: 1 }, '');
  const found = await store.list(news, 'all', { page: 1, limit: items });
  const [person] = users;
  if (!person || found.length === 0)
    throw new StartError('There are no users or no news to create versions of. Start the site once with SEED=demo.');

  const now = () => new Date();
  const historyStore = createHistoryStore(db);
  const history = createHistoryService({ store: historyStore, now, newId: () => makeId(now(), randomBytes(8)) });
  const revisions = createRevisions({
    store,
    historyStore,
    history,
    textLimit: { createCounter: () => async () => undefined, countChange: async () => undefined },
    settingChanges: { require: () => undefined, record: async () => undefined },
    writeQueue: createWriteQueue(),
    cacheTags: createCacheTags(),
    now,
  });
  const progress = createProgressLine();
  for (let done = 0; done < count; done += 1) {
    const { id } = found[done % found.length]!;
    const item = await store.find(news, 'all', id);
    if (!item) continue;
    const title = getText(item.values, 'title');
    const values = { ...item.values, title: { ...title, en: `${title.en.replace(/ \(\d+\)$/, '')} (${done + 1})` } };
    await revisions.save(
      news,
      item,
      { staff: { kind: 'staff', id: person.id, role: 'superadmin', rights: {} }, source: serverSource },
      { values, state: item.state, outdated: item.outdated },
      'updated',
    );
    progress.update(`versions: ${done + 1} of ${count}`);
  }
  progress.end();
  console.log(`versions: ${count}`);
}
