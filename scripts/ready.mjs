// Makes the checkout ready (installs, builds) when something changed, then runs a command with the Node the
// project pins. Plain JavaScript without dependencies: the machine's own Node, 18 or later, starts it.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { alone } from './alone.mjs';
import { isBuilt, isInstalled, isReadyMade, markBuilt, markInstalled, root } from './fresh.mjs';

const WINDOWS = process.platform === 'win32';
const NODE = join(root, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
/** The file itself: what is in .bin is a script for cmd.exe on Windows. */
const REACT_ROUTER = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Of whoever installs or builds. */
const TURN = join(root, '.cache', 'preparando');
/** What Node compiled in the last run: the next one starts in two thirds of the time. */
const COMPILED = join(root, 'node_modules', '.cache', 'node');
const QUIET = '--disable-warning=ExperimentalWarning';

/** With glibc's many arenas, what pictures took while they were opened stays with the process: 611 MB against 339. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** What needs another start; screens are replaced in the open browser. */
const RESTARTED = ['src/server', 'src/contract', 'src/domain', 'club.config.ts', 'club.ts'].map(
  (path) => `--watch-path=${path}`,
);

/** What each command runs, whether the site must be built first, and whether it works with the tools. */
const COMMANDS = {
  build: { build: true, run: [] },
  servidor: { build: true, run: [], prune: true },
  start: { build: true, run: ['src/server/main.ts'] },
  dev: { build: false, tools: true, run: [...RESTARTED, 'scripts/dev.ts'] },
  check: { build: false, tools: true, run: ['scripts/check.ts'] },
  test: { build: false, tools: true, run: ['scripts/test.ts'] },
  'test:hard': { build: true, tools: true, run: ['scripts/test-hard.ts'] },
  seed: { build: false, run: ['scripts/seed.ts'] },
  copia: { build: false, run: ['scripts/copia.ts'] },
  simulacro: { build: false, run: ['scripts/simulacro.ts'] },
  usuario: { build: false, run: ['scripts/usuario.ts'] },
  restore: { build: false, run: ['scripts/restore.ts'] },
  'bench:web': { build: true, tools: true, run: ['bench/web/index.ts'] },
  bench: { build: true, tools: true, run: ['scripts/bench.ts'] },
  'bench:propuesta': { build: false, tools: true, run: ['bench/propuesta/index.ts'] },
};

/** npm puts node_modules/.bin first; during an install that Node is about to be replaced. */
const pathWithoutProject = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);

/** The pinned Node comes first, whatever the shell remembers. */
const pathWithProject = () =>
  [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin'), pathWithoutProject()].join(
    delimiter,
  );

function must(what, command, args, { env, cwd = root, shell = false }) {
  const { status, error } = spawnSync(command, args, { cwd, env, shell, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  console.error(`${what} failed${error ? `: ${error.message}` : ''}.`);
  process.exit(status || 1);
}

/** The oldest with which npm installs every part: Node for the pieces of each system, npm for the overrides. */
const OLDEST = { node: [20, 19], npm: [10, 0] };

/** Whether what the machine calls by that name is older, or not there. */
function isOld(name, env) {
  const { stdout } = spawnSync(name, ['--version'], { env, encoding: 'utf8', shell: WINDOWS });
  const [major = 0, minor = 0] = (stdout ?? '').replace('v', '').split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST[name];
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

/** What comes with the project's Node, whatever npm the machine has. */
const NPM = 'npm@11';
const QUIET_NPM = '--loglevel=error';

/**
 * With an older Node npm leaves out, without a word, the pieces for this system of parts that ask for a newer one, and an
 * older npm, as Debian 12 and 13 have, stops at the overrides: there, npm itself runs on the project's Node, fetched for
 * the occasion.
 */
function npmFor(env) {
  if (!isOld('node', env) && !isOld('npm', env)) return { start: [], cwd: root };
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies;
  const fetched = ['exec', '--yes', QUIET_NPM, `--package=node@${node}`, `--package=${NPM}`, '--', 'npm'];
  // From elsewhere: here it would read the overrides, and take the Node that is about to be replaced.
  return { start: [...fetched, WINDOWS ? `"--prefix=${root}"` : `--prefix=${root}`], cwd: tmpdir() };
}

/** A service's account has no home to write in: there npm keeps what it fetches in the checkout. */
function cacheOfNpm() {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: join(root, '.cache', 'npm') };
  }
}

function npm(what, args) {
  const env = { ...cacheOfNpm(), ...process.env, PATH: pathWithoutProject() };
  const { start, cwd } = npmFor(env);
  const all = [...start, ...args, QUIET_NPM, '--no-audit', '--no-fund'];
  // On Windows npm is npm.cmd, which only a shell runs.
  must(what, 'npm', all, { env, cwd, shell: WINDOWS });
}

function install() {
  console.error('Installing the parts (once, and whenever package-lock.json changes)…');
  npm('The installation', ['ci', '--include=dev']);
  markInstalled();
}

function build(fingerprint) {
  console.error('Building the site (once, and whenever its sources change)…');
  const command = [QUIET, REACT_ROUTER, 'build', '--logLevel', 'warn'];
  const env = { ...process.env, PATH: pathWithProject(), NODE_ENV: 'production' };
  must('The build', NODE, command, { env });
  markBuilt(fingerprint);
}

/** Runs until the end of the command. Where the system lets a process become another, it does. */
function run(args) {
  const env = { NODE_COMPILE_CACHE: COMPILED, ...FEW_ARENAS, ...process.env, PATH: pathWithProject() };
  const full = [QUIET, ...args];
  process.chdir(root);
  if (process.execve && !WINDOWS) process.execve(NODE, [NODE, ...full], env);
  const child = spawn(NODE, full, { env, stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal === 'SIGINT' ? 2 : 15)));
}

const [name = 'start', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Unknown command ${name}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(2);
}

function whatThereIs() {
  const { fresh, fingerprint } = command.build ? isBuilt() : { fresh: true };
  const installed = isInstalled() && ((fresh && !command.tools) || existsSync(REACT_ROUTER));
  return { installed, fresh, fingerprint };
}

/** Looked at again in its turn: what was missing may have been made meanwhile. */
function makeReady() {
  const { installed, fresh, fingerprint } = whatThereIs();
  if (!installed) install();
  if (!fresh) build(fingerprint);
  if (command.prune) npm('Taking the tools away', ['prune', '--omit=dev']);
}

if (!isReadyMade) {
  const { installed, fresh } = whatThereIs();
  if (!installed || !fresh || command.prune)
    alone(TURN, () => console.error('Another command is installing or building: waiting for it…'), makeReady);
}
if (command.run.length > 0) run([...command.run, ...rest]);
