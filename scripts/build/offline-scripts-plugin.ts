import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { contentTypes } from '../../domain/content/index.ts';
import { listPages, publicPages } from '../../domain/site/public-pages.ts';

const virtual = 'virtual:offline-scripts';
const resolved = `\0${virtual}`;
/** The scripts of pages that are inline, so that they work without a connection and under data saving. */
const inlineScripts = ['register-worker', 'unregister-worker', 'show-stored-pages'];

/** Returns a module of app/offline/ with all that it imports, as one small script. */
async function bundle(root: string, name: string): Promise<string> {
  const publicPaths = {
    pages: publicPages,
    lists: listPages,
    items: ['/gallery/', ...contentTypes.flatMap(({ itemPath }) => itemPath?.replace(/:id$/, '') ?? [])],
  };
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PUBLIC_PATHS: JSON.stringify(publicPaths) },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(root, `app/offline/${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${name} was not built.`);
  return result.output[0].code.trim();
}

/**
 * Builds `/service-worker.js`, and `virtual:offline-scripts`: the texts of the inline scripts by name. In development
 * and in the browser these are empty.
 */
export function offlineScripts(): Plugin {
  return {
    name: 'minbar:offline-scripts',
    resolveId: (id) => (id === virtual ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { name, config } = this.environment;
      const isBuilt = name === 'ssr' && config.command === 'build';
      const texts = isBuilt ? await Promise.all(inlineScripts.map((script) => bundle(config.root, script))) : [];
      return `export default ${JSON.stringify(Object.fromEntries(texts.map((text, index) => [inlineScripts[index], text])))}`;
    },
    async generateBundle() {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: await bundle(config.root, 'service-worker'),
      });
    },
  };
}
