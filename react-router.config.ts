import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { checkBudget } from './scripts/budget.ts';
import { leanManifest } from './scripts/lean-manifest.ts';
import { precompress } from './scripts/precompress.ts';

const config: Config = {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known at once: navigating asks the server for data only.
  routeDiscovery: { mode: 'initial' },
  // The list of routes is written last of all, after every plugin has had its say.
  buildEnd: ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    leanManifest(client);
    precompress(client);
    checkBudget(client);
  },
};

export default config;
