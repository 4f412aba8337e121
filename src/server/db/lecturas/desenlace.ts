import { type RawBuilder, sql } from 'kysely';
import { CLASES, type Clase, PREGUNTAS } from '#domain/partido/desenlace.ts';
import { MARCADOR_VACIO } from '#domain/partido/marcador.ts';
import { deEscrito, ESCRITOS } from '#domain/partido/plano.ts';

const de = (columna: string) => sql.ref(`partido.${columna}`);
const es = (clase: Clase) => sql.lit(clase);

const ESCRITAS = sql.join(
  ESCRITOS.map((escrito) => sql`when ${sql.lit(escrito)} then ${es(deEscrito(escrito, MARCADOR_VACIO).que)}`),
  sql` `,
);

/** The class of a row of `partido`, in the order in which `desenlaceDe` reads a match: its property test holds them together. */
const CLASE = sql<Clase>`case
  when ${de('desenlace')} is not null then case ${de('desenlace')} ${ESCRITAS} end
  when ${de('jugador1NoPresenta')} = 1 and ${de('jugador2NoPresenta')} = 1 then ${es('ningunoPresentado')}
  when ${de('jugador1NoPresenta')} = 1 or ${de('jugador2NoPresenta')} = 1 then ${es('noPresentado')}
  when ${de('jugador1Set1')} is not null then case ${de('sintetico')} when 1 then ${es('adjudicado')} else ${es('jugado')} end
  when ${de('cancelado')} = 1 then ${es('cancelado')}
  when ${de('jugador1Aplaza')} = 1 or ${de('jugador2Aplaza')} = 1 or ${de('clubAplaza')} = 1 then ${es('aplazado')}
  else ${es('pendiente')} end`;

/** Whatever became of it. */
export const LO_APLAZO_EL_CLUB = sql<boolean>`${de('clubAplaza')} = 1`;

type Pregunta = keyof typeof PREGUNTAS;

const filas = (pregunta: Pregunta): RawBuilder<boolean> =>
  sql<boolean>`${CLASE} in (${sql.join(CLASES.filter(PREGUNTAS[pregunta]).map(es))})`;

/** Rows of `partido` of which the rules say yes, by the same names; in parentheses wherever they are put. */
export const PARTIDOS = {
  estaDecidido: filas('estaDecidido'),
  estaAplazado: filas('estaAplazado'),
  nadieLoDebe: filas('nadieLoDebe'),
  sinJugar: filas('sinJugar'),
  seDebe: filas('seDebe'),
  estaSuspendido: filas('estaSuspendido'),
  ocupaSitio: filas('ocupaSitio'),
} satisfies Record<Pregunta, RawBuilder<boolean>>;

/** Rows of `partido` that one of those players plays. */
export const loJuega = (...ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`(${de('idJugador1')} in (${sql.join(ids)}) or ${de('idJugador2')} in (${sql.join(ids)}))`;

/** Also those that one of them plays for somebody else, or that somebody plays for them. */
export const loJuegaOSuple = (...ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`(${loJuega(...ids)} or ${sql.join(
    ['suplente1', 'suplido1', 'suplente2', 'suplido2'].map(
      (columna) => sql`${de(columna)} in (${sql.join(ids)})`,
    ),
    sql` or `,
  )})`;
