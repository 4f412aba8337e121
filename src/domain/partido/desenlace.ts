import { MARCADOR_VACIO, marcadorPorNoPresentado } from './marcador.ts';
import { type Lado, type Marcador, otroLado, type SetPartido } from './partido.ts';

/** Who put a match off: a player, or the club at the request of neither. */
export type Aplaza = Lado | 'club';

/** What was put off is played, awarded or called off in the end; who put it off is still counted. */
type Tras = { tras: Aplaza | null };

/** How a match stands, or how it ended. */
export type Desenlace =
  | { que: 'pendiente' }
  | { que: 'aplazado'; por: Aplaza }
  /** Begun, to be gone on with at that score. */
  | ({ que: 'suspendido'; sets: Marcador } & Tras)
  /** To its end: the sets have a winner. */
  | ({ que: 'jugado'; sets: Marcador } & Tras)
  /** To its end, level in sets and games: neither wins it. */
  | ({ que: 'empatado'; sets: Marcador } & Tras)
  /** That player left it at that score: the other wins. */
  | ({ que: 'retirada'; de: Lado; sets: Marcador } & Tras)
  | ({ que: 'noPresentado'; de: Lado } & Tras)
  /** Neither turned up: nobody wins it and nobody owes it; whether both lose it, the league says. */
  | ({ que: 'ningunoPresentado' } & Tras)
  | ({ que: 'adjudicado'; a: Lado; por: 'resolucion' | 'baja' | 'comite'; sets: Marcador } & Tras)
  /** Played or not, it counts for nobody and nobody owes it. */
  | ({ que: 'anulado'; por: 'baja' | 'comite'; sets: Marcador } & Tras)
  /** Will not be played: it stays as history. */
  | ({ que: 'cancelado' } & Tras);

export type Clase = Desenlace['que'];

type Respuestas = {
  /** Of the legs of its pair: one done, one set, one to be set again, or one less to play. */
  pierna: 'hecha' | 'puesta' | 'debida' | 'perdonada';
  /** Whether it holds its court and its players at its hour. */
  ocupa: boolean;
  /** Its word where the score does not say it. */
  rotulo: string | null;
};

/** As it is told everywhere. */
export const NINGUNO = 'No se presentó ninguno';

/** What each class answers. A new one answers here before anything compiles. docs/arquitectura.md */
const RESPUESTAS: Record<Clase, Respuestas> = {
  pendiente: { pierna: 'puesta', ocupa: true, rotulo: null },
  aplazado: { pierna: 'debida', ocupa: false, rotulo: 'Aplazado' },
  suspendido: { pierna: 'puesta', ocupa: true, rotulo: 'Suspendido' },
  jugado: { pierna: 'hecha', ocupa: true, rotulo: null },
  empatado: { pierna: 'hecha', ocupa: true, rotulo: 'Empate' },
  retirada: { pierna: 'hecha', ocupa: true, rotulo: null },
  noPresentado: { pierna: 'hecha', ocupa: true, rotulo: null },
  ningunoPresentado: { pierna: 'perdonada', ocupa: true, rotulo: NINGUNO },
  adjudicado: { pierna: 'hecha', ocupa: false, rotulo: null },
  anulado: { pierna: 'perdonada', ocupa: false, rotulo: 'Anulado' },
  cancelado: { pierna: 'perdonada', ocupa: false, rotulo: 'Cancelado' },
};

export const CLASES = Object.keys(RESPUESTAS) as Clase[];

/** A question that the class of an outcome answers by itself: queries ask it of rows by the same name. */
type PreguntaDeClase = (clase: Clase) => boolean;

export const PREGUNTAS = {
  /** It ended with a winner, or level where the league has draws. docs/reglas/partidos.md */
  estaDecidido: (clase) => RESPUESTAS[clase].pierna === 'hecha',
  estaAplazado: (clase) => RESPUESTAS[clase].pierna === 'debida',
  /** Nobody won it and nobody owes it. */
  nadieLoDebe: (clase) => RESPUESTAS[clase].pierna === 'perdonada',
  /** Set, and without result: somebody has to play it, or to tell how it ended. */
  sinJugar: (clase) => RESPUESTAS[clase].pierna === 'puesta',
  /** To be played some day, set or put off. */
  seDebe: (clase) => RESPUESTAS[clase].pierna === 'puesta' || RESPUESTAS[clase].pierna === 'debida',
  /** Begun, to be gone on with. */
  estaSuspendido: (clase) => clase === 'suspendido',
  ocupaSitio: (clase) => RESPUESTAS[clase].ocupa,
} as const satisfies Record<string, PreguntaDeClase>;

export const PENDIENTE: Desenlace = { que: 'pendiente' };

/** Who put it off, also where it was played or called off in the end. */
export function quienLoAplazo(desenlace: Desenlace): Aplaza | null {
  if (desenlace.que === 'pendiente') return null;
  return desenlace.que === 'aplazado' ? desenlace.por : desenlace.tras;
}

/** The six sets as they are read: of a no-show, the 6-0 6-0 that it gives. */
export function marcadorEn(desenlace: Desenlace): Marcador {
  switch (desenlace.que) {
    case 'suspendido':
    case 'jugado':
    case 'empatado':
    case 'retirada':
    case 'adjudicado':
    case 'anulado':
      return desenlace.sets;
    case 'noPresentado':
      return marcadorPorNoPresentado(desenlace.de);
    case 'pendiente':
    case 'aplazado':
    case 'ningunoPresentado':
    case 'cancelado':
      return MARCADOR_VACIO;
    default:
      return desenlace satisfies never;
  }
}

export const rotuloDe = ({ que }: Desenlace): string | null => RESPUESTAS[que].rotulo;

const otroAplaza = (quien: Aplaza | null): Aplaza | null =>
  quien === null || quien === 'club' ? quien : otroLado(quien);
const delReves = (sets: Marcador): Marcador => sets.map(([uno, dos]): SetPartido => [dos, uno]);

/** With its two players changed over. */
export function girado(desenlace: Desenlace): Desenlace {
  if (desenlace.que === 'pendiente') return desenlace;
  if (desenlace.que === 'aplazado') return { ...desenlace, por: otroAplaza(desenlace.por) ?? 'club' };
  const girada = { ...desenlace, tras: otroAplaza(desenlace.tras) };
  switch (girada.que) {
    case 'suspendido':
    case 'jugado':
    case 'empatado':
    case 'anulado':
      return { ...girada, sets: delReves(girada.sets) };
    case 'retirada':
      return { ...girada, de: otroLado(girada.de), sets: delReves(girada.sets) };
    case 'adjudicado':
      return { ...girada, a: otroLado(girada.a), sets: delReves(girada.sets) };
    case 'noPresentado':
      return { ...girada, de: otroLado(girada.de) };
    case 'ningunoPresentado':
    case 'cancelado':
      return girada;
    default:
      return girada satisfies never;
  }
}
