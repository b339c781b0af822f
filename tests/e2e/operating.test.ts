/** What an operator meets: starting, wrong settings, a full stop, a crash. */
import { createServer } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';
import { killDuringStart, runToEnd, startSite } from '../setup/site.ts';

describe('a start that cannot succeed says why in one sentence', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'minbar-operating-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('a wrong setting', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: folder, PORT: 'eighty' });
    expect([code, output]).toEqual([1, 'The setting PORT is wrong: it should be a number from 0 to 65535.\n']);
  });

  it('a database file that is none', async () => {
    const dataDir = join(folder, 'letter');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'minbar.sqlite'), 'Dear reader, this is a letter. '.repeat(100));
    const { code, output } = await runToEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/minbar\.sqlite is not a SQLite database\. Move it away, or restore a backup over it, and start again\.\n$/);
  });

  it('a data folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, output } = await runToEnd({ DATA_DIR: join(folder, 'file/data') });
    expect(code).toBe(1);
    expect(output).toMatch(/^The data folder .* cannot be made \(ENOTDIR\)\. Set DATA_DIR to a folder that may be written\.\n$/);
  });

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runToEnd({ DATA_DIR: join(folder, 'port'), SEED: 'none', PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is already in use on 127.0.0.1.`);
    expect(output).not.toContain('    at '); // no stack
  });

  it('a PostgreSQL that is not there', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: join(folder, 'pg'), DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(output).toMatch(/^PostgreSQL cannot be reached with DATABASE_URL/);
    expect(output).not.toContain('secret');
  });
});

describe('a running site', () => {
  it('keeps every acknowledged message through kill -9, and starts again where it was', async () => {
    const first = await startSite({ SEED: 'none', DATA_DIR: await mkdtemp(join(tmpdir(), 'minbar-crash-')) });
    const form = () => new URLSearchParams({ name: 'Ayan', email: 'ayan@example.org', message: 'Kept?' });
    let acknowledged = 0;
    const send = async () => {
      for (;;) {
        const response = await fetch(`${first.url}/api/v1.0/email/send-form`, { method: 'POST', body: form() });
        if (response.ok) acknowledged += 1;
      }
    };
    const senders = [send(), send(), send()].map((sender) => sender.catch(() => undefined));
    await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(30);
    await first.kill();
    await Promise.all(senders);

    const second = await startSite({ SEED: 'none', DATA_DIR: first.dataDir });
    const db = openSqlite(join(first.dataDir, 'minbar.sqlite'));
    const kept = await db.selectFrom('messages').select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    await db.destroy();
    expect(kept.count).toBeGreaterThanOrEqual(acknowledged);
    expect(await second.stop()).toBe(0);
    await rm(first.dataDir, { recursive: true, force: true });
  });

  it('an interrupted first start goes on at the next one', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'minbar-first-'));
    await killDuringStart(dataDir);
    const site = await startSite({ DATA_DIR: dataDir });
    const news = (await (await fetch(`${site.url}/api/news?limit=100`)).json()) as { total: number };
    expect(news.total).toBeGreaterThanOrEqual(14);
    expect(await site.stop()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('finishes the requests under way on SIGTERM, and ends by itself', async () => {
    const site = await startSite({ SEED: 'none' });
    const answers = Promise.allSettled(Array.from({ length: 20 }, () => fetch(`${site.url}/about`).then((response) => response.status)));
    await fetch(`${site.url}/healthz`);
    const before = Date.now();
    expect(await site.stop()).toBe(0);
    expect(Date.now() - before).toBeLessThan(10_000);
    const statuses = (await answers).flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
