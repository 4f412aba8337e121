import { type Dia, diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { estaPorPuntuar } from './ocupacion.ts';
import type { Partido } from './partido.ts';

type ConPlazo = Pick<Reglas, 'plazoResultado'>;
type ConVencer = Pick<Reglas, 'plazoResultado' | 'alVencer'>;

/** The last day on which the result of a match of that day may be told; null where the league sets none. docs/reglas/ligas.md */
export const ultimoDiaDeResultado = (fecha: FechaHora, { plazoResultado }: ConPlazo): Dia | null =>
  plazoResultado > 0 ? sumarDias(diaDe(fecha), plazoResultado) : null;

/** That day has passed and nobody has told it. What was begun and stopped is gone on with: it is not late. */
export function fueraDePlazo(partido: Partido, reglas: ConPlazo, ahora: FechaHora): boolean {
  const ultimo = ultimoDiaDeResultado(partido.fecha, reglas);
  const pendiente = partido.desenlace.que === 'pendiente' && estaPorPuntuar(partido, ahora);
  return pendiente && ultimo !== null && diaDe(ahora) > ultimo;
}

/** What each of both takes of a match to which neither came, in its table; null: it counts for nobody. In a ladder, no points. */
export function puntosDeNinguno(reglas: Pick<Reglas, 'clasifica' | 'ninguno' | 'sistema'>): number | null {
  if (!reglas.clasifica || reglas.ninguno === null) return null;
  return esEscalera({ reglas }) ? 0 : reglas.ninguno;
}

/** The two of it are reminded from then on: once it is late or, where it is given up by itself, from the day before the last. */
export function tocaRecordar(partido: Partido, reglas: ConVencer, ahora: FechaHora): boolean {
  if (reglas.alVencer === 'mesa') return fueraDePlazo(partido, reglas, ahora);
  const ultimo = ultimoDiaDeResultado(partido.fecha, reglas);
  const pendiente = partido.desenlace.que === 'pendiente' && estaPorPuntuar(partido, ahora);
  const [hoy, suyo] = [diaDe(ahora), diaDe(partido.fecha)];
  return pendiente && ultimo !== null && hoy > suyo && hoy >= sumarDias(ultimo, -1);
}

const DIAS_PARA_DECIRLO = 2;

/** The day on which a match is given up by itself: its deadline is over, and its players were told at least a whole day before. */
export function diaDeDarse(fecha: FechaHora, reglas: ConPlazo, hoy: Dia): Dia {
  const tras = sumarDias(ultimoDiaDeResultado(fecha, reglas) ?? hoy, 1);
  const avisados = sumarDias(hoy, DIAS_PARA_DECIRLO);
  return tras > avisados ? tras : avisados;
}

const SI_NADIE = {
  mesa: '',
  solo: ' Si nadie lo dice, después se da por no jugado.',
} satisfies Record<Reglas['alVencer'], string>;

/** "Hay hasta el domingo, 29 de noviembre para poner el resultado." */
export const fraseDePlazo = (ultimo: Dia, hoy: Dia, alVencer: Reglas['alVencer'] = 'mesa'): string =>
  hoy > ultimo
    ? `El plazo para poner el resultado acabó el ${fechaSemana(ultimo)}: ponlo cuanto antes.`
    : `Hay hasta el ${fechaSemana(ultimo)} para poner el resultado.${SI_NADIE[alVencer]}`;
