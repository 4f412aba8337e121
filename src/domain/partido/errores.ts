import {
  type Dia,
  diaDe,
  type FechaHora,
  horaDe,
  horaDeMinutos,
  type Minutos,
  minutosDe,
} from '#domain/fecha.ts';
import { juegaAPuntos } from '#domain/liga/a-puntos.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { Gusto } from '#domain/persona/franjas.ts';
import type { Gente } from '#domain/persona/gente.ts';
import type { Problema } from '#domain/problema.ts';
import { quienLoAplazo } from './desenlace.ts';
import { esSetHabitual } from './formatos.ts';
import { casilla, marcadorDe, NUMEROS_SET, type NumeroSet } from './marcador.ts';
import { mensajes } from './mensajes.ts';
import { estaEn, ocupa } from './ocupacion.ts';
import { LADOS, type Lado, type Marcador, type Partido, type SetPartido } from './partido.ts';
import { ausenteEnPlano, contradiccionesEn, desenlaceDe, indicadorDe, type Plano } from './plano.ts';
import {
  esSuperTieBreak,
  estaDecidido,
  estaJugado,
  estaSuspendido,
  ganadorDeMarcador,
  ganadorDeSet,
  type SetJugado,
  seJugo,
} from './resultado.ts';

/** Games of a set, or points of what is played in place of one: more are figures that ran together. */
const MAXIMO = 30;

const esValido = (juegos: number): boolean => Number.isInteger(juegos) && juegos >= 0 && juegos <= MAXIMO;

const estaVacio = (set: SetPartido | undefined): boolean =>
  set === undefined || (set[0] === null && set[1] === null);

function erroresDeCasilla(lado: Lado, numero: NumeroSet, [uno, dos]: SetPartido): Problema[] {
  const [propio, ajeno] = lado === 1 ? [uno, dos] : [dos, uno];
  const path = casilla(lado, numero);
  if (propio === null) return ajeno === null ? [] : [{ path, message: mensajes.faltaPareja }];
  return esValido(propio) ? [] : [{ path, message: mensajes.noEsEntero }];
}

function erroresDeHueco(marcador: Marcador): Problema[] {
  const ultimo = marcador.findLastIndex((set) => !estaVacio(set));
  return NUMEROS_SET.filter((n) => n - 1 < ultimo && estaVacio(marcador[n - 1])).map((n) => ({
    path: casilla(1, n),
    message: mensajes.hueco(n),
  }));
}

function erroresDeGanador(marcador: Marcador): Problema[] {
  const ultimo = NUMEROS_SET.findLast((n) => !estaVacio(marcador[n - 1]));
  if (ultimo === undefined || ganadorDeMarcador(marcador) !== null) return [];
  return [{ path: casilla(1, ultimo), message: mensajes.sinGanador }];
}

/** Errors of the twelve boxes, one per box at fault; of what ended otherwise they need no winner. docs/reglas/partidos.md */
function erroresDeMarcador(marcador: Marcador, conGanador: boolean): Problema[] {
  const deCasillas = NUMEROS_SET.flatMap((n) =>
    LADOS.flatMap((lado) => erroresDeCasilla(lado, n, marcador[n - 1] ?? [null, null])),
  );
  const errores = [...deCasillas, ...erroresDeHueco(marcador)];
  return errores.length > 0 || !conGanador ? errores : erroresDeGanador(marcador);
}

/** What ended before its end did so at some score. */
function erroresDeAMedias(plano: Plano): Problema[] {
  const desenlace = desenlaceDe(plano);
  if (desenlace.que !== 'retirada' && desenlace.que !== 'suspendido') return [];
  if (!desenlace.sets.every(estaVacio)) return [];
  const message =
    desenlace.que === 'retirada' ? mensajes.retiradaSinMarcador : mensajes.suspendidoSinMarcador;
  return [{ path: 'desenlace', message }];
}

type Jugadores = Pick<Partido, 'idJugador1' | 'idJugador2'>;

const erroresDeJugadores = (partido: Partial<Jugadores>): Problema[] =>
  partido.idJugador1 && partido.idJugador1 === partido.idJugador2
    ? [{ path: 'idJugador2', message: mensajes.mismoJugador }]
    : [];

/** What makes a match impossible to save; of a no-show the boxes are not read. docs/reglas/partidos.md */
export function erroresDe(partido: Plano & Partial<Jugadores>): Problema[] {
  const deSets =
    ausenteEnPlano(partido) === null ? erroresDeMarcador(marcadorDe(partido), !partido.desenlace) : [];
  const aMedias = erroresDeAMedias(partido);
  return [...erroresDeJugadores(partido), ...deSets, ...aMedias, ...contradiccionesEn(partido)];
}

const SETS_PARA_GANAR = 2;
const SET_DECISIVO = 3;

type SetNumerado = { numero: NumeroSet; set: SetJugado };

function numerados(marcador: Marcador): SetNumerado[] {
  return NUMEROS_SET.flatMap((numero) => {
    const set = marcador[numero - 1];
    return set !== undefined && estaJugado(set) ? [{ numero, set }] : [];
  });
}

const enSet = (numero: NumeroSet, message: string): Problema => ({ path: casilla(1, numero), message });

/** A set that nobody won, a super tie-break too early or a set unusual for the league; one warning a set. */
function avisoDeSet({ numero, set }: SetNumerado, formatos: Reglas['formatos']): Problema[] {
  if (ganadorDeSet(set) === null) return [enSet(numero, mensajes.setSinGanador(numero))];
  if (esSuperTieBreak(set) && numero < SET_DECISIVO && !juegaAPuntos({ formatos }))
    return [enSet(numero, mensajes.superTieBreakPronto(numero))];
  return esSetHabitual(set, formatos) ? [] : [enSet(numero, mensajes.setInusual(numero))];
}

function setQueDecide(sets: readonly SetNumerado[]): NumeroSet | null {
  const ganados = { 1: 0, 2: 0 };
  for (const { numero, set } of sets) {
    const ganador = ganadorDeSet(set);
    if (ganador === null) continue;
    ganados[ganador] += 1;
    if (ganados[ganador] === SETS_PARA_GANAR) return numero;
  }
  return null;
}

/** What a score may be short of; nothing where the clock ends matches. */
function avisosDeCorto(ultimo: SetNumerado, empatado: boolean, conReloj: boolean): Problema[] {
  if (conReloj) return [];
  return [enSet(ultimo.numero, empatado ? mensajes.quedaEnEmpate : mensajes.sinDosSets)];
}

function avisosDelPartido(sets: readonly SetNumerado[], empatado: boolean, conReloj: boolean): Problema[] {
  const ultimo = sets.at(-1);
  if (ultimo === undefined) return [];
  const decide = setQueDecide(sets);
  if (empatado || decide === null) return avisosDeCorto(ultimo, empatado, conReloj);
  const deMas = sets.filter(({ numero }) => numero > decide);
  return deMas.map(({ numero }) => enSet(numero, mensajes.setDeMas(numero)));
}

function avisosDeAplazado(plano: Plano): Problema[] {
  const desenlace = desenlaceDe(plano);
  const quien = quienLoAplazo(desenlace);
  if (quien === null || !estaDecidido({ desenlace })) return [];
  return [{ path: indicadorDe(quien), message: mensajes.resultadoAplazado }];
}

/** `conReloj`, unsaid: no. */
type ReglasRareza = Pick<Reglas, 'formatos'> & Partial<Pick<Reglas, 'conReloj'>>;

/**
 * What is odd in a score, and asked before saving; not of a no-show. By the clock its last set may be anything.
 * docs/reglas/partidos.md, "Warnings".
 */
export function rarezasDe(plano: Plano, { formatos, conReloj = false }: ReglasRareza): Problema[] {
  const empatado = plano.desenlace === 'empate';
  const seMiran = ausenteEnPlano(plano) === null && (empatado || !plano.desenlace);
  const sets = seMiran ? numerados(marcadorDe(plano)) : [];
  const acabados = conReloj ? sets.slice(0, -1) : sets;
  const deSets = acabados.flatMap((set) => avisoDeSet(set, formatos));
  return [...deSets, ...avisosDelPartido(sets, empatado, conReloj)];
}

/** Told before it is played: of another day, or with another date. An award is told before. */
export function avisosDeAntes(
  partido: Pick<Partido, 'fecha' | 'sintetico' | 'desenlace'>,
  ahora: FechaHora,
): Problema[] {
  const contado = seJugo(partido) || estaSuspendido(partido);
  if (!contado || partido.fecha <= ahora) return [];
  return [{ path: casilla(1, 1), message: mensajes.aunNoSeJuega(partido.fecha) }];
}

/** Gone on with, it was played to its end, and the mark of before is still there; by the clock too, whole sets say so. */
function avisosDeAcabado(plano: Plano, { formatos }: ReglasRareza): Problema[] {
  if (plano.desenlace !== 'suspendido' || ganadorDeMarcador(marcadorDe(plano)) === null) return [];
  const acabado = rarezasDe({ ...plano, desenlace: null }, { formatos }).length === 0;
  return acabado ? [{ path: 'desenlace', message: mensajes.suspendidoAcabado }] : [];
}

/** What is saved but deserves a look, in reading order. docs/reglas/partidos.md */
export const avisosDe = (plano: Plano, reglas: ReglasRareza): Problema[] => [
  ...rarezasDe(plano, reglas),
  ...avisosDeAcabado(plano, reglas),
  ...avisosDeAplazado(plano),
];

export type EntornoCita = {
  horario: { inicio: Minutos; fin: Minutos } | null;
  ausentes: readonly number[];
  otros: readonly Partido[];
  gente: Gente;
  nombres: ReadonlyMap<number, string>;
  gustos?: (idJugador: number, fecha: FechaHora) => Gusto | null;
};

type AvisoCita = { campo: 'fecha' | 'idJugador1' | 'idJugador2'; mensaje: string };

function otroDelDia(
  cita: Partido,
  idJugador: number,
  { otros, gente }: Pick<EntornoCita, 'otros' | 'gente'>,
): Partido | undefined {
  const dia: Dia = diaDe(cita.fecha);
  const esElMismo = ({ id }: Partido): boolean => id !== 0 && id === cita.id;
  return otros.find(
    (otro) => !esElMismo(otro) && diaDe(otro.fecha) === dia && ocupa(otro) && estaEn(otro, idJugador, gente),
  );
}

const DE_GUSTO: Record<Gusto, ((jugador: string) => string) | null> = {
  nunca: mensajes.nuncaPuede,
  mal: mensajes.leVaMal,
  prefiero: null,
};

function avisosDeJugador(
  cita: Partido,
  campo: 'idJugador1' | 'idJugador2',
  { ausentes, nombres, gustos, ...entorno }: EntornoCita,
): AvisoCita[] {
  const id = cita[campo];
  const jugador = nombres.get(id) ?? '';
  const otro = otroDelDia(cita, id, entorno);
  const gusto = gustos?.(id, cita.fecha);
  const frases = [
    otro && mensajes.dosElMismoDia(jugador, horaDe(otro.fecha)),
    ausentes.includes(id) && mensajes.conIncidencia(jugador),
    gusto && DE_GUSTO[gusto]?.(jugador),
  ];
  return frases.flatMap((mensaje) => (mensaje ? [{ campo, mensaje }] : []));
}

function avisosDeHorario({ fecha, duracion }: Partido, { horario }: EntornoCita): AvisoCita[] {
  if (horario === null) return [];
  const { inicio, fin } = horario;
  const empieza = minutosDe(fecha);
  if (empieza >= inicio && empieza + duracion <= fin) return [];
  return [{ campo: 'fecha', mensaje: mensajes.fueraDeHorario(horaDeMinutos(inicio), horaDeMinutos(fin)) }];
}

/**
 * What is saved but deserves a look in who plays and when: a player twice the same day, with an incident or at an hour
 * that goes badly for them, and an hour outside the league's. Nothing of a match awarded or put off, which is not played then. docs/reglas/partidos.md
 */
export function avisosDeCita(cita: Partido, entorno: EntornoCita): AvisoCita[] {
  if (!ocupa(cita)) return [];
  return [
    ...avisosDeJugador(cita, 'idJugador1', entorno),
    ...avisosDeJugador(cita, 'idJugador2', entorno),
    ...avisosDeHorario(cita, entorno),
  ];
}

/**
 * A match is put at a quarter of an hour; one that was at another time before may stay there, and an awarded one is
 * played at none.
 */
export const empiezaFueraDePaso = (
  { fecha, sintetico }: Pick<Partido, 'fecha' | 'sintetico'>,
  antes: Pick<Partido, 'fecha'> | null,
): boolean => !sintetico && fecha !== antes?.fecha && minutosDe(fecha) % PASO_MINUTOS !== 0;
