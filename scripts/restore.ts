import { accessSync, constants, createReadStream, existsSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { club } from '#club';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { ordenar } from '#server/averias.ts';
import { abrirParaOrden, carpetaDeSecretos, exigirEntera } from '#server/carpeta.ts';
import { type Config, readConfig } from '#server/config.ts';
import { descifrar } from '#server/copias/cifrado.ts';
import { mensajes } from '#server/copias/formato.ts';
import { CopiaRechazada, restaurar } from '#server/copias/restaurar.ts';
import { migrate } from '#server/db/migrate.ts';
import { type BaseDatos, FICHERO, type Motor } from '#server/db/open.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { SELLO } from '#server/db/tables/programa.ts';
import { createClock } from '#server/platform/clock.ts';
import { hasSecretFile, replaceSecretFile } from '#server/platform/crypto/seal.ts';

const USO = 'npm run restore -- FICHERO.zip [--forzar]';
const FORZAR = '--forzar';

/** The embedded database keeps its key in a file, and a file wins over the table: it has to hold this one. */
function guardarSello({ dataDir }: Config, motor: Motor, sello: string): void {
  const carpeta = carpetaDeSecretos(dataDir);
  if (motor === 'sqlite' || hasSecretFile(carpeta, SELLO))
    replaceSecretFile(carpeta, SELLO, sello, new Date().toISOString().replace(/\D/g, ''));
}

/** What takes away the embedded database, and its folder, that were not there before: a refused backup leaves nothing. */
function loHechoDe({ dataDir, databaseUrl }: Config): () => void {
  const habiaCarpeta = existsSync(dataDir);
  if (databaseUrl || existsSync(join(dataDir, FICHERO))) return () => {};
  return () => {
    for (const resto of ['', '-wal', '-shm']) rmSync(join(dataDir, FICHERO + resto), { force: true });
    if (!habiaCarpeta) rmdirSync(dataDir);
  };
}

type Pedido = { ruta: string; forzar: boolean };

async function traer(base: BaseDatos, config: Config, { ruta, forzar }: Pedido): Promise<void> {
  await migrate(base);
  const firmada = crearFirma(base, createClock(relojDePared(club.zonaHoraria)))({ usuario: null });
  const abrir = () => descifrar(createReadStream(ruta), config.fraseDeCopia);
  const { manifiesto, sello } = await restaurar(firmada, abrir, { forzar });
  guardarSello(config, base.motor, sello);
  const filas = Object.values(manifiesto.filas).reduce((suma, n) => suma + n, 0);
  console.log(mensajes.restaurada(manifiesto.club, fechaCorta(manifiesto.fecha), filas));
}

/** Brings a backup into the database the environment names, and says how it went. Stop the server first. */
async function restore(args: readonly string[]): Promise<void> {
  const [fichero, ...mas] = args.filter((arg) => arg !== FORZAR);
  if (!fichero || mas.length > 0) throw new CopiaRechazada(`Uso: ${USO}`);
  const ruta = resolve(process.env.INIT_CWD ?? '.', fichero);
  accessSync(ruta, constants.R_OK);
  const config = readConfig(process.env);
  exigirEntera(config);
  const quitarLoHecho = loHechoDe(config);
  const base = abrirParaOrden(config);
  try {
    await traer(base, config, { ruta, forzar: args.includes(FORZAR) });
  } catch (error) {
    await base.close();
    quitarLoHecho();
    throw error;
  }
  await base.close();
}

await ordenar(() => restore(process.argv.slice(2)));
