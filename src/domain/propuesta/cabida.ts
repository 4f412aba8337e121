import { type Dia, diaDe, fechaHora, horaDe, minutosDe } from '#domain/fecha.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { type Detalle, fraseCabida, type ReglaCedida } from './cabida-frases.ts';
import {
  comoPartido,
  type EntornoCabida,
  enLineas,
  enSuHorario,
  impedimentos,
  iniciosDentro,
  iniciosFuera,
  type Mesa,
  mesaSin,
  type ParejaCabida,
  primerSitio,
  type Sitio,
} from './cabida-mesa.ts';
import type { LineaPropuesta } from './datos.ts';
import { colocados, type LineaEditada } from './revision.ts';

/** A place where the pair would fit, were one rule waived. */
export type Cabida = {
  regla: ReglaCedida;
  /** One Spanish sentence for the organiser. */
  frase: string;
  linea: LineaPropuesta;
  /** The line, by its place, that would have to go elsewhere first. */
  mover: { linea: number; fecha: string; idPista: number } | null;
  /** Whether it may be added: it is legal, with a warning at most. */
  seAnade: boolean;
};

type Hallada = { regla: ReglaCedida; sitio: Sitio; idJugadores?: number[]; mover?: Cabida['mover'] };

const hallada = (regla: ReglaCedida, sitio: Sitio | null, resto: Partial<Hallada> = {}): Hallada[] =>
  sitio === null ? [] : [{ regla, sitio, ...resto }];

/** Where a line could go instead, breaking no rule; null when nowhere. */
function otroSitio(mesa: Mesa, linea: number, nuevo: Partido): Sitio | null {
  const suyo = mesa.puestos.find((puesto) => puesto.linea === linea)?.partido;
  const liga = suyo && mesa.entorno.ligas.get(suyo.idLiga);
  if (!suyo || !liga) return null;
  const sin = mesaSin(mesa, linea);
  const pareja = { ...suyo, jugados: 0 };
  const suMesa: Mesa = { ...sin, pareja, liga, guardados: [...sin.guardados, nuevo] };
  for (const dia of mesa.entorno.dias) {
    // Owed it is, or it would not be a line: its legs are not counted again.
    const trabas = impedimentos(suMesa, dia).filter(({ regla }) => regla !== 'vuelta');
    const sitio = trabas.length > 0 ? null : enSuHorario(suMesa, dia);
    if (sitio !== null) return sitio;
  }
  return null;
}

/** With one line of the day somewhere else, the pair would fit. */
function moviendo(mesa: Mesa, dia: Dia): Hallada[] {
  for (const { linea, partido } of mesa.puestos) {
    if (diaDe(partido.fecha) !== dia) continue;
    const sin = mesaSin(mesa, linea);
    const sitio = impedimentos(sin, dia).length > 0 ? null : enSuHorario(sin, dia);
    if (sitio === null) continue;
    const destino = otroSitio(mesa, linea, comoPartido(mesa, sitio));
    if (destino !== null) return hallada('mover', sitio, { mover: { linea, ...destino } });
  }
  return [];
}

/** They could play that day, but there is no place: another hour, another court, or another match elsewhere. */
function haciendoSitio(mesa: Mesa, dia: Dia): Hallada[] {
  const { entorno, liga } = mesa;
  const fuera = primerSitio(mesa, dia, iniciosFuera(liga), entorno.disponibles);
  const antes = fuera !== null && fuera.fecha < fechaHora(dia, liga.inicio);
  return [
    ...moviendo(mesa, dia),
    ...hallada(antes ? 'empezarAntes' : 'acabarDespues', fuera),
    ...hallada('pista', primerSitio(mesa, dia, iniciosDentro(liga), entorno.cerradas)),
  ];
}

/** Of one day, with one rule waived and no more: the same for both players is one. */
function deUnDia(mesa: Mesa, dia: Dia): Hallada[] {
  const trabas = impedimentos(mesa, dia);
  const [traba] = trabas;
  const sitio = enSuHorario(mesa, dia);
  if (traba === undefined) return sitio ? hallada('ninguna', sitio) : haciendoSitio(mesa, dia);
  const mueve = moviendo(mesa, dia);
  if (trabas.some(({ regla }) => regla !== traba.regla)) return mueve;
  const idJugadores = trabas.flatMap(({ idJugador }) => idJugador ?? []);
  return [...hallada(traba.regla, sitio, { idJugadores }), ...mueve];
}

const SE_ANADEN: readonly ReglaCedida[] = [
  'ninguna',
  'ausencia',
  'dobleJornada',
  'mover',
  'empezarAntes',
  'acabarDespues',
];

function detalleDe(
  { entorno, liga, puestos }: Mesa,
  { regla, sitio, idJugadores = [], mover }: Hallada,
): Detalle {
  const nombre = (id: number): string => entorno.jugadores.get(id) ?? '';
  const pista = (id: number): string => entorno.pistas.get(id) ?? '';
  const movido = puestos.find(({ linea }) => linea === mover?.linea)?.partido;
  const { fecha, idPista } = sitio;
  const acaba = fechaHora(diaDe(fecha), minutosDe(fecha) + liga.duracion);
  return {
    fecha,
    pista: pista(idPista),
    quienes: idJugadores.map(nombre),
    limite: horaDe(regla === 'acabarDespues' ? acaba : fecha),
    partido: movido ? `${nombre(movido.idJugador1)} – ${nombre(movido.idJugador2)}` : '',
    destino: mover ? { fecha: mover.fecha, pista: pista(mover.idPista) } : null,
  };
}

function comoCabida(mesa: Mesa, una: Hallada): Cabida {
  const { idLiga, idJugador1, idJugador2 } = mesa.pareja;
  return {
    regla: una.regla,
    frase: fraseCabida(una.regla, detalleDe(mesa, una), mesa.entorno.dias),
    linea: { ...una.sitio, idLiga, idJugador1, idJugador2 },
    mover: una.mover ?? null,
    seAnade: SE_ANADEN.includes(una.regla),
  };
}

/**
 * Where a pair left out would fit beside the lines as they are, were a single rule waived: what may be added
 * first, in order of day. Nothing when it would take more than one, or when it has its line.
 * proposal.md, "Explaining".
 */
export function dondeCabria(
  pareja: ParejaCabida,
  lineas: readonly LineaEditada[],
  entorno: EntornoCabida,
): Cabida[] {
  const liga = entorno.ligas.get(pareja.idLiga);
  if (liga === undefined) return [];
  const puestos = colocados(lineas, entorno);
  const mesa: Mesa = { entorno, pareja, liga, guardados: entorno.partidos, puestos };
  if (enLineas(mesa) > 0) return [];
  return entorno.dias
    .flatMap((dia) => deUnDia(mesa, dia))
    .map((una) => comoCabida(mesa, una))
    .sort((una, otra) => Number(otra.seAnade) - Number(una.seAnade));
}
