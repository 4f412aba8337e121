import { runStep, tool } from './run.ts';

/** The long form of the crash test: kill -9 fifty times on each engine. `RONDAS` asks for another number. */
const step = tool('kill -9', 'vitest', 'run', 'tests/fiabilidad.test.ts');
const passed = await runStep({ ...step, env: { RONDAS: process.env.RONDAS ?? '50' } });
process.exitCode = passed ? 0 : 1;
