// Installs dependencies for this machine according to package-lock.json. A server needs only those for running and
// building; development and tests need all.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';

import { exitLike, runNode } from './child.mjs';
import { environmentFor, pinnedNodeFolder } from './find-node.mjs';
import { beginStep, formatSeconds, printProgress, Stop } from './progress.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean,
 * link?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 */
/** @typedef {{ platform: string, arch: string, libc: string }} Machine */
/** @typedef {'running' | 'all'} Packages the installed or needed packages; `all` includes `running` */

/** @returns {Machine} */
function thisMachine() {
  return { platform: process.platform, arch: process.arch, libc: findLibc() };
}

function findLibc() {
  if (process.platform !== 'linux') return '';
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (readReport());
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl';
}

function readReport() {
  // With network interfaces the report takes seconds if name lookups hang.
  const report = /** @type {NodeJS.ProcessReport & { excludeNetwork?: boolean }} */ (process.report);
  report.excludeNetwork = true;
  return report.getReport();
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.minbar-installed');
}

/**
 * @param {string} root
 * @param {Machine} machine
 * @param {Packages} packages
 */
async function expectedStamp(root, machine, packages) {
  const lock = await readFile(join(root, 'package-lock.json')).catch(() => {
    throw new Stop(
      `There is no package-lock.json in ${root}: this copy of Minbar is incomplete. Please clone it again.`,
    );
  });
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${machine.platform}-${machine.arch}-${machine.libc} ${packages}`;
}

/**
 * @param {string} root
 * @param {Packages} needed
 */
export async function isInstalled(root, needed) {
  const machine = thisMachine();
  const stamp = await readStamp(stampFile(root));
  for (const packages of sufficientFor(needed))
    if (stamp === (await expectedStamp(root, machine, packages))) return true;
  // npm may have been run by hand: its own record of the installed packages is as good as our stamp.
  for (const packages of sufficientFor(needed)) {
    if (!(await matchesLock(root, machine, packages))) continue;
    await writeStamp(stampFile(root), await expectedStamp(root, machine, packages));
    return true;
  }
  return false;
}

/**
 * @param {Packages} needed
 * @returns {Packages[]}
 */
function sufficientFor(needed) {
  return needed === 'all' ? ['all'] : ['all', 'running'];
}

/** @param {string} root */
function npmRecord(root) {
  return join(root, 'node_modules', '.package-lock.json');
}

/**
 * Whether npm's record of the installed packages matches package-lock.json.
 * @param {string} root
 * @param {Machine} machine
 * @param {Packages} packages
 */
export async function matchesLock(root, machine, packages) {
  const locked = await readPackages(join(root, 'package-lock.json'));
  const installed = await readPackages(npmRecord(root));
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const found = installed[path];
    if (found)
      return found.version === wanted.version && found.integrity === wanted.integrity && existsSync(join(root, path));
    // A server may lack packages for development only; npm decides about those that are needed for both.
    if (packages === 'running' && (wanted.dev || wanted.devOptional)) return true;
    return wanted.optional === true && !isBuiltFor(wanted, machine);
  });
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, LockedPackage> | null>}
 */
async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Whether npm must have installed an optional package here. Those without any platform (parts of WebAssembly fallbacks)
 * are installed with their parent or not at all, so their absence is no problem.
 * @param {LockedPackage} wanted
 * @param {Machine} machine
 */
function isBuiltFor({ os, cpu, libc }, machine) {
  if (!os || !cpu) return false;
  return allows(os, machine.platform) && allows(cpu, machine.arch) && (!libc || allows(libc, machine.libc));
}

/**
 * @param {string | string[]} list
 * @param {string} value
 */
function allows(list, value) {
  return [list].flat().includes(value);
}

/**
 * npm runs on the Node that the packages will run on: it passes over those of another platform silently, and takes a
 * native module that asks for a newer Node for one of them.
 * @param {string} root
 * @param {Packages} packages
 * @param {string} node
 */
export async function install(root, packages, node) {
  const [what, args] =
    packages === 'all'
      ? ['installing all packages, including development and tests (npm ci)', ['--include=dev']]
      : ['installing the packages of the server (npm ci)', ['--omit=dev']];
  const took = await runNpm(root, what, args, node);
  // npm ends well where an optional package could not be fetched, and native modules are optional packages.
  if (existsSync(npmRecord(root)) && !(await matchesLock(root, thisMachine(), packages)))
    throw new Stop(
      'npm could not fetch every package that this machine needs. Please check the network connection and start again.',
    );
  await writeStamp(stampFile(root), await expectedStamp(root, thisMachine(), packages));
  printProgress(`dependencies installed in ${formatSeconds(took)}`);
}

/**
 * Installs the pinned Node, if there is one for this machine.
 * @param {string} root
 */
export async function installNode(root) {
  const folder = join(root, pinnedNodeFolder);
  await runNpm(
    folder,
    `fetching Node, since ${process.versions.node} is too old to run on (npm ci)`,
    [],
    process.execPath,
  );
  // The headers, a third of the package, are only for compiling native modules, which is never done here.
  const modules = join(folder, 'node_modules');
  for (const name of await readdir(modules).catch(() => []))
    if (name.startsWith('node-')) await rm(join(modules, name, 'include'), { recursive: true, force: true });
}

/**
 * `npm ci` in a folder; answers how long it took, in milliseconds.
 * @param {string} folder
 * @param {string} what
 * @param {string[]} more
 * @param {string} node
 */
async function runNpm(folder, what, more, node) {
  const npm = findNpm();
  const end = beginStep(what);
  // No package needs a script of its own to be installed: native modules are prebuilt. npm 9, which Debian 12 has,
  // would compile better-sqlite3 all the same, since it overlooks `gypfile: false`.
  const quick = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const args = [npm, 'ci', ...more, '--include=optional', ...quick, '--engine-strict=false'];
  const ending = await runNode(node, args, {
    cwd: folder,
    env: npmEnvironment(environmentFor(node)),
    capture: true,
  });
  const took = end();
  if (ending.interrupted) await exitLike({ code: 1, signal: ending.interrupted });
  if (ending.code !== 0) throw new Stop(explainFailure(ending.lines, ending.signal));
  return took;
}

/**
 * Removes npm settings of the user that would leave out packages that the build needs.
 * @param {NodeJS.ProcessEnv} env
 */
function npmEnvironment(env) {
  const overriddenSettings =
    /^npm_config_(omit|only|production|dev|also|include|optional|global|location|dry_run|package_lock|package_lock_only|install_links|workspaces?)$/i;
  // Hides npm's warnings about old Node versions: everything runs on the pinned one.
  const quiet = env['npm_config_loglevel'] ? {} : { npm_config_loglevel: 'error' };
  const environment = Object.entries(env).filter(([name]) => name !== 'NODE_ENV' && !overriddenSettings.test(name));
  // The pinned Node brings certificates of its own; those that the machine trusts count as well.
  return { NODE_USE_SYSTEM_CA: '1', ...Object.fromEntries(environment), ...quiet };
}

function findNpm() {
  // Under `npm start` npm sets its path; otherwise it is beside node or on the PATH.
  const own = process.env['npm_execpath'];
  const folders = [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = folders.flatMap((folder) => [
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
  ]);
  const found = [...(own && /npm-cli\.c?js$/.test(own) ? [own] : []), ...candidates].find((path) => existsSync(path));
  if (!found) throw new Stop('npm was not found. Please install npm, which comes with Node, and start again.');
  return found;
}

/** @type {[pattern: RegExp, advice: string][]} */
const knownCauses = [
  [
    /EUSAGE/,
    'package.json and package-lock.json do not match. Please restore both from the repository and start again.',
  ],
  [/ENOSPC|no space left/i, 'The disk is full. Please free at least 2 GB and start again.'],
  [
    /CERT|SELF_SIGNED|certificate|UNABLE_TO_VERIFY/,
    'The package registry’s certificate was not accepted. If this network uses its own certificate, point ' +
      'NODE_EXTRA_CA_CERTS to it and start again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|network/i,
    'The package registry cannot be reached. Please check the network connection (and proxy settings) and start again.',
  ],
  [/EINTEGRITY/, 'A downloaded package is damaged. Please run "npm cache verify" and start again.'],
  [/E401|E403|ENEEDAUTH/, 'The package registry refused access. Please check npm’s registry settings and start again.'],
  [
    /E404|ETARGET/,
    'The package registry does not have one of the packages. Please check npm’s registry settings and start again.',
  ],
  [/EACCES|EPERM|EROFS/, 'npm cannot write here. Please make this folder writable for your user and start again.'],
];

/**
 * @param {string[]} lines
 * @param {NodeJS.Signals | null} signal
 */
function explainFailure(lines, signal) {
  const text = lines.join('\n');
  const known = knownCauses.find(([pattern]) => pattern.test(text))?.[1];
  const advice =
    known ??
    (signal === 'SIGKILL'
      ? 'npm was killed, usually because memory ran out. Please free memory (1 GB is enough) and start again.'
      : 'Please fix the errors above and start again.');
  // npm ends some errors with a page of help on its options, which does not help here.
  const help = lines.findIndex((line) => /^npm error (Usage:|Clean install a project)/.test(line));
  const relevantLines = (help === -1 ? lines : lines.slice(0, help)).filter(
    (line) => !/^npm error\s*(at .*)?$/.test(line),
  );
  const last = relevantLines.slice(-12).map((line) => `    ${line}`);
  return `Installing the dependencies failed. The last lines of npm:\n\n${last.join('\n')}\n\n${advice}`;
}
