// Tells whether what is installed and what is built still match their sources. Two stamps hold the hashes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const LOCK = join(root, 'package-lock.json');
const INSTALLED = join(root, 'node_modules', '.listo');
const BUILT = join(root, 'build', '.listo');

/** An image holds what is installed and built, and nothing to do it again with. */
export const isReadyMade = !existsSync(LOCK);

const SOURCES = [
  'src/web',
  'src/contract',
  'src/domain',
  'public',
  'contenido/dibujos',
  'scripts/precompress.ts',
  'scripts/budget.ts',
  'scripts/subset-font.ts',
  'club.browser.ts',
  'club.config.ts',
  'club.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const NOT_SHIPPED = /\.test\.tsx?$/;

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** Tells whether npm itself recorded the versions the lockfile asks for: an `npm ci` by hand counts too. */
function npmInstalledIt() {
  const hidden = read(join(root, 'node_modules', '.package-lock.json'));
  if (!hidden) return false;
  const there = JSON.parse(hidden).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages);
  return wanted.every(
    ([path, { version, optional }]) => !path || optional || there[path]?.version === version,
  );
}

export function isInstalled() {
  if (!existsSync(join(root, 'node_modules', 'node', 'bin', 'node'))) return false;
  if (read(INSTALLED) === hashOf(readFileSync(LOCK))) return true;
  if (!npmInstalledIt()) return false;
  markInstalled();
  return true;
}

export const markInstalled = () => writeFileSync(INSTALLED, hashOf(readFileSync(LOCK)));

function* filesUnder(path) {
  if (!existsSync(path)) return;
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inside);
    else if (!NOT_SHIPPED.test(entry.name)) yield inside;
  }
}

/** One hash over names and contents: unlike times, it survives a clone, a copy and a change undone. */
function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

export function isBuilt() {
  const fingerprint = fingerprintOfSources();
  const complete = existsSync(join(root, 'build', 'server')) && existsSync(join(root, 'build', 'client'));
  return { fresh: complete && read(BUILT) === fingerprint, fingerprint };
}

export function markBuilt(fingerprint) {
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, fingerprint);
}
