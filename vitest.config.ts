import { defineConfig } from 'vitest/config';

// Written beside the readable report when a program wants the counts.
const report = process.env['TEST_REPORT'];

/** Expects that a process responds within seconds, so nothing else may run beside it. */
const heartbeat = 'tests/processes/heartbeat.test.ts';

// The projects do not extend this file: each would run the global setup, and so its own PostgreSQL, again.
export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    globalSetup: ['tests/setup/global.ts'],
    // Small machines have two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          // Separate processes: native modules (SQLite, sharp) and threads do not mix well.
          pool: 'forks',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/faults/**', heartbeat],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'e2e',
          pool: 'forks',
          include: ['tests/e2e/**/*.test.{ts,tsx}', 'tests/faults/**/*.test.ts', heartbeat],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          // One browser and one server fill both cores: two at a time fail where a test measures. After the fast tests, so
          // that those fail first.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
