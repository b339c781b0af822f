import { utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { makeCheckout, type Checkout } from './checkout.ts';

let checkout: Checkout;
beforeEach(async () => {
  checkout = await makeCheckout();
});
afterEach(() => checkout.remove());

async function startAndStop(env: Record<string, string> = {}): Promise<string> {
  const running = checkout.start(env);
  await running.says('listening');
  running.child.kill('SIGTERM');
  await running.ended;
  return running.output();
}

describe('npm start', () => {
  test('installs and builds a fresh clone once, and starts quickly the second time', async () => {
    const first = await startAndStop();
    expect(first).toContain('listening production');
    // Node would print that it is not found.
    expect(first).not.toContain('.env');
    const startedAt = performance.now();
    const second = await startAndStop();
    // The stub of the build alone takes 0.3 s; a generous limit, because test machines are busy.
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect(second).not.toContain('installing');
    expect(second).not.toContain('building');
    expect([await checkout.count('installs.log'), await checkout.count('builds.log')]).toEqual([1, 1]);
  });

  test('reads settings from .env, but prefers the environment', async () => {
    await checkout.write('.env', 'PORT=4000\nSITE_NAME="of the file"\n');
    expect(await startAndStop({ PORT: '5000' })).toContain('listening production 5000 of the file');
  });

  const options = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--engine-strict=false'];
  const running = { folder: '', args: ['ci', '--omit=dev', ...options] };
  const all = { folder: '', args: ['ci', '--include=dev', ...options] };

  test('installs what running and building need, whatever npm is set to for other projects', async () => {
    expect(await startAndStop({ NODE_ENV: 'production', npm_config_omit: 'optional' })).toContain(
      'installing the packages of the server',
    );
    expect(await checkout.installs()).toEqual([running]);
  });

  test('needs no further installation after the tests have installed all packages', async () => {
    await startAndStop();
    const output = await checkout.command('test');
    expect(output).toContain('installing all packages, including development and tests');
    expect(output).toContain('tests ran');
    expect(await checkout.command('test')).not.toContain('installing');
    expect(await startAndStop()).not.toContain('installing');
    expect(await checkout.installs()).toEqual([running, all]);
  });

  test('starts without installing or building after `prepare`, which a service manager may run first', async () => {
    const output = await checkout.command('prepare');
    expect(output).toContain('installing the packages of the server');
    expect(output).toContain('pages built');
    expect(output).not.toContain('listening');
    const started = await startAndStop();
    expect(started).not.toMatch(/installing|building/);
    expect(await checkout.installs()).toEqual([running]);
  });

  test('fetches the pinned Node if the running one is too old, and only then', async () => {
    await startAndStop();
    expect((await checkout.installs()).map(({ folder }) => folder)).toEqual(['']);
    await checkout.write(
      'old-node.cjs',
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });",
    );
    const old = checkout.start({}, ['--require', join(checkout.root, 'old-node.cjs')]);
    await old.ended;
    expect(old.output()).toContain('fetching Node, since 20.1.0 is too old to run on');
    expect((await checkout.installs()).at(-1)).toEqual({
      folder: 'scripts/runtime/node',
      args: ['ci', ...options],
    });
  });

  test.each([
    ['a changed source', 'app/root.tsx', 'export default 2;', { installs: 1, builds: 2 }],
    ['a new translation', 'locales/so/site.json', '{}', { installs: 1, builds: 2 }],
    [
      'a changed lock file',
      'package-lock.json',
      '{ "packages": { "node_modules/some": { "version": "1.0.1" } } }',
      { installs: 2, builds: 2 },
    ],
    ['a changed server file, which needs no build', 'server/other.ts', 'export {};', { installs: 1, builds: 1 }],
  ])('installs and builds again only if needed after %s', async (_what, path, text, expected) => {
    await startAndStop();
    await checkout.write(path, text);
    await startAndStop();
    expect({ installs: await checkout.count('installs.log'), builds: await checkout.count('builds.log') }).toEqual(
      expected,
    );
  });

  test('passes signals to the server and its exit code back', async () => {
    const running = checkout.start();
    await running.says('listening');
    running.child.kill('SIGTERM');
    expect(await running.ended).toEqual({ code: 7, signal: null });
    expect(running.output()).toContain('asked to stop');
  });

  test('ends with the signal that killed the server', async () => {
    await checkout.write('server/main.ts', 'process.kill(process.pid, "SIGKILL");');
    expect(await checkout.start().ended).toEqual({ code: null, signal: 'SIGKILL' });
  });

  test('ends the server when it is killed itself', async () => {
    const running = checkout.start();
    await running.says('listening');
    running.child.kill('SIGKILL');
    // Its output closes only when the server, which shares it, has ended too.
    await running.ended;
    expect(running.output()).toContain('asked to stop');
  });

  test('prepares the checkout once for two simultaneous starts', async () => {
    const both = [checkout.start(), checkout.start()];
    await Promise.all(both.map((running) => running.says('listening')));
    for (const running of both) running.child.kill('SIGTERM');
    await Promise.all(both.map((running) => running.ended));
    expect([await checkout.count('installs.log'), await checkout.count('builds.log')]).toEqual([1, 1]);
  });

  test('builds again after an interrupted build', async () => {
    await startAndStop();
    await checkout.write('app/root.tsx', 'export default 2;');
    const running = checkout.start();
    await running.says('building the pages');
    running.child.kill('SIGKILL');
    await running.ended;
    // As if the old results had survived; the lock of the killed process remains as well.
    await checkout.write('build/server/index.js', '');
    await checkout.write('build/client/index.html', '');
    expect(await startAndStop()).toContain('building the pages');
  });

  test('prints one sentence after a failed build', async () => {
    const running = checkout.start({ FAIL_BUILD: '1' });
    expect((await running.ended).code).toBe(1);
    expect(running.output()).toContain('The build failed; see the output above.');
    expect(running.output()).not.toContain('listening');
  });

  test.each([
    ['ENOTFOUND', 'The package registry cannot be reached.'],
    ['ENOSPC', 'The disk is full.'],
    ['EACCES', 'npm cannot write here.'],
    ['SOMETHING', 'Please fix the errors above'],
  ])('prints what to do after a failed install (%s)', async (code, sentence) => {
    const running = checkout.start({ FAIL_INSTALL: code });
    expect((await running.ended).code).toBe(1);
    expect(running.output()).toContain(`    npm error code ${code}`);
    expect(running.output()).toContain(sentence);
    expect(running.output()).not.toContain('\n    at ');
  });

  test('refuses with one sentence when no suitable Node is available', async () => {
    await checkout.write(
      'old-node.cjs',
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });",
    );
    const running = checkout.start({}, ['--require', join(checkout.root, 'old-node.cjs')]);
    expect((await running.ended).code).toBe(1);
    expect(running.output()).toContain('Minbar needs Node 24 or newer. This is Node 20.1.0');
    expect(running.output()).not.toContain('listening');
  });

  test('ignores a lock that is no longer renewed', async () => {
    // Made by a machine that shares the folder, so its process cannot be looked up here.
    await checkout.write('.minbar-lock', JSON.stringify({ pid: 1, host: 'another-machine', id: 'x' }));
    const long = new Date(Date.now() - 60_000);
    await utimes(join(checkout.root, '.minbar-lock'), long, long);
    expect(await startAndStop()).toContain('listening');
  });
});
