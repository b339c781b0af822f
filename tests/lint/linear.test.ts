/** The lint rules that keep requests linear in time: they find slow code, and only that. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSlowness } from '../../scripts/lint/find-slowness.ts';

const root = resolve(import.meta.dirname, '../..');

describe('checking a regular expression', () => {
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
  ])('finds /%s/%s slow', (source, flags) => {
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
  ])('accepts /%s/%s', (source, flags) => {
    expect(findSlowness(source, flags)).toBeUndefined();
  });
});

/** Returns the output of oxlint for a server file with this text, with the settings of the repository. */
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

describe('lint', () => {
  it.each([
    ['a slow expression', 'text.replace(/\\s*\\n\\s*/g, "")', 'polynomial'],
    ['a slow expression in a string', 'new RegExp("(a+)+$").test(text)', 'exponential'],
    ['an expression from a variable', 'RegExp(text).test(text)', 'is built at run time'],
    ['a slow expression in text.search', 'text.search("x*y*z")', 'polynomial'],
    ['normalizing unbounded text', 'text.normalize("NFC")', 'quadratic'],
  ])('refuses %s', async (_name, text, said) => {
    expect(await lint(text)).toContain(said);
  });

  it('accepts linear code', async () => {
    expect(await lint('text.replace(/\\s+/g, " "), new RegExp("^a+$").test(text), text.search(/a/)')).not.toContain(
      'linear(',
    );
  });
});
