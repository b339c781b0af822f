import type { Plugin } from 'vite';

const serverOnly = /\/(server|db|scripts|tests)\/[^?]*\.tsx?$/;

/**
 * Fails the build when code of the server, with whatever it knows and carries, would reach a browser. React
 * Router itself guards only files named `.server.`; a plain folder would slip through silently.
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
