import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import { parseIp, type ParsedIp } from '../parse-ip.ts';
import { getClientIp } from './client-ip.ts';
import { readBody } from './read-body.ts';
import { createTokenBuckets } from './limits/token-bucket.ts';

const maxBytes = 8_192;
/** Reports of all visitors that are logged in this process, of one ISP, and of one of its subnets. */
const rates = {
  all: { burst: 10, interval: 6_000 },
  isp: { burst: 6, interval: 10_000 },
  subnet: { burst: 4, interval: 15_000 },
} as const;
const maxBuckets = 10_000;

/** What is logged of a report: no personal data, and each text cut. */
export type PolicyReport = { directive: string; blocked: string; page: string; source: string; line: number };

/**
 * Logs browsers' reports about the content security policy as warnings, from any client. Always responds with 204,
 * which reveals nothing. Bodies over 8 KB are dropped without being read, and so are all of a subnet that has sent four
 * reports, until 15 seconds have passed for each; of an ISP six. Of all others ten a minute are logged, however many
 * are malformed.
 */
export function createPolicyReportHandler(log: Logger, now: () => number = Date.now): Handler {
  const buckets = createTokenBuckets({ maxKeys: maxBuckets, now });
  const mayLog = ({ subnet, isp, isShared }: ParsedIp) =>
    isShared || (buckets.take(subnet, rates.subnet) === 0 && buckets.take(`isp ${isp}`, rates.isp) === 0);
  return async (c) => {
    const parsed = parseIp(getClientIp(c));
    // Counted before it is read, so that parallel requests and malformed ones count as well.
    if (!isSmall(c) || !mayLog(parsed)) return c.body(null, 204);
    for (const [index, report] of readReports(await readSmallBody(c)).entries()) {
      // The first was counted with its list.
      if (index > 0 && !mayLog(parsed)) break;
      if (buckets.take('all', rates.all) > 0) break;
      log.warn({ report }, 'the content security policy blocked a resource');
    }
    return c.body(null, 204);
  };
}

/** Browsers send a Content-Length with a report; anything else is dropped. */
function isSmall(c: Context): boolean {
  const length = c.req.header('content-length') ?? '';
  return /^\d{1,4}$/.test(length) && Number(length) <= maxBytes && c.req.header('transfer-encoding') === undefined;
}

const decoder = new TextDecoder();
const readSmallBody = (c: Context): Promise<string> =>
  readBody(c.req.raw, maxBytes).then(
    (bytes) => decoder.decode(bytes),
    () => '',
  );

/** Returns the reports in a body, which is one object (`report-uri`) or a list of them (`report-to`). */
export function readReports(body: string): PolicyReport[] {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return [];
  }
  const entries: unknown[] = Array.isArray(sent) ? sent : [sent];
  return entries
    .map((entry) => objectIn(entry, 'body') ?? objectIn(entry, 'csp-report'))
    .filter((report) => report !== undefined)
    .map(toPolicyReport);
}

type Fields = Record<string, unknown>;

function objectIn(value: unknown, name: string): Fields | undefined {
  const found = value !== null && typeof value === 'object' ? (value as Fields)[name] : undefined;
  return found !== null && typeof found === 'object' ? (found as Fields) : undefined;
}

function toPolicyReport(report: Fields): PolicyReport {
  const text = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === 'string') ?? '';
  const line = report['lineNumber'] ?? report['line-number'];
  return {
    directive: text('effectiveDirective', 'effective-directive', 'violated-directive').slice(0, 60),
    blocked: shortenUrl(text('blockedURL', 'blocked-uri'), false),
    page: shortenUrl(text('documentURL', 'document-uri'), true),
    source: shortenUrl(text('sourceFile', 'source-file'), true),
    line: typeof line === 'number' ? line : 0,
  };
}

/** Returns an address without personal data or secrets: no query, and no path segment that could be a token. */
function shortenUrl(address: string, withPath: boolean): string {
  const cut = address.slice(0, 2_000);
  // Not an address, such as `inline` and `eval`.
  if (!URL.canParse(cut)) return cut.replace(/[^a-z-]/g, '').slice(0, 30);
  const { protocol, host, pathname } = new URL(cut);
  if (!/^https?:$/.test(protocol)) return protocol.slice(0, 30);
  const path = withPath
    ? pathname
        .split('/')
        .map((part) => (part.length > 40 ? '…' : part))
        .join('/')
    : '';
  return `${protocol}//${host}${path}`.slice(0, 200);
}
