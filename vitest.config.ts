import { defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/build/inline-scripts-plugin.ts';

// Written beside the readable report when a program wants the counts.
const report = process.env['TEST_REPORT'];

/** Tests that measure time, or load the machine: nothing else may run beside them. */
const measuring = [
  'tests/faults/{file-store,mail,postgres,slow-readers,small-machine}.long.test.ts',
  'tests/faults/kill.test.ts',
  'tests/processes/heartbeat.long.test.ts',
  'tests/e2e/operation/fuzz.test.ts',
  'tests/e2e/operation/{processes,several-machines}.long.test.ts',
  'tests/e2e/editor/typing-latency.long.test.ts',
];

/** `npm test` without names of files leaves the long tests out. */
const leftOut = process.env['WITHOUT_LONG_TESTS'] ? ['**/*.long.test.ts'] : [];

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
        plugins: [inlineScripts()],
        test: {
          name: 'server',
          // Separate processes: native modules (SQLite, sharp) and threads do not mix well.
          pool: 'forks',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/faults/**', ...measuring, ...leftOut],
          // A test of seconds takes much longer on a small machine that is busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'e2e',
          include: ['tests/{e2e,faults}/**/*.test.ts'],
          exclude: [...measuring, ...leftOut],
          // After the fast tests, so that those fail first.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'measuring',
          include: measuring,
          exclude: leftOut,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
