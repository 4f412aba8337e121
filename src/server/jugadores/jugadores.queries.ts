import type { Jugador, JugadorBuscar, JugadorFila } from '#contract/liga/jugadores.ts';
import { compararNombres, normalizarTexto } from '#domain/texto.ts';
import { nombresDeLigas } from '#server/db/lecturas/nombres.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaJugador } from '#server/db/tables/jugador.ts';
import { contiene } from '#server/db/texto.ts';

/** Players by name, of one league and with that text in their name; null filters mean all. */
export async function buscarJugadores(db: Lector, filtro: JugadorBuscar): Promise<JugadorFila[]> {
  const { idLiga, jugador } = filtro;
  let consulta = db.selectFrom('jugador').selectAll().orderBy('id');
  if (idLiga !== null) consulta = consulta.where('idLiga', '=', idLiga);
  if (jugador !== null) {
    const ids = (await leerNombresPublicos(db)).conTexto(jugador);
    const suyo = contiene('nombreBusqueda', normalizarTexto(jugador));
    consulta = consulta.where((eb) => (ids.length > 0 ? eb.or([suyo, eb('id', 'in', ids)]) : suyo));
  }
  const [filas, ligas] = await Promise.all([consulta.execute(), nombresDeLigas(db)]);
  return filas
    .map((fila) => ({ ...leerFilaJugador(fila), liga: ligas.get(fila.idLiga ?? 0) ?? null }))
    .sort((a, b) => compararNombres(a.nombre, b.nombre) || a.id - b.id);
}

export async function jugadoresPorId(db: Lector, ids: readonly number[]): Promise<Jugador[]> {
  const filas = await db.selectFrom('jugador').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return filas.map(leerFilaJugador);
}
