/** What a form does with stored pictures: uses one of the media library, changes its alternative texts. */
import type { FieldProblems } from '../../../domain/errors.ts';
import type { ContentType, Item, ItemValues } from '../../../domain/model/define.ts';
import { isId } from '../../../domain/model/id.ts';
import { languages, type Localized } from '../../../domain/model/localized.ts';
import { mayDescribeFiles } from '../../../domain/people/permissions.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import type { FileUseStore } from '../../store/files/file-use-store.ts';
import { findVerseProblems } from '../verses/check-verses.ts';
import { isStoredAlready, type PreparedPicture } from '../files/pictures.ts';
import type { FileChange } from '../files/uploads.ts';

/** New alternative texts by field name, with the id of their picture. */
type AltChanges = Map<string, { fileId: string; alt: Partial<Localized> }>;

/**
 * Returns the pictures of the media library that a form chooses, by field name; one that is missing or in the trash is
 * a problem of its field. An upload takes precedence.
 */
export async function checkLibraryPictures(
  type: ContentType,
  { libraryPictures, uploads }: FileChange,
  fileStore: FileStore,
): Promise<{ ids: Map<string, string>; problems: FieldProblems }> {
  const ids = new Map<string, string>();
  const problems: FieldProblems = {};
  for (const [name, id] of libraryPictures ?? []) {
    if (type.fields[name]?.kind !== 'picture' || uploads?.has(name)) continue;
    ids.set(name, id);
    if (!isId(id) || !(await fileStore.isUsablePicture(id))) problems[name] = { key: 'pictureDeleted' };
  }
  return { ids, problems };
}

/**
 * Returns the alternative texts of stored pictures that a form changes. For a picture that was uploaded again, a form
 * only fills in missing texts.
 */
export async function findChangedAlts(
  values: ItemValues,
  { alts }: FileChange,
  prepared: ReadonlyMap<string, PreparedPicture>,
  fileStore: FileStore,
): Promise<AltChanges> {
  const changed: AltChanges = new Map();
  for (const [name, given] of alts ?? []) {
    const fileId = values[name];
    const picture = prepared.get(name);
    if (typeof fileId !== 'string' || (picture && !isStoredAlready(picture))) continue;
    const known = (await fileStore.findMany([fileId])).get(fileId)?.alt;
    const alt = Object.fromEntries(
      languages.flatMap((language) => {
        const text = given[language];
        return text === undefined || text === known?.[language] || (picture && text === '') ? [] : [[language, text]];
      }),
    );
    if (known && Object.keys(alt).length > 0) changed.set(name, { fileId, alt });
  }
  return changed;
}

/**
 * Returns a problem for each field whose picture other items show too, or which somebody else added to the media
 * library, where the viewer may not change their alternative texts.
 */
export async function findSharedPictureProblems(
  viewer: Staff,
  item: Item,
  alts: AltChanges,
  fileUses: FileUseStore,
  fileStore: FileStore,
): Promise<FieldProblems> {
  if (mayDescribeFiles(viewer)) return {};
  const ids = [...alts.values()].map(({ fileId }) => fileId);
  const counts = await fileUses.count(ids);
  const ofOthers = await fileStore.findAddedByOthers(ids, viewer.id);
  const isShared = ([name, { fileId }]: [string, { fileId: string }]) =>
    (counts.get(fileId) ?? 0) > (item.values[name] === fileId ? 1 : 0);
  const problems: FieldProblems = {};
  for (const [name, change] of alts) {
    if (isShared([name, change])) problems[name] = { key: 'sharedPicture' };
    else if (ofOthers.has(change.fileId)) problems[name] = { key: 'pictureOfOthers' };
  }
  return problems;
}

/**
 * Returns a problem for each picture whose alternative texts, as a form changes or first gives them, misquote a verse.
 */
export async function findAltProblems(
  { alts: given }: FileChange,
  changed: AltChanges,
  prepared: ReadonlyMap<string, PreparedPicture>,
): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const [name, texts] of given ?? []) {
    const alt = changed.get(name)?.alt ?? (prepared.has(name) ? texts : {});
    const [problem] = Object.values(await findVerseProblems(alt, (language) => language));
    if (problem) problems[name] = problem;
  }
  return problems;
}
