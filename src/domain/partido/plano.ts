import type { Reglas } from '#domain/liga/reglas.ts';
import { type Problema, problemasDe } from '#domain/problema.ts';
import { type Aplaza, type Desenlace, marcadorEn, quienLoAplazo } from './desenlace.ts';
import { CASILLAS, type MarcadorPlano, marcadorDe, marcadorPorNoPresentado, planoDe } from './marcador.ts';
import { mensajes } from './mensajes.ts';
import type { Lado, Marcador } from './partido.ts';
import { deMarcador, estaDecidido, ganadorDeMarcador, setsJugados } from './resultado.ts';

/** The flags of a match, on the wire and in its row. Nothing but this file and forms reads them one by one. */
export type Indicadores = ReturnType<typeof queNoVino> &
  ReturnType<typeof queAplaza> & { cancelado: boolean };

/** The flags that say who did not turn up. */
export const queNoVino = (quien: Lado | null) => ({
  jugador1NoPresenta: quien === 1,
  jugador2NoPresenta: quien === 2,
});

/** The flags that say who puts it off. */
export const queAplaza = (quien: Aplaza | null) => ({
  jugador1Aplaza: quien === 1,
  jugador2Aplaza: quien === 2,
  clubAplaza: quien === 'club',
});

export const SIN_APLAZAR = { ...queAplaza(null), cancelado: false };

export const SIN_INDICADORES: Indicadores = { ...queNoVino(null), ...SIN_APLAZAR };

/** The flag of who puts it off. */
export const indicadorDe = (quien: Aplaza) => (quien === 'club' ? 'clubAplaza' : `jugador${quien}Aplaza`);

type PorFuera = 'baja' | 'comite';

/** What boxes and flags cannot say, in the one word that says it on the wire and in the row. */
export type Escrito =
  | 'suspendido'
  | 'empate'
  | `retirada-${Lado}`
  | 'no-presentados'
  | `adjudicado-${Lado}-${PorFuera}`
  | `anulado-${PorFuera}`;

/** A match as it crosses the wire. */
export type Plano = MarcadorPlano &
  Indicadores & { sintetico?: boolean; desenlace?: Escrito | null | undefined };

type Leer = (sets: Marcador, tras: Aplaza | null) => Desenlace;

const LEER: Record<Escrito, Leer> = {
  suspendido: (sets, tras) => ({ que: 'suspendido', sets, tras }),
  empate: (sets, tras) => ({ que: 'empatado', sets, tras }),
  'retirada-1': (sets, tras) => ({ que: 'retirada', de: 1, sets, tras }),
  'retirada-2': (sets, tras) => ({ que: 'retirada', de: 2, sets, tras }),
  'no-presentados': (_, tras) => ({ que: 'ningunoPresentado', tras }),
  'adjudicado-1-baja': (sets, tras) => ({ que: 'adjudicado', a: 1, por: 'baja', sets, tras }),
  'adjudicado-2-baja': (sets, tras) => ({ que: 'adjudicado', a: 2, por: 'baja', sets, tras }),
  'adjudicado-1-comite': (sets, tras) => ({ que: 'adjudicado', a: 1, por: 'comite', sets, tras }),
  'adjudicado-2-comite': (sets, tras) => ({ que: 'adjudicado', a: 2, por: 'comite', sets, tras }),
  'anulado-baja': (sets, tras) => ({ que: 'anulado', por: 'baja', sets, tras }),
  'anulado-comite': (sets, tras) => ({ que: 'anulado', por: 'comite', sets, tras }),
};

export const ESCRITOS = Object.keys(LEER) as Escrito[];

export const deEscrito = (escrito: Escrito, sets: Marcador, tras: Aplaza | null = null): Desenlace =>
  LEER[escrito](sets, tras);

export function escritoDe(desenlace: Desenlace): Escrito | null {
  switch (desenlace.que) {
    case 'suspendido':
      return 'suspendido';
    case 'empatado':
      return 'empate';
    case 'retirada':
      return `retirada-${desenlace.de}`;
    case 'ningunoPresentado':
      return 'no-presentados';
    case 'adjudicado':
      return desenlace.por === 'resolucion' ? null : `adjudicado-${desenlace.a}-${desenlace.por}`;
    case 'anulado':
      return `anulado-${desenlace.por}`;
    case 'pendiente':
    case 'aplazado':
    case 'jugado':
    case 'noPresentado':
    case 'cancelado':
      return null;
    default:
      return desenlace satisfies never;
  }
}

export function quienAplaza({ jugador1Aplaza, jugador2Aplaza, clubAplaza }: Indicadores): Aplaza | null {
  if (jugador1Aplaza) return 1;
  if (jugador2Aplaza) return 2;
  return clubAplaza ? 'club' : null;
}

/** The only player whom the flags say did not turn up: of that one the boxes are not read. */
export function ausenteEnPlano(plano: ReturnType<typeof queNoVino>): Lado | null {
  if (plano.jugador1NoPresenta === plano.jugador2NoPresenta) return null;
  return plano.jugador1NoPresenta ? 1 : 2;
}

/** Flags of what comes first decide: postponed and cancelled matter only while there is no result. docs/reglas/partidos.md */
export function desenlaceDe(plano: Readonly<Plano>): Desenlace {
  const tras = quienAplaza(plano);
  const de = ausenteEnPlano(plano);
  const sets = marcadorDe(plano);
  if (plano.desenlace) return deEscrito(plano.desenlace, sets, tras);
  if (de !== null) return { que: 'noPresentado', de, tras };
  if (plano.jugador1NoPresenta) return { que: 'ningunoPresentado', tras };
  const decidido = deMarcador(sets, plano.sintetico ?? false, tras);
  if (decidido !== null) return decidido;
  if (plano.cancelado) return { que: 'cancelado', tras };
  return tras === null ? { que: 'pendiente' } : { que: 'aplazado', por: tras };
}

/** A match of the wire as the rules read it. */
export const conDesenlace = <P extends Readonly<Plano>>(
  plano: P,
): Omit<P, 'desenlace'> & { desenlace: Desenlace } => ({ ...plano, desenlace: desenlaceDe(plano) });

/** Whether it was put off or cancelled, as it says it, whatever its score. */
export const aplazamientoDe = (plano: Indicadores) => ({
  ...queAplaza(quienAplaza(plano)),
  cancelado: plano.cancelado,
});

/** A no-show or a postponement belongs to one player, and what was played is not cancelled. */
export function contradiccionesEn(plano: Plano): Problema[] {
  const { jugador1NoPresenta: falta1, jugador2NoPresenta: falta2, cancelado } = plano;
  const decidido = estaDecidido({ desenlace: desenlaceDe(plano) });
  return problemasDe([
    ['jugador2NoPresenta', falta1 && falta2, mensajes.dosNoPresentados],
    ['jugador2Aplaza', plano.jugador1Aplaza && plano.jugador2Aplaza, mensajes.dosAplazan],
    ['cancelado', cancelado && decidido, mensajes.canceladoConResultado],
    ['desenlace', Boolean(plano.desenlace) && (falta1 || falta2 || cancelado), mensajes.dosDesenlaces],
  ]);
}

/** The boxes, the flags and the word that say it. */
export function enPlano(desenlace: Desenlace): MarcadorPlano & Indicadores & { desenlace: Escrito | null } {
  const quien = quienLoAplazo(desenlace);
  const ausente = desenlace.que === 'noPresentado' ? desenlace.de : null;
  return {
    ...planoDe(marcadorEn(desenlace)),
    ...queNoVino(ausente),
    ...queAplaza(quien),
    cancelado: desenlace.que === 'cancelado',
    desenlace: escritoDe(desenlace),
  };
}

/** Their names. */
export const INDICADORES = Object.keys(SIN_INDICADORES) as (keyof Indicadores)[];

/** Who does not say it leaves it as it was, while boxes and flags are what they were. */
function queda(plano: Readonly<Plano>, antes: Readonly<Plano> | null): Escrito | null {
  if (plano.desenlace !== undefined) return plano.desenlace;
  const igual = [...CASILLAS, ...INDICADORES].every((campo) => plano[campo] === antes?.[campo]);
  return (igual && antes?.desenlace) || null;
}

/** Whether the league has draws. */
export type ConEmpates = Pick<Reglas, 'empate'>;

export const SIN_EMPATES: ConEmpates = { empate: null };

function quedaEmpatado(plano: Readonly<Plano>): boolean {
  if (plano.sintetico || plano.cancelado || plano.jugador1NoPresenta || plano.jugador2NoPresenta)
    return false;
  const sets = marcadorDe(plano);
  return setsJugados(sets).length > 0 && ganadorDeMarcador(sets) === null;
}

/** Of the word for a draw the boxes decide, and whether the league has draws; another word stays. docs/reglas/partidos.md */
export function conEmpate<P extends Readonly<Plano>>(plano: P, { empate }: ConEmpates): P {
  if (plano.desenlace && plano.desenlace !== 'empate') return plano;
  if (empate !== null && quedaEmpatado(plano)) return { ...plano, desenlace: 'empate' };
  return plano.desenlace ? { ...plano, desenlace: null } : plano;
}

/** What is saved of what was sent over that: the score of a no-show is its own whatever the boxes say. docs/reglas/partidos.md */
export function comoSeGuarda<P extends Readonly<Plano>>(
  plano: P,
  antes: Readonly<Plano> | null,
  reglas: ConEmpates,
): P {
  const ausente = ausenteEnPlano(plano);
  const marcador = ausente === null ? {} : planoDe(marcadorPorNoPresentado(ausente));
  return conEmpate({ ...plano, ...marcador, desenlace: queda(plano, antes) }, reglas);
}
