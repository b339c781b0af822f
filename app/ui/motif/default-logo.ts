import { starPath } from './star.ts';

/**
 * The default logo: the star, an arched doorway cut out of it, and an open book in the doorway. Drawn in a square of
 * 64; fill with the even-odd rule so that the doorway stays open.
 */
export const defaultLogo = {
  viewBox: '0 0 64 64',
  /** The star with its doorway. */
  star: `${starPath(32, 32, 31.5)}M18 44V31C18 23 24 17 32 13C40 17 46 23 46 31V44Z`,
  /** The open book in the doorway, its pages rising to both sides. */
  book: 'M31 30.5C28 28 24.5 27 20.5 27V41.5C24.5 41.5 28 42.5 31 45ZM33 30.5C36 28 39.5 27 43.5 27V41.5C39.5 41.5 36 42.5 33 45Z',
} as const;
