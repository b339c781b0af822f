/** Two servers on one database mail the same messages: each message is sent once. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createServerContext } from '../../../server/create-server-context.ts';
import { readEnv } from '../../../server/env.ts';
import { startMessageMailer } from '../../../server/mail/message-mailer.ts';
import { openTransport } from '../../../server/mail/transport.ts';
import { createMessageStore } from '../../../server/store/messages/message-store.ts';
import { openDatabase } from '../../../server/store/open.ts';
import { createPostgresDatabase } from '../../setup/programs/test-database.ts';
import { dialects, openTestApp } from '../../setup/api/app.ts';
import { startSmtp } from '../../setup/programs/smtp.ts';

/** Fewer than are mailed at once (decision 018). */
const count = 25;

describe.each(dialects)('messages over %s', (dialect) => {
  // Several servers can share PostgreSQL. An SQLite file belongs to one server (server.lock), and two in one thread
  // would block each other.
  it.runIf(dialect === 'postgres')(
    'are mailed once each by two servers',
    async () => {
      const smtp = await startSmtp();
      const environment = { DATABASE_URL: await createPostgresDatabase() };
      const first = await openTestApp(dialect, { environment });
      const store = createMessageStore(first.db);
      for (let n = 0; n < count; n += 1) {
        await store.insert({
          id: n.toString(16).padStart(24, '0'),
          kind: 'contact',
          state: 'new',
          spamReasons: [],
          name: `Sender ${n}`,
          email: 'ayan@example.org',
          body: 'Hello',
          details: {},
          language: 'en',
          mail: { state: 'waiting', tries: 0, nextAt: null },
          createdAt: '2026-11-20T08:00:00.000Z',
        });
      }
      const env = readEnv({ DATA_DIR: first.dataDir, SMTP_URL: smtp.url, ...environment });
      const servers = await Promise.all(
        [1, 2].map(async () => {
          const { db } = await openDatabase(env);
          return createServerContext(env, db, pino({ level: 'silent' }));
        }),
      );
      const arrived = await smtp.waitForMessages(count, 60_000);
      // No further mail follows.
      for (const server of servers) server.triggerMailer();
      await expect
        .poll(
          async () =>
            (await first.db.selectFrom('messages').select('id').where('mail_state', '<>', 'sent').execute()).length,
          { timeout: 20_000 },
        )
        .toBe(0);
      const subjects = arrived.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
      expect(new Set(subjects).size).toBe(count);
      expect(smtp.messages).toHaveLength(count);
      expect(arrived[0]!.raw).toMatch(/^Message-ID: <[0-9a-f]{24}@/m);
      await Promise.all(servers.map((server) => server.close()));
      await first.close();
      await smtp.stop();
    },
    90_000,
  );

  it('claimed by a server that stopped are mailed later by another', async () => {
    const site = await openTestApp(dialect);
    const store = createMessageStore(site.db);
    await site
      .visit()
      .send('POST', '/api/v1.0/email/send-form', { name: 'Ayan', email: 'ayan@example.org', message: 'Hello' });
    const { id } = await site.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    await store.requestMail(id);
    const at = (minutes: number) => new Date(site.clock.now.getTime() + minutes * 60_000).toISOString();
    expect(await Promise.all([1, 2, 3, 4].map(() => store.claimMail(id, at(0), at(10))))).toContain(true);
    expect(await store.claimMail(id, at(0), at(10))).toBe(false);
    expect(await store.waitingForMail(at(9), 50)).toEqual([]);
    expect((await store.waitingForMail(at(10), 50)).map((message) => message.id)).toEqual([id]);
    expect(await store.claimMail(id, at(10), at(20))).toBe(true);
    await store.recordSent(id, 1);
    expect(await store.claimMail(id, at(60), at(70))).toBe(false);
    await site.close();
  });

  it('that were sent while the database was away are recorded when it is back, and not sent again', async () => {
    const [smtp, site] = await Promise.all([startSmtp(), openTestApp(dialect)]);
    const store = createMessageStore(site.db);
    const form = { name: 'Ayan', email: 'ayan@example.org', message: 'Hello' };
    await site.visit().send('POST', '/api/v1.0/email/send-form', form);
    const { id } = await site.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    await store.requestMail(id);
    let isAway = true;
    const recordSent = async (...sent: Parameters<typeof store.recordSent>) => {
      if (isAway) throw new Error('Connection terminated');
      return store.recordSent(...sent);
    };
    const transport = openTransport(smtp.url);
    const mailer = startMessageMailer({
      transport,
      to: async () => 'office@example.org',
      store: { ...store, recordSent },
      mayMail: async () => true,
      now: () => site.clock.now,
      log: pino({ level: 'silent' }),
    });
    await smtp.waitForMessages(1);
    isAway = false;
    const mailState = async () => {
      mailer.trigger();
      return (await store.find(id))?.mail;
    };
    await expect.poll(mailState, { timeout: 10_000 }).toEqual({ state: 'sent', tries: 1, nextAt: null });
    await mailer.stop();
    expect(smtp.messages).toHaveLength(1);
    transport.close();
    await site.close();
    await smtp.stop();
  });
});
