/** The log of the program: one line of JSON for each event, of limited length, and without personal data. */
import { LRUCache } from 'lru-cache';
import { pino, type Logger } from 'pino';
import type { RecentError } from '../domain/operating/site-state.ts';
import { getRequestId, runOutsideRequests } from './request-context.ts';

/** The longest text of each kind in a line, in characters. */
const maxLength = { message: 300, stack: 2_000, path: 200 };

/** Lines with the same message that are written in a row; further ones are counted. */
const maxRepeats = 5;
const repeatWindow = 60_000; // milliseconds

const secrets: readonly (readonly [RegExp, string])[] = [
  // The query of an address may contain a one-time link, or a search for a person.
  [/\?[^\s"'<>)]{1,2000}/g, '?...'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/(?<![\w:])(?:[\da-f]{1,4}:){3,7}[\da-f]{0,4}(?::[\da-f]{1,4}){0,5}/gi, '[address]'],
];

/** Replaces a word that is an email address; package names have the @ after a slash. */
function hideEmail(word: string): string {
  const at = word.indexOf('@');
  return at > 0 && word[at - 1] !== '/' ? '[email]' : word;
}

/** Returns a text without email and network addresses and without query strings, cut to a length. */
export function redact(text: string, max: number): string {
  // Cut before matching, which limits the cost of long texts.
  const cut = text.slice(0, max * 2);
  const clean = secrets
    .reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), cut)
    .replace(/[^\s"'<>(),;]+/g, hideEmail);
  return clean.length > max || text.length > cut.length ? `${clean.slice(0, max)}...` : clean;
}

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError };

/**
 * Returns the logged fields of an error. Drivers attach rows and addresses to their errors, so only these fields are
 * logged.
 */
function describeError(error: unknown, depth = 0): LoggedError {
  const { name, message, code, stack, cause, statusText } = (
    typeof error === 'object' && error !== null ? error : { message: String(error) }
  ) as Record<string, unknown>;
  const logged: LoggedError = {
    type: redact(String(name ?? 'Error'), 60),
    message: redact(String(message ?? statusText ?? ''), maxLength.message),
  };
  if (typeof code === 'string') logged.code = redact(code, 60);
  // The first lines of the stack repeat the message.
  const frames =
    typeof stack === 'string'
      ? stack
          .slice(0, 20_000)
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .join('\n')
      : '';
  if (frames !== '') logged.stack = redact(frames, maxLength.stack);
  if (cause !== undefined && cause !== null && depth < 3) logged.cause = describeError(cause, depth + 1);
  return logged;
}

const getCode = (error: LoggedError | undefined): string =>
  error ? `${error.type} ${error.code ?? ''} ${getCode(error.cause)}` : '';

type RepeatedLine = { level: number; message: string; count: number; silenced: number; timer: NodeJS.Timeout };

/**
 * Returns the kinds and codes of an error and its causes. Their messages stay in the log: drivers quote tables and
 * values, which no response may contain.
 */
function listTypes({ type, code = '', cause }: LoggedError): string {
  const own = /^[\w-]+$/.test(code) ? `${type} ${code}` : type;
  return cause ? `${own}: ${listTypes(cause)}` : own;
}

/** Returns the code of a known problem that a line has in place of an error. */
const problemIn = (fields: unknown): string =>
  typeof fields === 'object' && fields !== null && 'problem' in fields ? String(fields.problem) : '';

type Options = {
  /** Receives the lines, which go to standard output except in tests. */
  write?: (line: string) => void;
  /** Receives what is written as an error. */
  onError?: (error: RecentError) => void;
};

/** Creates the log. */
export function createLog(level: string, { write, onError = () => undefined }: Options = {}): Logger {
  const known = new LRUCache<string, RepeatedLine>({ max: 200, dispose: (repeated) => clearTimeout(repeated.timer) });

  const log: Logger = pino(
    {
      level,
      base: undefined,
      mixin: () => {
        const request = getRequestId();
        return request === undefined ? {} : { request };
      },
      serializers: {
        err: (error: unknown) => error,
        path: (path: unknown) => redact(String(path).split('?')[0]!, maxLength.path),
      },
      hooks: {
        logMethod(inputs, method, lineLevel) {
          const [fields, message] = inputs as unknown as [unknown, string | undefined];
          const report = (cause: string) => {
            if (lineLevel < 50) return;
            const text = redact(message ?? String(fields), maxLength.message);
            onError({
              at: new Date().toISOString(),
              message: text,
              cause,
              request: getRequestId() ?? null,
              times: 1,
            });
          };
          if (typeof fields !== 'object' || fields === null || message === undefined || !('err' in fields)) {
            // Counts of lines that were left out are no further errors.
            if (!(typeof fields === 'object' && fields !== null && 'times' in fields)) report(problemIn(fields));
            return method.apply(this, inputs);
          }
          const err = describeError(fields.err);
          const key = `${lineLevel} ${message} ${getCode(err)}`;
          const repeated = known.get(key) ?? begin(key, lineLevel, message);
          repeated.count += 1;
          if (repeated.count > maxRepeats) repeated.silenced += 1;
          else {
            report(listTypes(err));
            method.apply(this, [{ ...fields, err }, message] as never);
          }
        },
      },
    },
    write ? { write } : openStandardOutput(),
  );

  const begin = (key: string, lineLevel: number, message: string): RepeatedLine => {
    const countSilenced = () => {
      known.delete(key);
      if (repeated.silenced > 0)
        log[lineLevel >= 50 ? 'error' : lineLevel >= 40 ? 'warn' : 'info'](
          { times: repeated.silenced },
          `${message} (again)`,
        );
    };
    const timer = runOutsideRequests(() => setTimeout(countSilenced, repeatWindow));
    timer.unref();
    const repeated: RepeatedLine = { level: lineLevel, message, count: 0, silenced: 0, timer };
    known.set(key, repeated);
    return repeated;
  };
  return log;
}

/**
 * Standard output. A line that cannot be written, as to a file on a full disk, is lost: it must not end the program.
 */
function openStandardOutput() {
  const output = pino.destination({ fd: 1, sync: true });
  output.removeAllListeners('error');
  output.on('error', () => undefined);
  return output;
}

/** Returns whether an error is the client's (4xx or an aborted request) and not the program's. */
export function isClientError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { status, name } = error as { status?: unknown; name?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500) return true;
  return name === 'AbortError' || name === 'URIError';
}
