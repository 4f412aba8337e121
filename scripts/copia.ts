import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { club } from '#club';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { explicar, ordenar } from '#server/averias.ts';
import { abrirParaOrden, carpetaDeSecretos, exigirEntera, lugarDe } from '#server/carpeta.ts';
import { claveDelSello } from '#server/claves.ts';
import { BadConfig, type Config, readConfig } from '#server/config.ts';
import { copiasDe, guardarEnCarpeta } from '#server/copias/carpeta.ts';
import { cifrar, FraseMala, huellaDe, type Procedencia, procedenciaDe } from '#server/copias/cifrado.ts';
import { escribirCopia } from '#server/copias/copias.ts';
import { exigirConocida } from '#server/db/migrate.ts';
import { type BaseDatos, FICHERO } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { apuntarCopia } from '#server/db/tables/programa.ts';
import { type Clock, createClock, seconds } from '#server/platform/clock.ts';

const USO = 'Uso: npm run copia -- CARPETA [cuántas guardar, 14 si no se dice]';
const CUANTAS = 14;

function leerArgumentos([carpeta, cuantas = String(CUANTAS), ...mas]: readonly string[]) {
  if (!carpeta || mas.length > 0 || !/^[1-9]\d{0,3}$/.test(cuantas)) throw new BadConfig(USO);
  return { carpeta: resolve(process.env.INIT_CWD ?? '.', carpeta), cuantas: Number(cuantas) };
}

const enTotal = ({ filas }: Procedencia): string =>
  `${Object.values(filas).reduce((suma, n) => suma + n, 0)} filas`;

/** Opening would make an empty database, and its copy would push out a good one. */
function comprobarQueHay({ databaseUrl, dataDir }: Config): void {
  const fichero = join(dataDir, FICHERO);
  if (!databaseUrl && !existsSync(fichero))
    throw new BadConfig(`No hay base de datos en ${resolve(fichero)}. Revisa DATA_DIR o DATABASE_URL.`);
}

/** A folder of another database's copies would lose them one by one. Those that cannot be read are nobody's. */
async function exigirCarpetaPropia(carpeta: string, huella: string, frase: string | null): Promise<void> {
  for (const copia of copiasDe(carpeta)) {
    const suya = await procedenciaDe(copia, frase).catch((error) => {
      if (!(error instanceof FraseMala)) throw error;
      throw new BadConfig(
        `${copia} está cifrada con otra frase y puede ser de otra base de datos. No se ha guardado ni borrado nada. Revisa BACKUP_PASSPHRASE, o di otra carpeta.`,
      );
    });
    if (!suya || suya.base === huella) continue;
    throw new BadConfig(
      `${copia} es una copia de otra base de datos (${suya.club}, ${enTotal(suya)}, del ${fechaCorta(suya.fecha)}). No se ha guardado ni borrado nada. Revisa DATABASE_URL y DATA_DIR; si es esta la base que quieres copiar, di otra carpeta.`,
    );
  }
}

async function contar(ruta: string, carpeta: string, frase: string | null): Promise<void> {
  const suya = await procedenciaDe(ruta, frase);
  if (!suya) throw new Error(`${ruta} cannot be read back`);
  const { jugador = 0, partido = 0, usuario = 0 } = suya.filas;
  const kib = Math.ceil(statSync(ruta).size / 1024);
  console.log(
    `Club: ${suya.club}, ${enTotal(suya)} (${jugador} de jugadores, ${partido} de partidos, ${usuario} de cuentas).`,
  );
  console.log(`Copia guardada: ${ruta} (${kib} KiB). En la carpeta hay ${copiasDe(carpeta).length}.`);
}

/** Those of before there was a passphrase hold the same data, and anybody who has the disk reads them. */
function avisarDeAbiertas(carpeta: string): void {
  const abiertas = copiasDe(carpeta).filter((ruta) => !ruta.endsWith('.age'));
  if (abiertas.length === 0) return;
  console.log(
    `Atención: en la carpeta ${abiertas.length === 1 ? 'queda 1 copia' : `quedan ${abiertas.length} copias`} sin cifrar, con los datos de todos. Cuando hayas comprobado la cifrada con «npm run simulacro», bórralas: rm ${abiertas.map((ruta) => `'${ruta}'`).join(' ')}`,
  );
}

/** The copy is there whatever happens now: failing would make it again, and push out another. */
async function apuntar({ db }: BaseDatos, reloj: Clock): Promise<void> {
  try {
    await apuntarCopia(db, 'copia_guardada', seconds(reloj));
  } catch (error) {
    console.error(
      `La copia está bien, pero no se ha podido apuntar cuándo se hizo: la mesa dirá que es más vieja. ${explicar(error)}`,
    );
  }
}

/** Writes a copy of the configured database into a folder and keeps the newest. The server may be running. */
async function copiar(argumentos: readonly string[]): Promise<void> {
  const { carpeta, cuantas } = leerArgumentos(argumentos);
  const config = readConfig(process.env);
  comprobarQueHay(config);
  console.log(`Base de datos: ${lugarDe(config)}.`);
  exigirEntera(config);
  const base = abrirParaOrden(config);
  try {
    await exigirConocida(base);
    const reloj = createClock(relojDePared(club.zonaHoraria));
    const opciones = { carpetaSecretos: carpetaDeSecretos(config.dataDir) };
    const sello = await claveDelSello({ base, opciones });
    const { fraseDeCopia } = config;
    await exigirCarpetaPropia(carpeta, huellaDe(sello), fraseDeCopia);
    const firmada = crearFirma(base, reloj)({ usuario: null });
    await firmada.transact((tx) => anotarHechos(tx, [hechos.copia]));
    const trozos = cifrar(escribirCopia(base, { fecha: reloj.localTime(), sello }), fraseDeCopia);
    const cifrada = fraseDeCopia !== null;
    const ruta = await guardarEnCarpeta(carpeta, trozos, { cuantas, momento: new Date(), cifrada });
    await contar(ruta, carpeta, fraseDeCopia);
    await apuntar(base, reloj);
    if (cifrada) avisarDeAbiertas(carpeta);
  } finally {
    await base.close();
  }
}

await ordenar(() => copiar(process.argv.slice(2)));
