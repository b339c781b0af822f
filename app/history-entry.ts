/** The entry of the browser's history that is shown, with what the router and our own views store in it. */
import type { Path } from 'react-router';

/** `key`, `idx`, `masked`: the router's; `large`: the picture that the large view shows. */
export type HistoryEntry = { key?: string; idx?: number; masked?: Path; large?: number };

/** Returns what is stored in the entry. */
export const readEntry = (): HistoryEntry => (window.history.state ?? {}) as HistoryEntry;

/** Returns the router's key of the entry. The first page of a visit has none. */
export const getEntryKey = (): string => readEntry().key ?? 'default';
