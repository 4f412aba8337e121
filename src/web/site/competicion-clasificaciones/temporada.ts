import type { LigaPublica, LigaTerminada } from '#contract/liga/clasificaciones.ts';

export type Eleccion = {
  /** The year in which the season starts; null: what is being played. */
  temporada: number | null;
  /** The divisions of it. */
  ligas: readonly (LigaPublica | LigaTerminada)[];
  liga: LigaPublica | LigaTerminada | null;
};

type Ligas = { enJuego: readonly LigaPublica[]; terminadas: readonly LigaTerminada[] };

/** A form without scripts sends every parameter; a link to a league that ended, its league alone. */
function temporadaDe(pedido: URLSearchParams, terminadas: readonly LigaTerminada[]): number | null {
  const escrita = pedido.get('temporada');
  const buscada = escrita === null ? 'id' : 'anio';
  const valor = Number(escrita ?? pedido.get('liga'));
  return terminadas.find((una) => una[buscada] === valor)?.anio ?? null;
}

/** Which table an address asks for; what it does not know of is what is being played, from its top division. */
export function elegir({ enJuego, terminadas }: Ligas, pedido: URLSearchParams): Eleccion {
  const temporada = temporadaDe(pedido, terminadas);
  const ligas = temporada === null ? enJuego : terminadas.filter(({ anio }) => anio === temporada);
  const pedida = Number(pedido.get('liga'));
  return { temporada, ligas, liga: ligas.find(({ id }) => id === pedida) ?? ligas[0] ?? null };
}

/** A season that is over by no year: what is being played. */
export const EN_JUEGO = 'actual';

/** What an address asks for, in one spelling: every league that is none is the same, and every season. */
export function loConocido({ enJuego, terminadas }: Ligas, pedido: URLSearchParams): URLSearchParams {
  const conocido = new URLSearchParams(pedido);
  const [liga, temporada] = [pedido.get('liga'), pedido.get('temporada')];
  const hayLiga = [...enJuego, ...terminadas].some(({ id }) => id === Number(liga));
  const hayTemporada = terminadas.some(({ anio }) => anio === Number(temporada));
  if (liga !== null && hayLiga) conocido.set('liga', String(Number(liga)));
  else conocido.delete('liga');
  if (temporada !== null) conocido.set('temporada', hayTemporada ? String(Number(temporada)) : EN_JUEGO);
  return conocido;
}
