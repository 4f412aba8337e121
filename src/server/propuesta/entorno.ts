import type { LineaPropuesta } from '#contract/liga/propuesta.ts';
import { type Dia, diaDe, sumarDias } from '#domain/fecha.ts';
import type { JugadorPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import { historiasDe } from '#domain/propuesta/datos.ts';
import type { EntornoLineas, EntornoReglas } from '#domain/propuesta/revision.ts';
import { ausenciasPorDia } from '#server/db/lecturas/ausencias.ts';
import { leerGustos } from '#server/db/lecturas/franjas.ts';
import { nombresDe } from '#server/db/lecturas/nombres.ts';
import type { Lector } from '#server/db/open.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { partidosAlrededor, partidosEntre } from './propuesta.queries.ts';
import { aLigaPropuesta } from './propuesta.ts';

/** A line that can be saved. */
export type Completa = { [Campo in keyof LineaPropuesta]: NonNullable<LineaPropuesta[Campo]> };

/** What the lines point at, by id. */
export type Leido = {
  ligas: Map<number, LigaLeida>;
  pistas: Map<number, { nombre: string; estado: string }>;
  jugadores: Map<number, Omit<JugadorPropuesta, 'idLiga'> & { idLiga: number | null }>;
};

/** What they name in those fields, once each. */
export const idsDe = (lineas: readonly Completa[], ...campos: (keyof Completa)[]): number[] => [
  ...new Set(lineas.flatMap((linea) => campos.map((campo) => linea[campo] as number))),
];

/** The matches that could get in the way, with the names of who plays them. */
async function alrededor(q: Lector, lineas: readonly Completa[], dias: readonly Dia[]) {
  const partidos = await partidosAlrededor(q, {
    desde: `${sumarDias(dias[0] as Dia, -1)}T00:00`,
    hasta: `${sumarDias(dias.at(-1) as Dia, 1)}T23:59`,
    pistas: idsDe(lineas, 'idPista'),
    jugadores: idsDe(lineas, 'idJugador1', 'idJugador2'),
  });
  const rivales = partidos.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]);
  return { partidos, nombres: await nombresDe(q, 'jugador', [...new Set(rivales)]) };
}

/** What each pair of those leagues has had. */
async function historiasEntre(
  q: Lector,
  ligas: readonly LigaPropuesta[],
  lineas: readonly Completa[],
): Promise<EntornoReglas['historias']> {
  const ids = ligas.map(({ id }) => id);
  const partidos = await partidosEntre(q, ids, idsDe(lineas, 'idJugador1', 'idJugador2'));
  return new Map(ids.map((id) => [id, historiasDe(partidos, id)]));
}

/** What the lines are checked against. Which courts were marked is not known here: only the screen warns of it. */
export async function entornoDe(
  q: Lector,
  leido: Leido,
  lineas: readonly Completa[],
): Promise<EntornoLineas & EntornoReglas> {
  const dias = [...new Set(lineas.map(({ fecha }) => diaDe(fecha)))].sort();
  const { partidos, nombres } = await alrededor(q, lineas, dias);
  const ligas = [...leido.ligas.values()].map(aLigaPropuesta);
  const suyos = [...leido.jugadores].map(([id, { nombre }]) => [id, nombre] as const);
  return {
    ligas: new Map(ligas.map((liga) => [liga.id, liga])),
    pistas: new Map([...leido.pistas].map(([id, { nombre }]) => [id, nombre])),
    jugadores: new Map([...nombres, ...suyos]),
    ausencias: await ausenciasPorDia(q, dias),
    gustos: await leerGustos(q, idsDe(lineas, 'idJugador1', 'idJugador2')),
    partidos,
    fichas: leido.jugadores,
    historias: await historiasEntre(q, ligas, lineas),
    cerradas: new Set(),
  };
}
