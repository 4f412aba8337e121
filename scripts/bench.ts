import { join } from 'node:path';
import { runAll } from './run.ts';

/** The routes whose figures the README tells; `npm run bench:web` measures them all, five times each. */
const TOLD = [
  '/',
  '/competicion-clasificaciones',
  '/competicion-horarios',
  '/el-tiempo',
  '/club-quienes-somos',
  '/contacto',
];

const step = (title: string, env: NodeJS.ProcessEnv = {}) => ({
  title,
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', join('bench', title, 'index.ts')],
  env,
});

/** The figures of the README, in less than twelve minutes; those of the proposals have a command of their own. */
const STEPS = [step('servidor'), step('web', { ONLY: TOLD.join(','), RUNS: '1' })];

process.exitCode = (await runAll(STEPS)) ? 0 : 1;
