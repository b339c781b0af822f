/** A mail server that hangs, is slow, or refuses. */
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../setup/fake-clock.ts';
import { startSite } from '../setup/site.ts';
import { startSmtp } from '../setup/smtp.ts';
import { openProxy } from '../setup/unreliable-proxy.ts';
import { environment, readState, sendMessage, signIn } from './site-client.ts';

/** A server that accepts connections and says nothing. */
async function startSilentServer() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, server };
}

it('that hangs keeps nobody waiting, is told of, and gets the messages when it is back', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const proxy = await openProxy(smtp.url.replace('smtp:', 'http:'));
  onTestFinished(() => proxy.close());
  const clock = await createFakeClock();
  onTestFinished(() => clock.remove());
  const site = await startSite({ ...environment, ...clock.environment, SMTP_URL: proxy.url.replace('http:', 'smtp:') });
  onTestFinished(() => void site.stop());
  const staff = await signIn(site);
  const state = async () => (await readState(staff, 'mail')).summary;

  await proxy.set('silent');
  const startedAt = performance.now();
  for (const text of ['First', 'Second']) expect((await sendMessage(site, text)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await expect.poll(async () => (await readState(staff, 'mail')).facts['retrying'], { timeout: 40_000 }).toBe(2);
  expect(await readState(staff, 'mail')).toMatchObject({ summary: 'problem failing', facts: { error: 'ETIMEDOUT' } });
  expect(site.output()).toContain('a message could not be mailed; it stays in the inbox');

  await proxy.set('refusing');
  expect((await sendMessage(site, 'Third')).status).toBe(200);
  await expect.poll(async () => (await readState(staff, 'mail')).facts['retrying'], { timeout: 20_000 }).toBe(3);

  // They are tried again after a minute, by themselves; the next message shortens the wait of this test.
  await proxy.set('working');
  await clock.set(5 * 60);
  expect((await sendMessage(site, 'Fourth')).status).toBe(200);
  const mails = await smtp.waitForMessages(4, 30_000);
  for (const text of ['First', 'Second', 'Third', 'Fourth'])
    expect(mails.filter(({ raw }) => raw.includes(`\n${text}`))).toHaveLength(1);
  await expect.poll(state, { timeout: 10_000 }).toBe('ok ok');
});

it('that hangs does not keep the program from ending', async () => {
  const silent = await startSilentServer();
  onTestFinished(() => void silent.server.close());
  const connected = new Promise((done) => silent.server.once('connection', done));
  const site = await startSite({ ...environment, SMTP_URL: silent.url });
  expect((await sendMessage(site, 'Hello')).status).toBe(200);
  await connected;
  const startedAt = performance.now();
  expect(await site.stop()).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(12_000);
});

it('that is slow is waited for', async () => {
  const smtp = await startSmtp({ delay: 700 });
  onTestFinished(() => smtp.stop());
  const site = await startSite({ ...environment, SMTP_URL: smtp.url });
  onTestFinished(() => void site.stop());
  const staff = await signIn(site);
  const startedAt = performance.now();
  for (const text of ['First', 'Second']) expect((await sendMessage(site, text)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  await smtp.waitForMessages(2, 30_000);
  await expect.poll(async () => (await readState(staff, 'mail')).summary, { timeout: 10_000 }).toBe('ok ok');
});
