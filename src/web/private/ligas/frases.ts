import type {
  Arreglo,
  Cuello,
  Pronostico,
  PronosticoLiga,
  RemedioSimple,
} from '#contract/liga/pronostico.ts';
import { type Dia, diasEntre, sumarDias } from '#domain/fecha.ts';
import { fechaLarga, fechaSemana } from '#domain/fecha-texto.ts';
import { semanaDe } from '#domain/pronostico/arreglos.ts';
import { finesDeSemana } from '#domain/pronostico/datos.ts';
import { enLista, porCiento } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';

const DIAS = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'] as const;
const SEMANA = 7;

const lista = new Intl.ListFormat('es', { type: 'conjunction' });
const numero = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** "4,5 partidos". */
const partidos = (n: number): string => `${numero.format(n)} ${n === 1 ? 'partido' : 'partidos'}`;

/** Of an end that is not in sight. */
const MAS_TARDE = 'más tarde de lo que se mira';

const CORTO = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const CON_ANIO = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Nearer than this, the month alone says which one it is. */
const DIAS_SIN_ANIO = 300;

/** "sáb, 6 mar"; of the season after, "sáb, 4 mar 2028". */
export const elDia = (dia: Dia | null, hoy: Dia): string => {
  if (dia === null) return MAS_TARDE;
  const formato = diasEntre(hoy, dia) < DIAS_SIN_ANIO ? CORTO : CON_ANIO;
  return formato.format(Date.parse(`${dia}T00:00Z`));
};

/** "el sáb, 6 mar", or later than is looked at. */
export const conEl = (dia: Dia | null, hoy: Dia): string =>
  dia === null ? MAS_TARDE : `el ${elDia(dia, hoy)}`;

/** Whole weeks, as everywhere else. */
const semanas = (uno: Dia, otro: Dia): number => Math.floor(Math.abs(diasEntre(uno, otro)) / SEMANA);

/** "3 semanas de sobra", "con el tiempo justo", "2 semanas tarde". */
export function holgura(previsto: Dia | null, limite: Dia): string {
  if (previsto === null) return 'no se ve el final';
  const n = semanas(previsto, limite);
  if (n === 0) return previsto <= limite ? 'con el tiempo justo' : 'por unos días';
  return `${cuantos(n, 'semana', 'semanas')} ${previsto <= limite ? 'de sobra' : 'tarde'}`;
}

export const VEREDICTOS: Record<
  PronosticoLiga['veredicto'],
  { palabra: string; tono: 'ok' | 'warn' | 'bad' | 'neutral' }
> = {
  acabada: { palabra: 'Todo jugado', tono: 'neutral' },
  llega: { palabra: 'Llega', tono: 'ok' },
  justo: { palabra: 'Justo', tono: 'warn' },
  noLlega: { palabra: 'No llega', tono: 'bad' },
};

/** What holds a league back, in a sentence. */
export function fraseCuello(cuello: Cuello): string {
  switch (cuello.que) {
    case 'jugador': {
      const { jugador, debe, fines, puede } = cuello;
      const caben = puede === fines ? '' : `, en los que le caben ${puede}`;
      return `${jugador} debe ${cuantos(debe, 'partido', 'partidos')} en ${cuantos(fines, 'fin de semana', 'fines de semana')}${caben}.`;
    }
    case 'pistas': {
      const { diaSemana, faltan, dias, de } = cuello;
      const falta = faltan === 1 ? 'falta una pista' : `faltan ${faltan} pistas`;
      return `Los ${DIAS[diaSemana]} ${falta}: pasa en ${dias} de ${de}.`;
    }
    case 'franjas':
      return `${enLista([cuello.jugador, cuello.rival])} se deben un partido y no hay hora a la que puedan los dos: cambia lo que han marcado, o ponlo a mano otro día.`;
    case 'lesion':
      return `${cuello.jugador} sigue con lesión y debe ${cuantos(cuello.debe, 'partido', 'partidos')}: no se cuentan hasta que vuelva.`;
    case 'vuelta':
      return cuello.desde === null
        ? 'La vuelta no tiene día: se ha supuesto que ya se puede jugar. Ponlo en la liga.'
        : `La vuelta no se abre hasta el ${fechaLarga(cuello.desde)}.`;
    case 'ritmo':
      return `Se juegan ${partidos(cuello.porSemana)} por semana y harían falta ${numero.format(cuello.haceFalta)}.`;
    default:
      return cuello satisfies never;
  }
}

const nombreDias = (dias: readonly Dia[]): string =>
  lista.format(semanaDe(dias).diasSemana.map((dia) => DIAS[dia] ?? ''));

/** Up to these the days are named one by one. */
const MAX_DIAS = 3;

/** "el 6 de marzo y el 13 de marzo". */
const unoAUno = (dias: readonly Dia[]): string =>
  lista.format(dias.map((dia) => `el ${fechaSemana(dia).replace(',', '')}`));

const horaDe = (minutos: number): string =>
  `${Math.floor(minutos / 60)}:${String(minutos % 60).padStart(2, '0')}`;

/** "Una pista más el domingo 7 de marzo y el domingo 14 de marzo". */
export function fraseRemedio(remedio: RemedioSimple): string {
  switch (remedio.que) {
    case 'pista': {
      const { dias } = remedio;
      return dias.length <= MAX_DIAS
        ? `Una pista más ${unoAUno(dias)}`
        : `Una pista más ${cuantos(dias.length, 'día', 'días')} (${nombreDias(dias)} hasta el ${fechaSemana(dias.at(-1) ?? '')})`;
    }
    case 'viernes': {
      const { dias, horario } = remedio;
      const tarde = `por la tarde, de ${horaDe(horario.inicio)} a ${horaDe(horario.fin)}`;
      return dias.length <= MAX_DIAS
        ? `Jugar ${unoAUno(dias)} ${tarde}`
        : `Jugar ${dias.length} viernes seguidos ${tarde}`;
    }
    case 'vuelta':
      return `Abrir ya la vuelta de ${lista.format(remedio.ligas.map(({ liga }) => liga))}`;
    case 'dobles':
      return `Dos partidos por fin de semana para ${lista.format(remedio.jugadores.map(({ jugador }) => jugador))}`;
    default:
      return remedio satisfies never;
  }
}

/** All of them together: the second and the others begin in lower case. */
export const fraseRemedios = ({ remedios }: Arreglo): string =>
  remedios
    .map(fraseRemedio)
    .map((frase, i) => (i === 0 ? frase : frase.charAt(0).toLowerCase() + frase.slice(1)))
    .join('; además, ');

/** "Social 1 acabaría hacia el sáb, 6 mar, y como muy tarde el dom, 21 mar (llega)". */
export const frasePorLiga = ({ ligas }: Arreglo, hoy: Dia): string =>
  ligas
    .map(({ liga, final: { previsto, despues }, veredicto }) => {
      if (previsto === null) return `${liga}: no se ve cuándo acabaría`;
      const tope = despues === null ? 'sin saberse hasta cuándo' : `como muy tarde ${conEl(despues, hoy)}`;
      return `${liga} acabaría hacia ${conEl(previsto, hoy)}, y ${tope} (${VEREDICTOS[veredicto].palabra.toLowerCase()})`;
    })
    .join('; ');

/** How much of what is wanted comes of it. */
export function alcanceDe({ ligas }: Arreglo): { palabra: string; tono: 'ok' | 'warn' } {
  if (ligas.every(({ veredicto }) => veredicto === 'llega')) return { palabra: 'Basta', tono: 'ok' };
  const casi = ligas.every(({ veredicto }) => veredicto !== 'noLlega');
  return { palabra: casi ? 'Casi basta' : 'Ayuda', tono: 'warn' };
}

/** How sure it is, and of what it comes. */
export function fraseSeguridad(pronostico: Pronostico): string {
  const { arreglos, simulaciones, dias, exactos, fallos, cortado, tope } = pronostico;
  const exacto =
    exactos === dias
      ? 'Cada jornada se ha calculado con el motor de las propuestas'
      : `De ${dias} jornadas, ${exactos} son las mejores posibles; las demás son aproximadas, porque buscar la mejor tardaría demasiado`;
  const suerte = `«Con propuestas» es la mediana de ${cuantos(simulaciones, 'temporada simulada', 'temporadas simuladas')} en las que se aplaza el ${porCiento(fallos.aplazan)} de los partidos y falta el ${porCiento(fallos.faltan)} de los jugadores, como hasta ahora`;
  const juegan = tope === 1 ? 'un partido' : 'hasta dos partidos';
  const promesa =
    arreglos.length === 0
      ? ''
      : ' En los arreglos, «como muy tarde» deja un fin de semana más que la peor de las temporadas con que se han probado.';
  const corte = cortado
    ? ' Se ha dejado a medias porque tardaba demasiado o alguien esperaba una propuesta: vuelve a calcularlo para afinar.'
    : '';
  return `${exacto}, con ${juegan} por jugador y fin de semana. ${suerte}.${promesa}${corte}`;
}

/** On what «Con propuestas» hangs: a proposal of later days alone ends later than it says. */
export const fraseSupuesto = (hoy: Dia): string =>
  `con propuestas que llenen cada sábado y cada domingo desde el ${elDia(finesDeSemana(hoy, sumarDias(hoy, SEMANA))[0] ?? null, hoy)}`;

/** "2 no llegan · 7 llegan"; all of them, in one sentence. */
export function resumenDe({ ligas }: Pick<Pronostico, 'ligas'>): string {
  const cuantas = (...veredictos: PronosticoLiga['veredicto'][]) =>
    ligas.filter(({ veredicto }) => veredictos.includes(veredicto)).length;
  if (cuantas('noLlega', 'justo') === 0)
    return ligas.length === 1 ? 'La liga llega a tiempo' : `Las ${ligas.length} ligas llegan a tiempo`;
  const partes = [
    [cuantas('noLlega'), 'no llega', 'no llegan'],
    [cuantas('justo'), 'va justa', 'van justas'],
    [cuantas('llega', 'acabada'), 'llega', 'llegan'],
  ] as const;
  return partes.flatMap(([n, una, varias]) => (n > 0 ? [`${n} ${n === 1 ? una : varias}`] : [])).join(' · ');
}
