/** Browser reports about the content security policy: accepted from any client, limited, and only logged. */
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { findClient } from '../../server/http/client-ip.ts';
import { reportPath } from '../../server/http/content-security-policy.ts';
import { createPolicyReportHandler, readReports, type PolicyReport } from '../../server/http/policy-reports.ts';

function openReports() {
  const logged: { level: number; report: PolicyReport }[] = [];
  const clock = { now: 1_000_000 };
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]) },
  );
  const app = new Hono().use(findClient({ trusts: (address) => address === 'unknown' })).post(
    reportPath,
    createPolicyReportHandler(log, () => clock.now),
  );
  const send = (body: string, headers: Record<string, string> = {}) =>
    app.request(reportPath, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/csp-report',
        'content-length': String(Buffer.byteLength(body)),
        ...headers,
      },
    });
  return { logged, clock, send };
}

const oldReport = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://nuur.example/set-password?token=secret-token#part',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a/b?person=1',
    'source-file': 'https://nuur.example/assets/x.js?y',
    'line-number': 7,
    'script-sample': 'somebody@example.org',
    referrer: 'https://nuur.example/from',
  },
});

describe('a report of the content security policy', () => {
  it('is logged as a warning with its kind and addresses, and without queries, samples or tokens', async () => {
    const { logged, send } = openReports();
    expect((await send(oldReport)).status).toBe(204);
    expect(logged.map(({ level, report }) => [level, report])).toEqual([
      [
        40,
        {
          directive: 'script-src-elem',
          blocked: 'https://evil.example',
          page: 'https://nuur.example/set-password',
          source: 'https://nuur.example/assets/x.js',
          line: 7,
        },
      ],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/secret|somebody|person/);
  });

  it('is accepted as a list, as newer browsers send it', () => {
    const body = {
      effectiveDirective: 'x'.repeat(500),
      blockedURL: 'inline',
      documentURL: `https://nuur.example/${'t'.repeat(60)}/a`,
      lineNumber: 'no',
    };
    expect(readReports(JSON.stringify([{ type: 'csp-violation', body }, { body: null }, 4, null]))).toEqual([
      { directive: 'x'.repeat(60), blocked: 'inline', page: 'https://nuur.example/…/a', source: '', line: 0 },
    ]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '[[[]]]',
    '"text"',
    '{"csp-report":null}',
    '{"csp-report":{"blocked-uri":{"a":1}}}',
    '\0',
  ])('is accepted without harm when it is nonsense (%j)', async (body) => {
    expect((await openReports().send(body)).status).toBe(204);
  });
});

describe('many or large reports', () => {
  it('are dropped after ten a minute, and accepted again a minute later', async () => {
    const { logged, clock, send } = openReports();
    for (let sent = 0; sent < 50; sent++) expect((await send(oldReport)).status).toBe(204);
    expect(logged).toHaveLength(10);
    clock.now += 60_000;
    await send(oldReport);
    expect(logged).toHaveLength(11);
  });

  it('do not silence those of others, also malformed ones', async () => {
    const { logged, send } = openReports();
    for (let sent = 0; sent < 40; sent++) await send(sent % 2 ? '{' : oldReport, { 'x-forwarded-for': '203.0.113.9' });
    expect(logged).toHaveLength(2);
    for (let sent = 0; sent < 40; sent++) await send('{', { 'x-forwarded-for': `203.${sent}.113.9` });
    await send(oldReport, { 'x-forwarded-for': '198.51.100.7' });
    expect(logged).toHaveLength(3);
  });

  it('are limited within a list too', async () => {
    const { logged, send } = openReports();
    await send(JSON.stringify(Array.from({ length: 40 }, () => ({ body: { blockedURL: 'eval' } }))));
    await send(oldReport);
    expect(logged).toHaveLength(10);
  });

  it('of one subnet in a list do not silence those of others', async () => {
    const { logged, send } = openReports();
    const list = JSON.stringify(Array.from({ length: 40 }, () => ({ body: { blockedURL: 'eval' } })));
    await send(list, { 'x-forwarded-for': '203.0.113.9' });
    expect(logged).toHaveLength(4);
    await send(oldReport, { 'x-forwarded-for': '198.51.100.7' });
    expect(logged).toHaveLength(5);
  });

  it('of one ISP do not silence those of others', async () => {
    const { logged, send } = openReports();
    for (let sent = 0; sent < 30; sent++) await send(oldReport, { 'x-forwarded-for': `203.0.${sent % 9}.${sent}` });
    expect(logged).toHaveLength(6);
    await send(oldReport, { 'x-forwarded-for': '198.51.100.7' });
    expect(logged).toHaveLength(7);
  });

  it.each([
    ['a long body', { 'content-length': '8193' }],
    ['a body of unknown length', { 'content-length': '' }],
    ['a body in pieces', { 'transfer-encoding': 'chunked' }],
    ['an invalid length', { 'content-length': '-1' }],
  ])('are not read with %s', async (_name, headers) => {
    const { logged, send } = openReports();
    expect((await send(oldReport, headers)).status).toBe(204);
    expect(logged).toEqual([]);
  });
});
