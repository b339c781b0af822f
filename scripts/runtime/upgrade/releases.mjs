// Releases are tags `v1.2.3` of `origin`, ordered by their numbers. Those with a suffix (`v2.0.0-rc.1`) are only found
// by their name.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Stop } from '../progress.mjs';
import { git } from './run-program.mjs';

/** @typedef {{ tag: string, commit: string, version: string }} Release */

/** @param {string} root */
export async function readVersion(root) {
  return String(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version);
}

/**
 * Fetches the tags of `origin`, and returns the release that is asked for, or the newest; null where this checkout is
 * there already.
 * @param {string} root
 * @param {string | undefined} asked
 * @returns {Promise<Release | null>}
 */
export async function findRelease(root, asked) {
  await git(root, ['fetch', '--no-progress', '--tags', 'origin']).catch((error) => {
    if (!(error instanceof Stop)) throw error;
    const [, moved] = /\[rejected\]\s+(\S+)/.exec(error.message) ?? [];
    throw new Stop(
      moved === undefined
        ? `The releases could not be fetched. ${error.message}`
        : `The release ${moved} is another one at origin than before. If its publisher says that this is right, remove the old one with \`git tag -d ${moved}\` and try again.`,
    );
  });
  const tags = (await git(root, ['tag', '--list', 'v*'])).split('\n').filter((tag) => parseVersion(tag) !== null);
  const releases = tags.filter((tag) => !tag.includes('-')).sort(compareVersions);
  const tag = asked === undefined ? releases.at(-1) : tags.find((one) => one.slice(1) === asked.replace(/^v/, ''));
  if (tag === undefined) {
    const known = releases.length === 0 ? 'There are none yet.' : `There are: ${releases.slice(-20).join(', ')}.`;
    throw new Stop(
      asked === undefined
        ? 'The repository that this copy was cloned from (origin) has no release yet, which is a tag such as v1.2.3, so ' +
            'there is nothing to install. Try again after one was published. The section "A new version" of docs/deploy.md says more.'
        : `There is no release ${asked}. ${known}`,
    );
  }
  const commit = (await git(root, ['rev-parse', `${tag}^{commit}`])).trim();
  const current = await readVersion(root);
  const isOlder = compareVersions(tag, current) < 0;
  if (commit === (await git(root, ['rev-parse', 'HEAD'])).trim() || (asked === undefined && isOlder)) return null;
  return { tag, commit, version: tag.slice(1) };
}

/**
 * Throws Stop where the checkout has changes that the new version would overwrite.
 * @param {string} root
 * @param {Release} release
 */
export async function requireNoChanges(root, { tag }) {
  const changed = splitNames(await git(root, ['diff', '--name-only', '-z', 'HEAD']));
  const untracked = splitNames(await git(root, ['ls-files', '--others', '--exclude-standard', '-z']));
  const coming = new Set(splitNames(await git(root, ['ls-tree', '-r', '--name-only', '-z', tag])));
  const inTheWay = [...changed, ...untracked.filter((name) => coming.has(name))];
  if (inTheWay.length === 0) return;
  throw new Stop(
    `Files of this checkout were changed, and the upgrade would overwrite them: ${inTheWay.slice(0, 10).join(', ')}${inTheWay.length > 10 ? ` and ${inTheWay.length - 10} more` : ''}. Move them away, or take your changes back with \`git checkout FILE\`. Settings belong in .env.`,
  );
}

/** @param {string} list */
const splitNames = (list) => list.split('\0').filter(Boolean);

/**
 * Returns what operators must know of the releases after `from` up to `to`: the parts "For operators" of the changelog.
 * @param {string} changelog
 * @param {string} from
 * @param {string} to
 */
export function notesForOperators(changelog, from, to) {
  /** @type {string[]} */
  const notes = [];
  for (const section of changelog.split(/^## /m).slice(1)) {
    const version = section.split(/\s/, 1)[0] ?? '';
    if (parseVersion(version) === null || compareVersions(version, from) <= 0 || compareVersions(version, to) > 0)
      continue;
    const part = section.split(/^### /m).find((text) => text.startsWith('For operators'));
    if (part) notes.push(`${version}\n\n${part.slice('For operators'.length).trim()}`);
  }
  return notes.join('\n\n');
}

/**
 * @param {string} text
 * @returns {{ numbers: number[], suffix: string } | null}
 */
function parseVersion(text) {
  const match = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([\w.-]{1,40}))?$/.exec(text);
  return match && { numbers: match.slice(1, 4).map(Number), suffix: match[4] ?? '' };
}

/**
 * @param {string} a
 * @param {string} b
 */
function compareVersions(a, b) {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.numbers[index] ?? 0) - (right?.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  // 1.0.0-rc.1 comes before 1.0.0.
  return (
    Number(left?.suffix === '') - Number(right?.suffix === '') ||
    (left?.suffix ?? '').localeCompare(right?.suffix ?? '')
  );
}
