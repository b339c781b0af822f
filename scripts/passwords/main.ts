/**
 * Generates `server/services/accounts/passwords/common-passwords.bin`: `node scripts/run.mjs exec
 * scripts/passwords/main.ts path/to/passwords.json`, from the list of @zxcvbn-ts/language-common (decision 021), which begins with the most
 * common password.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { passwordMin } from '../../domain/people/password.ts';
import {
  commonPasswordsFile,
  digestLength,
  digestPassword,
} from '../../server/services/accounts/passwords/common-passwords.ts';

const commonest = 10_000;

const list = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as string[];
// Of the rest only those that are long enough to be accepted.
const chosen = list.filter((password, index) => index < commonest || password.length >= passwordMin);
const digests = chosen.map(digestPassword).toSorted(Buffer.compare);
await writeFile(commonPasswordsFile, Buffer.concat(digests));
console.log(`${chosen.length} passwords, ${chosen.length * digestLength} bytes`);
