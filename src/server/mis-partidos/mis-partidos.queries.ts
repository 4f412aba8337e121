import type { Partido } from '#contract/liga/partidos.ts';
import type { FechaHora } from '#domain/fecha.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { juega } from '#domain/partido/partido.ts';
import { conRotulo } from '#server/db/lecturas/de-liga.ts';
import { loJuega, PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { conLiga } from '#server/db/lecturas/partidos.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaDicho } from '#server/db/tables/dicho.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';

const MS = 1000;

export type Suyo = { partido: Partido; jugador1: string; jugador2: string; liga: string; reglas: Reglas };

/** Of active leagues, without a result, neither awarded nor cancelled. */
const sinResultado = (db: Lector) =>
  conLiga(db)
    .select('liga.reglas')
    .where('liga.estado', '=', 'activa')
    .where('partido.sintetico', '=', 0)
    .where(PARTIDOS.seDebe)
    .orderBy('partido.fecha')
    .orderBy('partido.id');

type Leida = Awaited<ReturnType<ReturnType<typeof sinResultado>['execute']>>[number];

const aSuyo = (leida: Leida): Suyo => {
  const { reglas, liga, pista: _, jugador1, jugador2, ...partido } = conRotulo(leida);
  return { partido: leerFilaPartido(partido), jugador1, jugador2, liga, reglas: leerReglas(reglas) };
};

export async function sinResultadoDe(db: Lector, idJugador: number): Promise<Suyo[]> {
  return (await sinResultado(db).where(loJuega(idJugador)).execute()).map(aSuyo);
}

export async function sinResultadoPorId(db: Lector, id: number): Promise<Suyo | undefined> {
  const fila = await sinResultado(db).where('partido.id', '=', id).executeTakeFirst();
  return fila && aSuyo(fila);
}

/** What the two of each match say of it. Before it was to begin they were speaking of another day: it was put off since. */
export async function dichosDe(db: Lector, suyos: readonly Suyo[], reloj: Clock) {
  if (suyos.length === 0) return [];
  const partidos = new Map(suyos.map(({ partido }) => [partido.id, partido]));
  const filas = await db
    .selectFrom('dicho')
    .selectAll()
    .where('idPartido', 'in', [...partidos.keys()])
    .orderBy('idPartido')
    .orderBy('idJugador')
    .execute();
  return filas.map(leerFilaDicho).filter(({ idPartido, idJugador, dt }) => {
    const partido = partidos.get(idPartido);
    return partido && juega(partido, idJugador) && partido.fecha <= reloj.localTimeOf(dt * MS);
  });
}

/** Of leagues of that type, those of which somebody has said something. */
export async function partidosConDichos(db: Lector, tipo?: TipoLiga): Promise<Suyo[]> {
  const filas = await sinResultado(db)
    .where('partido.id', 'in', db.selectFrom('dicho').select('dicho.idPartido'))
    .$if(tipo !== undefined, (q) => q.where('liga.tipo', '=', tipo as TipoLiga))
    .execute();
  return filas.map(aSuyo);
}

/** Whose two players can play: while one is injured there is nothing to ask. */
export async function aplazadosPorJugar(db: Lector): Promise<Suyo[]> {
  const filas = await sinResultado(db)
    .where('j1.estado', '=', 'activo')
    .where('j2.estado', '=', 'activo')
    .where(PARTIDOS.estaAplazado)
    .execute();
  return filas.map(aSuyo);
}

/** The moments that suit one of their two players for those matches, from that one on. */
export const horasDe = async (db: Lector, partidos: readonly number[], desde: FechaHora) =>
  partidos.length === 0
    ? []
    : db
        .selectFrom('hora_posible as hora')
        .innerJoin('partido', 'partido.id', 'hora.idPartido')
        .select(['hora.idPartido', 'hora.idJugador', 'hora.fecha'])
        .where('hora.idPartido', 'in', partidos)
        .where('hora.fecha', '>=', desde)
        .where(({ eb, ref }) =>
          eb('hora.idJugador', 'in', [ref('partido.idJugador1'), ref('partido.idJugador2')]),
        )
        .orderBy('hora.fecha')
        .orderBy('hora.idJugador')
        .execute();

export async function contactosDe(db: Lector, ids: readonly number[]) {
  if (ids.length === 0) return new Map();
  const filas = await db
    .selectFrom(conPersona('jugador'))
    .leftJoin('enlace_personal', 'enlace_personal.idJugador', 'jugador.id')
    .select(['jugador.id', 'jugador.telefono', 'jugador.email', 'enlace_personal.tokenHash'])
    .where('jugador.id', 'in', ids)
    .orderBy('jugador.id')
    .execute();
  return new Map(
    filas.map(({ id, telefono, email, tokenHash }) => [
      id,
      { telefono, email: email !== null, enlace: tokenHash !== null },
    ]),
  );
}
