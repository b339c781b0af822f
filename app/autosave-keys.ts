/** Forms of the dashboard save what is typed in this browser, until it is saved on the site (decision 035). */
const prefix = 'unsaved:';

/** Returns how the keys of a person's texts begin. */
export const autosavePrefix = (userId: string): string => `${prefix}${userId}:`;

/** Returns the keys of all texts in this browser, whoever typed them. */
export const autosaveKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Removes the texts of everybody, or of everybody but one person. */
export function clearAutosaves(exceptOf?: string): void {
  for (const key of autosaveKeys()) {
    if (exceptOf === undefined || !key.startsWith(autosavePrefix(exceptOf))) localStorage.removeItem(key);
  }
}
