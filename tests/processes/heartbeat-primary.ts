/** A primary with two workers, for heartbeat.long.test.ts; prints its log. */
import cluster from 'node:cluster';
import { join } from 'node:path';
import { pino } from 'pino';
import { createRecentErrors } from '../../server/recent-errors.ts';
import { startWorkers } from '../../server/processes/primary.ts';

cluster.setupPrimary({ exec: join(import.meta.dirname, 'heartbeat-worker.ts') });
const workers = startWorkers({
  count: 2,
  onMail: () => undefined,
  onBackup: () => undefined,
  recentErrors: createRecentErrors(),
  log: pino({ base: undefined }, { write: (line: string) => process.stdout.write(line) }),
  pingEvery: 1_000,
});
console.log(`ready ${await workers.address}`);
process.on('SIGTERM', () => void workers.end().then(() => process.exit(0)));
