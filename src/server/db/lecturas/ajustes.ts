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

/** Null: the club does not let players arrange what was put off. */
export async function modoDeQuedar(db: Lector): Promise<ModoDeQuedar | null> {
  if ((await ajusteGuardado(db, 'aplazadosEntreJugadores')) !== 'true') return null;
  return (await ajusteGuardado(db, 'aplazadosConfirmaElClub')) === 'true' ? 'confirma' : 'reserva';
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
  const valor = await ajusteGuardado(db, CLAVE_CAMPUS);
  return valor ? conHorarios(CampusGuardar.parse(JSON.parse(valor))) : deFabrica();
}

export const CLAVE_FOTOS = 'fotos';

const Guardadas = z.array(FotoDeHueco);

export async function leerFotos(db: Lector): Promise<FotoDeHueco[]> {
  const valor = await ajusteGuardado(db, CLAVE_FOTOS);
  return valor ? Guardadas.parse(JSON.parse(valor)) : [];
}
