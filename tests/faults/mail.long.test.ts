/** A mail server that hangs, is slow, or refuses. */
import { expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../setup/programs/fake-clock.ts';
import { startSite } from '../setup/servers/site.ts';
import { startSmtp } from '../setup/programs/smtp.ts';
import { openProxy } from '../setup/programs/unreliable-proxy.ts';
import { environment, readState, sendMessage, signIn } from './site-client.ts';

it('a mail server that hangs delays nobody, is reported, and gets the messages when it is back', async () => {
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
  expect((await sendMessage(site, 'First')).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await expect.poll(async () => (await readState(staff, 'mail')).facts['retrying'], { timeout: 60_000 }).toBe(1);
  expect(await readState(staff, 'mail')).toMatchObject({ summary: 'problem failing', facts: { error: 'ETIMEDOUT' } });
  expect(site.output()).toContain('a message could not be mailed; it stays in the inbox');

  await proxy.set('refusing');
  expect((await sendMessage(site, 'Second')).status).toBe(200);
  await expect.poll(async () => (await readState(staff, 'mail')).facts['retrying'], { timeout: 20_000 }).toBe(2);

  // They are tried again after a minute, by themselves; the next message shortens the wait of this test.
  await proxy.set('working');
  await clock.set(5 * 60);
  expect((await sendMessage(site, 'Third')).status).toBe(200);
  const mails = await smtp.waitForMessages(3, 30_000);
  for (const text of ['First', 'Second', 'Third'])
    expect(mails.filter(({ raw }) => raw.includes(`\n${text}`))).toHaveLength(1);
  await expect.poll(state, { timeout: 10_000 }).toBe('ok ok');
});

it('a mail server that is slow gets all messages', async () => {
  const smtp = await startSmtp({ delay: 300 });
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

it('a mail server that lets its clients wait for the greeting gets all messages', async () => {
  const smtp = await startSmtp({ delay: 12_000 });
  onTestFinished(() => smtp.stop());
  const site = await startSite({ ...environment, SMTP_URL: smtp.url });
  onTestFinished(() => void site.stop());
  const staff = await signIn(site);
  expect((await sendMessage(site, 'First')).status).toBe(200);
  await smtp.waitForMessages(1, 90_000);
  await expect.poll(async () => (await readState(staff, 'mail')).summary, { timeout: 30_000 }).toBe('ok ok');
}, 180_000);
