import type { Debido } from '#contract/liga/partidos.ts';
import type { Dia } from '#domain/fecha.ts';
import { nombreLiga } from '#domain/liga/liga.ts';
import { parejasDebidas } from '#domain/propuesta/debidos.ts';
import { partidosDeLiga, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos } from '#server/db/open.ts';

/** Who owes each other a match that could be arranged on that day, in the leagues in play. */
export async function listarDebidos({ db }: BaseDatos, dia: Dia): Promise<Debido[]> {
  const ligas = (await todasLasLigas(db)).filter(
    ({ estado, reglas }) => estado === 'activa' && reglas.clasifica,
  );
  const gente = await db
    .selectFrom('jugador')
    .select(['id', 'nombre', 'idLiga'])
    .where('estado', '=', 'activo')
    .orderBy('id')
    .execute();
  const nombres = new Map(gente.map(({ id, nombre }) => [id, nombre]));
  const debidos: Debido[] = [];
  for (const liga of ligas) {
    const suyos = gente.filter(({ idLiga }) => idLiga === liga.id).map(({ id }) => id);
    const partidos = await partidosDeLiga(db, liga.id);
    for (const [idJugador1, idJugador2] of parejasDebidas(liga, suyos, { partidos, dia }))
      debidos.push({
        idLiga: liga.id,
        liga: nombreLiga(liga),
        duracion: liga.duracion,
        idJugador1,
        jugador1: nombres.get(idJugador1) ?? '',
        idJugador2,
        jugador2: nombres.get(idJugador2) ?? '',
      });
  }
  return debidos;
}
