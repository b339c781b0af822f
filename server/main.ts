/** Settings to running server. The only module that does something when it is loaded. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { seed } from '../db/seed/seed.ts';
import { createApp } from './app.ts';
import { compose } from './compose.ts';
import { readEnv } from './env.ts';
import { openBuild } from './front/build.ts';
import { createFrontDoor } from './front-door/front-door.ts';
import { createResponseCache } from './front-door/response-cache.ts';
import { makeFirstSuperadmin } from './first-superadmin.ts';
import { closeServer, listen } from './listen.ts';
import { StartError } from './start-error.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/open.ts';

const root = join(import.meta.dirname, '..');

async function start() {
  const env = readEnv(process.env);
  const log = pino({ level: env.logLevel, base: undefined });
  await mkdir(env.dataDir, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`The data folder ${env.dataDir} cannot be made (${cause.code}). Set DATA_DIR to a folder that may be written.`);
  });

  const { db, dialect } = await openDatabase(env);
  const applied = await migrate(db);
  if (applied.length > 0) console.log(`Database (${dialect}): applied ${applied.join(', ')}.`);

  const composed = await compose(env, db, log);
  await seed({ db, storage: composed.storage, seed: env.seed, say: (line) => console.log(line) });

  await makeFirstSuperadmin(composed.services.users, env.superadmin, (line) => console.log(line));

  const front = env.development ? await (await import('./front/development.ts')).openDevelopment(root) : await openBuild(root);
  const app = createApp({ ...composed, pages: front.createPages(composed.services), development: env.development });
  const fallback = getRequestListener(app.fetch);
  const cache = createResponseCache({ changes: composed.changes, maxBytes: 64_000_000, now: Date.now });
  const door = env.development ? fallback : await createFrontDoor({ cache, assets: front.assets, fetch: app.fetch, fallback, publicUrl: env.publicUrl });

  const { server, address } = await listen(front.wrap(door), env.host, env.port);
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void closeServer(server, 8_000)
        .then(() => composed.close())
        .then(() => process.exit(0));
    });
  }
  console.log(`Minbar is ready at ${address}`);
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('The server could not start.', error);
  process.exit(1);
});
