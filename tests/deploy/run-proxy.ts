/** The proxies of deploy/ as they would run, on free ports of loopback and with a certificate that they made for it. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireProgram, run } from '../setup/programs/debian-program.ts';

export const deployFolder = resolve(import.meta.dirname, '../../deploy');

export type ProxyName = 'caddy' | 'nginx';
export type RunningProxy = { https: number; http: number; stop: () => Promise<void> };

type Setting = { folder: string; upstream: number; https: number; http: number };

/** Starts a proxy in front of a port, once the program's own check has accepted its configuration. */
export async function startProxy(name: ProxyName, upstream: number): Promise<RunningProxy> {
  const program = await requireProgram(name, name);
  const folder = await mkdtemp(join(tmpdir(), `minbar-${name}-`));
  const [https, http] = await Promise.all([freePort(), freePort()]);
  await makeCertificate(folder);
  const { check, serve } = await prepare[name]({ folder, upstream, https, http });
  // Caddy keeps what it stores below its home.
  const environment = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const checked = await run(program, check, environment);
  if (checked.code !== 0 || /\[warn\]|\[emerg\]/.test(checked.output))
    throw new Error(`${name} refuses its configuration:\n${checked.output}`);
  const child = spawn(program, serve, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await Promise.race([untilListening(https), ended.then(() => Promise.reject(new Error(`${name} ended:\n${output}`)))]);
  return {
    https,
    http,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const prepare = {
  async caddy({ folder, upstream, https, http }: Setting) {
    const file = await readFile(join(deployFolder, 'Caddyfile'), 'utf8');
    const site = replaceEach(file, [
      [/^\{$/m, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1`],
      ['{$DOMAIN:example.org} {', `{$DOMAIN:example.org} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`],
      ['{$UPSTREAM:127.0.0.1:3000}', `{$UPSTREAM:127.0.0.1:${upstream}}`],
    ]);
    const path = join(folder, 'Caddyfile');
    await writeFile(path, site);
    const args = ['--adapter', 'caddyfile', '--config', path];
    return { check: ['validate', ...args], serve: ['run', ...args] };
  },

  async nginx({ folder, upstream, https, http }: Setting) {
    const file = await readFile(join(deployFolder, 'nginx.conf'), 'utf8');
    const site = replaceEach(file, [
      [/^ *listen \[::\].*\n/gm, ''],
      [/listen 80;/g, `listen 127.0.0.1:${http};`],
      [/listen 443 /g, `listen 127.0.0.1:${https} `],
      [/\/etc\/letsencrypt\/live\/example\.org\/fullchain\.pem/g, `${folder}/certificate.pem`],
      [/\/etc\/letsencrypt\/live\/example\.org\/privkey\.pem/g, `${folder}/key.pem`],
      ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
    ]);
    await writeFile(join(folder, 'site.conf'), site);
    await mkdir(join(folder, 'temporary'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/temporary/${kind};`,
    );
    // The settings of Debian's own nginx.conf around a site.
    const main = [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes 1;`,
      'events { worker_connections 256; }',
      `http { access_log off; sendfile on; gzip on; default_type application/octet-stream; ${temporary.join(' ')}`,
      `include ${folder}/site.conf; }`,
    ];
    const path = join(folder, 'nginx.conf');
    await writeFile(path, `${main.join('\n')}\n`);
    const args = ['-e', 'stderr', '-p', folder, '-c', path];
    return { check: ['-t', ...args], serve: args };
  },
};

/** Replaces every pattern; one that is not there means that the file has changed and the test must follow. */
function replaceEach(text: string, pairs: [pattern: RegExp | string, by: string][]): string {
  let result = text;
  for (const [pattern, by] of pairs) {
    const replaced = result.replace(pattern, () => by);
    if (replaced === result) throw new Error(`Not in the configuration: ${String(pattern)}`);
    result = replaced;
  }
  return result;
}

async function makeCertificate(folder: string): Promise<void> {
  const openssl = await requireProgram('openssl', 'openssl');
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=example.org';
  const names = ['-addext', 'subjectAltName=DNS:example.org,DNS:www.example.org'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const made = await run(openssl, [...words.split(' '), ...names, ...files]);
  if (made.code !== 0) throw new Error(`No certificate could be made:\n${made.output}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true));
      socket.once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
