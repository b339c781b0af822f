/** Bare servers that send the site's own responses, for comparison. */
import { spawn } from 'node:child_process';
import { access, constants, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { freePort, start, stopper, within, type Program } from './program.ts';

export type References = { node: Program; /** undefined where nginx is not installed */ nginx: Program | undefined };
type Stored = { path: string; headers: IncomingHttpHeaders; body: Buffer };

const connectionHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Reads a response without decompressing it, as `fetch` would. */
function readResponse(url: string, path: string): Promise<Stored> {
  return new Promise((done, fail) => {
    const sent = request(url + path, { headers: { 'accept-encoding': 'br' }, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          path,
          headers: Object.fromEntries(
            Object.entries(response.headers).filter(([name]) => !connectionHeaders.has(name)),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`No answer for ${path}`)));
    sent.on('error', fail);
    sent.end();
  });
}

/** @param folder for their files; the caller removes it */
export async function startReferences(site: Program, paths: readonly string[], folder: string): Promise<References> {
  const stored = await Promise.all(paths.map((path) => readResponse(site.url, path)));
  const file = join(folder, 'reference.json');
  await writeFile(
    file,
    JSON.stringify(
      Object.fromEntries(stored.map(({ path, headers, body }) => [path, { headers, body: body.toString('base64') }])),
    ),
  );
  return { node: await start('bench/reference.ts', [file]), nginx: await startNginx(stored, folder) };
}

async function findNginx(): Promise<string | undefined> {
  for (const folder of [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']) {
    const path = join(folder, 'nginx');
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}

/** Starts nginx with one worker and without access log; each response is a file of brotli bytes at its address. */
async function startNginx(stored: readonly Stored[], folder: string): Promise<Program | undefined> {
  const nginx = await findNginx();
  if (!nginx) return undefined;
  const port = await freePort();
  const locations: string[] = [];
  for (const [index, { path, headers, body }] of stored.entries()) {
    await writeFile(join(folder, `${index}.body`), body);
    const sent = [
      'content-encoding',
      'cache-control',
      'content-security-policy',
      'vary',
      'x-content-type-options',
      'referrer-policy',
      'x-frame-options',
      'cross-origin-opener-policy',
      'permissions-policy',
    ]
      .filter((name) => typeof headers[name] === 'string')
      .map((name) => `add_header ${name} "${String(headers[name])}";`);
    locations.push(
      `location = ${path.replace(/\?.*/, '')} { rewrite ^ /${index}.body break; root ${folder}; types {} ` +
        `default_type "${headers['content-type'] ?? 'text/plain'}"; ${sent.join(' ')} }`,
    );
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  const settings = `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off;
pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 256; }
http { ${temporary.join(' ')} access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000; etag on;
server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }`;
  await writeFile(join(folder, 'nginx.conf'), settings);
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = stopper(child);
  const waitUntilReady = async () => {
    while (child.exitCode === null) {
      const answered = await fetch(url + (stored[0]?.path ?? '/'), { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('nginx exited immediately; see its output above.');
  };
  try {
    await within(20, 'The start of nginx', waitUntilReady());
  } catch (error) {
    await stop();
    throw error;
  }
  return { child, url, stop };
}
