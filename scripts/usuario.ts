import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { esNombreDeCuenta } from '#domain/cuenta/cuenta.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { ordenar } from '#server/averias.ts';
import { abrirParaOrden } from '#server/carpeta.ts';
import { type Config, readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { FICHERO } from '#server/db/open.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { createClock } from '#server/platform/clock.ts';
import { Told } from '#server/platform/errors.ts';
import { type Rescate, rescatarCuenta, SinCuenta } from '#server/usuarios/cuentas.ts';

const CREAR = '--crear';
const USO = `Uso: npm run usuario -- NOMBRE [${CREAR}]`;

class Rechazo extends Told {}

const HECHOS: Record<Rescate['hecho'], (usuario: string) => string[]> = {
  creada: (usuario) => [`Se ha creado la cuenta «${usuario}».`],
  activada: (usuario) => [`La cuenta «${usuario}» estaba inactiva: se ha activado.`],
  nada: () => [],
};

/** Where the site is, as far as this machine knows. */
function direccionDe({ publicUrl, host, port }: Config): string {
  const aqui = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return (publicUrl ?? `http://${aqui}:${port}`).replace(/\/$/, '');
}

function describir({ enlace, hecho }: Rescate, config: Config): string {
  const { usuario, token, caduca } = enlace;
  const hasta = fechaCorta(relojDePared(club.zonaHoraria)(caduca * 1000));
  return [
    ...HECHOS[hecho](usuario),
    `Enlace de un solo uso para que «${usuario}» elija su contraseña, hasta el ${hasta}:`,
    `${direccionDe(config)}${rutas.nuevaClave()}#${token}`,
  ].join('\n');
}

function explicar(error: unknown): unknown {
  if (!(error instanceof SinCuenta)) return error;
  const hay = error.usuarios.length > 0 ? `Hay: ${error.usuarios.join(', ')}.` : 'No hay ninguna.';
  return new Rechazo(`No existe esa cuenta. ${hay} Para crearla, añade ${CREAR}.`);
}

/** Prints a one-time link for an account of the database the environment names: for a club left outside. */
async function run(args: readonly string[]): Promise<string> {
  const [usuario, ...mas] = args.filter((arg) => arg !== CREAR).map((arg) => arg.normalize('NFC'));
  const crear = args.includes(CREAR);
  if (!usuario || mas.length > 0) throw new Rechazo(USO);
  if (crear && !esNombreDeCuenta(usuario)) throw new Rechazo(mensajes.cuentaNombreInvalido);
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, FICHERO)))
    throw new Rechazo(`No hay base de datos en ${config.dataDir}. Usa las mismas variables que el programa.`);
  const base = abrirParaOrden(config);
  try {
    await migrate(base);
    const firmada = crearFirma(base, createClock(relojDePared(club.zonaHoraria)))({ usuario: null });
    return describir(await rescatarCuenta(firmada, usuario, { crear }), config);
  } catch (error) {
    throw explicar(error);
  } finally {
    await base.close();
  }
}

await ordenar(async () => console.log(await run(process.argv.slice(2))));
