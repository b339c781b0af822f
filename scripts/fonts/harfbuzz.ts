/** The HarfBuzz of subset-font, which shapes text as browsers do. */
import { createRequire } from 'node:module';
import type * as HarfBuzz from 'harfbuzzjs';

/** Finds files of the same release. */
export const harfbuzzRequire = createRequire(createRequire(import.meta.url).resolve('subset-font'));
export const harfbuzz = (await import(harfbuzzRequire.resolve('harfbuzzjs'))) as typeof HarfBuzz;
