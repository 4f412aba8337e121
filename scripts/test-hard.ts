import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../tests/support/figures.ts';
import { ensureChromium } from './chromium.ts';
import { type Counts, countsOfPlaywright, countsOfVitest } from './results.ts';
import { runStep, type Step, tool } from './run.ts';

/** Tests on both engines: files of their own, or those of `npm test` with a variable asking for more; none: all of those. */
type Long = { title: string; files: readonly string[]; env?: Record<string, string>; inBrowser?: boolean };

type Row = Figure & { ok: boolean };
type Done = { rows: Row[]; passed: boolean; counts: Counts; seconds: number };

const security = (...names: string[]): string[] => names.map((name) => `tests/seguridad/${name}.test.ts`);

const LONG: readonly Long[] = [
  { title: 'journeys that few people make', files: ['--grep=@duro'], inBrowser: true },
  { title: 'pictures of every page', files: ['tests/duros/aspecto.test.ts'] },
  { title: 'engines: every suite on both', files: [], env: { DUROS: '' } },
  {
    title: 'guessing passwords',
    files: ['tests/duros/adivinar-claves.test.ts', ...security('acceso')],
    env: { VUELTAS: '5' },
  },
  { title: 'kill -9', files: ['tests/duros/fiabilidad.test.ts'], env: { RONDAS: '100' } },
  {
    title: 'kill -9 while mails go out',
    files: ['tests/duros/correo-caidas.test.ts', 'tests/duros/avisos-caidas.test.ts'],
    env: { RONDAS: '30' },
  },
  { title: 'disk full', files: ['tests/disco-lleno.test.ts'], env: { RONDAS: '20' } },
  { title: 'PostgreSQL stopped', files: ['tests/duros/base-reiniciada.test.ts'], env: { RONDAS: '20' } },
  { title: 'asked to end', files: ['tests/duros/parada.test.ts'], env: { RONDAS: '20' } },
  { title: 'memory', files: ['tests/duros/memoria.test.ts'], env: { RONDAS: '1' } },
  { title: 'hostile requests', files: security('entradas'), env: { PETICIONES: '10000' } },
  { title: 'bytes that are no requests', files: security('bytes'), env: { MENSAJES: '2000' } },
  { title: 'secrets', files: security('secretos', 'menores'), env: { PAGINAS: 'todas' } },
  { title: 'who may call what', files: security('autorizacion') },
  { title: 'headers', files: security('cabeceras') },
  { title: 'slow connections', files: ['tests/duros/conexiones-lentas.test.ts'] },
  { title: 'readings while a proposal is made', files: ['tests/duros/propuestas-y-lecturas.test.ts'] },
  { title: 'what can still happen in a league', files: ['tests/duros/futuro.test.ts'] },
  // With the folder that ARCHIVO names.
  { title: 'scores of an archive', files: ['tests/duros/archivo.test.ts'] },
  { title: 'walls of types', files: ['tests/duros/muros-tipos.test.ts'] },
  { title: 'licences and parts', files: security('licencias') },
  { title: 'behind a proxy', files: ['tests/duros/proxy.test.ts'] },
  { title: 'deployment files', files: ['tests/duros/despliegue.test.ts'] },
  {
    title: 'upgrade and back',
    files: ['tests/duros/subida.test.ts', 'tests/duros/esquemas.test.ts', 'tests/migraciones.test.ts'],
  },
  {
    title: 'copies and their drill',
    files: ['tests/duros/copias-programadas.test.ts', 'tests/duros/copia-con-frase.test.ts'],
  },
  {
    title: 'starting, and what stops it',
    files: ['tests/duros/maquina.test.ts', 'src/server/salud/danada.test.ts'],
  },
  { title: 'metrics and log', files: ['src/server/metricas.test.ts', 'src/server/platform/log.test.ts'] },
];

/** Where the tests write their figures down, a line of JSON each, and vitest its counts. */
const folder = mkdtempSync(join(tmpdir(), 'club-cifras-'));

const figuresIn = (file: string): Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Figure)
    : [];

/** What a step adds to the table: its figures, or how many of its tests passed. */
function rowsOf(title: string, figures: readonly Figure[], { passed, failed }: Counts): Omit<Row, 'ok'>[] {
  const bare = { promise: title, value: `${passed} tests passed, ${failed} failed`, limit: '0 failed' };
  return figures.length > 0 && failed === 0 ? [...figures] : [...figures, bare];
}

/** The program that runs them, told to write its counts in that file. */
async function stepOf({ title, files, inBrowser }: Long, json: string): Promise<Step> {
  if (!inBrowser) {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`];
    return tool(title, 'vitest', 'run', ...files, ...reporters);
  }
  const step = tool(title, 'playwright', 'test', ...files);
  return { ...step, env: { CHROMIUM: await ensureChromium(), JOURNEYS_REPORT: json } };
}

/** One after another: each has the machine for itself, and none stops those behind it. */
async function run(long: Long, number: number): Promise<Done> {
  const { title, env, inBrowser } = long;
  const [cifras, json] = [join(folder, `${number}.jsonl`), join(folder, `${number}.json`)];
  const step = await stepOf(long, json);
  const start = Date.now();
  const succeeded = await runStep({
    ...step,
    env: { DUROS: '1', MOTORES: 'todos', ...step.env, ...env, ...chosen(env), CIFRAS: cifras },
  });
  const seconds = (Date.now() - start) / 1000;
  const counts = inBrowser ? countsOfPlaywright(json) : countsOfVitest(json);
  const figures = figuresIn(cifras);
  const ok = succeeded && (counts.passed > 0 || figures.some((one) => one.notRun));
  console.log(`${ok ? 'ok' : 'FAILED'}  ${title} (${seconds.toFixed(1)} s)`);
  const rows = rowsOf(title, figures, counts).map((row) => ({ ...row, ok }));
  return { rows, passed: ok, counts, seconds };
}

/** Whoever runs it may ask for other numbers. */
function chosen(env: Record<string, string> = {}): Record<string, string> {
  const names = Object.keys(env).filter((name) => process.env[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
}

/** What nobody could look at is neither well nor wrong. */
function verdictOf({ ok, notRun }: Row): string {
  if (notRun) return 'not run';
  return ok ? 'ok' : 'FAILED';
}

/** The table that docs/fiabilidad.md quotes. */
function printTable(rows: readonly Row[]): void {
  console.log('\n| line | figure | limit | |\n|---|---|---|---|');
  for (const row of rows) console.log(`| ${row.promise} | ${row.value} | ${row.limit} | ${verdictOf(row)} |`);
}

/** All of them, or those whose title holds what is given: `npm run test:hard -- clock`. */
const asked = process.argv.slice(2).join(' ');
const steps = LONG.filter(({ title }) => title.includes(asked));
if (steps.length === 0)
  throw new Error(`Nothing is called that: ${LONG.map(({ title }) => title).join(', ')}`);
const done: Done[] = [];
for (const [number, step] of steps.entries()) done.push(await run(step, number));
const rows = done.flatMap((one) => one.rows);
printTable(rows);
rmSync(folder, { recursive: true, force: true });
const failed = done.filter(({ passed }) => !passed).length;
const minutes = done.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
const notRun = rows.filter((row) => row.notRun).length;
if (notRun > 0) console.log(`\n${notRun} lines not run: see above why`);
console.log(`\n${done.length - failed} of ${done.length} passed, in ${minutes.toFixed(1)} minutes`);
process.exitCode = failed > 0 ? 1 : 0;
