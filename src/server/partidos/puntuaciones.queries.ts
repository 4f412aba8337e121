import type { Partido, PartidoFila } from '#contract/partidos.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { conLiga } from '#server/db/lecturas/partidos-con-nombres.ts';
import type { Lector } from '#server/db/open.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';

const conReglas = (db: Lector) => conLiga(db).select('liga.reglas');

type Leida = Awaited<ReturnType<ReturnType<typeof conReglas>['execute']>>[number];

const aFila = ({ tipo, division, anio, estado, reglas: _, ...fila }: Leida): PartidoFila => {
  const { jugador1, jugador2, pista } = fila;
  const liga = rotuloLiga({ tipo, division, anio, estado });
  return { ...leerFilaPartido(fila), jugador1, jugador2, pista, liga };
};

/** Matches of leagues of a type, over or not, that started before that moment, oldest first. */
export async function partidosEmpezados(
  db: Lector,
  tipo: TipoLiga,
  ahora: FechaHora,
): Promise<PartidoFila[]> {
  const filas = await conReglas(db)
    .where('liga.tipo', '=', tipo)
    .where('partido.fecha', '<=', ahora)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(aFila);
}

/** A match to score, with its players' names and its league's rules. */
export type Puntuable = { partido: Partido; nombres: Map<number, string>; reglas: Reglas };

/** The matches that exist among those, by id. */
export async function puntuables(db: Lector, ids: readonly number[]): Promise<Map<number, Puntuable>> {
  if (ids.length === 0) return new Map();
  const filas = await conReglas(db).where('partido.id', 'in', ids).orderBy('partido.id').execute();
  return new Map(
    filas.map(
      ({ tipo: _t, division: _d, anio: _a, estado: _e, pista: _p, reglas, jugador1, jugador2, ...fila }) => {
        const partido = leerFilaPartido(fila);
        const nombres = new Map([
          [partido.idJugador1, jugador1],
          [partido.idJugador2, jugador2],
        ]);
        return [partido.id, { partido, nombres, reglas: leerReglas(reglas) }];
      },
    ),
  );
}
