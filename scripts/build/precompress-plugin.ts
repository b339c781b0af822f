import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const text = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Writes a brotli file beside every text file of the finished client build, at the best quality. */
export function precompress(): Plugin {
  return {
    name: 'minbar:precompress',
    apply: 'build',
    // Last, because the server build, which comes second, writes the router's manifest.
    buildApp: {
      order: 'post',
      async handler({ environments }) {
        const dir = environments['client']?.config.build.outDir;
        if (!dir) return;
        const files = await readdir(dir, { recursive: true });
        for (const name of files.filter((file) => text.test(file))) {
          const bytes = await readFile(join(dir, name));
          const options = {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          };
          await writeFile(join(dir, `${name}.br`), await compress(bytes, options));
        }
      },
    },
  };
}
