import type { Dia, FechaHora } from '#domain/fecha.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import type { DiaNuevo } from '#domain/partido/traslado.ts';
import type { Lector } from '../open.ts';
import { type LigaLeida, leerFilaLiga } from '../tables/liga.ts';
import { entreDias, leerClausuras } from './clausuras.ts';
import { leerGente } from './jugadores.ts';
import { partidosEnTorno } from './partidos.ts';
import { ausenciasPorDia } from './quien-puede.ts';

export const pistasActivas = (db: Lector) =>
  db
    .selectFrom('pista')
    .select(['id', 'nombre', 'deporte'])
    .where('estado', '=', 'activa')
    .orderBy('id')
    .execute();

export async function bajas(db: Lector): Promise<Map<number, 'lesion' | 'eliminado'>> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'estado'])
    .where('estado', '<>', 'activo')
    .orderBy('id')
    .execute();
  return new Map(filas.flatMap(({ id, estado }) => (estado === 'activo' ? [] : [[id, estado] as const])));
}

/** Its hours and its sport, by which a place is looked for. */
export const enElDia = (liga: LigaLeida) => ({ ...horarioDe(liga), deporte: liga.deporte });

/** What is the same whatever the day, for a match of that league. */
export type Comun = Omit<DiaNuevo, 'dia' | 'ausentes' | 'ocupados' | 'clausuras'>;

export async function leerComun(db: Lector, idLiga: number, ahora: FechaHora): Promise<Comun> {
  const [pistas, deBaja, fila, gente] = await Promise.all([
    pistasActivas(db),
    bajas(db),
    db.selectFrom('liga').selectAll().where('id', '=', idLiga).executeTakeFirstOrThrow(),
    leerGente(db),
  ]);
  return {
    ahora,
    gente,
    pistas,
    bajas: [...deBaja.keys()],
    horarios: new Map([[idLiga, enElDia(leerFilaLiga(fila))]]),
  };
}

export async function leerDiaNuevo(db: Lector, dia: Dia, comun: Comun): Promise<DiaNuevo> {
  const [ausentes, partidos, clausuras] = await Promise.all([
    ausenciasPorDia(db, [dia]),
    partidosEnTorno(db, dia),
    leerClausuras(db, entreDias([dia])),
  ]);
  return {
    ...comun,
    dia,
    clausuras,
    ausentes: ausentes[dia] ?? [],
    ocupados: partidos.map((partido) => conDesenlace(partido)),
  };
}
