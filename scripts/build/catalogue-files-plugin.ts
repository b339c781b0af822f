import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chunkContentsFile, type ChunkContents } from './chunk-contents-plugin.ts';

const virtual = 'virtual:catalogue-files';
const resolved = `\0${virtual}`;

/**
 * `virtual:catalogue-files`: the addresses of the built catalogues by language and namespace, such as `en/dashboard`,
 * so that a page can preload its own. The client is built before the server; in development, and in the browser, the
 * list is empty.
 */
export function catalogueFiles(): Plugin {
  return {
    name: 'minbar:catalogue-files',
    resolveId: (id) => (id === virtual ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const { name, config } = this.environment;
      const file = join(config.root, chunkContentsFile);
      const isBuilt = name === 'ssr' && config.command === 'build' && existsSync(file);
      const contents = isBuilt ? (JSON.parse(readFileSync(file, 'utf8')) as ChunkContents) : {};
      const files = Object.entries(contents).flatMap(([address, modules]) =>
        modules.flatMap((module) => {
          const [, key] = /^locales\/(\w+\/\w+)\.json$/.exec(module) ?? [];
          return key ? [[key, address]] : [];
        }),
      );
      return `export default ${JSON.stringify(Object.fromEntries(files))}`;
    },
  };
}
