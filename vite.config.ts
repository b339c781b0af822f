import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/build/catalogues-plugin.ts';
import { serverGuard } from './scripts/build/server-guard-plugin.ts';
import { precompress } from './scripts/build/precompress-plugin.ts';

export default defineConfig({
  plugins: [catalogues(), serverGuard(), tailwindcss(), reactRouter(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // The server build is one module, `createPages`, that the server hands its services to.
    ssr: { build: { rolldownOptions: { input: 'app/pages.ts' } } },
  },
});
