import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { isEmail } from '../domain/model/email.ts';
import { passwordMax } from '../domain/people/password.ts';
import { readTrustedProxies, type TrustedProxies } from './http/client-address.ts';
import { StartError } from './start-error.ts';

/** An empty variable counts as not set, as in most programs. */
const optional = <S extends v.GenericSchema<string | undefined, unknown>>(schema: S) =>
  v.pipe(
    v.optional(v.string()),
    v.transform((value) => (value?.trim() ? value.trim() : undefined)),
    v.optional(schema),
  );

/** Shorter passphrases can be found by brute force. */
export const backupPassphraseMin = 16;

const url = (protocols: string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
  );

const schema = v.object({
  HOST: optional(v.string()),
  PORT: optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  METRICS_HOST: optional(v.string()),
  METRICS_PORT: optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  PROCESSES: optional(v.pipe(v.string(), v.regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/))),
  PAGE_CACHE_MB: optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))),
  DATA_DIR: optional(v.string()),
  STORAGE_MB: optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
  DATABASE_URL: optional(
    url(['postgres:', 'postgresql:'], 'an address such as postgres://user:password@host/database'),
  ),
  PUBLIC_URL: optional(url(['http:', 'https:'], 'an address such as https://example.org')),
  TRUST_PROXY: optional(
    v.pipe(
      v.string(),
      v.check((value) => readTrustedProxies(value) !== undefined),
    ),
  ),
  SMTP_URL: optional(url(['smtp:', 'smtps:'], 'an address such as smtp://user:password@host:587')),
  SUPERADMIN_EMAIL: optional(v.pipe(v.string(), v.check(isEmail))),
  SUPERADMIN_PASSWORD: optional(v.pipe(v.string(), v.maxLength(passwordMax))),
  BACKUP_KEY_FILE: optional(v.string()),
  BACKUP_PASSPHRASE: optional(v.pipe(v.string(), v.minLength(backupPassphraseMin))),
  SEED: optional(v.picklist(['demo', 'none'])),
  NODE_ENV: optional(v.string()),
  LOG_LEVEL: optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'])),
});

const expectations: Record<keyof typeof schema.entries, string> = {
  HOST: 'an address to listen on',
  PORT: 'a number from 0 to 65535',
  METRICS_HOST: 'an address to listen on',
  METRICS_PORT: 'a number from 0 to 65535',
  PROCESSES: 'a number from 1 to 64, or "auto" for one per core',
  PAGE_CACHE_MB: 'a number from 0 to 9999',
  DATA_DIR: 'a folder',
  STORAGE_MB: 'a number from 1 to 999999999',
  DATABASE_URL: 'an address such as postgres://user:password@host/database',
  PUBLIC_URL: 'an address such as https://example.org',
  TRUST_PROXY: '"loopback", "none", or addresses and networks such as 10.0.0.0/8, separated by commas',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  SUPERADMIN_EMAIL: 'an email address',
  SUPERADMIN_PASSWORD: `a text of at most ${passwordMax} characters`,
  BACKUP_KEY_FILE: 'a file',
  BACKUP_PASSPHRASE: `a text of at least ${backupPassphraseMin} characters`,
  SEED: '"demo" or "none"',
  NODE_ENV: '"development" or "production"',
  LOG_LEVEL: 'one of debug, info, warn, error, silent',
};

export type Env = {
  host: string;
  port: number;
  /** Where metrics are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** How many processes serve the site; one in development, where a single Vite serves the pages. */
  processes: number;
  /** The size of the response cache of each process, in bytes; 0: no responses are cached. */
  pageCacheBytes: number;
  dataDir: string;
  /** The most that pictures and documents may take together, in bytes. */
  storageBytes: number;
  databaseUrl: string | undefined;
  /** The origin by which visitors reach the site, without a trailing slash; undefined: that of each request. */
  publicUrl: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: TrustedProxies;
  smtpUrl: string | undefined;
  /** The first superadmin, created at the first start only. */
  superadmin: { email: string | undefined; password: string | undefined };
  backup: {
    /** The file of the key that signs backups. */
    keyFile: string;
    /** Encrypts backups; undefined: they are not encrypted. */
    passphrase: string | undefined;
  };
  seed: 'demo' | 'none';
  /** Pages are loaded from their source, through Vite, instead of from the build. */
  development: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/**
 * Returns the settings of the program from its environment; the only code that reads it. Throws StartError with a
 * sentence that names a wrong setting.
 */
export function readEnv(environment: Record<string, string | undefined>): Env {
  const result = v.safeParse(schema, environment);
  if (!result.success) {
    const name = String(result.issues[0].path?.[0]?.key ?? '') as keyof typeof expectations;
    // Addresses may contain passwords, so the wrong value is not repeated.
    throw new StartError(`The setting ${name} is wrong: it should be ${expectations[name]}.`);
  }
  const set = result.output;
  const dataDir = resolve(set.DATA_DIR ?? './data');
  return {
    host: set.HOST ?? '127.0.0.1',
    port: set.PORT ?? 3000,
    metrics:
      set.METRICS_PORT === undefined ? undefined : { host: set.METRICS_HOST ?? '127.0.0.1', port: set.METRICS_PORT },
    processes: set.NODE_ENV === 'development' ? 1 : countProcesses(set.PROCESSES ?? '1'),
    pageCacheBytes: (set.PAGE_CACHE_MB ?? 64) * 1_000_000,
    dataDir,
    storageBytes: (set.STORAGE_MB ?? 20_000) * 1_000_000,
    databaseUrl: set.DATABASE_URL,
    publicUrl: set.PUBLIC_URL && new URL(set.PUBLIC_URL).origin,
    trustedProxies: readTrustedProxies(set.TRUST_PROXY ?? 'loopback')!,
    smtpUrl: set.SMTP_URL,
    superadmin: { email: set.SUPERADMIN_EMAIL, password: set.SUPERADMIN_PASSWORD },
    backup: { keyFile: resolve(set.BACKUP_KEY_FILE ?? join(dataDir, 'backup-key')), passphrase: set.BACKUP_PASSPHRASE },
    seed: set.SEED ?? 'demo',
    development: set.NODE_ENV === 'development',
    logLevel: set.LOG_LEVEL ?? 'info',
  };
}

function countProcesses(wanted: string): number {
  return wanted === 'auto' ? Math.min(availableParallelism(), 64) : Number(wanted);
}
