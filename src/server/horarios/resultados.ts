import type { Answer } from '#contract/endpoint.ts';
import type { resultadosApi } from '#contract/liga/resultados.ts';
import { type Dia, diaDe, sumarDias } from '#domain/fecha.ts';
import { type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import { tienePalabras } from '#domain/texto.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { comoResultado } from '#server/db/lecturas/resultados.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { partidosJugados, ultimoDiaConResultado } from './resultados.queries.ts';

/** How far back an answer looks from the last day on which somebody played; further for one player. */
const DIAS_ATRAS = 30;
const DIAS_ATRAS_DE_UNO = 150;

const DIAS = 7;
const ULTIMO_DIA: Dia = '2100-12-31';

type Pedido = {
  tipo?: TipoLiga | undefined;
  idLiga?: number | undefined;
  nombre?: string | undefined;
  hasta?: Dia | undefined;
  dias?: number | undefined;
};

/** The last days with results up to one, newest first, each in order of time, and from which day to go on. */
export async function resultadosPorDias(
  { db }: BaseDatos,
  { tipo, idLiga, nombre = '', hasta: pedido = ULTIMO_DIA, dias = DIAS }: Pedido,
): Promise<Answer<typeof resultadosApi.porDias>> {
  const cuales = { tipos: tiposDelHorario(tipo), idLiga };
  const hasta = await ultimoDiaConResultado(db, cuales, sumarDias(pedido, 1));
  if (hasta === null) return { partidos: [], anterior: null };
  const desde = sumarDias(hasta, nombre === '' ? -DIAS_ATRAS : -DIAS_ATRAS_DE_UNO);
  const jugados = await partidosJugados(db, cuales, { desde, hasta });
  const enPublico = await leerNombresPublicos(db);
  const filas = jugados
    .map((uno) => comoResultado(uno, enPublico))
    .filter(({ jugador1, jugador2 }) => [jugador1, jugador2].some((uno) => tienePalabras(uno, nombre)));
  const porDia = [...Map.groupBy(filas, ({ fecha }) => diaDe(fecha))].reverse();
  const siguiente = porDia[dias]?.[0] ?? (await ultimoDiaConResultado(db, cuales, desde));
  return { partidos: porDia.slice(0, dias).flatMap(([, suyos]) => suyos), anterior: siguiente };
}
