/** Readers and a writer of one item, who notice every answer that is older than an acknowledged write. */
import { expect } from 'vitest';
import { createClient, type Client, type Json } from '../api/client.ts';
import { superadmin } from '../browser/staff.ts';

export type Load = {
  id: string;
  /** The number of the last acknowledged write. */ acknowledged: () => number;
  reads: () => number;
  /** Answers other than 200, and answers older than a write that was acknowledged before their request. */
  problems: string[];
  stop: () => Promise<void>;
};

/** Returns the number of the write that an answer shows. */
export const roundOf = (text: string): number => Number(/Round (\d+)\./.exec(text)?.[1] ?? -1);

export async function startLoad(url: string, readers: number): Promise<Load> {
  const staff: Client = createClient({ request: (path, init) => fetch(url + path, init) });
  expect((await staff.login(superadmin.email, superadmin.password)).status).toBe(200);
  const made = await staff.send('POST', '/api/news', {});
  const id = String(made.json['_id']);
  let revision = Number(made.json['revision'] ?? 1);
  let [acknowledged, reads] = [0, 0];
  const ending = new AbortController();
  const problems: string[] = [];

  /** Writes the next round. A retry may find that its first try was stored although nobody answered. */
  const write = async () => {
    const Title = `Round ${acknowledged + 1}.`;
    const fields = { Title, Content: 'x', PublishedAt: '2026-01-01T00:00:00.000Z', revision: String(revision) };
    const { status, json, text } = await staff.send('PUT', `/api/news/${id}`, fields);
    const current = status === 409 ? (json['current'] as Json) : json;
    revision = Number(current['revision'] ?? revision);
    if (status === 200 || (status === 409 && JSON.stringify(current).includes(Title))) acknowledged += 1;
    else problems.push(`write ${acknowledged + 1}: ${status} ${text.slice(0, 200)}`);
  };
  const read = async (path: string) => {
    const least = acknowledged;
    const response = await fetch(url + path);
    const text = await response.text();
    reads += 1;
    if (response.status !== 200) problems.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
    else if (roundOf(text) < least) problems.push(`${path} shows ${roundOf(text)}, but ${least} was acknowledged`);
  };
  const repeat = async (work: () => Promise<void>) => {
    while (!ending.signal.aborted) {
      await work().catch((error: unknown) => problems.push(String(error)));
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  await write();
  expect(problems).toEqual([]);
  const paths = [`/api/news/${id}`, `/publications/news/${id}`];
  const running = [
    repeat(write),
    ...Array.from({ length: readers }, (_, n) => repeat(() => read(paths[n % paths.length]!))),
  ];
  return {
    id,
    acknowledged: () => acknowledged,
    reads: () => reads,
    problems,
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}
