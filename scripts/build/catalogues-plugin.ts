import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compileCatalogue, type CatalogueSource } from '../../locales/compile.ts';

const catalogue = /\/locales\/(?:en|so|ar)\/[a-z]+\.json$/;

/**
 * Compiles the catalogues of `locales/` when they are imported. Missing messages are filled in with English, so that
 * the browser needs one catalogue only (specification 1: English as fallback).
 */
export function catalogues(): Plugin {
  return {
    name: 'minbar:catalogues',
    enforce: 'pre',
    load(id) {
      if (!catalogue.test(id)) return undefined;
      const read = (file: string) => compileCatalogue(JSON.parse(readFileSync(file, 'utf8')) as CatalogueSource);
      const english = id.replace(/\/locales\/(?:en|so|ar)\//, '/locales/en/');
      this.addWatchFile(id);
      return {
        code: `export default ${JSON.stringify({ ...read(english), ...read(id) })}`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
  };
}
