// A real mail server on a loopback port: stores what it receives, and can fail in the ways real servers do.
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

interface ReceivedMessage {
  from: string;
  to: string[];
  /** Headers and body as transferred. */
  raw: string;
}

/**
 * `connections`: refuses every client; `recipients`: no such mailbox; `messages`: refuses after the text has arrived;
 * `answers`: never says what became of the text, and forgets it.
 */
export type Refusal = 'connections' | 'recipients' | 'messages' | 'answers';

export interface TestSmtp {
  /** For SMTP_URL. */
  url: string;
  messages: ReceivedMessage[];
  refuse: (what: Refusal | null) => void;
  /** How many texts arrived that were never answered. */
  unanswered: () => number;
  /** Waits until that many messages have arrived in all. */
  waitForMessages: (count: number, timeout?: number) => Promise<ReceivedMessage[]>;
  stop: () => Promise<void>;
}

/** `delay`: how long it takes for each step of a mail, in milliseconds. */
export async function startSmtp({ delay = 0 }: { delay?: number } = {}): Promise<TestSmtp> {
  const messages: ReceivedMessage[] = [];
  const waiters = new Set<() => void>();
  let refused: Refusal | null = null;
  let unanswered = 0;

  const server = new SMTPServer({
    // It has no certificate that a client would accept, and no accounts.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onConnect: (_session, done) =>
      void setTimeout(done, delay, refused === 'connections' ? refusal(421, 'Service not available') : null),
    onMailFrom: (_address, _session, done) => void setTimeout(done, delay),
    onRcptTo: (_address, _session, done) =>
      void setTimeout(done, delay, refused === 'recipients' ? refusal(550, 'No such mailbox') : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refused === 'answers') {
          unanswered += 1;
          return;
        }
        if (refused === 'messages') return done(refusal(554, 'Message refused'));
        const { mailFrom, rcptTo } = session.envelope;
        messages.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
        for (const check of waiters) check();
      });
    },
  });
  // A client that disconnects early is no error here.
  server.on('error', () => {});

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    refuse: (what) => {
      refused = what;
    },
    unanswered: () => unanswered,
    waitForMessages: (count, timeout = 10_000) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (messages.length < count) return;
          finish();
          resolve(messages.slice());
        };
        const timer = setTimeout(() => {
          finish();
          reject(new Error(`${messages.length} of ${count} messages arrived within ${timeout} ms`));
        }, timeout);
        const finish = () => {
          clearTimeout(timer);
          waiters.delete(check);
        };
        waiters.add(check);
        check();
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Returns the headers and the decoded body of a mail, whatever its transfer encoding; lines end with `\n`. */
export function decodeMail(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? '7bit';
  const quoted = (text: string) =>
    Buffer.from(
      text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quoted(body)
        : body;
  return `${head}\n${text.replaceAll('\r\n', '\n')}`;
}
