import { describe, expect, it, vi } from 'vitest';
import { createLog, isClientError, redact } from '../../server/log.ts';

const open = (level = 'info') => {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => void lines.push(line) }), lines };
};

describe('a line of the log', () => {
  it('contains no personal data and no secret of an address', () => {
    const { log, lines } = open();
    const error = Object.assign(
      new Error(
        '550 5.1.1 <ayan.cali@example.org>: no such mailbox at 203.0.113.7 or 2001:db8:0:1::7, see https://x.org/set-password?token=abc123',
      ),
      {
        code: 'EENVELOPE',
        detail: 'Key (email)=(hodan@example.org) already exists.',
        rejected: ['ayan.cali@example.org'],
        cause: new Error('fetch of /search?q=Hodan failed'),
      },
    );
    log.error({ err: error, method: 'GET', path: '/set-password?token=abc123' }, 'a request failed');
    const text = lines.join('');
    expect(text).not.toMatch(/@example|abc123|203\.0|2001:db8|Hodan|hodan/);
    expect(JSON.parse(text)).toMatchObject({
      path: '/set-password',
      err: { type: 'Error', code: 'EENVELOPE', cause: { message: 'fetch of /search?... failed' } },
    });
  });

  it('is limited in length, however long its data', () => {
    const { log, lines } = open();
    const error = new Error('x'.repeat(1_000_000));
    error.stack = `Error\n${'    at here (file.ts:1:1)\n'.repeat(100_000)}`;
    const startedAt = performance.now();
    log.error({ err: error, path: `/${'a@'.repeat(500_000)}` }, 'a request failed');
    expect(performance.now() - startedAt).toBeLessThan(200);
    expect(lines.join('').length).toBeLessThan(4_000);
  });

  it('is written a few times a minute, and only counted after that', () => {
    vi.useFakeTimers();
    const { log, lines } = open();
    for (let n = 0; n < 1_000; n += 1) log.error({ err: new Error(`no row ${n}`), path: `/${n}` }, 'a page failed');
    expect(lines).toHaveLength(5);
    log.error({ err: new TypeError('another') }, 'a page failed');
    log.warn({ err: new Error('x') }, 'a page failed');
    expect(lines).toHaveLength(7);
    vi.advanceTimersByTime(60_000);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ level: 50, times: 995, msg: 'a page failed (again)' });
    log.error({ err: new Error('x') }, 'a page failed');
    expect(lines).toHaveLength(9);
    vi.useRealTimers();
  });

  it('can contain whatever was thrown', () => {
    const { log, lines } = open();
    for (const thrown of [undefined, null, 'text', 7, {}, [], Object.create(null)])
      log.error({ err: thrown }, `thrown ${lines.length}`);
    expect(lines).toHaveLength(7);
  });
});

it('recognises errors of the client', () => {
  expect(
    [{ status: 405 }, { status: 404 }, new URIError('x'), Object.assign(new Error('x'), { name: 'AbortError' })].every(
      isClientError,
    ),
  ).toBe(true);
  expect([{ status: 500 }, new Error('x'), undefined, null, 'x', { status: '404' }].some(isClientError)).toBe(false);
});

it('cuts a text before searching it', () => {
  const startedAt = performance.now();
  for (const nasty of ['@', '?', '1.', ':', 'a@', 'f:'])
    expect(redact(nasty.repeat(1_000_000), 300).length).toBeLessThan(400);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

it('reports the kinds of errors, without their messages', () => {
  const reported: unknown[] = [];
  const log = createLog('info', { write: () => undefined, onError: (error) => reported.push(error) });
  const error = new TypeError('no row of hodan@example.org', {
    cause: Object.assign(new RangeError('Hodan'), { code: 'ECONNREFUSED' }),
  });
  for (let n = 0; n < 50; n += 1) log.error({ err: error }, 'a request failed');
  log.warn({ err: error }, 'a mail was refused');
  log.fatal('the database was deleted');
  expect(reported).toHaveLength(6);
  expect(reported[0]).toMatchObject({
    message: 'a request failed',
    cause: 'TypeError: RangeError ECONNREFUSED',
    request: null,
  });
  expect(reported[5]).toMatchObject({ message: 'the database was deleted', cause: '' });
  expect(JSON.stringify(reported)).not.toMatch(/hodan/i);
});
