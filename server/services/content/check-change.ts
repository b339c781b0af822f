import { conflict, draftsOnly, invalidFields, isAllowedInDraft, translationsOnly } from '../../../domain/errors.ts';
import type { FieldProblems } from '../../../domain/errors.ts';
import { isLocalizedText } from '../../../domain/fields/text.ts';
import { applyInput, isAsStored, type Applied } from '../../../domain/model/apply-input.ts';
import { getText, type ContentType, type Item, type ItemValues } from '../../../domain/model/define.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { languages } from '../../../domain/model/localized.ts';
import {
  applyTranslations,
  changesOnlyTranslations,
  isTranslatedDocument,
} from '../../../domain/model/translation-changes.ts';
import { requireChange, getScope } from '../../../domain/people/permissions.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { createPause, longText } from '../../queues/yield-to-event-loop.ts';
import type { DocumentAccessStore } from '../../store/files/document-access-store.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import type { FileUseStore } from '../../store/files/file-use-store.ts';
import { checkTexts } from './check-texts.ts';
import type { ItemChange, SaveMode } from './content.ts';
import { findChangedAlts, checkLibraryPictures, findAltProblems, findSharedPictureProblems } from './item-pictures.ts';
import type { CountTexts } from './text-limit.ts';
import type { PreparedUploads } from '../files/uploads.ts';

type Deps = {
  /** Returns the item of which the person may change something; throws otherwise. */
  requireChangeable: (type: ContentType, staff: Staff, id: string) => Promise<Item>;
  fileStore: FileStore;
  fileUses: FileUseStore;
  documentAccess: DocumentAccessStore;
  now: () => Date;
};

type RequestedChange = {
  type: ContentType;
  staff: Staff;
  id: string;
  change: ItemChange;
  prepared: PreparedUploads;
  /** Uploaded pictures that are in the media library already: fields and ids of files. */
  alreadyStored: readonly (readonly [string, string])[];
  mode: SaveMode;
  countTexts: CountTexts;
};

/** Creates the check of what a form makes of an item. Part of the content service. */
export function createChangeCheck({ requireChangeable, fileStore, fileUses, documentAccess, now }: Deps) {
  /**
   * Returns what a change makes of the item, without its new files. Texts that differ are counted before they are
   * checked, long ones before they are cleaned; what is refused is counted in any case. Throws 403, 409 or the problems
   * of its fields.
   */
  return async ({ type, staff, id, change, prepared, alreadyStored, mode, countTexts }: RequestedChange) => {
    // Between steps that take milliseconds each for the longest texts.
    const pause = createPause();
    // Read again: preparing takes seconds, in which another person may have saved.
    const item = await requireChangeable(type, staff, id);
    await pause();
    if (change.basedOn !== undefined && change.basedOn !== item.revision) throw conflict();
    const toDraft = mode === 'unpublish' || (mode === 'draft' && item.state === 'draft');
    if (hasLongChange(type, item.values, change.input)) await countTexts(change.input);
    await pause();
    const applied = applyInput(type, item.values, change.input);
    await pause();
    if (JSON.stringify(applied.values) !== JSON.stringify(item.values)) await countTexts(applied.values);
    await pause();
    const { values, problems: fieldProblems } = restrictChange(staff, type, item, applied);
    const textProblems = await checkTexts(type, item.values, values, fileStore, (hashes) =>
      documentAccess.findLinkable(hashes, staff, now().toISOString(), { type, id }),
    );
    const problems = { ...textProblems, ...(toDraft ? findDraftProblems(fieldProblems) : fieldProblems) };
    for (const name of change.removals ?? [])
      if (type.fields[name]?.required && !toDraft) problems[name] = { key: 'required' };
    const libraryPictures = await checkLibraryPictures(type, change, fileStore);
    const reusedFiles = new Map([...libraryPictures.ids, ...alreadyStored]);
    const alts = await findChangedAlts(
      { ...values, ...Object.fromEntries(reusedFiles) },
      change,
      prepared.pictures,
      fileStore,
    );
    requireChange(staff, type, item, { values, state: toDraft ? 'draft' : 'published', alts });
    for (const name of [...prepared.pictures.keys(), ...prepared.documents.keys(), ...reusedFiles.keys()])
      delete problems[name];
    Object.assign(
      problems,
      libraryPictures.problems,
      await findSharedPictureProblems(staff, item, alts, fileUses, fileStore),
      prepared.problems,
      await findAltProblems(change, alts, prepared.pictures),
    );
    if (Object.keys(problems).length > 0) {
      // Also where nothing of it became part of the item.
      await countTexts(change.input);
      throw invalidFields(problems);
    }
    return { item, toDraft, values: toDraft ? withoutSchedule(type, item, values, now()) : values, reusedFiles, alts };
  };
}

/** Returns whether a form sends a text that takes long to clean and is not the stored one. */
function hasLongChange(type: ContentType, values: ItemValues, input: ItemChange['input']): boolean {
  return Object.entries(type.fields).some(
    ([name, field]) =>
      isLocalizedText(field) &&
      languages.some((language) => {
        const text = input[toTextKey(name, language)] ?? '';
        return text.length > longText && !isAsStored(text, getText(values, name)[language]);
      }),
  );
}

/** Returns what a person may apply: of one who translates, only the translations, and 403 for anything else. */
function restrictChange(staff: Staff, type: ContentType, item: Item, applied: Applied): Applied {
  if (getScope(staff, type.name, item) !== 'translations') return applied;
  const unchanged = applyInput(type, item.values, {});
  if (!changesOnlyTranslations(type, unchanged.values, applied.values)) throw translationsOnly();
  return applyTranslations(type, item.values, unchanged, applied);
}

/**
 * Throws 403 where a form wants what the person may not do with the item, before its files are decoded. `requireChange`
 * decides again about what is stored.
 */
export function requireFormRights(
  staff: Staff,
  type: ContentType,
  item: Item,
  change: ItemChange,
  mode: SaveMode,
): void {
  const scope = getScope(staff, type.name, item);
  if (scope === 'draft' && mode !== 'draft') throw draftsOnly();
  if (scope !== 'translations') return;
  const { uploads, libraryPictures, removals } = change;
  const files = [...(uploads?.keys() ?? []), ...(libraryPictures?.keys() ?? []), ...(removals ?? [])];
  const isDocument = files.every((name) => isTranslatedDocument(type, name));
  if (mode === 'unpublish' || !isDocument) throw translationsOnly();
}

/** Returns the problems with which a draft cannot be saved. */
export function findDraftProblems(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => !isAllowedInDraft(problem)));
}

/** Returns the values of a draft: without the publication date for which the item was scheduled. */
function withoutSchedule(type: ContentType, item: Item, values: ItemValues, now: Date): ItemValues {
  const name = item.state === 'published' ? type.publicationField : undefined;
  if (name === undefined || values[name] !== item.values[name]) return values;
  return String(item.values[name] ?? '') > now.toISOString() ? { ...values, [name]: null } : values;
}
