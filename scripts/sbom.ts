import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bomOf, type Lock } from './bom.ts';
import { root } from './run.ts';

/** Prints every part of the program, with its version, licence and hash, for whoever looks for vulnerable ones. */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
console.log(JSON.stringify(bomOf(lock), null, 2));
