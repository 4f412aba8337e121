import type { Reglas } from '#domain/liga/reglas.ts';

export const RESOLUCION = 'sin jugar al cierre';

/** "−2": with the sign that is read as one. */
const escrito = (puntos: number): string => `${puntos < 0 ? '−' : ''}${Math.abs(puntos)}`;

const cuantos = (puntos: number): string =>
  `${escrito(puntos)} ${Math.abs(puntos) === 1 ? 'punto' : 'puntos'}`;

/** Of a rule that is not in force, nothing. */
const siHay = (que: string, puntos: number | null): [string, string][] =>
  puntos === null ? [] : [[que, escrito(puntos)]];

const siNoEsCero = (puntos: number): number | null => (puntos === 0 ? null : puntos);

/** What a match gives, a row for each way of ending. */
export const filasDePuntos = (reglas: Reglas): [string, string][] => [
  ['Partido ganado', escrito(reglas.victoria)],
  ...siHay('Empate', reglas.empate),
  ['Partido jugado y perdido', escrito(reglas.derrota)],
  ...siHay('Partido perdido en el set decisivo', reglas.derrotaAjustada),
  ...siHay(
    'Partido perdido por retirada',
    reglas.derrotaRetirada === 'noPresentado' ? reglas.derrotaWo : null,
  ),
  ['Partido perdido por no presentarse', escrito(reglas.derrotaWo)],
  ...siHay('Partido al que no se presenta ninguno, a cada uno', reglas.ninguno),
  [`Partido de resolución perdido (${RESOLUCION})`, escrito(reglas.derrotaResolucion)],
  ...siHay('Además, por cada set ganado', siNoEsCero(reglas.puntosSetGanado)),
  ...siHay('Además, por cada set perdido', siNoEsCero(reglas.puntosSetPerdido)),
];

/** The same for who looks it up: those of the rules in force that others lack. */
export const otrosPuntos = (reglas: Reglas): [que: string, puntos: number][] =>
  (
    [
      ['cada set ganado, además', siNoEsCero(reglas.puntosSetGanado)],
      ['cada set perdido, además', siNoEsCero(reglas.puntosSetPerdido)],
      ['empatar', reglas.empate],
      ['perder en el set decisivo', reglas.derrotaAjustada],
      ['no presentarse ninguno, a cada uno', reglas.ninguno],
    ] as const
  ).flatMap(([que, puntos]) => (puntos === null ? [] : [[que, puntos] as [string, number]]));

/** Who takes nothing of the sets of a match they lost. */
const sinLosSuyos = ({ derrotaRetirada }: Reglas): string =>
  derrotaRetirada === 'noPresentado'
    ? 'Ni quien no se presenta ni quien se retira suma puntos por set.'
    : 'Quien no se presenta no suma puntos por set.';

const porSets = (reglas: Reglas): string[] => {
  const { puntosSetGanado, puntosSetPerdido, contarMarcadorWo } = reglas;
  if (puntosSetGanado === 0 && puntosSetPerdido === 0) return [];
  return [
    sinLosSuyos(reglas),
    contarMarcadorWo
      ? 'En un partido que no se juega, por no presentarse uno o de resolución, los puntos por set son solo para quien gana, por su 6-0 y 6-0.'
      : 'Ganar porque el rival no se presenta no da puntos por set; en un partido de resolución son solo para quien gana, por su 6-0 y 6-0.',
  ];
};

const SETS_IGUALES = 'Con los sets iguales gana quien tenga más juegos';

function conSetsIguales({ empate, conReloj }: Reglas): string[] {
  if (empate !== null) return [`${SETS_IGUALES}; si también igualan en juegos, es empate.`];
  return conReloj ? [`${SETS_IGUALES}.`] : [];
}

/** Where time ends a match it is told with its sets. */
const sinTiempo = ({ conReloj }: Reglas): string[] =>
  conReloj
    ? []
    : ['Si se acaba el tiempo sin que haya ganador, el partido se reanuda otro día con el mismo tanteo.'];

/** How a match ends that is not won in the usual way, in the words of the norms. */
export const otrosFinales = (reglas: Reglas): string[] => [
  reglas.retirada === 'alRival'
    ? 'Si alguien se retira, gana su rival: en sets y juegos se le dan los que faltaban, y el marcador se publica como iba.'
    : 'Si alguien se retira, gana su rival, y los sets y los juegos cuentan como iban.',
  ...(reglas.derrotaRetirada === 'noPresentado'
    ? ['Quien se retira suma los mismos puntos que si no se hubiera presentado.']
    : []),
  ...(reglas.ninguno === null
    ? []
    : [
        `Si no se presenta ninguno, pierden los dos por no presentarse, con ${cuantos(reglas.ninguno)} cada uno.`,
      ]),
  ...sinTiempo(reglas),
  ...conSetsIguales(reglas),
  ...porSets(reglas),
];
