import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The modules of each built script, as paths from the root of the project. */
export type ChunkContents = Record<string, string[]>;

/** Outside the client build, whose files are public. */
export const chunkContentsFile = 'build/chunk-contents.json';

/** Records the modules of each script, so that the budgets can report those that do not belong there. */
export function chunkContents(): Plugin {
  return {
    name: 'minbar:chunk-contents',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(_options, bundle) {
      const root = this.environment.config.root;
      const contents: ChunkContents = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        contents[`/${chunk.fileName}`] = Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => relative(root, id).replaceAll('\\', '/'));
      }
      await writeFile(join(root, chunkContentsFile), JSON.stringify(contents));
    },
  };
}
