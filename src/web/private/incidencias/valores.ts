import type { IncidenciaBuscar, IncidenciaFila } from '#contract/liga/incidencias.ts';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Cambio, PartidoAfectado } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Formulario } from '#domain/campo.ts';
import { INCIDENCIA } from '#domain/campos.ts';
import { type Dia, diaDe, diaSemana, diasEntre, sumarDias } from '#domain/fecha.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { cubreDia, diasDe as diasDelPeriodo, finDe } from '#domain/incidencia/incidencia.ts';
import { findeDelPanel } from '#domain/panel/panel.ts';
import { compararNombres } from '#domain/texto.ts';
import { periodoCorto } from '#web/club/mesa/dias.tsx';
import { jugadoresConSuLiga, type Opcion } from '#web/club/mesa/elegir.tsx';
import { diaDeFiltro, idDeFiltro } from '#web/club/mesa/filtros.tsx';
import { type Forma, formaDe } from '#web/club/mesa/formulario.tsx';

/** From a day to another, or days one by one; one that is saved is always the former. */
export type Modo = 'periodo' | 'sueltos';

export type ValoresIncidencia = Formulario<typeof INCIDENCIA> & { modo: Modo; sueltos: Dia[] };

/** In order, those that the form says now. */
export function diasDe({ modo, fecha, hasta, sueltos }: ValoresIncidencia): Dia[] {
  if (modo === 'sueltos') return sueltos.toSorted();
  if (!fecha) return [];
  return diasDelPeriodo({ fecha, hasta: hasta && hasta >= fecha ? hasta : null });
}

export function cambiosDe(valores: ValoresIncidencia): Cambio[] {
  const dias = diasDe(valores);
  const { idJugador } = valores;
  return idJugador === null || dias.length === 0 ? [] : [{ tipo: 'ausencia', idJugador, dias }];
}

/** As its form shows it, whatever was chosen in the other. */
export function paraGuardar({ modo, sueltos, ...valores }: ValoresIncidencia) {
  const [primero = '', ...dias] = sueltos.toSorted();
  const cuando = modo === 'sueltos' ? { fecha: primero, hasta: null, dias } : { dias: [] };
  const { idLiga, idJugador } = valores;
  return { ...valores, ...cuando, idLiga: idLiga ?? 0, idJugador: idJugador ?? 0, fecha2: null };
}

const { valores, faltas, ...deTabla } = formaDe(INCIDENCIA);

const faltasDeDias = ({ modo, fecha, hasta, sueltos }: ValoresIncidencia): Record<string, string | null> =>
  modo === 'sueltos'
    ? { fecha: null, sueltos: sueltos.length === 0 ? 'Elige algún día' : null }
    : { hasta: fecha && hasta && hasta < fecha ? 'El último día es anterior al primero' : null };

export const forma: Forma<ValoresIncidencia> = {
  ...deTabla,
  valores: (incidencia) => ({ ...valores(incidencia), modo: 'periodo', sueltos: [] }),
  faltas: (escrita) => ({ ...faltas(escrita), ...faltasDeDias(escrita) }),
};

export const creadasDichas = (creadas: number): string =>
  creadas === 1 ? mensajes.unaIncidencia : mensajes.variasIncidencias(creadas);

type Listas = { ligas: readonly Liga[]; jugadores: readonly JugadorFila[] };

/**
 * Those who play in that league, and the one already chosen even if they left it. Without a league, everybody who
 * plays in one that is active, each with theirs: who says they cannot come does not say where they play.
 */
export function jugadoresDe(
  { ligas, jugadores }: Listas,
  { idLiga, idJugador }: Pick<ValoresIncidencia, 'idLiga' | 'idJugador'>,
): Opcion[] {
  if (idLiga === null) return jugadoresConSuLiga({ jugadores, ligas });
  return jugadores
    .filter((jugador) => jugador.idLiga === idLiga || jugador.id === idJugador)
    .map(({ id, nombre }) => ({ value: id, label: nombre }));
}

/** A new one, for the player and the day that the screen which led here was about. */
export function deQuien(
  address: URLSearchParams,
  jugadores: readonly Pick<JugadorFila, 'id' | 'idLiga'>[],
): Partial<ValoresIncidencia> {
  const id = idDeFiltro(address.get('jugador') ?? '');
  const jugador = jugadores.find((uno) => uno.id === id && uno.idLiga !== null);
  return {
    ...(jugador && { idLiga: jugador.idLiga, idJugador: jugador.id }),
    fecha: diaDeFiltro(address.get('dia') ?? '') ?? '',
  };
}

export const SIN_FILTROS = { jugador: '', liga: '', fecha: '', pasadas: '' };

/**
 * The filters of the address as the API asks for them; what makes no sense filters nothing. Those that are over are
 * left out, unless they or their day are asked for.
 */
export function busquedaDe(
  { jugador, liga, fecha, pasadas }: typeof SIN_FILTROS,
  hoy: Dia,
): IncidenciaBuscar {
  const dia = diaDeFiltro(fecha);
  return {
    jugador: jugador.trim() || null,
    idLiga: idDeFiltro(liga),
    fecha: dia,
    desde: dia === null && pasadas === '' ? hoy : null,
  };
}

export type DeAlguien = { idJugador: number; jugador: string; suyas: IncidenciaFila[] };

/** Players by name, each with their absences in order of day. */
export function porJugador(incidencias: readonly IncidenciaFila[]): DeAlguien[] {
  return [...Map.groupBy(incidencias, ({ idJugador }) => idJugador)]
    .map(([idJugador, suyas]) => ({
      idJugador,
      jugador: suyas[0]?.jugador ?? '',
      suyas: suyas.toSorted((a, b) => (a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha))),
    }))
    .sort((a, b) => compararNombres(a.jugador, b.jugador) || a.idJugador - b.idJugador);
}

/** Whoever was struck off is waited for no more. */
export function deQuienSigue<I extends Pick<IncidenciaFila, 'idJugador'>>(
  incidencias: readonly I[],
  jugadores: readonly Pick<JugadorFila, 'id' | 'estado'>[],
): I[] {
  const fuera = new Set(jugadores.filter(({ estado }) => estado === 'eliminado').map(({ id }) => id));
  return incidencias.filter(({ idJugador }) => !fuera.has(idJugador));
}

const seguidas = (una: IncidenciaFila, otra: IncidenciaFila): boolean =>
  una.hasta === null && otra.hasta === null && diasEntre(una.fecha, otra.fecha) === 1;

/** Loose days one after another, a weekend as a rule, stand together. They come in order of day. */
export function porTandas(suyas: readonly IncidenciaFila[]): IncidenciaFila[][] {
  const tandas: IncidenciaFila[][] = [];
  for (const una of suyas) {
    const ultima = tandas.at(-1);
    const anterior = ultima?.at(-1);
    if (ultima && anterior && seguidas(anterior, una)) ultima.push(una);
    else tandas.push([una]);
  }
  return tandas;
}

/** "sáb 28 nov", and "sáb 28" before another day of that month. */
export function diaCorto(una: IncidenciaFila, siguiente: IncidenciaFila | undefined): string {
  const texto = periodoCorto(una);
  return siguiente?.fecha.slice(0, 7) === una.fecha.slice(0, 7)
    ? texto.replace(/ \p{L}+( \d{4})?$/u, '')
    : texto;
}

/** Those that fall on one of those days of that person. */
export const losQueTocan = <P extends Pick<PartidoAfectado, 'fecha' | 'idJugador1' | 'idJugador2'>>(
  partidos: readonly P[],
  juntas: readonly Pick<IncidenciaFila, 'idJugador' | 'fecha' | 'hasta'>[],
): P[] =>
  partidos.filter(({ fecha, idJugador1, idJugador2 }) =>
    juntas.some((una) => [idJugador1, idJugador2].includes(una.idJugador) && cubreDia(una, diaDe(fecha))),
  );

export const FINDES = 4;
const SEMANA = 7;

/** The weekends ahead, each by its Saturday: this one, until its Sunday is over, and those after it. */
export function findesDesde(hoy: Dia): Dia[] {
  const sabado = sumarDias(hoy, diaSemana(hoy) === 0 ? -1 : 6 - diaSemana(hoy));
  return Array.from({ length: FINDES }, (_, n) => sumarDias(sabado, n * SEMANA));
}

export const faltaEnFinde = (
  suyas: readonly Pick<IncidenciaFila, 'fecha' | 'hasta'>[],
  sabado: Dia,
): boolean => suyas.some((una) => una.fecha <= sumarDias(sabado, 1) && finDe(una) >= sabado);

/** "28-29 nov", "31 oct-1 nov". */
export function findeBreve(sabado: Dia): string {
  const [uno, otro] = [diaBreve(sabado), diaBreve(sumarDias(sabado, 1))];
  const mismoMes = uno.split(' ')[1] === otro.split(' ')[1];
  return `${mismoMes ? uno.split(' ')[0] : uno}-${otro}`;
}

/** Under which weekends it stands, from 1; what falls on none, under the last column. */
export function columnas(juntas: readonly IncidenciaFila[], findes: readonly Dia[]): [number, number] {
  const suyos = findes.map((sabado) => faltaEnFinde(juntas, sabado));
  const primero = suyos.indexOf(true);
  return primero < 0 ? [FINDES + 1, FINDES + 1] : [primero + 1, suyos.lastIndexOf(true) + 1];
}

/** Who is away this weekend, and then the others. */
export function porFinde(personas: readonly DeAlguien[], hoy: Dia): [string, DeAlguien[]][] {
  const dias = findeDelPanel(hoy);
  const falta = ({ suyas }: DeAlguien) => suyas.some((una) => dias.some((dia) => cubreDia(una, dia)));
  return [...Map.groupBy(personas, (una) => (falta(una) ? 'Este fin de semana' : 'Otros días'))].sort(
    ([una]) => (una === 'Otros días' ? 1 : -1),
  );
}
