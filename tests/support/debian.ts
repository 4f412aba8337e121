import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { order } from './ordenes.ts';

/** What takes long to bring stays here from one run to the next, where nobody else writes: a Debian, images, their layers. */
export const KEPT = join(homedir(), '.cache', 'club-operaciones');

/** The root of a small Debian 12 with those packages. */
export async function debian(name: string, packages: readonly string[]): Promise<string> {
  const folder = join(KEPT, name);
  const done = `${folder}.listo`;
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await order('debootstrap', ['--variant=minbase', `--include=${packages.join(',')}`, 'bookworm', folder]);
  for (const rest of ['var/cache/apt', 'var/lib/apt/lists'])
    rmSync(join(folder, rest), { recursive: true, force: true });
  writeFileSync(done, '');
  return folder;
}
