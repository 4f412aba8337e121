import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runAll } from './run.ts';

/** Every folder of bench/ measures one thing and starts at its `index.ts`. */
const steps = readdirSync(join(root, 'bench'))
  .map((name) => ({ title: name, entry: join('bench', name, 'index.ts') }))
  .filter(({ entry }) => existsSync(join(root, entry)))
  .map(({ title, entry }) => ({ title, command: process.execPath, args: [entry] }));

process.exitCode = steps.length > 0 && (await runAll(steps)) ? 0 : 1;
