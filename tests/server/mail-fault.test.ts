/** What the state of the site says about a mail server that fails. */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, vi } from 'vitest';
import { findMailFault } from '../../domain/operating/mail-fault.ts';
import type { MailOutcome } from '../../domain/operating/site-state.ts';
import { openTransport } from '../../server/mail/transport.ts';
import { watchTransport } from '../../server/mail/watch-transport.ts';
import { certificates, key } from '../setup/programs/certificates.ts';

const servers: (Server | SMTPServer)[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server | SMTPServer): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return ((server instanceof SMTPServer ? server.server : server).address() as AddressInfo).port;
}

/** Sends a mail, and returns the codes that are recorded. */
async function fail(url: string): Promise<string> {
  const nothing: MailOutcome = { sentAt: null, failedAt: null, error: '', isRefused: false };
  const writeOutcome = vi.fn(async (_outcome: MailOutcome) => undefined);
  const store = { readOutcome: async () => nothing, writeOutcome, queue: vi.fn() };
  const transport = watchTransport(openTransport(url), {
    store,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  const mail = { from: 'a@example.org', to: 'b@example.org', subject: 'One', text: 'One' };
  await expect(transport.sendMail(mail)).rejects.toThrow();
  await expect.poll(() => writeOutcome.mock.calls.length).toBe(1);
  return writeOutcome.mock.calls[0]![0].error;
}

it('is told from one that refuses the connection, its password, or has no valid certificate', async () => {
  const closed = createServer();
  const port = await listen(closed);
  await new Promise((done) => closed.close(done));
  expect(await fail(`smtp://127.0.0.1:${port}`)).toBe('ESOCKET ECONNREFUSED');

  const withoutTls = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
  const password = new SMTPServer({
    ...withoutTls,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('No'), { responseCode: 535 })),
  });
  expect(await fail(`smtp://user:password@127.0.0.1:${await listen(password)}`)).toBe('EAUTH 535');

  const secure = createTlsServer({ key, cert: certificates.expired }).on('tlsClientError', () => undefined);
  expect(await fail(`smtps://127.0.0.1:${await listen(secure)}`)).toBe('ESOCKET CERTIFICATE');

  // It has no TLS.
  expect(await fail(`smtps://127.0.0.1:${await listen(new SMTPServer(withoutTls))}`)).toBe('ESOCKET');
});

it.each([
  ['EAUTH 535', 'password'],
  ['EAUTH 454', 'connection'],
  ['EAUTH 421', 'refuses'],
  ['ESOCKET CERTIFICATE', 'certificate'],
  ['EDNS', 'notFound'],
  ['ETIMEDOUT', 'away'],
  ['ESOCKET EHOSTUNREACH', 'away'],
  ['ESOCKET ECONNREFUSED', 'refuses'],
  ['EPROTOCOL 421', 'refuses'],
  ['ESOCKET', 'connection'],
  ['EPROTOCOL 554', undefined],
  ['', undefined],
])('“%s” stands for %s', (error, fault) => {
  expect(findMailFault(error)).toBe(fault);
});
