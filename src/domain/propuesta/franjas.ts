import { fechaHora, type Minutos } from '#domain/fecha.ts';
import {
  bandaDeFranja,
  CORTES_DE_FRANJA,
  FRANJAS,
  type Gusto,
  gustoEn,
  leerFranjas,
} from '#domain/persona/franjas.ts';
import type { DatosPropuesta, JugadorPropuesta, LigaPropuesta } from './datos.ts';
import { primerInicio } from './horas.ts';

/** Of a player or a pair, per day of the proposal and band of the day. */
export type FranjasJugador = {
  /** No match may start there. */
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
