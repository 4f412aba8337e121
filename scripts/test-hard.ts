import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAll, type Step, tool } from './run.ts';

/** Where tests write their figures down, a line of JSON each. */
const folder = mkdtempSync(join(tmpdir(), 'club-cifras-'));
const CIFRAS = join(folder, 'cifras.jsonl');

/** A long form: the same file as in every run of the tests, with its own variable asking for more. */
function long(title: string, file: string, variable: string, times: string): Step {
  const env = { [variable]: process.env[variable] ?? times, CIFRAS };
  return { ...tool(title, 'vitest', 'run', file), env };
}

const passed = await runAll([
  long('kill -9', 'tests/fiabilidad.test.ts', 'RONDAS', '100'),
  long('kill -9 while mails go out', 'tests/correo-caidas.test.ts', 'RONDAS', '30'),
  long('disk full', 'tests/disco-lleno.test.ts', 'RONDAS', '20'),
  long('PostgreSQL restarted', 'tests/base-reiniciada.test.ts', 'RONDAS', '20'),
  long('asked to end', 'tests/parada.test.ts', 'RONDAS', '20'),
  long('memory', 'tests/memoria.test.ts', 'RONDAS', '1'),
  long('hostile requests', 'tests/seguridad/entradas.test.ts', 'PETICIONES', '10000'),
  long('bytes that are no requests', 'tests/seguridad/bytes.test.ts', 'MENSAJES', '2000'),
  long('guessing passwords', 'tests/seguridad/acceso.test.ts', 'VUELTAS', '5'),
]);
/** The figures as a table, the one that docs/fiabilidad.md quotes. */
function printFigures(): void {
  const lines = existsSync(CIFRAS) ? readFileSync(CIFRAS, 'utf8').trim().split('\n') : [];
  const rows = lines.map((line) => JSON.parse(line) as [promise: string, figure: string]);
  console.log('\n| what | figure |\n|---|---|');
  for (const [promise, figure] of rows) console.log(`| ${promise} | ${figure} |`);
  rmSync(folder, { recursive: true, force: true });
}

printFigures();
process.exitCode = passed ? 0 : 1;
