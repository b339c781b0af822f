// Builds the browser's files and the page renderer, only if their sources have changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { exitLike, runNode } from './child.mjs';
import { environmentFor } from './find-node.mjs';
import { fingerprint } from './fingerprint.mjs';
import { beginStep, formatSeconds, printProgress, Stop } from './progress.mjs';
import { readStamp, removeStamp, writeStamp } from './stamp.mjs';

const sourcePaths = [
  'app',
  'domain',
  'locales',
  'public',
  'scripts/build',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const resultPaths = ['build/client', 'build/server/index.js'];

/** @param {string} root */
function stampFile(root) {
  return join(root, 'build', '.made-from');
}

/** @param {string} root */
function fingerprintSources(root) {
  return fingerprint(root, sourcePaths);
}

/** @param {string} root */
export async function isBuilt(root) {
  if (!resultPaths.every((path) => existsSync(join(root, path)))) return false;
  const stamp = await readStamp(stampFile(root));
  return stamp !== null && stamp === (await fingerprintSources(root));
}

/**
 * @param {string} root
 * @param {string} node
 */
export async function build(root, node) {
  const end = beginStep('building the pages');
  // Computed before the build, so that a file edited meanwhile makes the result stale.
  const source = await fingerprintSources(root);
  await removeStamp(stampFile(root));
  const bin = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const ending = await runNode(node, [bin, 'build'], {
    cwd: root,
    env: environmentFor(node, { NODE_ENV: 'production' }),
    capture: true,
  });
  const took = end();
  if (ending.interrupted) await exitLike({ code: 1, signal: ending.interrupted });
  if (ending.code !== 0) {
    throw new Stop(
      ending.signal === 'SIGKILL' || ending.code === 134
        ? 'The build was killed, usually because memory ran out. Please free memory (1 GB is enough, swap counts) and start again.'
        : 'The build failed; see the output above. If you changed nothing, please restore the files from the repository and start again.',
    );
  }
  const missing = resultPaths.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) throw new Stop(`The build succeeded but did not create ${missing.join(' and ')}.`);
  await writeStamp(stampFile(root), source);
  printProgress(`pages built in ${formatSeconds(took)}`);
}
