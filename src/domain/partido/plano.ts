import { type Aplaza, type Desenlace, marcadorEn, quienLoAplazo } from './desenlace.ts';
import { CASILLAS, type MarcadorPlano, marcadorDe, marcadorPorNoPresentado, planoDe } from './marcador.ts';
import type { Lado, Marcador } from './partido.ts';
import { deMarcador } from './resultado.ts';

/** The flags of a match, on the wire and in its row. Nothing but this file and forms reads them one by one. */
export type Indicadores = {
  jugador1NoPresenta: boolean;
  jugador2NoPresenta: boolean;
  jugador1Aplaza: boolean;
  jugador2Aplaza: boolean;
  clubAplaza: boolean;
  cancelado: boolean;
};

export const SIN_APLAZAR = {
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
} as const;

export const SIN_INDICADORES = {
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  ...SIN_APLAZAR,
} as const satisfies Indicadores;

type PorFuera = 'baja' | 'comite';

/** What boxes and flags cannot say, in the one word that says it on the wire and in the row. */
export type Escrito =
  | 'suspendido'
  | `retirada-${Lado}`
  | 'no-presentados'
  | `adjudicado-${Lado}-${PorFuera}`
  | `anulado-${PorFuera}`;

/** A match as it crosses the wire. */
export type Plano = MarcadorPlano &
  Indicadores & { sintetico?: boolean; desenlace?: Escrito | null | undefined };

type Leer = (sets: Marcador, tras: Aplaza | null) => Desenlace;

const retirada =
  (de: Lado): Leer =>
  (sets, tras) => ({ que: 'retirada', de, sets, tras });
const adjudicado =
  (a: Lado, por: PorFuera): Leer =>
  (sets, tras) => ({ que: 'adjudicado', a, por, sets, tras });
const anulado =
  (por: PorFuera): Leer =>
  (sets, tras) => ({ que: 'anulado', por, sets, tras });

const LEER: Record<Escrito, Leer> = {
  suspendido: (sets, tras) => ({ que: 'suspendido', sets, tras }),
  'retirada-1': retirada(1),
  'retirada-2': retirada(2),
  'no-presentados': (_, tras) => ({ que: 'ningunoPresentado', tras }),
  'adjudicado-1-baja': adjudicado(1, 'baja'),
  'adjudicado-2-baja': adjudicado(2, 'baja'),
  'adjudicado-1-comite': adjudicado(1, 'comite'),
  'adjudicado-2-comite': adjudicado(2, 'comite'),
  'anulado-baja': anulado('baja'),
  'anulado-comite': anulado('comite'),
};

export const ESCRITOS = Object.keys(LEER) as Escrito[];

export const deEscrito = (escrito: Escrito, sets: Marcador, tras: Aplaza | null = null): Desenlace =>
  LEER[escrito](sets, tras);

export function escritoDe(desenlace: Desenlace): Escrito | null {
  switch (desenlace.que) {
    case 'suspendido':
      return 'suspendido';
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

function quienAplaza({ jugador1Aplaza, jugador2Aplaza, clubAplaza }: Indicadores): Aplaza | null {
  if (jugador1Aplaza) return 1;
  if (jugador2Aplaza) return 2;
  return clubAplaza ? 'club' : null;
}

/** The only player whom the flags say did not turn up: of that one the boxes are not read. */
export function ausenteEnPlano({
  jugador1NoPresenta,
  jugador2NoPresenta,
}: Pick<Indicadores, 'jugador1NoPresenta' | 'jugador2NoPresenta'>): Lado | null {
  if (jugador1NoPresenta === jugador2NoPresenta) return null;
  return jugador1NoPresenta ? 1 : 2;
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

/** The boxes, the flags and the word that say it. */
export function enPlano(desenlace: Desenlace): MarcadorPlano & Indicadores & { desenlace: Escrito | null } {
  const quien = quienLoAplazo(desenlace);
  const ausente = desenlace.que === 'noPresentado' ? desenlace.de : null;
  return {
    ...planoDe(marcadorEn(desenlace)),
    jugador1NoPresenta: ausente === 1,
    jugador2NoPresenta: ausente === 2,
    jugador1Aplaza: quien === 1,
    jugador2Aplaza: quien === 2,
    clubAplaza: quien === 'club',
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

/** What is saved of what was sent over that: the score of a no-show is its own whatever the boxes say. docs/reglas/partidos.md */
export function comoSeGuarda<P extends Readonly<Plano>>(plano: P, antes: Readonly<Plano> | null): P {
  const ausente = ausenteEnPlano(plano);
  const marcador = ausente === null ? {} : planoDe(marcadorPorNoPresentado(ausente));
  return { ...plano, ...marcador, desenlace: queda(plano, antes) };
}
