/** The clock of the server jumps a year ahead, and back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '../../domain/people/viewer.ts';
import { createBackupRunStore } from '../../server/store/backup-run-store.ts';
import { createFactorStore } from '../../server/store/accounts/factor-store.ts';
import { createPresenceStore } from '../../server/store/content/presence-store.ts';
import { createMessageStore } from '../../server/store/messages/message-store.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';
import { createFakeClock, type FakeClock } from '../setup/programs/fake-clock.ts';
import { runTrustedTestCleanup } from '../setup/servers/run-test-cleanup.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { startSmtp, type TestSmtp } from '../setup/programs/smtp.ts';
import { createNews, environment, openPage, readState, sendMessage, signIn } from './site-client.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const year = 365 * day;

describe('a clock that jumps a year ahead, and back', () => {
  let clock: FakeClock;
  let site: RunningSite;
  let smtp: TestSmtp;
  beforeAll(async () => {
    clock = await createFakeClock();
    smtp = await startSmtp();
    site = await startSite({ ...environment, ...clock.environment, SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await site?.stop();
    await smtp?.stop();
    await clock?.remove();
  });

  it('ends sessions only while it is ahead, and leaves nothing of the future behind', async () => {
    const staff = await signIn(site);
    await createNews(staff, 'Today');
    await createNews(staff, 'Scheduled', new Date(Date.now() + year / 2).toISOString().slice(0, 10));
    const news = async () => (await openPage(site, '/publications/news')).text;
    const me = async () => (await staff.get('/api/users/me?lang=so')).status;
    expect(await news()).toContain('Today');
    expect(await news()).not.toContain('Scheduled');

    await clock.set(year / 1_000);
    await expect.poll(news, { timeout: 10_000 }).toContain('Scheduled');
    await expect.poll(() => site.output(), { timeout: 10_000 }).toContain('the clock of the server was set');
    expect(await me()).toBe(401);
    await clock.set(0);
    await expect.poll(news, { timeout: 10_000 }).not.toContain('Scheduled');
    expect(await me()).toBe(200);

    await clock.set(year / 1_000);
    await expect.poll(news, { timeout: 10_000 }).toContain('Scheduled');
    const future = await signIn(site);
    const id = await createNews(future, 'Written ahead');
    smtp.refuse('connections');
    expect((await sendMessage(site, 'Mailed later')).status).toBe(200);
    await expect
      .poll(async () => (await readState(future, 'mail')).summary, { timeout: 20_000 })
      .toBe('problem failing');
    const mailStates = async () =>
      ((await future.get('/api/messages')).json['messages'] as { mail: { state: string } }[]).map(
        ({ mail }) => mail.state,
      );
    await expect.poll(mailStates, { timeout: 10_000 }).toEqual(['failed']);

    await clock.set(0);
    await expect.poll(news, { timeout: 10_000 }).not.toContain('Scheduled');
    // Opened while the clock was ahead, it would last for a year.
    expect((await future.get('/api/users/me')).status).toBe(401);
    const back = await signIn(site);
    expect((await back.get(`/api/news/${id}?all=1`)).json['Title']).toBe('Written ahead');
    expect((await back.send('PUT', `/api/news/${id}`, { Title: 'Written again' })).status).toBe(200);
    smtp.refuse(null);
    expect((await sendMessage(site, 'Mailed at once')).status).toBe(200);
    const arrived = (text: string) => smtp.messages.some(({ raw }) => raw.includes(text));
    await expect.poll(() => ['Mailed later', 'Mailed at once'].map(arrived), { timeout: 20_000 }).toEqual([true, true]);
    await expect.poll(async () => (await readState(back, 'mail')).summary, { timeout: 10_000 }).toBe('ok ok');
    expect((await readState(back, 'clock')).summary).toBe('ok ok');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });
});

describe.each(dialects)('moments that were stored while the clock was ahead, over %s', (dialect) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(dialect);
  });
  afterAll(() => app.close());
  const at = (milliseconds: number) => new Date(Date.parse('2026-11-20T08:00:00.000Z') + milliseconds);
  const iso = (milliseconds: number) => at(milliseconds).toISOString();

  it('keep the cleanup from deleting anything until the clock has said the same for a day', async () => {
    const cleanUp = async (now: number) => {
      app.clock.now = at(now);
      return (await runTrustedTestCleanup(app)) !== undefined;
    };
    const counts = async () => [
      (await app.db.selectFrom('messages').select('id').execute()).length,
      (await app.db.selectFrom('security_log').select('id').execute()).length > 0,
    ];
    const clockState = async () => {
      const superadmin: Staff = { kind: 'staff', id: '0'.repeat(24), role: 'superadmin', rights: {} };
      return (await app.services.siteState.check(superadmin)).parts.clock.advice;
    };
    // Of a new site nothing is known yet.
    expect(await cleanUp(0)).toBe(false);
    expect(await cleanUp(hour)).toBe(false);
    expect(await cleanUp(day)).toBe(true);
    await app.visit().send('POST', '/api/v1.0/email/send-form', { name: 'A', email: 'a@example.org', message: 'x' });
    const before = await counts();
    expect(await cleanUp(day + 3 * year)).toBe(false);
    expect(await clockState()).toBe('ahead');
    expect(await cleanUp(day + 3 * year + hour)).toBe(false);
    expect(await counts()).toEqual(before);
    // Back again; then ahead once more, as if for the first time.
    expect(await cleanUp(2 * day)).toBe(true);
    expect(await clockState()).toBe('ok');
    expect(await cleanUp(2 * day + 3 * year)).toBe(false);
    expect(await cleanUp(3 * day)).toBe(true);
    expect(await counts()).toEqual(before);
    // A server that was switched off for years is believed after a day.
    expect(await cleanUp(4 * day + 3 * year)).toBe(false);
    expect(await cleanUp(5 * day + 3 * year)).toBe(true);
    expect((await counts())[0]).toBe(0);
    // And one whose clock was ahead for days goes on with the right time.
    app.clock.now = at(4 * day);
    expect(await clockState()).toBe('behind');
    expect(await cleanUp(4 * day)).toBe(true);
    expect(await clockState()).toBe('ok');
  });

  it('delay no mail and no backup, block no code of an app, and show nobody in a form', async () => {
    app.clock.now = at(0);
    const messages = createMessageStore(app.db);
    await app.visit().send('POST', '/api/v1.0/email/send-form', { name: 'A', email: 'a@example.org', message: 'x' });
    const { id } = await app.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    await messages.requestMail(id);
    const fail = async (claimedAt: number, claimedUntil: number, nextAt: number) => {
      expect(await messages.claimMail(id, iso(claimedAt), iso(claimedUntil))).toBe(true);
      await messages.recordFailure(id, iso(claimedUntil), 3, iso(nextAt));
    };
    expect(await messages.claimMail(id, iso(year), iso(year + hour))).toBe(true);
    expect((await messages.waitingForMail(iso(0), 10)).length).toBe(1);
    await fail(0, hour, year + hour);
    expect((await messages.waitingForMail(iso(0), 10)).length).toBe(1);
    await fail(0, hour, hour);
    expect((await messages.waitingForMail(iso(0), 10)).length).toBe(0);

    const runs = createBackupRunStore(app.db);
    const run = { id: 'daily-2027-11-20', kind: 'backup', reason: 'schedule', requestedBy: null } as const;
    await runs.add({ ...run, createdAt: iso(year) });
    expect((await runs.claim('dead', iso(year), iso(year + hour)))?.tries).toBe(1);
    expect(await runs.claim('now', iso(0), iso(hour))).toMatchObject({ id: run.id, tries: 2 });
    expect(await runs.claim('other', iso(0), iso(hour))).toBeUndefined();

    const factors = createFactorStore(app.db);
    const { id: userId } = await app.addUser();
    const step = 1_000_000;
    await app.db
      .insertInto('authenticator_apps')
      .values({ user_id: userId, secret: 'x', last_step: step + year / 30_000, created_at: iso(0), used_at: null })
      .execute();
    expect(await factors.spendStep(userId, step, iso(0))).toBe(true);
    expect(await factors.spendStep(userId, step, iso(0))).toBe(false);
    expect(await factors.spendStep(userId, step - 100, iso(0))).toBe(false);

    const presence = createPresenceStore(app.db);
    await presence.markPresent({
      typeName: 'news',
      itemId: 'a',
      userId,
      at: iso(year),
      absentBefore: iso(year - hour),
    });
    const others = () => presence.others('news', 'a', 'another', iso(-60_000), iso(60_000));
    expect(await others()).toEqual([]);
    await presence.markPresent({ typeName: 'news', itemId: 'a', userId, at: iso(0), absentBefore: iso(-60_000) });
    expect(await others()).toEqual([{ name: 'Staff', since: iso(0) }]);
  });
});
