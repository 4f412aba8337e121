import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureChromium } from '../../scripts/chromium.ts';
import { figure, notRun } from '../support/figures.ts';
import { obstacle, order } from '../support/ordenes.ts';
import { root, runNode } from '../support/programs/run-node.ts';

const FAR_MS = 3_600_000;
const LUGAR = join(root, '.cache', 'aspecto');
const FOTOS = join(LUGAR, 'fotos');

/** The commit whose look is the accepted one: who changes the look on purpose, and has looked at it, writes the new one. */
const ACEPTADO = readFileSync(new URL('../fixtures/aspecto-aceptado.txt', import.meta.url), 'utf8').trim();

/** The tracked files as they stand here, or as they were. */
const DE_AQUI = 'git ls-files -co --exclude-standard -z | tar --null --ignore-failed-read -T - -c';
const deEntonces = `git archive ${ACEPTADO}`;

/** A site of its own, with the page of samples, built in its folder. */
async function construir(nombre: string, traer: string): Promise<string> {
  const folder = join(LUGAR, nombre);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await order('sh', ['-c', `${traer} | tar -x -C '${folder}'`], { cwd: root });
  const suyo = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (suyo === readFileSync(join(root, 'package-lock.json'), 'utf8'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, MUESTRAS: '1' };
  const { code, output } = await runNode(join(folder, 'scripts/ready.mjs'), ['build'], { cwd: folder, env });
  expect(code, output).toBe(0);
  return folder;
}

async function retratar(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, ASPECTO: folder, FOTOS, CHROMIUM: await ensureChromium() };
  const { code, output } = await runNode(
    'node_modules/.bin/playwright',
    ['test', 'tests/e2e/aspecto.spec.ts', ...args],
    { cwd: root, env },
  );
  expect(code, output).toBe(0);
  return output;
}

const sinGit = obstacle('git');
const falta =
  (sinGit?.includes('not installed') && sinGit) ||
  (await order('git', ['cat-file', '-e', `${ACEPTADO}^{commit}`], { cwd: root }).then(
    () => null,
    () => 'the history of this clone does not hold the accepted commit',
  ));
if (falta) notRun('pictures of every page', falta);

describe.skipIf(falta)('every page', () => {
  it(
    'looks as it did in the accepted commit, on a phone and a laptop, in light and dark',
    async () => {
      rmSync(FOTOS, { recursive: true, force: true });
      await retratar(await construir('aceptado', deEntonces), '--update-snapshots=all');
      expect(existsSync(FOTOS)).toBe(true);
      await retratar(await construir('aqui', DE_AQUI), '--update-snapshots=none');
      figure('pictures of every page', `as in ${ACEPTADO.slice(0, 8)}`, 'equal');
    },
    FAR_MS,
  );
});
