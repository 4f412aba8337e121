import type { Partido } from '#contract/liga/partidos.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { fueraDePlazo, type tocaRecordar } from '#domain/partido/plazo.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Lector } from '../open.ts';
import { leerReglas } from '../tables/liga.ts';
import { leerFilaPartido } from '../tables/partido.ts';
import { PARTIDOS } from './desenlace.ts';
import { conNombres } from './partidos.ts';

const MS = 1000;

/** A match whose result is late, and whether one of its players has said how it ended. */
export type Atrasado = {
  partido: Partido;
  jugador1: string;
  jugador2: string;
  reglas: Reglas;
  notificar: boolean;
  dicho: boolean;
  /** The day from which it is given up by itself, noted when its players were reminded of that day; null: it is not. */
  vence: string | null;
};

/** Of active leagues, whose rules say until when a result may be told; the oldest first. */
export async function atrasadosEn(
  db: Lector,
  reloj: Clock,
  cuales: { idLiga?: number; ids?: readonly number[]; cuando?: typeof tocaRecordar } = {},
): Promise<Atrasado[]> {
  const { idLiga, ids, cuando = fueraDePlazo } = cuales;
  const ahora = reloj.localTime();
  const filas = await conNombres(db)
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .leftJoin('recordatorio', (join) =>
      join
        .onRef('recordatorio.idPartido', '=', 'partido.id')
        .onRef('recordatorio.fecha', '=', 'partido.fecha')
        .on('recordatorio.aplicado', '=', 0),
    )
    .select(['liga.reglas', 'liga.notificar', 'recordatorio.vence'])
    .select(({ selectFrom }) =>
      selectFrom('dicho')
        .select(({ fn }) => fn.max('dicho.dt').as('dt'))
        .whereRef('dicho.idPartido', '=', 'partido.id')
        .as('dichoEn'),
    )
    .where('liga.estado', '=', 'activa')
    .where('partido.sintetico', '=', 0)
    .where(PARTIDOS.sinJugar)
    .where('partido.fecha', '<', ahora)
    .$if(idLiga !== undefined, (q) => q.where('partido.idLiga', '=', idLiga ?? 0))
    .$if(ids !== undefined, (q) => q.where('partido.id', 'in', ids ?? []))
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.flatMap(
    ({ reglas: texto, notificar, dichoEn, vence, jugador1, jugador2, pista: _, ...fila }) => {
      const partido = leerFilaPartido(fila);
      const reglas = leerReglas(texto);
      if (!cuando(conDesenlace(partido), reglas, ahora)) return [];
      // Of another day it had before, nothing is said.
      const dicho = dichoEn !== null && reloj.localTimeOf(Number(dichoEn) * MS) >= partido.fecha;
      return [{ partido, jugador1, jugador2, reglas, notificar: notificar === 1, dicho, vence }];
    },
  );
}

/** It is to be given up by itself, once that day comes: nobody has said anything, and its players were told. */
export const seDaSolo = ({ reglas, dicho, vence }: Atrasado): boolean =>
  reglas.alVencer === 'solo' && !dicho && vence !== null;
