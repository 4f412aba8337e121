import type { ExpressionBuilder } from 'kysely';
import { type Dia, diaDe } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import {
  conLigasPublicas,
  leerProgramado,
  type Programado,
} from '#server/db/lecturas/partidos-con-nombres.ts';
import type { Lector } from '#server/db/open.ts';
import type { Tablas } from '#server/db/types.ts';

const decidido = (eb: ExpressionBuilder<Tablas, 'partido'>) =>
  eb.and([
    eb('partido.sintetico', '=', 0),
    eb.or([
      eb('partido.jugador1Set1', 'is not', null),
      eb('partido.jugador1NoPresenta', '=', 1),
      eb('partido.jugador2NoPresenta', '=', 1),
    ]),
  ]);

type Cuales = { tipos: readonly TipoLiga[]; idLiga?: number | undefined };

/** The day of the last result of those leagues before that one, or null; league by league, each a step of an index. */
export async function ultimoDiaConResultado(
  db: Lector,
  { tipos, idLiga }: Cuales,
  antesDe: Dia,
): Promise<Dia | null> {
  const ligas = await db
    .selectFrom('liga')
    .select((eb) =>
      eb
        .selectFrom('partido')
        .select(({ fn }) => fn.max('partido.fecha').as('fecha'))
        .whereRef('partido.idLiga', '=', 'liga.id')
        .where('partido.fecha', '<', `${antesDe}T00:00`)
        .where(decidido)
        .as('ultimo'),
    )
    .where('liga.tipo', 'in', tipos)
    .$if(idLiga !== undefined, (consulta) => consulta.where('liga.id', '=', idLiga ?? 0))
    .orderBy('liga.id')
    .execute();
  const dias = ligas.flatMap(({ ultimo }) => (ultimo ? [diaDe(ultimo)] : []));
  return dias.sort().at(-1) ?? null;
}

/** What was played in those leagues between two days, both included, in order of time. */
export async function partidosJugados(
  db: Lector,
  { tipos, idLiga }: Cuales,
  { desde, hasta }: { desde: Dia; hasta: Dia },
): Promise<Programado[]> {
  const filas = await conLigasPublicas(db)
    .where('partido.fecha', '>=', `${desde}T00:00`)
    .where('partido.fecha', '<=', `${hasta}T23:59`)
    .where('liga.tipo', 'in', tipos)
    .where(decidido)
    .$if(idLiga !== undefined, (consulta) => consulta.where('partido.idLiga', '=', idLiga ?? 0))
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leerProgramado);
}
