import { z } from 'zod';
import { type Club, club, ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { conDatos, datosDelClub } from '#contract/club/club-datos.ts';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { ClubGuardar } from '#contract/club/el-club.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { FORMATOS } from '#domain/cobro/remesa.ts';
import { destinoDe, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import type { BaseDatos, Lector } from '../open.ts';
import { versionDeDatos } from '../queries.ts';
import { ajusteGuardado, ajusteLeido } from './ajustes.ts';

export const CLAVE_CLUB = 'club';

/** As whom the club collects. docs/reglas/cobros.md */
export const CLAVE_ACREEDOR = 'cobro.acreedor';

function objetoDe(valor: string): Record<string, unknown> | null {
  try {
    const leido: unknown = JSON.parse(valor);
    return leido instanceof Object ? { ...leido } : null;
  } catch {
    return null;
  }
}

/** Kept by a club that began empty: what it ends the names of its events in calendars with. docs/reglas/arranque.md */
export const CLAVE_EN_BLANCO = 'enBlanco';

/** The club that nobody has edited yet: that of `club.config.ts`, or one that has said nothing. */
export async function clubDeFabrica(db: Lector): Promise<Club> {
  const sufijo = await ajusteGuardado(db, CLAVE_EN_BLANCO);
  return sufijo === undefined ? SEMILLA : clubEnBlanco(SEMILLA, sufijo);
}

/** The same, as it is for the club in force. */
export const fabricaEnVigor = (): Club =>
  club.enBlanco ? clubEnBlanco(SEMILLA, club.sufijoCalendario) : SEMILLA;

/** By field, so that a bad one does not take the others with it, nor stop the program. */
function leerCampos(valor: string, fabrica: Club): { datos: DatosClub; rechazados: string[] } {
  const deFabrica: Record<string, unknown> = datosDelClub(fabrica);
  const guardado = objetoDe(valor);
  const rechazados = guardado === null ? ['*'] : [];
  const campos = Object.entries(ClubGuardar.shape).map(([campo, schema]) => {
    if (guardado === null || !(campo in guardado)) return [campo, deFabrica[campo]];
    const leido = schema.safeParse(guardado[campo]);
    if (!leido.success) rechazados.push(campo);
    return [campo, leido.success ? leido.data : deFabrica[campo]];
  });
  return { datos: ClubGuardar.parse(Object.fromEntries(campos)), rechazados };
}

/**
 * As staff left it. What was stored before a field existed, or is refused by what is asked of the field now, has that of
 * `club.config.ts`; `alRechazar` is told the names of the latter.
 */
export function datosGuardados(
  valor: string | undefined,
  fabrica: Club,
  alRechazar?: (campos: readonly string[]) => void,
): DatosClub {
  if (valor === undefined) return ClubGuardar.parse(datosDelClub(fabrica));
  const { datos, rechazados } = leerCampos(valor, fabrica);
  if (rechazados.length > 0) alRechazar?.(rechazados);
  return datos;
}

/** Where the money goes is changed by who collects it. */
export const cambiaLaCuenta = (antes: DatosClub, despues: DatosClub): boolean =>
  antes.iban !== despues.iban || antes.acreedor !== despues.acreedor;

/** Whom enrolments are mailed to, with their bank data and files, that were mailed to another address before. */
export const buzonesQueCambian = (antes: DatosClub, despues: DatosClub): Cambio[] =>
  [...new Set(TIPOS_INSCRIPCION.map(destinoDe))].flatMap((destino) => {
    const [era, es] = [antes, despues].map(({ buzones, email }) =>
      (buzones.find(({ proposito }) => proposito === destino)?.email ?? email).trim(),
    );
    return era === undefined || es === undefined || era === es ? [] : [{ destino, era, es }];
  });
type Cambio = { destino: string; era: string; es: string };

/** What only who sees bank data changes, having typed the password. docs/reglas/el-club.md */
export const cambiaLoReservado = (antes: DatosClub, despues: DatosClub): boolean =>
  cambiaLaCuenta(antes, despues) || buzonesQueCambian(antes, despues).length > 0;

const Acreedor = z.object({
  nombre: z.string(),
  iban: z.string(),
  identificador: z.string(),
  formato: z.enum(FORMATOS).default(FORMATOS[0]),
});

/** Who collects, as it is kept; undefined until staff change it. */
export const leerAcreedorGuardado = (db: Lector): Promise<z.infer<typeof Acreedor> | undefined> =>
  ajusteLeido(db, CLAVE_ACREEDOR, Acreedor);

/** As staff left it. There is one account: once who collects is saved, that one. docs/reglas/cobros.md */
export async function leerDatosDelClub(
  db: Lector,
  alRechazar?: (campos: readonly string[]) => void,
): Promise<DatosClub> {
  const fabrica = await clubDeFabrica(db);
  const datos = datosGuardados(await ajusteGuardado(db, CLAVE_CLUB), fabrica, alRechazar);
  const cobra = await leerAcreedorGuardado(db);
  return cobra ? { ...datos, iban: cobra.iban, acreedor: cobra.identificador } : datos;
}

/** Whether `club.config.ts` is still that of nobody, as it comes. */
export const SEMILLA_INVENTADA = SEMILLA.dominio.endsWith('.example');

const esInventado = ({ nombre, telefono, nif, banco }: Club): boolean =>
  SEMILLA_INVENTADA &&
  (nombre === SEMILLA.nombre ||
    telefono === SEMILLA.telefono ||
    nif === SEMILLA.nif ||
    banco.iban === SEMILLA.banco.iban);

type Log = { warn(que: object, mensaje: string): void };

type ParaPoner = { base: BaseDatos; log: Log; mandaCorreos: boolean };

/** Which data the club in force was read from. */
let puesto: (Pick<ParaPoner, 'base' | 'mandaCorreos'> & { version: number }) | null = null;

/** Puts in force the club of the database if its data moved. `leida`: the version, if just read. */
export async function ponerClubAlDia({ base, log, mandaCorreos }: ParaPoner, leida?: number): Promise<void> {
  const version = leida ?? (await versionDeDatos(base.db));
  if (puesto?.base === base && puesto.version === version && puesto.mandaCorreos === mandaCorreos) return;
  const avisar = (campos: readonly string[]): void =>
    log.warn({ campos }, 'stored fields of the club cannot be read: those of club.config.ts are in force');
  const suyo = conDatos(await clubDeFabrica(base.db), await leerDatosDelClub(base.db, avisar));
  ponerClub({ ...suyo, mandaCorreos, inventado: esInventado(suyo) });
  puesto = { base, mandaCorreos, version };
}
