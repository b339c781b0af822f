/** The state of the server for superadmins: its parts, and the limits below which they need attention. */

import { day } from '../durations.ts';
import type { BackupWarning, OffsiteFacts } from '../backups/backup-run.ts';
import { compareClock, type CleanupTimes } from './cleanup-time.ts';

/** `problem`: something does not work, or is about to stop. `attention`: act when there is time. */
export type StateLevel = 'ok' | 'attention' | 'problem';

/** A value that the screen shows; moments are ISO 8601, bytes and milliseconds are numbers. */
export type StateFact =
  | { name: string; kind: 'bytes' | 'count' | 'milliseconds' | 'days'; value: number }
  /** `mailFault`: the codes of an error, separated by spaces. */
  | { name: string; kind: 'moment' | 'text' | 'mailFault'; value: string };

/**
 * One part of the state: its level, the key of the sentence that says what to do, and the values behind it. `warnings`
 * of the backups are shown in place of the sentence.
 */
export type PartState = { level: StateLevel; advice: string; facts: StateFact[]; warnings?: readonly BackupWarning[] };

export const stateParts = [
  'disk',
  'memory',
  'database',
  'files',
  'mail',
  'backups',
  'certificate',
  'clock',
  'versions',
  'errors',
] as const;
export type StatePart = (typeof stateParts)[number];

/** Returns the worst of some levels. */
export function findWorstLevel(levels: readonly StateLevel[]): StateLevel {
  return levels.includes('problem') ? 'problem' : levels.includes('attention') ? 'attention' : 'ok';
}

/** Judges the free bytes of a disk or a memory by its limits. */
function judgeFree(free: number, { full, low }: { full: number; low: number }): Pick<PartState, 'level' | 'advice'> {
  if (free < full) return { level: 'problem', advice: 'full' };
  return free < low ? { level: 'attention', advice: 'low' } : { level: 'ok', advice: 'ok' };
}

/** Below these many free bytes saving fails soon, or uploads and backups may. */
const diskFull = 200_000_000;
const diskLow = 1_000_000_000;

export type DiskSpace = { free: number; total: number /* bytes */ };

/** Judges the disk of the data folder; `files` and `database` are their sizes in bytes. */
export function judgeDisk({ free, total }: DiskSpace, sizes: { files: number; database: number }): PartState {
  return {
    ...judgeFree(free, { full: diskFull, low: diskLow }),
    facts: [
      { name: 'free', kind: 'bytes', value: free },
      { name: 'total', kind: 'bytes', value: total },
      { name: 'files', kind: 'bytes', value: sizes.files },
      { name: 'database', kind: 'bytes', value: sizes.database },
    ],
  };
}

/** Decoding a picture takes up to 700 MB for a moment; below this little memory the system may end the program. */
const memoryFull = 50_000_000;
const memoryLow = 200_000_000;

/** Judges the memory that programs can still take, in bytes; `used` is what the answering process takes. */
export function judgeMemory(memory: { available: number; total: number; used: number; processes: number }): PartState {
  const { available, total, used, processes } = memory;
  return {
    ...judgeFree(available, { full: memoryFull, low: memoryLow }),
    facts: [
      { name: 'available', kind: 'bytes', value: available },
      { name: 'total', kind: 'bytes', value: total },
      { name: 'process', kind: 'bytes', value: used },
      { name: 'processes', kind: 'count', value: processes },
    ],
  };
}

/** Where a simple query takes longer than this, every page is slow. */
const slowResponse = 1_000; // milliseconds

export type DatabaseFacts = { kind: string; version: string; size: number /* bytes */; responseTime: number /* ms */ };

/** Judges the database: whether it accepts writes, and how long a simple query takes. */
export function judgeDatabase({ kind, version, size, responseTime }: DatabaseFacts, isWritable: boolean): PartState {
  const [level, advice] = !isWritable
    ? (['problem', 'notWritable'] as const)
    : responseTime > slowResponse
      ? (['attention', 'slow'] as const)
      : (['ok', 'ok'] as const);
  return {
    level,
    advice,
    facts: [
      { name: 'kind', kind: 'text', value: `${kind} ${version}` },
      { name: 'responseTime', kind: 'milliseconds', value: responseTime },
      { name: 'size', kind: 'bytes', value: size },
    ],
  };
}

/**
 * `place`: the store and the bucket of pictures and documents; undefined on the disk. `failure`: the code of why they
 * cannot be read or written, if so. `isAnyMissing`: some that the database names are not there.
 */
export type FileStorageFacts = { place: string | undefined; failure: string | undefined; isAnyMissing?: boolean };

/** Judges the storage of pictures and documents. */
export function judgeFileStorage({ place, failure, isAnyMissing = false }: FileStorageFacts): PartState {
  const facts: StateFact[] = [];
  if (place !== undefined) facts.push({ name: 'filePlace', kind: 'text', value: place });
  if (failure === undefined && isAnyMissing) return { level: 'problem', advice: 'missing', facts };
  if (failure === undefined) return { level: 'ok', advice: place === undefined ? 'onDisk' : 'ok', facts };
  facts.push({ name: 'error', kind: 'text', value: failure });
  return { level: 'problem', advice: place === undefined ? 'notWritable' : 'away', facts };
}

/** The last success and the last failure of any mail; `isRefused`: the server worked and refused that one mail. */
export type MailOutcome = { sentAt: string | null; failedAt: string | null; error: string; isRefused: boolean };
/** Messages to be mailed: waiting, failed and tried again, and given up. */
export type MailQueue = { waiting: number; retrying: number; gaveUp: number };

/** Judges the mail. A mail that failed because of its address is no fault of the mail server. */
export function judgeMail(isSetUp: boolean, outcome: MailOutcome, { waiting, retrying, gaveUp }: MailQueue): PartState {
  const { sentAt, failedAt, error, isRefused } = outcome;
  const lastFailed = failedAt !== null && (sentAt === null || failedAt > sentAt);
  const [level, advice] = !isSetUp
    ? (['attention', 'off'] as const)
    : lastFailed && !isRefused
      ? (['problem', 'failing'] as const)
      : lastFailed || retrying > 0
        ? (['attention', 'refused'] as const)
        : gaveUp > 0
          ? (['attention', 'gaveUp'] as const)
          : (['ok', 'ok'] as const);
  const facts: StateFact[] = [];
  if (sentAt !== null) facts.push({ name: 'sentAt', kind: 'moment', value: sentAt });
  if (lastFailed) {
    facts.push({ name: 'failedAt', kind: 'moment', value: failedAt });
    if (error !== '') facts.push({ name: 'error', kind: 'mailFault', value: error });
  }
  if (isSetUp || waiting + retrying + gaveUp > 0) {
    facts.push({ name: 'waiting', kind: 'count', value: waiting });
    facts.push({ name: 'retrying', kind: 'count', value: retrying });
    facts.push({ name: 'gaveUp', kind: 'count', value: gaveUp });
  }
  return { level, advice, facts };
}

/** The newest successful backup, and the warnings for superadmins. */
export type BackupSummary = {
  last: { finishedAt: string | null; bytes: number } | undefined;
  /** Undefined where backups are not copied. */ copies: OffsiteFacts | undefined;
  warnings: readonly BackupWarning[];
};

/** Judges the backups by their warnings. Where the schedule is off, their age is no fault of the server. */
export function judgeBackups({ last, copies, warnings }: BackupSummary): PartState {
  const facts: StateFact[] = [];
  if (last?.finishedAt)
    facts.push(
      { name: 'newest', kind: 'moment', value: last.finishedAt },
      { name: 'size', kind: 'bytes', value: last.bytes },
    );
  if (copies) facts.push({ name: 'copyPlace', kind: 'text', value: copies.place });
  if (copies?.newestMadeAt) facts.push({ name: 'newestCopy', kind: 'moment', value: copies.newestMadeAt });
  const advice = last ? (copies?.newestMadeAt ? 'copied' : 'ok') : 'noneYet';
  if (warnings.length === 0) return { level: 'ok', advice, facts };
  return { level: warnings.every(({ key }) => key === 'off') ? 'attention' : 'problem', advice, facts, warnings };
}

/**
 * The certificate that an address presents. `fault` is Node's code for why browsers refuse it; `unreachable` has none,
 * since nothing could be asked.
 */
export type CertificateFacts =
  | { state: 'notSet' }
  | { state: 'noHttps' }
  | { state: 'unreachable'; checkedAt: string }
  | { state: 'found'; checkedAt: string; validFrom: string; validTo: string; fault: string | undefined };

/**
 * Renewals begin when a third of the lifetime is left, a month for most; with less than these days they have failed.
 */
const certificateEnding = 14 * day;
const certificateEnds = 3 * day;

/** Judges a certificate. Short-lived ones may use up most of their lifetime before they are renewed. */
export function judgeCertificate(found: CertificateFacts, now: Date): PartState {
  if (found.state === 'notSet' || found.state === 'noHttps')
    return { level: 'attention', advice: found.state, facts: [] };
  const checked: StateFact = { name: 'checkedAt', kind: 'moment', value: found.checkedAt };
  if (found.state === 'unreachable') return { level: 'attention', advice: 'unreachable', facts: [checked] };
  const lifetime = Date.parse(found.validTo) - Date.parse(found.validFrom);
  const left = Date.parse(found.validTo) - now.getTime();
  const facts: StateFact[] = [
    { name: 'daysLeft', kind: 'days', value: Math.max(0, Math.floor(left / day)) },
    { name: 'validTo', kind: 'moment', value: found.validTo },
    checked,
  ];
  if (left <= 0) return { level: 'problem', advice: 'expired', facts };
  if (found.fault === 'ERR_TLS_CERT_ALTNAME_INVALID') return { level: 'problem', advice: 'otherName', facts };
  if (found.fault !== undefined) return { level: 'problem', advice: 'untrusted', facts };
  if (left < Math.min(certificateEnds, lifetime / 10)) return { level: 'problem', advice: 'ending', facts };
  if (left < Math.min(certificateEnding, lifetime / 4)) return { level: 'attention', advice: 'ending', facts };
  return { level: 'ok', advice: 'ok', facts };
}

/** Judges the clock of the server by the time of the last cleanup. */
export function judgeClock(times: CleanupTimes, now: Date): PartState {
  const advice = compareClock(times, now);
  const facts: StateFact[] = [{ name: 'serverTime', kind: 'moment', value: now.toISOString() }];
  if (times.doneAt !== null) facts.push({ name: 'lastCleanup', kind: 'moment', value: times.doneAt });
  return { level: advice === 'ok' ? 'ok' : 'problem', advice, facts };
}

/**
 * An error of the log: its message, and the kinds and codes of its causes, which have no personal data, or the code of a
 * problem of backups. `times` counts repetitions, `at` is the last of them.
 */
export type RecentError = { at: string; message: string; cause: string; request: string | null; times: number };

/** Judges the last errors of the program: those of the last day ask for attention. */
export function judgeErrors(errors: readonly RecentError[], now: Date): PartState {
  // Those of the future were logged while the clock was ahead.
  const isRecent = errors.some(({ at }) => Math.abs(now.getTime() - Date.parse(at)) < day);
  return { level: isRecent ? 'attention' : 'ok', advice: isRecent ? 'some' : 'ok', facts: [] };
}
