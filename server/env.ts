import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { backupSchedules, type BackupSchedule } from '../domain/backups/backup-run.ts';
import { isEmail } from '../domain/contact/email.ts';
import { passwordMax } from '../domain/people/password.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
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

/** Returns the parts of an address of one of these protocols, decoded; undefined for anything else. */
function readAddress(value: string, protocols: string[]): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  try {
    for (const part of [url.hostname, url.username, url.password, url.pathname]) decodeURIComponent(part);
  } catch {
    return undefined;
  }
  return protocols.includes(url.protocol) ? url : undefined;
}

/** Without a host, the drivers would connect to this machine. */
const isMailServer = (value: string): boolean => Boolean(readAddress(value, ['smtp:', 'smtps:'])?.hostname);

/** A socket is named as `postgres://user@localhost/database?host=/run/postgresql`, or without the first host. */
function isPostgres(value: string): boolean {
  const url = readAddress(value, ['postgres:', 'postgresql:']);
  return url !== undefined && (url.hostname !== '' || url.pathname.length > 1 || Boolean(url.searchParams.get('host')));
}

/** Without a password, which belongs into a setting of its own, and without what an address of a store cannot have. */
function isPlainAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && [username, password, search, hash].every((part) => part === '');
}

const plainAddress = v.pipe(
  v.string(),
  v.check((value) => isPlainAddress(value)),
);
const regionName = v.pipe(v.string(), v.regex(/^[a-zA-Z\d-]{1,64}$/));
const bucketName = v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/));

const schema = v.object({
  HOST: optional(v.string()),
  PORT: optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  METRICS_HOST: optional(v.string()),
  METRICS_PORT: optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  PROCESSES: optional(v.pipe(v.string(), v.regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/))),
  PAGE_CACHE_MB: optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))),
  DATA_DIR: optional(v.string()),
  STORAGE_MB: optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
  DATABASE_URL: optional(v.pipe(v.string(), v.check(isPostgres))),
  S3_ENDPOINT: optional(plainAddress),
  S3_REGION: optional(regionName),
  S3_BUCKET: optional(bucketName),
  S3_ACCESS_KEY_ID: optional(v.string()),
  S3_SECRET_ACCESS_KEY: optional(v.string()),
  S3_PUBLIC_URL: optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[a-z\d.-]{1,253}(?::\d{1,5})?(?:\/[\w.~-]{1,80}){0,9}\/?$/)),
  ),
  S3_PATH_STYLE: optional(v.picklist(['yes', 'no'])),
  FILE_STORAGE: optional(v.picklist(['disk', 's3'])),
  PUBLIC_URL: optional(
    v.pipe(
      v.string(),
      v.check((value) => isPlainAddress(value) && new URL(value).pathname === '/'),
    ),
  ),
  TRUST_PROXY: optional(
    v.pipe(
      v.string(),
      v.check((value) => readTrustedProxies(value) !== undefined),
    ),
  ),
  SMTP_URL: optional(v.pipe(v.string(), v.check(isMailServer))),
  SUPERADMIN_EMAIL: optional(v.pipe(v.string(), v.check(isEmail))),
  SUPERADMIN_PASSWORD: optional(v.pipe(v.string(), v.maxLength(passwordMax))),
  BACKUP_KEY_FILE: optional(v.string()),
  BACKUP_PASSPHRASE: optional(v.pipe(v.string(), v.minLength(backupPassphraseMin))),
  BACKUP_SCHEDULE: optional(v.picklist(backupSchedules)),
  BACKUP_KEEP: optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number))),
  BACKUP_S3_ENDPOINT: optional(plainAddress),
  BACKUP_S3_REGION: optional(regionName),
  BACKUP_S3_BUCKET: optional(bucketName),
  BACKUP_S3_ACCESS_KEY_ID: optional(v.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(v.string()),
  BACKUP_S3_PATH_STYLE: optional(v.picklist(['yes', 'no'])),
  SEED: optional(v.picklist(['demo', 'none'])),
  // `test` is that of the test runner, and works as "production".
  NODE_ENV: optional(v.picklist(['development', 'production', 'test'])),
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
  S3_ENDPOINT: 'an address such as https://s3.example.org, without a password in it',
  S3_REGION: 'the name of a region, such as eu-central-1',
  S3_BUCKET: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  S3_ACCESS_KEY_ID: 'the id of a key',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
  S3_PUBLIC_URL: 'an address such as https://files.example.org, below which the keys of the bucket stand',
  S3_PATH_STYLE: '"yes" or "no"',
  FILE_STORAGE: '"disk" or "s3"',
  PUBLIC_URL: 'an address such as https://example.org, without a path',
  TRUST_PROXY: '"loopback", "none", or addresses and networks such as 10.0.0.0/8, separated by commas',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  SUPERADMIN_EMAIL: 'an email address',
  SUPERADMIN_PASSWORD: `a text of at most ${passwordMax} characters`,
  BACKUP_KEY_FILE: 'a file',
  BACKUP_PASSPHRASE: `a text of at least ${backupPassphraseMin} characters`,
  BACKUP_SCHEDULE: 'one of off, daily, weekly',
  BACKUP_KEEP: 'a number from 1 to 999',
  BACKUP_S3_ENDPOINT: 'an address such as https://s3.example.org, without a password in it',
  BACKUP_S3_REGION: 'the name of a region, such as eu-central-1',
  BACKUP_S3_BUCKET: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  BACKUP_S3_ACCESS_KEY_ID: 'the id of a key',
  BACKUP_S3_SECRET_ACCESS_KEY: 'the secret of that key',
  BACKUP_S3_PATH_STYLE: '"yes" or "no"',
  SEED: '"demo" or "none"',
  NODE_ENV: '"development" or "production"',
  LOG_LEVEL: 'one of debug, info, warn, error, silent',
};

/** A bucket of an S3-compatible store. */
export type S3Settings = {
  /** Where the store is; undefined: Amazon's, by the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** The bucket stands in the path of an address, not in its host. */
  pathStyle: boolean;
  /** Where browsers find public pictures by their key, with a slash at its end; undefined: at the site. */
  publicUrl: string | undefined;
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
  /** Where pictures and documents may lie besides the data folder. */
  s3: S3Settings | undefined;
  /** Where new ones go. Those in the other place are found too. */
  fileStorage: 'disk' | 's3';
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
    schedule: BackupSchedule;
    /** How many scheduled backups are kept. */
    keep: number;
    /** Where backups are copied to; undefined: nowhere. */
    bucket: S3Settings | undefined;
  };
  seed: 'demo' | 'none';
  /** Pages are loaded from their source, through Vite, instead of from the build. */
  development: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** `npm run upgrade` has started this version, and has not seen it ready yet; set by `npm start`. */
  isNewVersion: boolean;
};

/**
 * Returns the settings of the program from its environment; the only code that reads them from there. Throws
 * StartError with a sentence that names a wrong setting.
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
  const s3 = readS3(set);
  const [host, port] = [set.HOST ?? '127.0.0.1', set.PORT ?? 3000];
  const metrics =
    set.METRICS_PORT === undefined ? undefined : { host: set.METRICS_HOST ?? '127.0.0.1', port: set.METRICS_PORT };
  if (port > 0 && metrics?.port === port && metrics.host === host)
    throw new StartError('The setting METRICS_PORT is wrong: it should be another one than PORT, that of the site.');
  return {
    host,
    port,
    metrics,
    processes: set.NODE_ENV === 'development' ? 1 : countProcesses(set.PROCESSES ?? '1'),
    pageCacheBytes: (set.PAGE_CACHE_MB ?? 64) * 1_000_000,
    dataDir,
    storageBytes: (set.STORAGE_MB ?? 20_000) * 1_000_000,
    databaseUrl: set.DATABASE_URL,
    s3,
    fileStorage: set.FILE_STORAGE ?? (s3 ? 's3' : 'disk'),
    publicUrl: set.PUBLIC_URL && new URL(set.PUBLIC_URL).origin,
    trustedProxies: readTrustedProxies(set.TRUST_PROXY ?? 'loopback')!,
    smtpUrl: set.SMTP_URL,
    superadmin: { email: set.SUPERADMIN_EMAIL, password: set.SUPERADMIN_PASSWORD },
    backup: {
      keyFile: resolve(set.BACKUP_KEY_FILE ?? join(dataDir, 'backup-key')),
      passphrase: set.BACKUP_PASSPHRASE,
      schedule: set.BACKUP_SCHEDULE ?? 'daily',
      keep: set.BACKUP_KEEP ?? 7,
      bucket: readBackupBucket(set),
    },
    seed: set.SEED ?? 'demo',
    development: set.NODE_ENV === 'development',
    logLevel: set.LOG_LEVEL ?? 'info',
    isNewVersion: environment['MINBAR_NEW_VERSION'] === 'yes',
  };
}

const neededForS3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The settings of the file store, all of them or none. */
function readS3(set: v.InferOutput<typeof schema>): S3Settings | undefined {
  const given = Object.entries(set).find(([name, value]) => name.startsWith('S3_') && value !== undefined)?.[0];
  const [bucket, keyId, secret] = neededForS3.map((name) => set[name]);
  if (bucket !== undefined && keyId !== undefined && secret !== undefined) {
    const endpoint = set.S3_ENDPOINT;
    const pathStyle = set.S3_PATH_STYLE === undefined ? endpoint !== undefined : set.S3_PATH_STYLE === 'yes';
    const publicUrl = set.S3_PUBLIC_URL && `${set.S3_PUBLIC_URL.replace(/\/$/, '')}/`;
    if (publicUrl !== undefined && set.FILE_STORAGE === 'disk')
      throw new StartError(
        'The settings S3_PUBLIC_URL and FILE_STORAGE=disk exclude each other: new pictures would not be in the store.',
      );
    return { endpoint, region: set.S3_REGION ?? 'us-east-1', bucket, keyId, secret, pathStyle, publicUrl };
  }
  const missing = neededForS3.find((name) => set[name] === undefined);
  if (given) throw new StartError(`The setting ${missing} is missing: with ${given} the files go to a store.`);
  if (set.FILE_STORAGE === 's3') throw new StartError(`The setting ${missing} is missing: FILE_STORAGE is s3.`);
  return undefined;
}

/**
 * The settings of the bucket for copies of backups. Those that are not set are those of the file store; a key belongs
 * together, and a store has its own style of addresses.
 */
function readBackupBucket(set: v.InferOutput<typeof schema>): S3Settings | undefined {
  const bucket = set.BACKUP_S3_BUCKET;
  const given = Object.entries(set).find(([name, value]) => name.startsWith('BACKUP_S3_') && value !== undefined)?.[0];
  if (bucket === undefined) {
    if (given) throw new StartError(`The setting BACKUP_S3_BUCKET is missing: ${given} is about it.`);
    return undefined;
  }
  const ownKey = set.BACKUP_S3_ACCESS_KEY_ID !== undefined || set.BACKUP_S3_SECRET_ACCESS_KEY !== undefined;
  const keyId = ownKey ? set.BACKUP_S3_ACCESS_KEY_ID : set.S3_ACCESS_KEY_ID;
  const secret = ownKey ? set.BACKUP_S3_SECRET_ACCESS_KEY : set.S3_SECRET_ACCESS_KEY;
  if (keyId === undefined || secret === undefined)
    throw new StartError(
      `The setting ${keyId === undefined ? 'BACKUP_S3_ACCESS_KEY_ID' : 'BACKUP_S3_SECRET_ACCESS_KEY'} is missing: with BACKUP_S3_BUCKET backups are copied to a store.`,
    );
  const endpoint = set.BACKUP_S3_ENDPOINT ?? set.S3_ENDPOINT;
  if (bucket === set.S3_BUCKET && normalizeEndpoint(endpoint) === normalizeEndpoint(set.S3_ENDPOINT))
    throw new StartError(
      'The settings BACKUP_S3_BUCKET and S3_BUCKET name the same bucket. Backups need one of their own: nobody else may read it.',
    );
  const style = set.BACKUP_S3_PATH_STYLE ?? (set.BACKUP_S3_ENDPOINT === undefined ? set.S3_PATH_STYLE : undefined);
  const pathStyle = style === undefined ? endpoint !== undefined : style === 'yes';
  const region = set.BACKUP_S3_REGION ?? set.S3_REGION ?? 'us-east-1';
  return { endpoint, region, bucket, keyId, secret, pathStyle, publicUrl: undefined };
}

/** So that two addresses of the same store are equal. */
const normalizeEndpoint = (endpoint: string | undefined) =>
  endpoint && new URL(endpoint).href.split('/').filter(Boolean).join('/');

function countProcesses(wanted: string): number {
  return wanted === 'auto' ? Math.min(availableParallelism(), 64) : Number(wanted);
}
