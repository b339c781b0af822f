/** The rules of lint that keep the time of a request linear: they find what is slow, and only that. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSlowness } from '../../scripts/lint/find-slowness.ts';

const root = resolve(import.meta.dirname, '../..');

describe('a regular expression', () => {
  it.each([
    ['\\s*\\n\\s*', 'g'],
    ['[.\\s]+$', ''],
    ['\\/+$', ''],
    ['^\\s+|\\s+$', 'g'],
    ['(a+)+$', ''],
    ['(a|a)*b', ''],
    ['x*y*z', ''],
    ['\\S+$', ''],
    ['%.*$', ''],
    ['\\[([^\\]]*)\\]\\(', 'g'],
    ['<style[^]*?<\\/style>', ''],
    ['^(.*,)*x$', ''],
    ['\\d+\\d+x', ''],
    ['(?:ab)+(?:ab)+c', 'v'],
  ])('/%s/%s is slow', (source, flags) => {
    expect(findSlowness(source, flags, 60_000)).toMatch(/polynomial|exponential/);
  });

  it.each([
    ['\\s+', 'g'],
    ['^\\s+', ''],
    ['[&<>"\']', 'g'],
    ['^[\\w-]{6,64}$', ''],
    ['^\\d{4}-\\d{2}$', ''],
    ['^[^@]+@[^@]+$', 'u'],
    ['^(?:[a-z]+,)*$', ''],
    ['^\\p{L}+$', 'v'],
  ])('/%s/%s is not', (source, flags) => {
    expect(findSlowness(source, flags)).toBeUndefined();
  });
});

/** What oxlint says of a file of the server with this text, by the settings of the repository. */
async function lint(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-lint-'));
  try {
    await mkdir(join(folder, 'server'));
    await writeFile(join(folder, 'server/new.ts'), `export const made = (text: string) => [${text}];\n`);
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify({ extends: [join(root, '.oxlintrc.json')] }));
    return await new Promise((done) => {
      execFile(
        process.execPath,
        [
          join(root, 'node_modules/oxlint/bin/oxlint'),
          '--config',
          join(folder, '.oxlintrc.json'),
          '--format',
          'unix',
          'server',
        ],
        { cwd: folder },
        (_error, stdout) => done(stdout),
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('lint refuses', () => {
  it.each([
    ['a slow expression', 'text.replace(/\\s*\\n\\s*/g, "")', 'polynomial'],
    ['one made of a written text', 'new RegExp("(a+)+$").test(text)', 'exponential'],
    ['one made of any text', 'RegExp(text).test(text)', 'only known while the program runs'],
    ['one that a method makes', 'text.search("x*y*z")', 'polynomial'],
    ['a normal form of unbounded text', 'text.normalize("NFC")', 'quadratic'],
  ])('%s', async (_name, text, said) => {
    expect(await lint(text)).toContain(said);
  });

  it('nothing that is linear', async () => {
    expect(await lint('text.replace(/\\s+/g, " "), new RegExp("^a+$").test(text), text.search(/a/)')).not.toContain(
      'linear(',
    );
  });
});
