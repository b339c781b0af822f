import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The list of routes is one small cached file; asking the server for it piece by piece would cost a request per page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
