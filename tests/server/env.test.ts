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
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['PUBLIC_URL', 'nuur.example'],
    ['PUBLIC_URL', 'https://nuur.example/somewhere'],
    ['SMTP_URL', 'mail.example'],
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
