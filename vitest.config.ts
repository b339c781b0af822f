import { defineConfig } from 'vitest/config';

// Written beside the readable report when a program wants the counts.
const report = process.env['TEST_REPORT'];

/** Tests that measure time, or load the machine: nothing else may run beside them. */
const measuring = [
  'tests/faults/{file-store,kill,mail,postgres,slow-readers,small-machine}.test.ts',
  'tests/processes/heartbeat.test.ts',
  'tests/e2e/fuzz.test.ts',
  'tests/e2e/processes.test.ts',
  'tests/e2e/several-machines.test.ts',
  'tests/e2e/typing-latency.test.ts',
];

/** Settings of tests with a browser and a running site. */
const inBrowser = {
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  // A busy machine can delay a browser by seconds. The report names every test that needed its second try.
  retry: 1,
} as const;

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
          exclude: ['tests/e2e/**', 'tests/faults/**', ...measuring],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'e2e',
          include: ['tests/{e2e,faults}/**/*.test.ts'],
          exclude: measuring,
          // After the fast tests, so that those fail first.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'measuring',
          include: measuring,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
