/** A repository with releases, made from this checkout, and an installation of the first one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { run } from '../setup/programs/debian-program.ts';

const project = resolve(import.meta.dirname, '../..');

export type Ended = { code: number | null; output: string };

export type Installation = {
  root: string;
  dataDir: string;
  url: string;
  /** Adds a release to the repository, which replaces texts in files of the first one, or adds files. */
  release: (version: string, changes: Record<string, (text: string) => string>) => Promise<void>;
  /** `npm start`; resolves when the site is ready. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** `npm run upgrade`, with a stand-in for git that ends it at a step. */
  upgrade: (args?: string[], options?: { killAt?: string; onOutput?: (child: ChildProcess) => void }) => Promise<Ended>;
  git: (...args: string[]) => Promise<string>;
  output: () => string;
  remove: () => Promise<void>;
};

// Ends the upgrade, its parent, while the new version is checked out, after it was, before the old one is again, or while the old
// folders are removed.
const killingGit = `#!/bin/sh
step=
case "$*" in
  'checkout --quiet --force --detach '*) if [ "$KILL_AT" = half-switch ]; then step=half-switch; else step=switch; fi ;;
  'checkout --quiet --force '*) step=back ;;
  'worktree prune') step=done ;;
esac
if [ "$PWD" != "$INSTALLATION" ] || [ -z "$step" ] || [ "$step" != "$KILL_AT" ]; then exec "$GIT" "$@"; fi
if [ "$step" = switch ]; then "$GIT" "$@"; fi
if [ "$step" = half-switch ]; then
  for name in $("$GIT" diff --name-only --diff-filter=A HEAD "$5"); do "$GIT" show "$5:$name" > "$name"; done
fi
kill -9 "$PPID"
`;

/**
 * Installs version 0.1.0 below a folder of this checkout: `node_modules` is linked, which is possible on one disk only.
 */
export async function install(settings: Record<string, string> = {}): Promise<Installation> {
  await mkdir(join(project, 'data'), { recursive: true });
  const folder = await mkdtemp(join(project, 'data', 'upgrade-test-'));
  const [origin, root, dataDir] = ['origin', 'site', 'site-data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const gitIn = async (cwd: string, ...args: string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
    const { code, output } = await run('git', ['-C', cwd, ...identity, ...args]);
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
    return output.trim();
  };

  const listed = await gitIn(project, 'ls-files', '--cached', '--others', '--exclude-standard');
  for (const name of listed.split('\n').filter((line) => !line.startsWith('tests/')))
    await cp(join(project, name), join(origin, name), { errorOnExist: false }).catch((error: { code?: string }) => {
      if (error.code !== 'ENOENT') throw error;
    });
  await gitIn(folder, 'init', '--quiet', '--initial-branch=main', origin);
  const release: Installation['release'] = async (version, changes) => {
    if (version !== '0.1.0') await gitIn(origin, 'checkout', '--quiet', '--detach', 'v0.1.0');
    const all = {
      'package.json': (text: string) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
      ...changes,
    };
    for (const [name, change] of Object.entries(all)) {
      const file = join(origin, name);
      const before = await readFile(file, 'utf8').catch(() => '');
      const after = change(before);
      if (after === before && version !== '0.1.0') throw new Error(`${version} does not change ${name}`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, after);
    }
    await gitIn(origin, 'add', '--all');
    await gitIn(origin, 'commit', '--quiet', '--allow-empty', '--message', version);
    await gitIn(origin, 'tag', `v${version}`);
  };
  await release('0.1.0', {});
  await gitIn(folder, 'clone', '--quiet', origin, root);
  for (const name of ['node_modules', 'build', 'scripts/runtime/node/node_modules']) {
    const linked = await run('cp', ['--archive', '--link', join(project, name), join(root, name)]);
    // A machine with a new Node has no other one in the checkout.
    if (linked.code !== 0 && name !== 'scripts/runtime/node/node_modules') throw new Error(linked.output);
  }
  const port = await findPort();
  const all = { PORT: port, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'warn', ...settings };
  await writeFile(
    join(root, '.env'),
    Object.entries(all)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'git'), killingGit, { mode: 0o755 });

  const { NODE_ENV: _mode, VITEST: _vitest, ...environment } = process.env;
  const launch = (args: string[], more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const ended = new Promise<Ended>((done) => {
      // Not `close`: servers that a killed process leaves behind keep its output open.
      child.once('exit', (code) => done({ code, output: printed }));
    });
    return { child, ended, output: () => printed };
  };
  let starter: ReturnType<typeof launch> | undefined;
  const git = (await run('sh', ['-c', 'command -v git'])).output.trim();

  const stop = async () => {
    starter?.child.kill('SIGTERM');
    await starter?.ended;
    starter = undefined;
  };
  return {
    root,
    dataDir,
    url: `http://127.0.0.1:${port}`,
    release,
    git: (...args) => gitIn(root, ...args),
    output: () => starter?.output() ?? '',
    async start() {
      starter = launch(['scripts/start.mjs']);
      const started = starter;
      await new Promise<void>((ready, fail) => {
        started.child.stdout.on('data', () => /Minbar is ready at/.test(started.output()) && ready());
        void started.ended.then(({ code, output }) => fail(new Error(`The site ended with ${code}:\n${output}`)));
      });
    },
    stop,
    upgrade: (args = [], { killAt = '', onOutput } = {}) => {
      const { child, ended } = launch(['scripts/run.mjs', 'upgrade', ...args], {
        PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
        GIT: git,
        INSTALLATION: root,
        KILL_AT: killAt,
      });
      if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on('data', () => onOutput(child));
      return ended;
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
