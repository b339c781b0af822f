// One hash over files and folders: equal exactly if names and contents are equal. Not times: a checkout or a copied
// folder changes them all, and some editors preserve them.
import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const notSource = /^\.DS_Store$|~$|^\..*\.sw[a-z]$/;
const maxAtOnce = 32;

/**
 * @param {string} root
 * @param {string[]} paths relative to root; a missing one is hashed as missing
 * @param {string[]} [extra] further texts to hash
 */
export async function fingerprint(root, paths, extra = []) {
  const files = (await Promise.all(paths.map((path) => listFiles(root, path)))).flat();
  const unique = [...new Set(files)].sort();
  /** @type {string[]} */
  const hashes = [];
  let next = 0;
  const work = async () => {
    while (next < unique.length) {
      const index = next++;
      const content = await readFile(join(root, /** @type {string} */ (unique[index]))).catch(() => null);
      hashes[index] = content ? createHash('sha256').update(content).digest('hex') : 'missing';
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, work));
  const whole = createHash('sha256');
  for (const text of extra) whole.update(JSON.stringify(text));
  for (const [index, file] of unique.entries()) whole.update(`${JSON.stringify(file)} ${hashes[index]}\n`);
  return whole.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function listFiles(root, path) {
  const info = await stat(join(root, path)).catch(() => null);
  if (!info) return [];
  if (!info.isDirectory()) return [path];
  const names = await readdir(join(root, path));
  const lists = await Promise.all(
    names.filter((name) => !notSource.test(name)).map((name) => listFiles(root, `${path}/${name}`)),
  );
  return lists.flat();
}
