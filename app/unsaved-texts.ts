/** What staff type into a form is kept in this browser until it is saved (decision 035). */
const prefix = 'unsaved:';

/** Returns how the keys of a person's texts begin. */
export const unsavedPrefix = (userId: string): string => `${prefix}${userId}:`;

/** Returns the keys of all texts in this browser, whoever typed them. */
export const unsavedKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Removes the texts of everybody, or of everybody but one person. */
export function removeUnsavedTexts(exceptOf?: string): void {
  for (const key of unsavedKeys()) {
    if (exceptOf === undefined || !key.startsWith(unsavedPrefix(exceptOf))) localStorage.removeItem(key);
  }
}
