// A browser for the tests, on any machine: the configured one, the headless one of the npm package, an installed one
// or, as root on Debian, that of the distribution. The headless one needs a third less time than a whole Chromium.
import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium, type Browser } from 'playwright-core';

import { installPackages } from './apt.ts';
import { writeFontFolder } from './fonts.ts';

const run = promisify(execFile);

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but this machine is found, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

interface Candidate {
  source: 'CHROMIUM_PATH' | 'installed' | 'npm' | 'apt';
  path: string;
  args: string[];
  env?: Record<string, string>;
}

type Source = { name: Candidate['source']; find: () => Promise<Candidate | null> };

const SOURCES: Source[] = [
  { name: 'CHROMIUM_PATH', find: findConfigured },
  { name: 'npm', find: findPackaged },
  { name: 'installed', find: findInstalled },
  { name: 'apt', find: installWithApt },
];

let found: Promise<Candidate> | undefined;

/** Opens a new browser, with further command-line arguments if needed; the caller closes it. */
export async function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  // Searched once per process; a failure is not cached, so that a later test may succeed.
  found ??= findBrowser().catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return launch(await found, extraArgs);
}

/** Tries each source until a browser has really shown a page. CHROMIUM_SOURCE restricts the search to one source. */
async function findBrowser(): Promise<Candidate> {
  const only = process.env['CHROMIUM_SOURCE'];
  const sources = SOURCES.filter((source) => !only || source.name === only);
  const reasons: string[] = [];
  for (const source of sources) {
    try {
      const candidate = await source.find();
      if (!candidate) {
        reasons.push(`${source.name}: none`);
        continue;
      }
      await checkBrowser(candidate);
      return candidate;
    } catch (error) {
      const reason = `${source.name}: ${firstLine(error)}`;
      // A configured browser must not be replaced silently.
      if (source.name === 'CHROMIUM_PATH')
        throw new Error(`The browser of CHROMIUM_PATH does not work. ${reason}`, { cause: error });
      reasons.push(reason);
    }
  }
  throw new Error(
    'No browser works for the tests. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to ' +
      `one. Tried ${reasons.join('; ')}.`,
  );
}

function launch({ path, args, env }: Candidate, further: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    headless: true,
    // The sandbox needs rights that root and many containers do not have; the tests open our own pages only.
    chromiumSandbox: false,
    args: [...QUIET, ...args, ...further],
    env: { ...process.env, ...env } as Record<string, string>,
    timeout: 60_000,
  });
}

async function checkBrowser(candidate: Candidate): Promise<void> {
  const browser = await launch(candidate);
  try {
    const page = await browser.newPage();
    await page.setContent('<p dir="rtl" lang="ar">نور</p>', { timeout: 20_000 });
    const width = await page.evaluate('document.querySelector("p").getClientRects()[0].width');
    if (typeof width !== 'number' || width === 0) throw new Error('it shows nothing');
  } finally {
    await browser.close();
  }
}

async function findConfigured(): Promise<Candidate | null> {
  const path = process.env['CHROMIUM_PATH'];
  return path ? { source: 'CHROMIUM_PATH', path, args: [] } : null;
}

async function findInstalled(): Promise<Candidate | null> {
  for (const path of INSTALLED) {
    if (await isExecutable(path)) return { source: 'installed', path, args: [] };
  }
  return null;
}

/**
 * The package contains a compressed headless Chromium for Linux and the libraries that a minimal machine lacks. It
 * unpacks into TMPDIR and takes whatever is there as complete, so each version gets a folder that is moved into place
 * when complete.
 */
async function findPackaged(): Promise<Candidate | null> {
  if (process.platform !== 'linux') return null;
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = require(join(entry, '../../../package.json')) as { version: string };
  const folder = join(tmpdir(), `minbar-chromium-${version}-${process.arch}-${process.getuid?.() ?? 'user'}`);
  if (!(await isExecutable(join(folder, 'chromium')))) await unpack(folder);
  const fonts = await writeFontFolder(join(folder, 'fontconfig'));
  return {
    source: 'npm',
    path: join(folder, 'chromium'),
    args: ['--no-zygote', '--in-process-gpu', '--font-render-hinting=none'],
    env: {
      FONTCONFIG_PATH: fonts,
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
    },
  };
}

async function unpack(folder: string): Promise<void> {
  const work = await mkdtemp(`${folder}.`);
  try {
    // In a process of its own: the package decides when it is loaded, by these variables, that its libraries are
    // wanted.
    const script = "import('@sparticuz/chromium').then(async ({ default: c }) => { await c.executablePath(); })";
    await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: work, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await rename(work, folder);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    // Another worker may have been faster.
    if (!(await isExecutable(join(folder, 'chromium')))) throw error;
  }
}

async function installWithApt(): Promise<Candidate | null> {
  await installPackages('browser', ['chromium', 'fonts-noto-core']);
  return findInstalled();
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
}

// `node scripts/run.mjs exec tests/setup/programs/chromium.ts` checks for a browser, to fail before a long test run.
if (import.meta.main) {
  const { source, path } = await findBrowser();
  process.stderr.write(`browser for the tests: ${path} (${source})\n`);
}
