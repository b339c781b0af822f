/** A running site as its visitors and staff use it. */
import { expect } from 'vitest';
import { createClient, formOf, type Client } from '../setup/api/client.ts';
import type { RunningSite } from '../setup/servers/site.ts';
import { staffEnvironment, superadmin } from '../setup/browser/staff.ts';

/** Environment of a site for these tests. */
export const environment = { ...staffEnvironment, SEED: 'none' };

/** Reads one part of the page State of the site: its level, advice and values. */
export async function readState(staff: Client, name: string) {
  const { status, json, text } = await staff.get('/api/site-state');
  if (status !== 200) throw new Error(`The state of the site answered ${status}: ${text}`);
  const part = (
    json as unknown as {
      parts: { name: string; level: string; advice: string; facts: { name: string; value: string | number }[] }[];
    }
  ).parts.find((one) => one.name === name)!;
  return {
    summary: `${part.level} ${part.advice}`,
    facts: Object.fromEntries(part.facts.map((fact) => [fact.name, fact.value])),
  };
}

/** Opens a client of a site, for visitors; `signIn` makes it one of staff. */
export function clientOf(site: Pick<RunningSite, 'url'>): Client {
  return createClient({ request: (path, init) => fetch(site.url + path, init) });
}

/** Opens a client that is signed in as the first superadmin. */
export async function signIn(site: Pick<RunningSite, 'url'>): Promise<Client> {
  const client = clientOf(site);
  const { status, text } = await client.login(superadmin.email, superadmin.password);
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${text}`);
  return client;
}

/** Sends the contact form as a visitor. */
export const sendMessage = (site: Pick<RunningSite, 'url'>, message: string, lang = 'en') =>
  clientOf(site).send(
    'POST',
    `/api/v1.0/email/send-form?lang=${lang}`,
    formOf({ name: 'Ayan', email: 'ayan@example.org', message }),
  );

/** Opens a page; the text is that of its body, without elements. */
export async function openPage(site: Pick<RunningSite, 'url'>, path: string, init: RequestInit = {}) {
  const startedAt = performance.now();
  const response = await fetch(site.url + path, init);
  const html = await response.text();
  return {
    status: response.status,
    html,
    text: html
      .replace(/^[\s\S]*<body/, '<body')
      .replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
    took: performance.now() - startedAt,
  };
}

/** Creates a published news item with a title; returns its id. */
export async function createNews(staff: Client, title: string, publishedAt = '2026-01-01'): Promise<string> {
  const { json, status } = await staff.send('POST', '/api/news');
  expect(status).toBe(201);
  const id = String(json['_id']);
  const saved = await staff.send('PUT', `/api/news/${id}`, { Title: title, Content: 'Text', PublishedAt: publishedAt });
  expect(saved.status).toBe(200);
  return id;
}

/** Waits until `/readyz` answers 200. */
export async function untilReady(site: Pick<RunningSite, 'url'>): Promise<void> {
  const status = async () => (await fetch(`${site.url}/readyz`).catch(() => undefined))?.status;
  await expect.poll(status, { timeout: 20_000, interval: 200 }).toBe(200);
}

/** The lines of the log of a site as objects. */
export const logOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; err?: { code?: string; message: string } });
