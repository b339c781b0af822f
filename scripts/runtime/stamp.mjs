// A stamp records the inputs of a finished step. It is written last and atomically, so that an interrupted step never
// looks finished.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** @param {string} file */
export async function readStamp(file) {
  return readFile(file, 'utf8').catch(() => null);
}

/**
 * @param {string} file
 * @param {string} text
 */
export async function writeStamp(file, text) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

/** @param {string} file */
export async function removeStamp(file) {
  await rm(file, { force: true });
}
