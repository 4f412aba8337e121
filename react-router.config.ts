import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known at once: navigating asks the server for data only.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
