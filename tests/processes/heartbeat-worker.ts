/** A worker for heartbeat.long.test.ts that idles, or blocks for ever once a file appears. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { createRecentErrors } from '../../server/recent-errors.ts';
import { connectOtherWorkers, sendToPrimary } from '../../server/processes/other-workers.ts';

process.channel?.ref();
connectOtherWorkers(pino({ level: 'silent' }), createRecentErrors()).join(async () => undefined);
sendToPrimary({ type: 'listening', address: 'nowhere' });
process.on('SIGTERM', () => process.exit(0));

const block = process.env['BLOCK_FILE']!;
setInterval(() => {
  // Both workers look for the file: the one that removes it blocks.
  try {
    rmSync(block);
  } catch {
    return;
  }
  console.log(`blocked ${process.pid}`);
  for (;;);
}, 20);
