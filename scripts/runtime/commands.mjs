// What `node scripts/run.mjs NAME` can do. Every command runs on the pinned Node, with its dependencies in place.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { endLike, runNode } from './child.mjs';
import { environmentFor } from './find-node.mjs';
import { prepare, ROOT } from './prepare.mjs';
import { beginStep, formatSeconds, say, Stop } from './progress.mjs';
import { SERVER_FLAGS, SERVER_MEMORY } from './server-runtime.mjs';

/** Settings may stand in `.env`; what the environment says goes before them. */
const SETTINGS_FILE = '--env-file-if-exists=.env';

/** @type {Record<string, (args: string[]) => Promise<unknown>>} */
const COMMANDS = {
  /** The server, as an operator runs it. */
  start: async (args) => {
    const node = await prepare({ built: true, packages: 'running' });
    await become(node.path, [SETTINGS_FILE, ...SERVER_FLAGS, 'server/main.ts', ...args], {
      ...SERVER_MEMORY,
      NODE_ENV: process.env['NODE_ENV'] || 'production',
      // What was compiled at the last start is read: a quicker start, and 30 MB that the compiler of TypeScript need
      // not take.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] || join(ROOT, 'build', 'compiled'),
    });
  },

  /** What `start` does before the server: for a service manager, whose server may not write the program. */
  prepare: () => prepare({ built: true, packages: 'running' }),

  /** Browser tests open the real site, so it must be built. */
  test: async (args) => {
    const node = await prepare({ built: existsSync(join(ROOT, 'react-router.config.ts')), packages: 'all' });
    await become(node.path, [inModules('vitest/vitest.mjs'), 'run', ...args], { NODE_ENV: 'test' });
  },

  check: async () => {
    // The budgets are those of a build.
    const node = await prepare({ built: true, packages: 'all' });
    await check(node.path);
  },

  /** Writes every file as `npm run check` wants it. */
  format: async (args) => {
    const node = await prepare({ built: false, packages: 'all' });
    await become(node.path, [
      inModules('prettier/bin/prettier.cjs'),
      '--write',
      '--cache',
      '--log-level',
      'warn',
      ...(args.length > 0 ? args : ['.']),
    ]);
  },

  /** Any file of ours, with the settings of the site: `exec scripts/operate/backup.ts`. */
  exec: async ([file, ...args]) => {
    if (!file) throw new Stop('Usage: node scripts/run.mjs exec FILE [ARGUMENT ...]');
    const node = await prepare({ built: false, packages: 'running' });
    await become(node.path, [SETTINGS_FILE, file, ...args]);
  },

  /** Any file of ours that measures or tests the built site, with settings of its own: `exec-built bench/main.ts --quick`. */
  'exec-built': async ([file, ...args]) => {
    if (!file) throw new Stop('Usage: node scripts/run.mjs exec-built FILE [ARGUMENT ...]');
    const node = await prepare({ built: true, packages: 'all' });
    await become(node.path, [file, ...args]);
  },

  /** The server with Vite inside: changed server files restart it, changed pages appear by themselves. */
  dev: async (args) => {
    const node = await prepare({ built: false, packages: 'all' });
    await become(node.path, [SETTINGS_FILE, '--watch', '--watch-preserve-output', 'server/main.ts', ...args], {
      NODE_ENV: 'development',
    });
  },
};

/**
 * @param {string} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  const command = COMMANDS[name];
  if (!command) throw new Stop(`Unknown command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`, 2);
  await command(args);
}

/**
 * Hands over to a program: its output, signals and exit code are ours.
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function become(node, args, env) {
  await endLike(await runNode(node, args, { cwd: ROOT, env: environmentFor(node, env) }));
}

/**
 * Runs every check even after one has failed: one round then shows all there is to do.
 * @param {string} node
 */
async function check(node) {
  const typegen = existsSync(join(ROOT, 'react-router.config.ts'));
  /** @type {[name: string, args: string[]][]} */
  const checks = [
    ...(typegen
      ? [/** @type {[string, string[]]} */ (['route types', [inModules('@react-router/dev/bin.cjs'), 'typegen']])]
      : []),
    ['types', [inModules('typescript/bin/tsc'), '--project', 'tsconfig.json']],
    [
      'types of domain, which knows neither browser nor server',
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
    const ending = await runNode(node, args, { cwd: ROOT, env: environmentFor(node) });
    const took = formatSeconds(end());
    if (ending.interrupted) await endLike({ code: 1, signal: ending.interrupted });
    if (ending.code !== 0) failed.push(name);
    say(`${name}: ${ending.code === 0 ? 'good' : 'FAILED'} (${took})`);
  }
  if (failed.length > 0) throw new Stop(`Failed: ${failed.join(', ')}.`);
}

/** @param {string} path */
function inModules(path) {
  return join(ROOT, 'node_modules', path);
}
