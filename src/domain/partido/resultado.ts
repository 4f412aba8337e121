import {
  type Aplaza,
  type Desenlace,
  girado,
  marcadorEn,
  PREGUNTAS,
  quienLoAplazo,
  rotuloDe,
} from './desenlace.ts';
import {
  type Lado,
  type Marcador,
  otroLado,
  type Partido,
  type Resultado,
  type SetPartido,
} from './partido.ts';

export type SetJugado = readonly [number, number];

const SUPER_TIE_BREAK = 10;

export const estaJugado = (set: SetPartido): set is SetJugado => set[0] !== null && set[1] !== null;

export const setsJugados = (marcador: Marcador): SetJugado[] => marcador.filter(estaJugado);

/** A set with a score of 10 or more is a super tie-break. docs/reglas/ligas.md */
export const esSuperTieBreak = ([uno, dos]: SetJugado): boolean => Math.max(uno, dos) >= SUPER_TIE_BREAK;

const DECISIVO = 2;

/** As in pickleball: no set ends before ten. */
const sonAPuntos = (sets: readonly SetJugado[]): boolean =>
  sets.length >= DECISIVO && sets.slice(0, DECISIVO).every(esSuperTieBreak);

/**
 * Played in place of a third set: it must not look as one. A first set to ten is a long one; where both of the first sets
 * are, all are to points.
 */
export const enVezDeSet = (set: SetJugado, indice: number, sets: readonly SetJugado[]): boolean =>
  indice >= DECISIVO && esSuperTieBreak(set) && !sonAPuntos(sets);

const mayor = ([uno, dos]: readonly [number, number]): Lado | null => {
  if (uno === dos) return null;
  return uno > dos ? 1 : 2;
};

/** Set winner: more games; equal, nobody. docs/reglas/partidos.md */
export const ganadorDeSet = (set: SetJugado): Lado | null => mayor(set);

/** What each side takes from a match into the table: pairs for player 1 and player 2. */
export type Cuentas = { sets: readonly [number, number]; juegos: readonly [number, number] };

/** Games of a set; a super tie-break counts 1-0 where the league says so. docs/reglas/ligas.md */
function juegosDe(set: SetJugado, superComoJuego: boolean): readonly [number, number] {
  if (!superComoJuego || !esSuperTieBreak(set)) return set;
  const ganador = ganadorDeSet(set);
  return [Number(ganador === 1), Number(ganador === 2)];
}

export function contar(marcador: readonly SetPartido[], superComoJuego: boolean): Cuentas {
  let sets1 = 0;
  let sets2 = 0;
  let juegos1 = 0;
  let juegos2 = 0;
  for (const set of marcador) {
    if (!estaJugado(set)) continue;
    const ganador = ganadorDeSet(set);
    sets1 += Number(ganador === 1);
    sets2 += Number(ganador === 2);
    const contados = juegosDe(set, superComoJuego);
    juegos1 += contados[0];
    juegos2 += contados[1];
  }
  return { sets: [sets1, sets2], juegos: [juegos1, juegos2] };
}

/** More sets; equal, more games as they were written; still equal, nobody. docs/reglas/partidos.md */
export function ganadorDeMarcador(marcador: Marcador): Lado | null {
  const { sets, juegos } = contar(marcador, false);
  return mayor(sets) ?? mayor(juegos);
}

/** What a score says by itself: null of one that nobody wins. */
export function deMarcador(sets: Marcador, sintetico: boolean, tras: Aplaza | null = null): Desenlace | null {
  const a = ganadorDeMarcador(sets);
  if (a === null) return null;
  return sintetico ? { que: 'adjudicado', a, por: 'resolucion', sets, tras } : { que: 'jugado', sets, tras };
}

/** The winner: the one who turned up, or the winner of the score; null while undecided, and of a draw. docs/reglas/partidos.md */
export function ganadorDe({ desenlace }: Resultado): Lado | null {
  switch (desenlace.que) {
    case 'jugado':
      return ganadorDeMarcador(desenlace.sets);
    case 'retirada':
    case 'noPresentado':
      return otroLado(desenlace.de);
    case 'adjudicado':
      return desenlace.a;
    case 'empatado':
    case 'pendiente':
    case 'aplazado':
    case 'suspendido':
    case 'ningunoPresentado':
    case 'anulado':
    case 'cancelado':
      return null;
    default:
      return desenlace satisfies never;
  }
}

/** Played to its end, and nobody won it. */
export const esEmpate = ({ desenlace }: Resultado): boolean => desenlace.que === 'empatado';

/** Of a match as it is told: somebody won it, or it ended level. */
export const tieneFinal = ({
  ganador,
  desenlace,
}: {
  ganador: Lado | null;
  desenlace?: string | null | undefined;
}): boolean => ganador !== null || desenlace === 'empate';

export const estaDecidido = ({ desenlace }: Resultado): boolean => PREGUNTAS.estaDecidido(desenlace.que);
export const estaAplazado = ({ desenlace }: Resultado): boolean => PREGUNTAS.estaAplazado(desenlace.que);
export const nadieLoDebe = ({ desenlace }: Resultado): boolean => PREGUNTAS.nadieLoDebe(desenlace.que);
export const sinJugar = ({ desenlace }: Resultado): boolean => PREGUNTAS.sinJugar(desenlace.que);
export const estaSuspendido = ({ desenlace }: Resultado): boolean => PREGUNTAS.estaSuspendido(desenlace.que);
export const seDebe = ({ desenlace }: Resultado): boolean => PREGUNTAS.seDebe(desenlace.que);

/** Decided on a court, or by who did not come to it: an award is no match of anybody. */
export const seJugo = (partido: Resultado & Pick<Partido, 'sintetico'>): boolean =>
  !partido.sintetico && estaDecidido(partido) && partido.desenlace.que !== 'adjudicado';

/** The word for what the score does not say: "Aplazado". */
export const comoSeLee = ({ desenlace }: Resultado): string | null => rotuloDe(desenlace);

/** The sets that were played; of a no-show, those it gives. */
export const setsDe = ({ desenlace }: Resultado): SetJugado[] => setsJugados(marcadorEn(desenlace));

/** The only one who did not turn up. */
export const ausenteDe = ({ desenlace }: Resultado): Lado | null =>
  desenlace.que === 'noPresentado' ? desenlace.de : null;

/** Who left it before its end. */
export const retiradoDe = ({ desenlace }: Resultado): Lado | null =>
  desenlace.que === 'retirada' ? desenlace.de : null;

/** With that side's games first, as whoever reads about one player expects it. */
export const vistoDesde = <R extends Resultado>(lado: Lado, resultado: R): R =>
  lado === 1 ? resultado : { ...resultado, desenlace: girado(resultado.desenlace) };

/** Who put it off, also where it was played or called off in the end. */
export const loAplazo = ({ desenlace }: Resultado): Aplaza | null => quienLoAplazo(desenlace);

/** Matches of a pair in its league. */
type DeLaPareja = { decididos: number; acordados: number; cancelados: number };

/** Legs that a pair still owes: a cancelled match takes one up, unless another is arranged for it. docs/reglas/partidos.md */
export function piernasDebidas(vueltas: number, { decididos, acordados, cancelados }: DeLaPareja): number {
  const libres = Math.max(0, vueltas - decididos);
  return Math.min(libres, Math.max(libres - cancelados, acordados));
}

export const deLaPareja = (suyos: readonly Resultado[]): DeLaPareja => ({
  decididos: suyos.filter(estaDecidido).length,
  acordados: suyos.filter(sinJugar).length,
  cancelados: suyos.filter(nadieLoDebe).length,
});

/** Who put off a match that is still to be played. */
export const aplazadoPor = ({ desenlace }: Resultado): Aplaza | null =>
  desenlace.que === 'aplazado' ? desenlace.por : null;

/** Why is then theirs, and nobody else reads it. docs/reglas/datos-personales.md */
export function loAplazaUnJugador(resultado: Resultado): boolean {
  const quien = aplazadoPor(resultado);
  return quien !== null && quien !== 'club';
}
