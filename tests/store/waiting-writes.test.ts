/** Writes that wait for a lock of another program leave time for heartbeats. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';

it('runs the event loop between two writes that have waited', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-lock-'));
  const file = join(folder, 'minbar.sqlite');
  const db = openSqlite(file);
  await sql`create table notes (text text)`.execute(db);
  await sql`pragma busy_timeout = 300`.execute(db);
  const other = new Database(file);
  other.exec('begin immediate');

  const seen: string[] = [];
  const timer = setInterval(() => seen.push('loop'), 1);
  const write = async (work: () => Promise<unknown>) => {
    await expect(work()).rejects.toThrow('locked');
    seen.push('write');
  };
  await Promise.all([
    write(() => sql`insert into notes values ('one')`.execute(db)),
    write(() => db.transaction().execute((transaction) => sql`insert into notes values ('two')`.execute(transaction))),
    write(() => sql`insert into notes values ('three')`.execute(db)),
  ]);
  clearInterval(timer);
  expect(seen.join(' ')).toMatch(/write loop (?:loop )*write loop (?:loop )*write/);

  other.exec('rollback');
  await sql`insert into notes values ('four')`.execute(db);
  other.close();
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});
