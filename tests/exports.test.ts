/** The names of what the code exports, and the documentation of what domain/ and server/ do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const findFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name));

const declaration = /^export (?:async )?(?<kind>function\*?|class|const) (?<name>\w+)(?<rest>[^;]*)/gm;
/** The beginning of an arrow function, after the name of a constant and its type, if it has one. */
const arrow = /^(?:: [\w<>[\], ]+)? =\s+(?:async )?(?:<[^>]*>)?\(/;

type Export = { file: string; name: string; isFunction: boolean; isDocumented: boolean };

/** Returns the functions, classes and constants that a file exports. */
function findExports(file: string): Export[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(declaration)].map(({ index, groups }) => {
    const { kind, name, rest } = groups as { kind: string; name: string; rest: string };
    return {
      file,
      name,
      isFunction: kind !== 'const' || (arrow.test(rest) && rest.includes('=>')),
      isDocumented: source.slice(0, index).endsWith('*/\n'),
    };
  });
}

const documented = ['domain', 'server'].flatMap(findFiles).flatMap(findExports);
const found = [...documented, ...findFiles('app').flatMap(findExports)];
const show = (some: readonly Export[]) => some.map(({ file, name }) => `${file}: ${name}`);

it('finds the functions and classes to check', () => {
  const functions = found.filter(({ isFunction }) => isFunction).map(({ name }) => name);
  expect(functions).toEqual(
    expect.arrayContaining(['getScope', 'AppError', 'createMatchers', 'day', 'requestTimeout']),
  );
  expect(functions).not.toContain('languages');
});

/** A noun and a preposition, such as itemsFor and titleIn, instead of a verb. */
const nounPhrase = /^(?!(?:find|is|read|run|sign)[A-Z])\w+(?:At|By|For|(?<!Sign|Signed)In)$/;

it('has functions that are named by a verb, such as getScope instead of scopeOf', () => {
  const isNoun = ({ name, isFunction }: Export) => name.endsWith('Of') || (isFunction && nounPhrase.test(name));
  expect(show(found.filter(isNoun))).toEqual([]);
});

it('has no component with the name of a type of domain/, such as ChoiceField', () => {
  const types = findFiles('domain').flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export type (\w+)/gm)].map((match) => match[1]),
  );
  expect(types).toContain('ChoiceField');
  const inApp = found.filter(({ file, isFunction }) => file.startsWith('app/') && isFunction);
  expect(show(inApp.filter(({ name }) => types.includes(name)))).toEqual([]);
});

it('has a docstring above each function and class', () => {
  expect(show(documented.filter(({ isFunction, isDocumented }) => isFunction && !isDocumented))).toEqual([]);
});

/** A function that returns an object with methods, such as a store. */
const factory = /^(?:export )?function (create\w+)[^]*?^\}$/gm;
/** The next four find what has no docstring: methods, their names, and the functions that these name. */
const bareMethod = /(?<!\*\/\n)^    (?:async )?(\w+)(?:: (?:async )?)?[(<]/gm;
const bareName = /(?<!\*\/\n)^    (\w+),$/gm;
const bareConst = /(?<!\*\/\n)^  const (\w+) = (?:async )?[(<]/gm;
const bareFunction = /(?<!\*\/\n)^  (?:async )?function (\w+)/gm;

const findNames = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map((match) => match[1]!);

/** Returns the methods without a docstring, also without one in the type that their factory returns. */
function findBareMethods(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(factory)].flatMap(([text, name]) => {
    const code = text.replace(/^  return \{ (.*) \};$/m, (_, members: string) =>
      ['  return {', ...members.split(', ').map((member) => `    ${member},`), '  };'].join('\n'),
    );
    const object = findNames(code, /^  return \{\n([^]*?)^  \}/gm).join('');
    const functions = [bareConst, bareFunction].flatMap((pattern) => findNames(code, pattern));
    const named = findNames(object, bareName).filter((method) => functions.includes(method));
    const returned = /^(?:export function .*|\}.*)?\): (\w+)/m.exec(code)?.[1] ?? 'none';
    const [type = ''] = new RegExp(`^(?:export )?type ${returned}\\b[^]*?^\\};`, 'm').exec(source) ?? [];
    return [...findNames(object, bareMethod), ...named]
      .filter((method) => !new RegExp(`\\*/\\n  ${method}\\b`).test(type))
      .map((method) => `${file}: ${name}().${method}`);
  });
}

it('has a docstring above each method of a service or store', () => {
  const files = ['server/services', 'server/store'].flatMap(findFiles);
  expect(files.flatMap(findBareMethods)).toEqual([]);
});
