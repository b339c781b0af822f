/** Metrics of the whole site, which are read from the database. */
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createMetrics, writeMetrics, type SiteGauges } from '../../server/metrics/metrics.ts';

let isBroken = false;
let lines: string[] = [];
beforeEach(() => {
  isBroken = false;
  lines = [];
});

/** Returns a function that reads the metrics of a site, as lines with values. */
function open(newestBackup: Date | undefined) {
  const read = async <T>(value: T): Promise<T> => {
    if (isBroken) throw new Error('the database does not answer');
    return value;
  };
  const gauges: SiteGauges = {
    mailQueue: () => read({ waiting: 2, retrying: 1, gaveUp: 0 }),
    newestBackup: () => read(newestBackup),
    newestCopy: () => read(newestBackup),
  };
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const metrics = createMetrics({ gauges, log });
  return async () => (await writeMetrics([await metrics.read()])).text.split('\n');
}

const ofSite = /^minbar_(?:newest_|mail_queue)/;

it('leaves out what cannot be read, so that no alert about backups is raised, and warns of it', async () => {
  const read = open(new Date('2026-11-22T02:00:00Z'));
  const expected = [
    'minbar_mail_queue{state="waiting"} 2',
    'minbar_mail_queue{state="retrying"} 1',
    'minbar_mail_queue{state="gaveUp"} 0',
    'minbar_newest_backup_timestamp_seconds 1795312800',
    'minbar_newest_copy_timestamp_seconds 1795312800',
  ];
  expect((await read()).filter((line) => ofSite.test(line))).toEqual(expected);
  expect(lines).toEqual([]);

  isBroken = true;
  const text = await read();
  expect(text.filter((line) => ofSite.test(line))).toEqual([]);
  expect(text).toContain('minbar_rendering_queue 0');
  const left = lines.map((line) => (JSON.parse(line) as { metric: string }).metric);
  expect(left.toSorted()).toEqual([
    'minbar_mail_queue',
    'minbar_newest_backup_timestamp_seconds',
    'minbar_newest_copy_timestamp_seconds',
  ]);

  isBroken = false;
  expect((await read()).filter((line) => ofSite.test(line))).toEqual(expected);
});

it('reports 0 where there is no backup', async () => {
  expect(await open(undefined)()).toContain('minbar_newest_backup_timestamp_seconds 0');
});
