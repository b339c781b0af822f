/** What the files that one admin uploaded may take together, in bytes. A superadmin has what the site has. */
export const personalStorage = 2_000_000_000;

/** From this share on, people are told that storage comes to its end. */
const nearlyFull = 0.8;

/** How much storage is used (bytes), of what one person or the site may use. */
export type StorageUse = { of: 'person' | 'site'; used: number; most: number };

/** Whether it is time to tell. */
export const isNearlyFull = ({ used, most }: StorageUse): boolean => used >= most * nearlyFull;
