/**
 * Three machines behind a balancer, under load: one is killed, one frozen, one cut off from the database. No request
 * fails after one retry, no answer is older than an acknowledged write, no mail is sent twice.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/store/database.ts';
import { openDatabase } from '../../server/store/open.ts';
import { startBalancer, type Balancer } from '../setup/balancer.ts';
import { roundOf, startLoad, type Load } from '../setup/load.ts';
import { startMachines, type Machines } from '../setup/machines.ts';

const waiting = { timeout: 30_000, interval: 100 };

describe('three machines of which one fails', () => {
  let site: Machines;
  let balancer: Balancer;
  let load: Load;
  let db: Database;
  const accepted: string[] = [];

  /** Sends a visitor's message; returns whether it was accepted. */
  const send = async (url: string, name: string): Promise<boolean> => {
    const body = new URLSearchParams({ name, email: 'ayan@example.org', message: 'Hello' });
    const { ok } = await fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body });
    if (ok) accepted.push(name);
    return ok;
  };
  const mails = (name: string) => site.smtp.messages.filter(({ raw }) => raw.includes(`from ${name}\r`)).length;
  /** Waits until the load has gone on for some writes and reads. */
  const goOn = async (writes: number, reads: number) => {
    const [written, read] = [load.acknowledged() + writes, load.reads() + reads];
    const isDone = () => load.acknowledged() >= written && load.reads() >= read;
    await expect.poll(() => load.problems.length > 0 || isDone(), waiting).toBe(true);
    expect(load.problems).toEqual([]);
  };
  /** Reads from one machine: the status, and the round that it shows, which must not be older than asked for. */
  const readFrom = async (machine: number, path = `/api/news/${load.id}`): Promise<string> => {
    const least = load.acknowledged();
    const response = await fetch(site.machines[machine]!.url + path, { signal: AbortSignal.timeout(20_000) });
    const shown = roundOf(await response.text());
    return response.status === 200 && shown < least ? `${path} shows ${shown} of ${least}` : String(response.status);
  };

  beforeAll(async () => {
    site = await startMachines(3);
    ({ db } = await openDatabase({ databaseUrl: site.databaseUrl, dataDir: '', processes: 1 }));
    balancer = await startBalancer(site.machines.map(({ url }) => url));
    load = await startLoad(balancer.url, 4);
  });
  afterAll(async () => {
    await load?.stop();
    await balancer?.close();
    await db?.destroy();
    await site?.stop();
  });

  it('answers everything while one is killed in the middle of a mail, which another one sends', async () => {
    await goOn(5, 50);
    site.smtp.refuse('answers');
    expect(await send(site.machines[0]!.url, 'Ayan')).toBe(true);
    await expect.poll(() => site.smtp.unanswered(), waiting).toBe(1);
    await site.machines[0]!.kill();
    site.smtp.refuse(null);
    await goOn(10, 100);
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, true, true]);

    // The claim of the killed machine is still good: nobody else sends the mail.
    expect(await send(site.machines[1]!.url, 'Hodan')).toBe(true);
    await expect.poll(() => mails('Hodan'), waiting).toBe(1);
    expect(mails('Ayan')).toBe(0);
    // Ten minutes later.
    const before = { mail_claimed_until: new Date(Date.now() - 1_000).toISOString() };
    await db.updateTable('messages').set(before).where('name', '=', 'Ayan').execute();
    expect(await send(site.machines[1]!.url, 'Safia')).toBe(true);
    await expect.poll(() => [mails('Ayan'), mails('Safia')], waiting).toEqual([1, 1]);
    expect(load.problems).toEqual([]);
  }, 60_000);

  it('answers everything while one is frozen, which shows nothing old when it goes on', async () => {
    site.machines[1]!.signal('SIGSTOP');
    await goOn(4, 100);
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, false, true]);
    // These wait at its door, and are the first that it answers.
    const waitingReads = Array.from({ length: 6 }, () => readFrom(1));
    await goOn(2, 20);
    site.machines[1]!.signal('SIGCONT');
    expect(new Set(await Promise.all([...waitingReads, readFrom(1), readFrom(1)]))).toEqual(new Set(['200']));
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, true, true]);
    await goOn(5, 50);
    expect(load.problems).toEqual([]);
  }, 60_000);

  it('answers everything while one is cut off from the database, which shows nothing old and comes back', async () => {
    const { line, url } = site.machines[2]!;
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    await line.set('silent');
    // More than a lease: the others have written meanwhile, and it cannot know.
    await goOn(4, 100);
    const answers = await Promise.all([readFrom(2), readFrom(2, `/publications/news/${load.id}`), send(url, 'Nimco')]);
    expect(answers).toEqual(['503', '503', false]);
    await expect.poll(() => statusOf('/readyz'), waiting).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, true, false]);
    await goOn(3, 50);

    await line.set('working');
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, true, true]);
    await expect.poll(() => readFrom(2), waiting).toBe('200');
    await goOn(5, 50);
    expect(await send(url, 'Nimco')).toBe(true);
    await expect.poll(() => mails('Nimco'), waiting).toBe(1);
    expect(load.problems).toEqual([]);
  }, 90_000);

  it('has sent each accepted message once', async () => {
    await expect.poll(() => accepted.map(mails), waiting).toEqual(accepted.map(() => 1));
    expect(site.smtp.messages).toHaveLength(accepted.length);
    expect(balancer.retries()).toBeGreaterThan(0);
  });
});
