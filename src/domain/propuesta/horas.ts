import { fechaHora, type Minutos } from '#domain/fecha.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import {
  bandaDeFranja,
  CORTES_DE_FRANJA,
  FRANJAS,
  type Gusto,
  gustoEn,
  leerFranjas,
} from '#domain/persona/franjas.ts';
import type { DatosPropuesta, JugadorPropuesta, LigaPropuesta } from './datos.ts';

/** Leagues of a sport with the same window and duration are one class: their matches are interchangeable on court. */
export type Clase = {
  deporte: Deporte;
  inicio: Minutos;
  fin: Minutos;
  duracion: number;
  pesoTemprano: number;
};

/** 0 morning (before 12), 1 midday (before 16), 2 afternoon. docs/reglas/propuesta.md. */
export type Banda = 0 | 1 | 2;
const BANDAS: readonly Banda[] = [0, 1, 2];

const MEDIODIA = 12 * 60;
const TARDE = 16 * 60;

/** Where a band begins; starting exactly there can be worth a wait. */
export const CAMBIOS_DE_BANDA: readonly Minutos[] = [MEDIODIA, TARDE];

export function bandaDe(inicio: Minutos): Banda {
  if (inicio < MEDIODIA) return 0;
  return inicio < TARDE ? 1 : 2;
}

/** Opening a court that has no saved match that day. docs/reglas/propuesta.md. */
export const COSTE_APERTURA = 2;

const MINUTOS_HORA = 60;

/** Weighted whole hours after the window opens. docs/reglas/propuesta.md. */
export const costeTemprano = (clase: Clase, inicio: Minutos): number =>
  Math.floor((clase.pesoTemprano * (inicio - clase.inicio)) / MINUTOS_HORA);

type Ventana = Pick<Clase, 'inicio' | 'fin' | 'duracion'>;

/** First start of the window's grid at or after `desde` that ends by `hasta`; null when there is none. */
export function primerInicio(ventana: Ventana, desde: Minutos, hasta: Minutos): Minutos | null {
  const pasos = Math.max(0, Math.ceil((desde - ventana.inicio) / PASO_MINUTOS));
  const inicio = ventana.inicio + pasos * PASO_MINUTOS;
  return inicio + ventana.duracion <= Math.min(ventana.fin, hasta) ? inicio : null;
}

export function bandasDe(ventana: Ventana): Banda[] {
  return BANDAS.filter((banda) => {
    const desde = banda === 0 ? 0 : (CAMBIOS_DE_BANDA[banda - 1] ?? 0);
    const inicio = primerInicio(ventana, desde, Number.POSITIVE_INFINITY);
    return inicio !== null && bandaDe(inicio) === banda;
  });
}

/**
 * The start times that matter on a court free during [desde, hasta]: any set of matches can be moved
 * earlier, one after another, until each starts at the opening, at its window's start, at one of the
 * `esperas` or when the one before ends. Indexed like `clases` (null: no match of it to place), ascending.
 */
export function iniciosUtiles(
  clases: readonly (Clase | null)[],
  desde: Minutos,
  hasta: Minutos,
  esperas: readonly Minutos[],
): Minutos[][] {
  const inicios = clases.map(() => new Set<Minutos>());
  const vistos = new Set<Minutos>([desde, ...esperas.filter((espera) => espera > desde && espera < hasta)]);
  for (const libre of vistos) {
    clases.forEach((clase, indice) => {
      const inicio = clase === null ? null : primerInicio(clase, libre, hasta);
      if (clase === null || inicio === null) return;
      inicios[indice]?.add(inicio);
      vistos.add(inicio + clase.duracion);
    });
  }
  return inicios.map((conjunto) => [...conjunto].sort((a, b) => a - b));
}

/** Of a player or a pair, per day of the proposal and band of the day. */
export type FranjasJugador = {
  cerradas: boolean[][];
  /** What it costs to start there: less than nothing where they would rather. */
  disgusto: number[][];
};
export type FranjasPareja = FranjasJugador;

/** Twice as bad as what somebody would rather is good: nobody is asked to suffer for a whim. */
const DISGUSTO: Record<Gusto, number> = { prefiero: -1, mal: 2, nunca: 2 };

const COMIENZOS: readonly Minutos[] = [0, ...CORTES_DE_FRANJA];

/** Null when they say nothing of those days. */
export function franjasDeJugador(
  jugador: JugadorPropuesta,
  ventana: LigaPropuesta,
  { dias, franjasFirmes = false }: Pick<DatosPropuesta, 'dias' | 'franjasFirmes'>,
): FranjasJugador | null {
  if (!jugador.franjas) return null;
  const suyas = { franjas: leerFranjas(jugador.franjas), ventana, firmes: franjasFirmes };
  const gustos = dias.map((dia) => COMIENZOS.map((minuto) => gustoEn(suyas, fechaHora(dia, minuto))));
  if (gustos.every((delDia) => delDia.every((gusto) => gusto === null))) return null;
  return {
    cerradas: gustos.map((delDia) => delDia.map((gusto) => gusto === 'nunca')),
    disgusto: gustos.map((delDia) => delDia.map((gusto) => (gusto === null ? 0 : DISGUSTO[gusto]))),
  };
}

/** What closes for one closes for the two; what each would rather adds up. */
export function franjasDePareja(dos: readonly (FranjasJugador | null)[]): FranjasPareja | null {
  const suyas = dos.filter((una) => una !== null);
  const [primera] = suyas;
  if (primera === undefined) return null;
  const dias = [...primera.cerradas.keys()];
  return {
    cerradas: dias.map((dia) => FRANJAS.map((_, n) => suyas.some(({ cerradas }) => cerradas[dia]?.[n]))),
    disgusto: dias.map((dia) =>
      FRANJAS.map((_, n) => suyas.reduce((suma, { disgusto }) => suma + (disgusto[dia]?.[n] ?? 0), 0)),
    ),
  };
}

type ConFranjas = { franjas: FranjasPareja | null };

export const estaCerrada = ({ franjas }: ConFranjas, dia: number, inicio: Minutos): boolean =>
  franjas?.cerradas[dia]?.[bandaDeFranja(inicio)] ?? false;

export const disgustoDe = ({ franjas }: ConFranjas, dia: number, inicio: Minutos): number =>
  franjas?.disgusto[dia]?.[bandaDeFranja(inicio)] ?? 0;

type Tramo = { inicio: Minutos; fin: Minutos };

/** First start of the window in that free stretch that is in no closed band; null when there is none. */
export function primerAbierto(
  ventana: Tramo & { duracion: number },
  hueco: Tramo,
  cerradas: readonly boolean[] = [],
): Minutos | null {
  let inicio = primerInicio(ventana, hueco.inicio, hueco.fin);
  while (inicio !== null && cerradas[bandaDeFranja(inicio)]) {
    const siguiente = COMIENZOS[bandaDeFranja(inicio) + 1];
    inicio = siguiente === undefined ? null : primerInicio(ventana, siguiente, hueco.fin);
  }
  return inicio;
}
