// A checkout in a temporary folder with our own scripts and stubs for npm, the build and the server: tested is the way
// from a fresh clone to a running program, not those three.
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PROJECT_ROOT = join(import.meta.dirname, '../..');

const SERVER = `
  process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(7); });
  setInterval(() => {}, 1000);
  console.log('listening', process.env.NODE_ENV, process.env.PORT ?? '', process.env.SITE_NAME ?? '');
`;

const BUILD = `
  const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
  appendFileSync('builds.log', 'build\\n');
  rmSync('build', { recursive: true, force: true });
  setTimeout(() => {
    if (process.env.FAIL_BUILD) process.exit(1);
    mkdirSync('build/client', { recursive: true });
    mkdirSync('build/server', { recursive: true });
    writeFileSync('build/server/index.js', '');
  }, 300);
`;

const NPM = `
  const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
  rmSync('node_modules', { recursive: true, force: true });
  appendFileSync(require('node:path').join(__dirname, 'installs.log'), JSON.stringify({ folder: require('node:path').relative(__dirname, process.cwd()), args: process.argv.slice(2), omit: process.env.npm_config_omit, mode: process.env.NODE_ENV }) + '\\n');
  if (process.env.FAIL_INSTALL) { console.error('npm error code ' + process.env.FAIL_INSTALL); process.exit(1); }
  mkdirSync('node_modules/@react-router/dev', { recursive: true });
  writeFileSync('node_modules/@react-router/dev/bin.cjs', ${JSON.stringify(BUILD)});
  mkdirSync('node_modules/vitest', { recursive: true });
  writeFileSync('node_modules/vitest/vitest.mjs', "console.log('tests ran');");
`;

export interface Checkout {
  root: string;
  write: (path: string, text: string) => Promise<void>;
  read: (path: string) => Promise<string>;
  /** Returns how often npm or the build ran. */
  count: (log: 'installs.log' | 'builds.log') => Promise<number>;
  start: (env?: Record<string, string>, nodeArgs?: string[]) => Running;
  /** Runs another command to its end; returns its output. */
  command: (name: string) => Promise<string>;
  /** Returns the calls of npm. */
  installs: () => Promise<{ folder: string; args: string[]; omit?: string; mode?: string }[]>;
  remove: () => Promise<void>;
}

interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<{ code: number | null; signal: string | null }>;
  /** Waits until the text has been printed; fails if the program ends without it. */
  says: (text: string) => Promise<void>;
}

export async function makeCheckout(): Promise<Checkout> {
  const root = await mkdtemp(join(tmpdir(), 'minbar-checkout-'));
  const started: ChildProcess[] = [];
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const read = (path: string) => readFile(join(root, path), 'utf8');

  await cp(join(PROJECT_ROOT, 'scripts'), join(root, 'scripts'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  await write('scripts/runtime/node/package.json', '{ "optionalDependencies": {} }');
  await write('package.json', '{ "type": "module" }');
  await write('package-lock.json', '{ "packages": { "node_modules/some": { "version": "1.0.0" } } }');
  await write('app/root.tsx', 'export default 1;');
  await write('server/main.ts', SERVER);
  await write('npm-cli.cjs', NPM);

  return {
    root,
    write,
    read,
    count: async (log) => (await read(log).catch(() => '')).split('\n').length - 1,
    start: (env = {}, nodeArgs = []) => {
      const running = run(root, env, [...nodeArgs, join(root, 'scripts/start.mjs')]);
      started.push(running.child);
      return running;
    },
    command: async (name) => {
      const running = run(root, {}, [join(root, 'scripts/run.mjs'), name]);
      started.push(running.child);
      await running.ended;
      return running.output();
    },
    installs: async () =>
      (await read('installs.log').catch(() => ''))
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
    remove: async () => {
      for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function run(root: string, env: Record<string, string>, args: string[]): Running {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], npm_execpath: join(root, 'npm-cli.cjs'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const says = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => text.includes(wanted) && resolve();
      listeners.add(check);
      check();
      void ended.then(() =>
        text.includes(wanted) ? resolve() : reject(new Error(`ended without "${wanted}":\n${text}`)),
      );
    });
  return { child, output: () => text, ended, says };
}
