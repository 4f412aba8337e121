import { z } from 'zod';
import { club } from '#club';
import { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { CampusGuardar } from '#contract/solicitudes/inscripcion.ts';
import type { Campus } from '#domain/inscripcion/campus.ts';
import type { ModoDeQuedar } from '#domain/partido/quedar.ts';
import type { Lector } from '../open.ts';

export async function ajusteGuardado(db: Lector, clave: string): Promise<string | undefined> {
  const fila = await db
    .selectFrom('configuracion')
    .select('valor')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return fila?.valor;
}

/** Every setting, by its key. */
export async function ajustesGuardados(db: Lector): Promise<Map<string, string>> {
  const filas = await db.selectFrom('configuracion').selectAll().orderBy('clave').execute();
  return new Map(filas.map(({ clave, valor }) => [clave, valor]));
}

export const estaPuesto = async (db: Lector, clave: string): Promise<boolean> =>
  (await ajusteGuardado(db, clave)) === 'true';

/** Of what is kept as JSON; undefined until somebody saves it. */
export async function ajusteLeido<T>(db: Lector, clave: string, forma: z.ZodType<T>): Promise<T | undefined> {
  const valor = await ajusteGuardado(db, clave);
  return valor === undefined ? undefined : forma.parse(JSON.parse(valor));
}

/** Null: the club does not let players arrange what was put off. */
export async function modoDeQuedar(db: Lector): Promise<ModoDeQuedar | null> {
  if (!(await estaPuesto(db, 'aplazadosEntreJugadores'))) return null;
  return (await estaPuesto(db, 'aplazadosConfirmaElClub')) ? 'confirma' : 'reserva';
}

export const CLAVE_CAMPUS = 'campus';

const deFabrica = (): Campus => ({
  ...club.campus,
  semanas: club.campus.semanas.map((semana) => ({ ...semana, ofrecida: true })),
});

function conHorarios({ precios, ...resto }: CampusGuardar): Campus {
  const { a, c } = club.campus.opciones;
  return { ...resto, opciones: { a: { ...a, precio: precios.a }, c: { ...c, precio: precios.c } } };
}

/** The summer camp as staff left it; the one of `club.config.ts` until they do. */
export async function leerCampus(db: Lector): Promise<Campus> {
  const guardado = await ajusteLeido(db, CLAVE_CAMPUS, CampusGuardar);
  return guardado ? conHorarios(guardado) : deFabrica();
}

export const CLAVE_FOTOS = 'fotos';

const Guardadas = z.array(FotoDeHueco);

export const leerFotos = async (db: Lector): Promise<FotoDeHueco[]> =>
  (await ajusteLeido(db, CLAVE_FOTOS, Guardadas)) ?? [];
