import { readFileSync } from 'node:fs';

let version: string | undefined;

/** Returns the version of this program, such as `0.1.0`, from its package.json. */
export function readProgramVersion(): string {
  version ??= String(
    (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: unknown }).version,
  );
  return version;
}
