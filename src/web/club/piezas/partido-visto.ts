import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { Cita, FilaHorario } from '#contract/liga/horarios.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { diaDe, type FechaHora, haPasado } from '#domain/fecha.ts';
import { etiquetaEntera } from '#domain/liga/etiqueta.ts';
import { NINGUNO } from '#domain/partido/desenlace.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace, type Plano } from '#domain/partido/plano.ts';
import {
  ausenteDe,
  estaAplazado,
  estaDecidido,
  ganadorDe,
  nadieLoDebe,
  retiradoDe,
  type SetJugado,
  setsDe,
  tieneFinal,
} from '#domain/partido/resultado.ts';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';

type LadoVisto = { id: number; nombre: string };

/** Where a match stands, as whoever reads about it is told. */
export type EstadoVisto =
  | 'porJugar'
  | 'enJuego'
  | 'suspendido'
  | 'sinResultado'
  | 'jugado'
  | 'aplazado'
  | 'sinRival'
  | 'ningunoPresentado'
  | 'cancelado'
  | 'anulado';

/** A match, whichever call it came from: what all that is drawn of one is drawn from. */
export type PartidoVisto = {
  id: number;
  fecha: FechaHora;
  lados: readonly [LadoVisto, LadoVisto];
  sets: readonly SetJugado[];
  /** Null, of one that was played: it ended level. */
  ganador: Lado | null;
  ausente: Lado | null;
  retirado: Lado | null;
  estado: EstadoVisto;
  /** Of what it is, where there is little room, and as it is said aloud. */
  liga: { breve: string; entera: string };
  pista: string | null;
  /** What staff tell of it. */
  nota: string | null;
  weather: FilaHorario['weather'];
};

type ConJugadores = { idJugador1: number; jugador1: string; idJugador2: number; jugador2: string };

/** Both names, of what says no more of who plays. */
export const nombresDe = ({
  jugador1,
  jugador2,
}: Pick<ConJugadores, 'jugador1' | 'jugador2'>): [string, string] => [jugador1, jugador2];

/** Who plays, of whatever names them so. */
export const ladosDe = ({
  idJugador1,
  jugador1,
  idJugador2,
  jugador2,
}: ConJugadores): PartidoVisto['lados'] => [
  { id: idJugador1, nombre: jugador1 },
  { id: idJugador2, nombre: jugador2 },
];

/** Who plays against that player. */
export const rivalDe = (id: number, { lados: [uno, otro] }: Pick<PartidoVisto, 'lados'>): LadoVisto =>
  uno.id === id ? otro : uno;

type DeLiga = Pick<FilaHorario, 'liga' | 'deporte' | 'modo' | 'division'>;

const ligaDe = ({ liga: tipo, ...resto }: DeLiga): PartidoVisto['liga'] => ({
  breve: etiquetaEntera({ tipo, ...resto }),
  entera: divisionLarga({ tipo, ...resto }),
});

const SIN_MARCADOR = { sets: [], ganador: null, ausente: null, retirado: null } as const;

type ConHora = { fecha: FechaHora; duracion: number };

/** Of what has no result: to be played, in play, or over. */
export function estadoA(partido: ConHora, ahora: FechaHora): EstadoVisto {
  if (haPasado(partido, ahora)) return 'sinResultado';
  return partido.fecha <= ahora ? 'enJuego' : 'porJugar';
}

/** Begun, it is to be gone on with, but for the time in which it is. */
const empezado = (sets: readonly SetJugado[], estado: EstadoVisto): EstadoVisto =>
  sets.length > 0 && estado !== 'enJuego' ? 'suspendido' : estado;

function deHorario(fila: FilaHorario, estado: EstadoVisto): PartidoVisto {
  const { id, fecha, pista, observaciones, weather, sets = [] } = fila;
  return {
    ...SIN_MARCADOR,
    ...{ id, fecha, pista, sets, lados: ladosDe(fila), liga: ligaDe(fila), nota: observaciones },
    estado: empezado(sets, estado),
    weather: estado === 'porJugar' ? weather : null,
  };
}

/** Its forecast is told until it begins. */
export const vistoDeHorario = (fila: FilaHorario, ahora: FechaHora): PartidoVisto =>
  deHorario(fila, estadoA(fila, ahora));

/** As calendars have it. */
export const vistoDeCita = (cita: Cita): PartidoVisto =>
  deHorario(cita, cita.estado === 'puesto' ? 'porJugar' : cita.estado);

/** `pendiente`: where it stands while it has no result. */
export function vistoDeResultado(fila: FilaResultado, pendiente: EstadoVisto = 'sinResultado'): PartidoVisto {
  const { id, fecha, pista, observaciones, sets, ganador, ausente, retirado } = fila;
  const estado = tieneFinal(fila) ? 'jugado' : empezado(sets, pendiente);
  return {
    ...{ id, fecha, pista, estado, sets, ganador, ausente, retirado, lados: ladosDe(fila) },
    liga: ligaDe(fila),
    nota: observaciones,
    weather: null,
  };
}

/** Whoever was first, with that player first: as in all that is told of the two. */
export function vistoDesde(id: number, visto: PartidoVisto): PartidoVisto {
  const [uno, otro] = visto.lados;
  if (uno.id === id) return visto;
  const vuelto = (lado: Lado | null): Lado | null => lado && (lado === 1 ? 2 : 1);
  return {
    ...visto,
    lados: [otro, uno],
    sets: visto.sets.map(([a, b]): SetJugado => [b, a]),
    ganador: vuelto(visto.ganador),
    ausente: vuelto(visto.ausente),
    retirado: vuelto(visto.retirado),
  };
}

type Marcado = Plano &
  ConJugadores &
  Pick<PartidoVisto, 'id' | 'fecha' | 'pista'> & { liga: string; observaciones: string | null };

/** With its boxes and flags. `pendiente`: where it stands while it has no result. */
function deMarcado(partido: Marcado, pendiente: EstadoVisto): PartidoVisto {
  const { id, fecha, pista, liga, observaciones: nota } = partido;
  const resultado = conDesenlace(partido);
  const ganador = ganadorDe(resultado);
  const { que } = resultado.desenlace;
  const porJugar = que === 'suspendido' ? que : pendiente;
  const deNadie = que === 'anulado' || que === 'ningunoPresentado' ? que : 'cancelado';
  const fuera = nadieLoDebe(resultado) ? deNadie : estaAplazado(resultado) ? 'aplazado' : porJugar;
  return {
    ...{ id, fecha, pista, nota, ganador, weather: null, liga: { breve: liga, entera: liga } },
    estado: estaDecidido(resultado) ? 'jugado' : fuera,
    ausente: ausenteDe(resultado),
    retirado: retiradoDe(resultado),
    sets: setsDe(resultado),
    lados: ladosDe(partido),
  };
}

/** What the score says already. */
const DE_AUSENTE = /^No se presentó /;

/** As its page and those of its players have it. */
export function vistoDePublico(partido: PartidoPublico, pendiente: EstadoVisto): PartidoVisto {
  const { jugador1Nombre: jugador1, jugador2Nombre: jugador2 } = partido;
  const visto = deMarcado({ ...partido, jugador1, jugador2 }, pendiente);
  if (partido.sinRival) return { ...visto, estado: 'sinRival' };
  return visto.ausente !== null && DE_AUSENTE.test(visto.nota ?? '') ? { ...visto, nota: null } : visto;
}

/** As the desk has it. */
export const vistoDeMesa = (partido: PartidoFila, ahora: FechaHora): PartidoVisto =>
  deMarcado(partido, estadoA(partido, ahora));

function fraseDeJugado({ lados, sets, ganador, ausente, retirado }: PartidoVisto): string {
  const [gana, pierde] = ganador === 2 ? [lados[1], lados[0]] : lados;
  if (ausente !== null) return `${gana.nombre} gana a ${pierde.nombre}, que no se presentó`;
  const tanteo = sets.map(([uno, dos]) => (ganador === 2 ? `${dos}-${uno}` : `${uno}-${dos}`));
  if (ganador === null) return `${gana.nombre} empata con ${pierde.nombre}, ${tanteo.join(', ')}`;
  const porque = retirado === null ? '' : `, por retirada de ${pierde.nombre}`;
  return `${gana.nombre} gana a ${pierde.nombre}, ${tanteo.join(', ')}${porque}`;
}

/** What is said after both names, of what has no score. */
const SIN_JUGAR: Record<Exclude<EstadoVisto, 'jugado'>, string> = {
  porJugar: '',
  enJuego: ', en juego',
  suspendido: ', por reanudar',
  sinResultado: ', sin resultado todavía',
  aplazado: ', aplazado',
  sinRival: ', no se juega',
  ningunoPresentado: `, ${NINGUNO.toLowerCase()}`,
  cancelado: ', cancelado',
  anulado: ', anulado',
};

/** Of what was begun, how it stood. */
const conTanteo = ({ sets, estado }: PartidoVisto): string =>
  sets.length === 0 || estado === 'anulado' ? '' : `, ${sets.map((set) => set.join('-')).join(', ')}`;

/** "Lara Valverde gana a Sofía Zamora, 6-3, 6-4": the winner first, as it is told aloud. */
export function fraseDe(partido: PartidoVisto): string {
  const { estado, lados } = partido;
  if (estado === 'jugado') return fraseDeJugado(partido);
  return `${lados[0].nombre} contra ${lados[1].nombre}${conTanteo(partido)}${SIN_JUGAR[estado]}`;
}

/** Days in the order in which they come. */
export const porDia = <F extends { fecha: FechaHora }>(filas: readonly F[]) => [
  ...Map.groupBy(filas, ({ fecha }) => diaDe(fecha)),
];
