import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { motivoDelSistema } from './averias.ts';
import type { Config } from './config.ts';
import { BASE_DANADA } from './db/engines/outage.ts';
import quickCheck from './db/engines/quick-check.ts';
import { type BaseDatos, FICHERO, openDatabase } from './db/open.ts';
import { Told } from './platform/errors.ts';

const CARPETA_PRIVADA = 0o700;
const FICHERO_PRIVADO = 0o600;
const DE_OTROS = 0o077;
/** Folders such as /tmp are everybody's: shutting one would stop other programs. */
const DE_TODOS = 0o1000;

const { R_OK, W_OK, X_OK } = constants;

export const carpetaDeSecretos = (dataDir: string): string => join(dataDir, 'secretos');

/** What the program itself writes there; whatever else somebody keeps in the folder is not touched. */
const PROPIO = /^(?:club\.sqlite(?:-wal|-shm|-journal)?|servidor\.log(?:\.\d+)?)$/;

class CarpetaMala extends Told {
  constructor(ruta: string, error: unknown) {
    const motivo = motivoDelSistema(error) ?? (error as Error).message;
    super(
      `No se puede usar ${ruta}: ${motivo}. Corrige DATA_DIR, o da esa carpeta y lo que contiene a la cuenta que arranca el programa (chown -R).`,
    );
  }
}

/** Throws, saying which path and why, when the system refuses. */
function exigir(ruta: string, hacer: (ruta: string) => void): void {
  try {
    hacer(ruta);
  } catch (error) {
    throw new CarpetaMala(ruta, error);
  }
}

const contenido = (carpeta: string): string[] =>
  existsSync(carpeta)
    ? readdirSync(carpeta, { withFileTypes: true })
        .filter((uno) => uno.isFile())
        .map(({ name }) => name)
    : [];

function ficherosDe(carpeta: string): string[] {
  const secretos = carpetaDeSecretos(carpeta);
  return [
    ...contenido(carpeta)
      .filter((nombre) => PROPIO.test(nombre))
      .map((nombre) => join(carpeta, nombre)),
    ...contenido(secretos).map((nombre) => join(secretos, nombre)),
  ];
}

const carpetasDe = (carpeta: string): string[] => [carpeta, carpetaDeSecretos(carpeta)].filter(existsSync);

const modoDe = (ruta: string): number => statSync(ruta).mode;
const estaAbierta = (ruta: string): boolean => (modoDe(ruta) & DE_OTROS) !== 0;
const enOctal = (modo: number): string => (modo & 0o777).toString(8).padStart(4, '0');

/** Shuts it; whether it is shut now. A disk without permissions says yes and changes nothing. */
function cerrar(ruta: string, modo: number): boolean {
  try {
    chmodSync(ruta, modo);
  } catch {
    return false;
  }
  return !estaAbierta(ruta);
}

/** Shuts the folder to other accounts. Answers what the operator has to know; null when all was shut. */
function cerrarCarpeta(dataDir: string): string | null {
  if (process.platform === 'win32') return null;
  const carpeta = resolve(dataDir);
  const modo = modoDe(carpeta);
  if ((modo & DE_TODOS) !== 0)
    return `ATENCIÓN: ${carpeta} es una carpeta de todos y otras cuentas de la máquina pueden estorbar ahí. Pon en DATA_DIR una carpeta solo para el programa.`;
  const carpetas = carpetasDe(carpeta).filter(estaAbierta);
  const ficheros = ficherosDe(carpeta).filter(estaAbierta);
  if (carpetas.length + ficheros.length === 0) return null;
  const cerrado = [
    ...ficheros.map((ruta) => cerrar(ruta, FICHERO_PRIVADO)),
    ...carpetas.map((ruta) => cerrar(ruta, CARPETA_PRIVADA)),
  ];
  return cerrado.every(Boolean)
    ? `Otras cuentas de la máquina podían leer ${carpeta} (permisos ${enOctal(modo)}): ahora es solo de esta (0700, y sus ficheros 0600).`
    : `ATENCIÓN: otras cuentas de la máquina pueden leer los datos del club en ${carpeta} (permisos ${enOctal(modo)}), y esta no puede cerrarla. Hazlo como administrador: chmod -R go= ${carpeta}`;
}

/** A database that was there once and is empty now would be taken for a new one. */
function exigirQueNoEsteVacia(carpeta: string): void {
  const fichero = join(carpeta, FICHERO);
  const habia = existsSync(join(carpetaDeSecretos(carpeta), 'sello'));
  if (!habia || !existsSync(fichero) || statSync(fichero).size > 0) return;
  throw new Told(
    `La base de datos ${fichero} está vacía y aquí hubo una: el fichero se ha dañado. Bórralo y restaura la última copia de seguridad, como dice docs/operaciones.md en «La base de datos está dañada».`,
  );
}

/** Makes the folder of the data ready, and shut, before anything is written. Throws, with what to do. */
export function prepararCarpeta(dataDir: string, decir: (aviso: string) => void = console.error): void {
  const carpeta = resolve(dataDir);
  exigir(carpeta, () => mkdirSync(carpeta, { recursive: true, mode: CARPETA_PRIVADA }));
  exigir(carpeta, () => accessSync(carpeta, R_OK | W_OK | X_OK));
  const secretos = carpetaDeSecretos(carpeta);
  if (existsSync(secretos)) exigir(secretos, () => accessSync(secretos, R_OK | X_OK));
  const aviso = cerrarCarpeta(carpeta);
  if (aviso) decir(aviso);
  for (const fichero of ficherosDe(carpeta)) exigir(fichero, () => accessSync(fichero, R_OK | W_OK));
  exigirQueNoEsteVacia(carpeta);
}

type Donde = Pick<Config, 'dataDir' | 'databaseUrl'>;

const PUERTO = '5432';

/** «PostgreSQL, base club en localhost:5432», without who enters nor their password. */
function enPostgres(direccion: string): string {
  const { hostname, port, pathname, searchParams } = new URL(direccion);
  const maquina = hostname || (searchParams.get('host') ?? 'localhost');
  return `PostgreSQL, base «${decodeURIComponent(pathname.slice(1))}» en ${maquina}:${port || PUERTO}`;
}

export const lugarDe = ({ dataDir, databaseUrl }: Donde): string =>
  databaseUrl ? enPostgres(databaseUrl) : `SQLite, ${resolve(dataDir, FICHERO)}`;

/** Opens the configured database for an order of the command line, its folder ready and shut to others. */
export function abrirParaOrden({ dataDir, databaseUrl }: Donde): BaseDatos {
  if (!databaseUrl) prepararCarpeta(dataDir);
  else if (existsSync(dataDir)) {
    const aviso = cerrarCarpeta(dataDir);
    if (aviso) console.error(aviso);
  }
  return openDatabase({ dataDir, databaseUrl, unlimited: true });
}

/** Refuses a damaged embedded database, before anything is read or written of it. */
export function exigirEntera({ dataDir, databaseUrl }: Donde): void {
  const fichero = join(dataDir, FICHERO);
  if (databaseUrl || !existsSync(fichero)) return;
  if (quickCheck(fichero).length > 0) throw new Told(`${lugarDe({ dataDir, databaseUrl })}: ${BASE_DANADA}`);
}
