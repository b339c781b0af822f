// The commands of `node scripts/run.mjs NAME`. Each runs on the pinned Node, with its dependencies installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { exitLike, runNode } from './child.mjs';
import { environmentFor } from './find-node.mjs';
import { prepare, rootFolder } from './prepare.mjs';
import { beginStep, formatSeconds, printProgress, Stop } from './progress.mjs';
import { askServerCommand, findServerCommand } from './server-command.mjs';
import { settingsArguments } from './server-runtime.mjs';
import { hasJournal } from './upgrade/journal.mjs';
import { upgrade } from './upgrade/upgrade.mjs';

/** @type {Record<string, (args: string[]) => Promise<unknown>>} */
const commands = {
  /** The server, as an operator runs it. Starts it again when an upgrade has stopped it. */
  start: async (args) => {
    for (
      let command = await findServerCommand(rootFolder);
      ;
      command = await askServerCommand(rootFolder, command.upgrade)
    ) {
      const env = environmentFor(command.node, command.env);
      const ending = await runNode(command.node, [...command.args, ...args], { cwd: rootFolder, env });
      if (ending.interrupted || !hasJournal(rootFolder)) await exitLike(ending);
    }
  },

  /** Prints how the server of this version is started, for an `npm start` of the version before an upgrade. */
  'server-command': async ([failedIn]) => {
    process.stdout.write(JSON.stringify(await findServerCommand(rootFolder, failedIn)));
  },

  /** Installs another release, and puts the old version back if it does not start. */
  upgrade: (args) => upgrade(rootFolder, args),

  /** What `start` does before the server: for a service manager, whose server may not write the program. */
  prepare: () => prepare({ built: true, packages: 'running' }),

  /** The named tests, or all but the long ones. */
  test: (args) => runTests(args, args.length > 0 ? {} : { WITHOUT_LONG_TESTS: '1' }),

  /** All tests, as CI runs them. */
  'test-all': (args) => runTests(args),

  check: async () => {
    // The budgets check a build.
    const node = await prepare({ built: true, packages: 'all' });
    await check(node.path);
  },

  /** Formats all files. */
  format: async (args) => {
    const node = await prepare({ built: false, packages: 'all' });
    await runAndExit(node.path, [
      inModules('prettier/bin/prettier.cjs'),
      '--write',
      '--cache',
      '--log-level',
      'warn',
      ...(args.length > 0 ? args : ['.']),
    ]);
  },

  /** Runs a file with the settings of the site: `exec scripts/operate/backup.ts`. */
  exec: async ([file, ...args]) => {
    if (!file) throw new Stop('Usage: node scripts/run.mjs exec FILE [ARGUMENT ...]');
    const node = await prepare({ built: false, packages: 'running' });
    await runAndExit(node.path, [...settingsArguments(rootFolder), file, ...args]);
  },

  /** Runs a file that measures or tests the built site, with its own settings: `exec-built bench/main.ts --quick`. */
  'exec-built': async ([file, ...args]) => {
    if (!file) throw new Stop('Usage: node scripts/run.mjs exec-built FILE [ARGUMENT ...]');
    const node = await prepare({ built: true, packages: 'all' });
    await runAndExit(node.path, [file, ...args]);
  },

  /** The server with Vite: changed server files restart it, changed pages are reloaded. */
  dev: async (args) => {
    const node = await prepare({ built: false, packages: 'all' });
    // Without folders, Node watches all that is imported: also a temporary file of Vite, which is gone at once.
    const watched = ['server', 'domain', 'db', 'locales'].map((folder) => `--watch-path=${join(rootFolder, folder)}`);
    const watch = ['--watch', ...watched, '--watch-preserve-output'];
    await runAndExit(node.path, [...settingsArguments(rootFolder), ...watch, 'server/main.ts', ...args], {
      NODE_ENV: 'development',
    });
  },
};

/**
 * @param {string} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  const command = commands[name];
  if (!command) throw new Stop(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`, 2);
  await command(args);
}

/**
 * Browser tests open the real site, so it must be built.
 * @param {string[]} args of Vitest
 * @param {Record<string, string>} [env]
 */
async function runTests(args, env) {
  const node = await prepare({ built: existsSync(join(rootFolder, 'react-router.config.ts')), packages: 'all' });
  await runAndExit(node.path, [inModules('vitest/vitest.mjs'), 'run', ...args], {
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: join(rootFolder, 'build', 'compiled'),
    ...env,
  });
}

/**
 * Runs a program in place of this one, with the same output, signals and exit code.
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function runAndExit(node, args, env) {
  await exitLike(await runNode(node, args, { cwd: rootFolder, env: environmentFor(node, env) }));
}

/**
 * Runs every check even after one has failed, to report all problems at once.
 * @param {string} node
 */
async function check(node) {
  const typegen = existsSync(join(rootFolder, 'react-router.config.ts'));
  /** @type {[name: string, args: string[]][]} */
  const checks = [
    ...(typegen
      ? [/** @type {[string, string[]]} */ (['route types', [inModules('@react-router/dev/bin.cjs'), 'typegen']])]
      : []),
    ['types', [inModules('typescript/bin/tsc'), '--project', 'tsconfig.json']],
    [
      'types of domain, without browser and server types',
      [inModules('typescript/bin/tsc'), '--project', 'domain/tsconfig.json'],
    ],
    ['lint', [inModules('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']],
    ['format', [inModules('prettier/bin/prettier.cjs'), '--check', '--cache', '--log-level', 'warn', '.']],
    ['budgets', ['scripts/build/budgets.ts']],
    ['unused code', [inModules('knip/bin/knip.js'), '--no-progress']],
  ];
  /** @type {string[]} */
  const failed = [];
  for (const [name, args] of checks) {
    const end = beginStep(`checking ${name}`);
    const ending = await runNode(node, args, { cwd: rootFolder, env: environmentFor(node) });
    const took = formatSeconds(end());
    if (ending.interrupted) await exitLike({ code: 1, signal: ending.interrupted });
    if (ending.code !== 0) failed.push(name);
    printProgress(`${name}: ${ending.code === 0 ? 'passed' : 'FAILED'} (${took})`);
  }
  if (failed.length > 0) throw new Stop(`Failed: ${failed.join(', ')}.`);
}

/** @param {string} path */
function inModules(path) {
  return join(rootFolder, 'node_modules', path);
}
