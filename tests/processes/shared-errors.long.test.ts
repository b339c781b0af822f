/** All processes list the errors of each, also a process that replaces another. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { createClient } from '../setup/api/client.ts';
import { startSite } from '../setup/servers/site.ts';
import { staffEnvironment, superadmin } from '../setup/browser/staff.ts';

it('shows superadmins the errors of all processes', async () => {
  const site = await startSite({ SEED: 'none', PROCESSES: '2', ...staffEnvironment });
  const ask = (path: string, init: RequestInit = {}) =>
    // Each request on a connection of its own, which any of the processes accepts.
    fetch(site.url + path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), connection: 'close' },
    });
  const database = new Database(join(site.dataDir, 'minbar.sqlite'));
  database.exec('alter table messages rename to messages_away');
  const failed = await ask('/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ayan', email: 'ayan@example.org', message: 'Hello' }),
  });
  database.exec('alter table messages_away rename to messages');
  database.close();
  const request = failed.headers.get('x-request-id');

  const client = createClient({ request: ask });
  await client.login(superadmin.email, superadmin.password);
  const look = async () => {
    const { json } = await client.get('/api/site-state');
    return (json['errors'] as { message: string; request: string | null; times: number }[]) ?? [];
  };
  const isReported = async () =>
    (await Promise.all(Array.from({ length: 12 }, look))).every((errors) =>
      errors.some((error) => error.request === request && error.times === 1),
    );
  await expect.poll(isReported, { timeout: 10_000 }).toBe(true);

  const workers = () =>
    execFileSync('ps', ['-o', 'pid=', '--ppid', String(site.pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
  const before = workers();
  for (const pid of before) {
    process.kill(Number(pid), 'SIGKILL');
    await expect
      .poll(() => site.output().match(/a worker process was restarted/g)?.length, { timeout: 20_000 })
      .toBe(before.indexOf(pid) + 1);
  }
  await expect.poll(isReported, { timeout: 10_000 }).toBe(true);
  expect((await look()).map(({ message }) => message)).toContain('a worker process exited; starting a new one');
  await site.stop();
}, 60_000);
