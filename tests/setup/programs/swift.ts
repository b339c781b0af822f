// A real S3 server that checks signatures: OpenStack Swift of Debian, in a temporary folder on free loopback ports.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

import { installPackages } from './apt.ts';
import { signalTree } from './process-tree.ts';

const run = promisify(execFile);
// Debian's own, which finds Debian's packages; another one may come first in PATH.
const PYTHON = '/usr/bin/python3';
const START_TIMEOUT = 20_000;

/** What Swift is started with; other credentials are refused. */
export const swiftKey = { id: 'test:tester', secret: 'secret-of-the-tests' };

export interface TestSwift {
  url: string;
  /** Stops all its processes where they are, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
}

export async function startSwift(): Promise<TestSwift> {
  await findSwift();
  try {
    return await tryToStart();
  } catch {
    // Between finding free ports and using them, another process may have taken one.
    return tryToStart();
  }
}

async function findSwift(): Promise<void> {
  const isInstalled = () =>
    run(PYTHON, ['-c', 'import swift.common.middleware.s3api.s3api']).then(
      () => true,
      () => false,
    );
  if (await isInstalled()) return;
  await installPackages('OpenStack Swift', ['python3-swift', 'python3-lxml']);
  if (!(await isInstalled()))
    throw new Error('No S3 server for the tests. Debian: apt-get install python3-swift python3-lxml');
}

async function tryToStart(): Promise<TestSwift> {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-swift-'));
  // It ends, and removes the folder, when its standard input closes: even a killed test run leaves nothing behind.
  const child = spawn(PYTHON, ['-B', join(import.meta.dirname, 'run-swift.py'), folder, swiftKey.id, swiftKey.secret], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [output, log] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4000)));
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.stdin.destroy();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT;
  while (child.exitCode === null && Date.now() < deadline) {
    const port = Number(output);
    if (port > 0 && (await createBucketAt(`http://127.0.0.1:${port}`, 'first').catch(() => undefined)))
      return {
        url: `http://127.0.0.1:${port}`,
        freeze: () => signalTree(child.pid!, 'SIGSTOP'),
        thaw: () => signalTree(child.pid!, 'SIGCONT'),
        stop,
      };
    await sleep(100);
  }
  await stop();
  throw new Error(`Swift did not start. Its last words:\n${log}`);
}

/** A client of Swift without retries, for what the tests prepare. */
export function bucketClient(endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: swiftKey.id, secretAccessKey: swiftKey.secret },
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 1_000, socketTimeout: 5_000 },
  });
}

/** Makes a bucket; answers its name. */
export async function createBucketAt(endpoint: string, name: string): Promise<string> {
  const client = bucketClient(endpoint);
  try {
    await client.send(new CreateBucketCommand({ Bucket: name }));
    return name;
  } finally {
    client.destroy();
  }
}
