import { runAll, tool } from './run.ts';

const colors = process.stdout.isTTY ? [] : ['--colors=off'];

// Each checker works out for itself the types that all share: two of them cost half as much again as one.
const types = tool('types', 'tsc', '-b', '--checkers', '1');

const look = { title: 'what may only go down', command: process.execPath, args: ['scripts/ratchet.ts'] };

const CHECKS = [types, tool('format and lint', 'biome', 'ci', ...colors, '.'), look];

process.exitCode = (await runAll(CHECKS)) ? 0 : 1;
