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

/** Tests that import what only the build can read, such as components. */
const built = ['tests/app/**/*.test.{ts,tsx}', 'tests/http/send-busy.test.ts'];

/** The other modules are those that Node runs: it imports them in a quarter of the time that Vite takes. */
const imports = { experimental: { viteModuleRunner: false } } as const;

const withoutBrowser = {
  // Separate processes: native modules (SQLite, sharp) and threads do not mix well.
  pool: 'forks',
  // A test of seconds takes much longer on a small machine that is busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  sequence: { groupOrder: 0 },
} as const;

/** Settings of tests with a browser and a running site. */
const inBrowser = {
  ...imports,
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
      { plugins: [inlineScripts()], test: { ...withoutBrowser, name: 'app', include: built, exclude: leftOut } },
      {
        test: {
          ...withoutBrowser,
          ...imports,
          name: 'server',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/faults/**', ...built, ...measuring, ...leftOut],
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
