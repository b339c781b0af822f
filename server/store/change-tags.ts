/**
 * The tags of what can be written, besides the names of content types. Stores count a write of a tag in the transaction
 * of the write, so that the caches of other processes notice it even where the writer is killed right after.
 */

/** The record of a file, such as its alternative text. */
export const filesTag = 'files';

/** Writes of a content type that only staff can see, such as a new draft. */
export const getStaffTag = (typeName: string): string => `${typeName}:staff`;

/** The association's own texts; every public page depends on them. */
export const siteTextsTag = 'site-texts';

/** The installed translations of verses; pages that quote one depend on them. */
export const verseTranslationsTag = 'verse-translations';

/** The security settings; pages that show one are rendered again after a change. */
export const securitySettingsTag = 'security-settings';

/** The names of staff and who was deleted; pages that show authors depend on them. */
export const peopleTag = 'people';

/** Files that were removed from the storage. No page depends on them. */
export const removedFilesTag = 'removed-files';
