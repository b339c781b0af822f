import type { Plugin } from 'vite';

const serverOnly = /\/(server|db|scripts|tests)\/[^?]*\.tsx?$/;

/**
 * Fails the build if server code is in a browser bundle. React Router itself checks only files named `.server.`, not
 * folders.
 */
export function serverGuard(): Plugin {
  return {
    name: 'minbar:server-guard',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const root = this.environment.config.root;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const leaked = Object.keys(chunk.modules).find(
          (id) => id.startsWith(root) && serverOnly.test(id.slice(root.length)),
        );
        if (leaked)
          this.error(`Server code reaches the browser: ${leaked.slice(root.length + 1)} is in ${chunk.fileName}.`);
      }
    },
  };
}
