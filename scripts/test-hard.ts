import { runAll, type Step, tool } from './run.ts';

/** A long form: the same file as in every run of the tests, with its own variable asking for more. */
function long(title: string, file: string, variable: string, times: string): Step {
  const env = { [variable]: process.env[variable] ?? times };
  return { ...tool(title, 'vitest', 'run', file), env };
}

const passed = await runAll([
  long('kill -9', 'tests/fiabilidad.test.ts', 'RONDAS', '50'),
  long('hostile requests', 'tests/seguridad/entradas.test.ts', 'PETICIONES', '10000'),
  long('bytes that are no requests', 'tests/seguridad/bytes.test.ts', 'MENSAJES', '2000'),
  long('guessing passwords', 'tests/seguridad/acceso.test.ts', 'VUELTAS', '5'),
]);
process.exitCode = passed ? 0 : 1;
