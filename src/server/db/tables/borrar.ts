import { type Kysely, sql } from 'kysely';
import type { Tablas } from '../types.ts';

/** What is kept of a player beside their place in results and rosters, some of it by their link. */
const DE_JUGADOR = [
  'incidencia',
  'enlace_personal',
  'movil',
  'dicho',
  'hora_posible',
  'peticion',
  'acto_de_enlace',
  'correo',
] as const satisfies (keyof Tablas)[];

/** For who is forgotten: nothing of it is left. */
export async function borrarLoDeJugador(q: Kysely<Tablas>, idJugador: number): Promise<void> {
  for (const tabla of DE_JUGADOR) await q.deleteFrom(tabla).where('idJugador', '=', idJugador).execute();
}

/** What is kept for a time: the column with its moment, in Unix seconds or of the club's clock. */
const CADUCAN = {
  dicho: 'dt',
  hora_posible: 'fecha',
  peticion: 'fecha',
  acto_de_enlace: 'dt',
  registro: 'dt',
  operacion: 'dt',
  constancia: 'dt',
  captcha_usado: 'caduca',
} as const satisfies { [T in keyof Tablas]?: keyof Tablas[T] };

export async function borrarAntesDe(
  q: Kysely<Tablas>,
  tabla: keyof typeof CADUCAN,
  momento: number | string,
): Promise<void> {
  await q.deleteFrom(tabla).where(sql.ref(CADUCAN[tabla]), '<', momento).execute();
}
