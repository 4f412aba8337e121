import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { checkBudget } from './scripts/budget.ts';
import { precompress } from './scripts/precompress.ts';

const config: Config = {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // A page is told of the routes it links to: the list of all, the staff's too, weighs 8 KB.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    precompress(client);
    checkBudget(client);
  },
};

export default config;
