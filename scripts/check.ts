import { runAll, tool } from './run.ts';

const colors = process.stdout.isTTY ? [] : ['--colors=off'];

/** The types of every room; then format, lint and the walls between rooms. */
const CHECKS = [tool('types', 'tsc', '-b'), tool('format and lint', 'biome', 'ci', ...colors, '.')];

process.exitCode = (await runAll(CHECKS)) ? 0 : 1;
