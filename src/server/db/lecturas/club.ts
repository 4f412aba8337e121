import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { conDatos, datosDelClub } from '#contract/club-datos.ts';
import { ClubGuardar } from '#contract/el-club.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import type { BaseDatos, Lector } from '../open.ts';
import { versionDeDatos } from '../version.ts';
import { ajusteGuardado } from './ajuste.ts';

export const CLAVE_CLUB = 'club';

/** As staff left it. What was stored before a field existed has that of `club.config.ts`. */
export async function leerDatosDelClub(db: Lector): Promise<DatosClub> {
  const valor = await ajusteGuardado(db, CLAVE_CLUB);
  const deFabrica = datosDelClub(SEMILLA);
  return valor === undefined ? deFabrica : ClubGuardar.parse({ ...deFabrica, ...JSON.parse(valor) });
}

/** Which data the club in force was read from. */
let puesto: { base: BaseDatos; version: number } | null = null;

/**
 * Puts in force the club of that database if its data has moved, whichever replica, command or undo wrote it.
 * `leida`: the version, when whoever asks has just read it.
 */
export async function ponerClubAlDia(base: BaseDatos, leida?: number): Promise<void> {
  const version = leida ?? (await versionDeDatos(base.db));
  if (puesto?.base === base && puesto.version === version) return;
  ponerClub(conDatos(SEMILLA, await leerDatosDelClub(base.db)));
  puesto = { base, version };
}
