/**
 * The most that the files uploaded by one admin may take together, in bytes. For a superadmin only the site's limit
 * applies.
 */
export const personalStorage = 2_000_000_000;

/** The least that a disk takes for a file, in bytes. */
export const smallestFile = 4_096;

/** From this share on, a warning is shown. */
const nearlyFull = 0.8;

/** How much storage is used, and the limit for one person or the site (bytes). */
export type StorageUse = { of: 'person' | 'site'; used: number; most: number };

/** Returns whether to show the warning. */
export const isNearlyFull = ({ used, most }: StorageUse): boolean => used >= most * nearlyFull;
