import { describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';

describe('the environment', () => {
  it('has sensible defaults, also for empty variables', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      seed: 'demo',
      databaseUrl: undefined,
      publicUrl: undefined,
    });
    expect(readEnv({}).dataDir).toMatch(/[/\\]data$/);
  });

  it('sets the number of processes: one by default, one per core for "auto"', () => {
    expect(readEnv({}).processes).toBe(1);
    expect(readEnv({ PROCESSES: '64' }).processes).toBe(64);
    expect(readEnv({ PROCESSES: 'auto' }).processes).toBeGreaterThanOrEqual(1);
    expect(readEnv({ PAGE_CACHE_MB: '0' }).pageCacheBytes).toBe(0);
    expect(readEnv({ PROCESSES: '4', NODE_ENV: 'development' }).processes).toBe(1);
  });

  it('accepts a slash at the end of PUBLIC_URL', () => {
    expect(readEnv({ PUBLIC_URL: 'https://nuur.example/' }).publicUrl).toBe('https://nuur.example');
  });

  it.each([
    'postgres://minbar@localhost/minbar',
    'postgres://minbar:a%20b@127.0.0.1:5433/minbar?sslmode=require',
    'postgres:///minbar?host=/run/postgresql',
    'postgres:///?host=/run/postgresql',
    'postgresql:///minbar',
    'postgres://minbar@%2Frun%2Fpostgresql/minbar',
  ])('accepts the database %s', (url) => {
    expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('refuses the bucket of the files as that of the backups, however its store is written', () => {
    const files = {
      S3_ENDPOINT: 'https://s3.example.org',
      S3_BUCKET: 'minbar',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    for (const endpoint of ['https://s3.example.org/', 'https://s3.example.org//', 'https://S3.example.org:443'])
      expect(() => readEnv({ ...files, BACKUP_S3_BUCKET: 'minbar', BACKUP_S3_ENDPOINT: endpoint })).toThrow(
        'name the same bucket',
      );
    expect(
      readEnv({ ...files, BACKUP_S3_BUCKET: 'minbar', BACKUP_S3_ENDPOINT: 'https://other.example.org' }).backup.bucket,
    ).toMatchObject({ bucket: 'minbar' });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['PUBLIC_URL', 'nuur.example'],
    ['PUBLIC_URL', 'https://nuur.example/somewhere'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres:///'],
    ['DATABASE_URL', 'postgres://min%zzbar:x@127.0.0.1/x'],
    ['DATABASE_URL', 'postgres://minbar:x%zz@127.0.0.1/x'],
    ['DATABASE_URL', 'postgres://minbar@127.0.0.1/x%zz'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp:'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:///'],
    ['SMTP_URL', 'smtp:587'],
    ['SMTP_URL', 'smtp://u%zz:p@mail.example:587'],
    ['SMTP_URL', 'smtp://u:p%zz@mail.example:587'],
    ['NODE_ENV', 'nonsense'],
    ['SEED', 'everything'],
    ['LOG_LEVEL', 'loud'],
    ['PROCESSES', '0'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', 'many'],
    ['PROCESSES', '65'],
    ['PROCESSES', 'all'],
    ['METRICS_PORT', '3000'],
  ])('refuses %s=%s with a sentence that names it and contains no secrets', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is wrong: it should be `));
    expect(() => readEnv({ DATABASE_URL: 'mysql://root:secret@host/db' })).not.toThrow(/secret/);
  });
});
