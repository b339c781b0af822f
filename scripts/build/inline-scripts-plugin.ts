import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { contentTypes } from '../../domain/content/index.ts';
import { listPaths, publicPages } from '../../domain/site/public-pages.ts';

const virtual = 'virtual:inline-scripts';
const resolved = `\0${virtual}`;
/** The scripts that are inline in pages, so that they run at once; by name, with their folder in app/. */
const shellScripts = {
  'save-data': 'inline-scripts',
  'deferred-start': 'inline-scripts',
  'offer-language': 'inline-scripts',
};
/** Those for reading without a connection, which would be in the way in development. */
const offlineScripts = { 'register-worker': 'offline', 'unregister-worker': 'offline', 'show-stored-pages': 'offline' };

/** Returns a module of a folder of app/ with all that it imports, as one small script. */
async function bundle(root: string, folder: string, name: string): Promise<string> {
  const publicPaths = {
    pages: publicPages,
    lists: listPaths,
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
      rolldownOptions: { input: join(root, 'app', folder, `${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${name} was not built.`);
  return result.output[0].code.trim();
}

/**
 * Builds `/service-worker.js`, and `virtual:inline-scripts`: the texts of the inline scripts by name. In the browser
 * these are empty; in development, those for reading without a connection.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'minbar:inline-scripts',
    resolveId: (id) => (id === virtual ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { name, config } = this.environment;
      const isBuilt = name === 'ssr' && config.command === 'build';
      const wanted: Readonly<Record<string, string>> =
        name === 'client' ? {} : { ...shellScripts, ...(isBuilt && offlineScripts) };
      const texts = await Promise.all(
        Object.entries(wanted).map(async ([script, folder]) => [script, await bundle(config.root, folder, script)]),
      );
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
    async generateBundle() {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: await bundle(config.root, 'offline', 'service-worker'),
      });
    },
  };
}
