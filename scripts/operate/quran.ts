/**
 * `npm run quran`: installs translations of the verses of the Quran, one for each language, which pages show below the
 * verses that a text quotes (decision 034). Runs while the site runs, and without it.
 */
import { readFile, stat } from 'node:fs/promises';
import { commandName } from '../../server/command-name.ts';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cleanLine } from '../../domain/fields/text.ts';
import { isLanguage, languages, type Language } from '../../domain/model/localized.ts';
import { isTranslationName, parseTranslation } from '../../domain/quran/parse-translation.ts';
import { StartError } from '../../server/start-error.ts';
import { cacheLease } from '../../server/store/change-store.ts';
import { listKnownMigrations } from '../../server/store/migrate.ts';
import { migrations } from '../../server/store/migrations.ts';
import {
  createVerseTranslationStore,
  type VerseTranslationStore,
} from '../../server/store/content/verse-translation-store.ts';
import { pathFrom } from './arguments.ts';
import { runCommand, withSite } from './with-site.ts';

const maxBytes = 10_000_000;

const names: Record<Language, string> = { en: 'English', so: 'Somali', ar: 'Arabic' };
const usage = `Usage: ${commandName} quran -- add FILE --language ${languages.join('|')} --name "Translator or edition"
       ${commandName} quran -- list
       ${commandName} quran -- remove ${languages.join('|')}`;

type Command =
  | { kind: 'add'; file: string; language: Language; name: string }
  | { kind: 'list' }
  | { kind: 'remove'; language: Language };

function readCommand(): Command {
  const options = { language: { type: 'string' }, name: { type: 'string' } } as const;
  const read = () => {
    try {
      return parseArgs({ options, allowPositionals: true });
    } catch {
      throw new StartError(usage);
    }
  };
  const { values, positionals } = read();
  const [kind, argument, ...others] = positionals;
  const hasOptions = Object.keys(values).length > 0;
  if (others.length > 0) throw new StartError(usage);
  if (kind === 'list' && argument === undefined && !hasOptions) return { kind };
  if (kind === 'remove' && argument !== undefined && !hasOptions) return { kind, language: toLanguage(argument) };
  if (kind !== 'add' || argument === undefined || values.language === undefined || values.name === undefined)
    throw new StartError(usage);
  const name = cleanLine(values.name);
  if (!isTranslationName(name)) throw new StartError('The name must have 1 to 200 characters. Nothing was changed.');
  return { kind, file: pathFrom(argument), language: toLanguage(values.language), name };
}

function toLanguage(language: string): Language {
  if (isLanguage(language)) return language;
  throw new StartError(`The language must be ${languages.join(', ')}. Nothing was changed.`);
}

async function readVerses(file: string): Promise<Map<string, string>> {
  const refuse = (problem: string) =>
    new StartError(
      `${file} cannot be used. ${problem} Nothing was changed. A translation from https://tanzil.net/trans/ has one ` +
        'surah|verse|text a line, for all 6236 verses.',
    );
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new StartError(`There is no file ${file}. Nothing was changed.`);
  if (found.size > maxBytes) throw refuse('It is larger than 10 MB.');
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read (${error.code}). Nothing was changed.`);
  });
  const text = decode(bytes);
  if (text === undefined) throw refuse('It is not in UTF-8.');
  const read = parseTranslation(text);
  if ('problem' in read) throw refuse(read.problem);
  return read.verses;
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns after all processes of the site have noticed the change. */
const waitForPages = () => setTimeout(cacheLease);

async function runIn(store: VerseTranslationStore, command: Command): Promise<void> {
  const installed = await store.findNames();
  if (command.kind === 'list') {
    for (const [language, name] of installed) console.log(`${language}  ${name}`);
    if (installed.size === 0) console.log('No translation is installed.');
    return;
  }
  const { language } = command;
  if (command.kind === 'remove') {
    if (!(await store.remove(language)))
      throw new StartError(`No translation is installed for ${names[language]}. Nothing was changed.`);
    await waitForPages();
    console.log(`The ${names[language]} translation was removed. Pages do not show it any more.`);
    return;
  }
  const { name } = command;
  await store.replace(language, { name, verses: await readVerses(command.file) });
  await waitForPages();
  const before = installed.get(language);
  console.log(
    `The ${names[language]} translation “${name}” was installed${before === undefined ? '' : `, in place of “${before}”`}. ` +
      'Texts in this language show it below the verses that they quote.',
  );
}

await runCommand(async () => {
  const command = readCommand();
  await withSite(async ({ db }) => {
    if ((await listKnownMigrations(db)).length < Object.keys(migrations).length)
      throw new StartError('Start this version of the site once, which prepares its database. Nothing was changed.');
    await runIn(createVerseTranslationStore(db), command);
  });
});
