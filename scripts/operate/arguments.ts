import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPassphrase } from '../../server/backup/archive/encryption.ts';
import { StartError } from '../../server/start-error.ts';

/** Resolves a path from the folder in which the command was typed, not from where npm runs it. */
export const pathFrom = (argument: string): string => resolve(process.env['INIT_CWD'] ?? '.', argument);

type Arguments = {
  file: string | undefined;
  passphrase: string | undefined;
  acceptForeign: boolean;
  yes: boolean;
  /** A backup in the bucket: its name, or undefined for a list of all. */ fromS3:
    { name: string | undefined } | undefined;
};

/** Reads the arguments of `npm run backup` and `npm run restore`. Throws StartError with the usage for invalid ones. */
export async function readArguments(usage: string): Promise<Arguments> {
  const options = {
    'passphrase-file': { type: 'string' },
    'accept-foreign': { type: 'boolean' },
    yes: { type: 'boolean' },
    'from-s3': { type: 'boolean' },
  } as const;
  const read = () => {
    try {
      return parseArgs({ options, allowPositionals: true });
    } catch {
      throw new StartError(usage);
    }
  };
  const { values, positionals } = read();
  if (positionals.length > 1) throw new StartError(usage);
  const passphraseFile = values['passphrase-file'];
  return {
    file: positionals[0] && !values['from-s3'] ? pathFrom(positionals[0]) : undefined,
    fromS3: values['from-s3'] ? { name: positionals[0] } : undefined,
    passphrase: passphraseFile === undefined ? undefined : await readPassphrase(pathFrom(passphraseFile)),
    acceptForeign: values['accept-foreign'] ?? false,
    yes: values.yes ?? false,
  };
}
