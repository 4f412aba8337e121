import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { club } from '#club';
import { relojDePared } from '#domain/fecha-zona.ts';
import { ordenar } from '#server/averias.ts';
import { abrirParaOrden } from '#server/carpeta.ts';
import { BadConfig, readConfig } from '#server/config.ts';
import { copiasDe } from '#server/copias/carpeta.ts';
import { descifrar } from '#server/copias/cifrado.ts';
import { restaurar } from '#server/copias/restaurar.ts';
import { migrate } from '#server/db/migrate.ts';
import { type BaseDatos, FICHERO, openDatabase } from '#server/db/open.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { createClock } from '#server/platform/clock.ts';
import { adjuntosQueSeAbren, cuentas, diferencias, respuestasPublicas } from './simulacro-comparar.ts';

const USO = 'Uso: npm run simulacro -- CARPETA_O_FICHERO [--exacto]';
const EXACTO = '--exacto';

function copiaPedida(argumentos: readonly string[]): string {
  const [cual, ...mas] = argumentos.filter((argumento) => argumento !== EXACTO);
  if (!cual || mas.length > 0) throw new BadConfig(USO);
  const ruta = resolve(process.env.INIT_CWD ?? '.', cual);
  if (/\.zip(\.age)?$/.test(ruta) && existsSync(ruta)) return ruta;
  const [ultima] = copiasDe(ruta);
  if (!ultima) throw new BadConfig(`No hay ninguna copia en ${ruta}.`);
  return ultima;
}

/** Brings the copy into that scratch database and asks of it what visitors ask. */
async function probar(base: BaseDatos, copia: string, ahora: number) {
  await migrate(base);
  const firmada = crearFirma(base, createClock(relojDePared(club.zonaHoraria)))({ usuario: null });
  const { fraseDeCopia } = readConfig(process.env);
  const abierta = () => descifrar(createReadStream(copia), fraseDeCopia);
  const { manifiesto, sello } = await restaurar(firmada, abierta, { forzar: false });
  const filas = await cuentas(base);
  const abiertos = await adjuntosQueSeAbren(base, sello);
  return { manifiesto, filas, abiertos, publicas: await respuestasPublicas(base, ahora) };
}

type Probada = Awaited<ReturnType<typeof probar>>;

/** How the copy differs from the database in use, which goes on living after it. */
async function comparar({ filas, publicas }: Probada, ahora: number): Promise<string[]> {
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, FICHERO))) return [];
  const base = abrirParaOrden(config);
  try {
    return [
      ...diferencias('filas de', filas, await cuentas(base)),
      ...diferencias('respuesta de', publicas, await respuestasPublicas(base, ahora)),
    ];
  } finally {
    await base.close();
  }
}

function contar(
  copia: string,
  { manifiesto, filas, abiertos, publicas }: Probada,
  distintas: string[],
): void {
  const total = Object.values(filas).reduce((suma, n) => suma + n, 0);
  console.log(`Simulacro con ${basename(copia)}, del ${manifiesto.fecha}: ${total} filas restauradas,`);
  console.log(
    `${abiertos} archivos abiertos con su clave, ${Object.keys(publicas).length} respuestas públicas bien.`,
  );
  if (distintas.length === 0) console.log('Igual que la base de datos en uso.');
  else console.log(`Desde entonces ha cambiado en la base de datos en uso:\n${distintas.join('\n')}`);
}

const PREFIJO = 'simulacro-';
const DIA_MS = 24 * 60 * 60 * 1000;
const INTERRUMPIDO = 130;

const borrar = (carpeta: string): void => rmSync(carpeta, { recursive: true, force: true });

/** What a drill killed at once could not take away. */
function borrarRestos(): void {
  const restos = readdirSync(tmpdir())
    .filter((nombre) => nombre.startsWith(PREFIJO))
    .map((nombre) => join(tmpdir(), nombre));
  for (const resto of restos) {
    const { mtimeMs, uid } = statSync(resto);
    if (uid === process.getuid?.() && Date.now() - mtimeMs > DIA_MS) borrar(resto);
  }
}

/** Where the club is restored. It holds whatever a copy holds, so it goes also when the drill is interrupted. */
function carpetaAparte(): string {
  borrarRestos();
  let carpeta: string | null = null;
  // Before there is anything to leave behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      if (carpeta) borrar(carpeta);
      process.exit(INTERRUMPIDO);
    });
  carpeta = mkdtempSync(join(tmpdir(), PREFIJO));
  return carpeta;
}

/** Restores a copy apart and checks what comes out; the database in use is only read. */
async function simular(argumentos: readonly string[]): Promise<void> {
  const copia = copiaPedida(argumentos);
  const dataDir = carpetaAparte();
  const base = openDatabase({ dataDir, databaseUrl: null });
  try {
    const ahora = Date.now();
    const probada = await probar(base, copia, ahora);
    const distintas = await comparar(probada, ahora);
    contar(copia, probada, distintas);
    if (argumentos.includes(EXACTO) && distintas.length > 0) process.exitCode = 1;
  } finally {
    await base.close();
    borrar(dataDir);
  }
}

await ordenar(() => simular(process.argv.slice(2)));
