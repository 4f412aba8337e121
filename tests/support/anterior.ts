import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { obstacle, order } from './ordenes.ts';
import { root } from './programs/run-node.ts';

/** What takes long to bring stays here from one run to the next. */
const KEPT = join(root, '.cache', 'operaciones');

const git = (...args: string[]): Promise<string> => order('git', args, { cwd: root });

/** The program as it was before its last migration. */
export type Anterior = { folder: string; commit: string };

/** The last commit without the newest of the migrations; null where the history of the clone does not reach it. */
async function commitBefore(): Promise<string | null> {
  const added = ['log', '-1', '--diff-filter=A', '--format=%H', '--', 'src/server/db/migrations'];
  const newest = await git(...added).catch(() => '');
  return newest ? git('rev-parse', '--short', `${newest}^`).catch(() => null) : null;
}

const digest = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** Its own parts, unless they are the same as here. */
async function bringParts(folder: string): Promise<void> {
  if (digest(folder) === digest(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await order('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Brings it into a folder of its own, or says why it cannot. Pages are not built: what is proven are its data. */
export async function bringAnterior(): Promise<Anterior | string> {
  const missing = obstacle('git');
  if (missing && missing !== 'only root can') return missing;
  const commit = await commitBefore();
  if (!commit) return 'the history of this clone does not hold the program before its last migration';
  const folder = join(KEPT, `anterior-${commit}`);
  if (existsSync(`${folder}.listo`)) return { folder, commit };
  mkdirSync(folder, { recursive: true });
  await order('sh', ['-c', `git archive ${commit} | tar -x -C '${folder}'`], { cwd: root });
  await bringParts(folder);
  writeFileSync(`${folder}.listo`, '');
  return { folder, commit };
}
