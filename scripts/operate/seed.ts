/**
 * `npm run seed -- --news 100000 [--articles 500 --messages 5000 ...]`: creates many realistic items, to try the site
 * at scale.
 */
import { isLocalizedText } from '../../domain/fields/text.ts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { contentTypes } from '../../domain/content/index.ts';
import { hour } from '../../domain/durations.ts';
import { getText, type ContentType, type ItemValues } from '../../domain/model/define.ts';
import { makeId } from '../../domain/model/id.ts';
import { languages, type Localized } from '../../domain/model/localized.ts';
import { readEnv } from '../../server/env.ts';
import { StartError } from '../../server/start-error.ts';
import { createChangeStore } from '../../server/store/change-store.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openDatabase, requireDatabaseOfSite } from '../../server/store/open.ts';
import { createPublicSearchStore } from '../../server/store/search/public-search-store.ts';
import { seedMessages } from './seed-messages.ts';
import { seedVersions } from './seed-versions.ts';
import { runCommand } from './with-site.ts';
import { createProgressLine } from './progress-line.ts';

const batch = 500;

function readOptions(names: readonly string[], usage: StartError): Partial<Record<string, string>> {
  try {
    return parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])) }).values;
  } catch {
    throw usage;
  }
}

async function seed() {
  const names = [...contentTypes.map((type) => type.name), 'messages', 'versions'];
  const usage = new StartError(`Usage: npm run seed -- ${names.map((name) => `[--${name} NUMBER]`).join(' ')}`);
  const options = readOptions(names, usage);
  const wanted = contentTypes.flatMap((type) =>
    options[type.name] === undefined ? [] : [{ type, count: Number(options[type.name]) }],
  );
  const others = ['messages', 'versions'].map((name) => options[name]);
  const counts = [...wanted.map(({ count }) => count), ...others.filter((count) => count !== undefined).map(Number)];
  const [messages = 0, versions = 0] = others.map((count) => Number(count ?? 0));
  if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) throw usage;
  const env = readEnv(process.env);
  const { db } = await openDatabase(env, { purpose: 'maintenance' });
  await requireDatabaseOfSite(db, env);
  await migrate(db);
  for (const { type, count } of wanted) {
    const models = await createContentStore(db).list(type, 'all', { page: 1, limit: 20 });
    if (models.length === 0)
      throw new StartError(`There are no ${type.name} to copy from. Start the site once with SEED=demo.`);
    const progress = createProgressLine();
    for (let done = 0; done < count; done += batch) {
      await db.transaction().execute(async (transaction) => {
        const store = createContentStore(transaction);
        for (let index = done; index < Math.min(done + batch, count); index += 1) {
          // One an hour, backwards from the oldest model, so that the demonstration's own items stay the newest.
          const createdAt = new Date(Date.parse(models.at(-1)!.createdAt) - (index + 1) * hour);
          const item = {
            id: makeId(createdAt, randomBytes(8)),
            state: 'published' as const,
            createdAt: createdAt.toISOString(),
            updatedAt: createdAt.toISOString(),
            createdBy: null,
          };
          await store.insert(type, item, vary(type, models[index % models.length]!.values, index, createdAt));
        }
      });
      progress.update(`${type.name}: ${Math.min(done + batch, count)} of ${count}`);
    }
    progress.end();
    console.log(`${type.name}: ${count}`);
    await createChangeStore(db).bump([type.name]);
  }
  await seedMessages(db, messages);
  await seedVersions(db, versions);
  if (versions > 0) await createChangeStore(db).bump(['news']);
  await createPublicSearchStore(db).compact();
  await db.destroy();
}

/** Returns the values of a model with a unique title; long texts are cut to keep the database small. */
function vary(type: ContentType, model: ItemValues, index: number, createdAt: Date): ItemValues {
  const values: Record<string, ItemValues[string]> = { ...model };
  for (const [name, field] of Object.entries(type.fields)) {
    if (!isLocalizedText(field)) continue;
    const text = getText(model, name);
    const change = (value: string) =>
      value === '' ? '' : name === type.titleField ? `${value} (${index + 1})` : value.slice(0, 1_000);
    values[name] = Object.fromEntries(languages.map((language) => [language, change(text[language])])) as Localized;
  }
  if (type.publicationField) values[type.publicationField] = createdAt.toISOString();
  return values;
}

await runCommand(seed);
