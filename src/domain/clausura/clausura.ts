import {
  type Dia,
  diaDe,
  type FechaHora,
  horaDeMinutos,
  type Minutos,
  minutosDe,
  sumarDias,
} from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { cubreDia, type Periodo } from '#domain/incidencia/incidencia.ts';
import { conHoras, type Horas } from './dicha.ts';

/** Courts that cannot be used from a day to another, both included; it ends by itself. docs/reglas/pistas-cerradas.md */
export type Clausura = Periodo &
  Horas & {
    /** Null: the whole club, a holiday. */
    pistas: readonly number[] | null;
    /** Public: "obras", "festivo". */
    motivo: string;
  };

export const MAX_MOTIVO_PUBLICO = 60;

/** Every quarter of an hour, as hours of a day are chosen. */
export const CUARTOS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 24 * 4 }, (_, n) => horaDeMinutos(n * 15)).map((hora) => [hora, hora]),
);

type Tramo = { inicio: Minutos; fin: Minutos };

const DIA_ENTERO = 24 * 60;

const enMinutos = (hora: string): Minutos => minutosDe(`2000-01-01T${hora}`);

/** Minutes of each of its days. */
export const tramoDe = ({ inicio, fin }: Horas): Tramo => ({
  inicio: inicio === null ? 0 : enMinutos(inicio),
  fin: fin === null ? DIA_ENTERO : enMinutos(fin),
});

/** Whether it is of that court; of no court, only what closes them all. */
const esDe = ({ pistas }: Pick<Clausura, 'pistas'>, idPista: number | null): boolean =>
  pistas === null || (idPista !== null && pistas.includes(idPista));

/** The hours of that day at which the court is shut. */
export const horasCerradas = (clausuras: readonly Clausura[], idPista: number, dia: Dia): Tramo[] =>
  clausuras.filter((una) => esDe(una, idPista) && cubreDia(una, dia)).map(tramoDe);

type Cita = { fecha: FechaHora; duracion: number; idPista: number | null };

/** Hours of a match, of each of the days that it is played on. */
function tramosDe({ fecha, duracion }: Cita): [Dia, Tramo][] {
  const [dia, inicio] = [diaDe(fecha), minutosDe(fecha)];
  const fin = inicio + duracion;
  const deHoy: [Dia, Tramo] = [dia, { inicio, fin: Math.min(fin, DIA_ENTERO) }];
  return fin <= DIA_ENTERO ? [deHoy] : [deHoy, [sumarDias(dia, 1), { inicio: 0, fin: fin - DIA_ENTERO }]];
}

export function cierra(clausura: Clausura, cita: Cita): boolean {
  const { inicio, fin } = tramoDe(clausura);
  return (
    esDe(clausura, cita.idPista) &&
    tramosDe(cita).some(([dia, suyo]) => cubreDia(clausura, dia) && suyo.inicio < fin && inicio < suyo.fin)
  );
}

/** What keeps its court shut at that time, if anything does. */
export const laQueCierra = <C extends Clausura>(clausuras: readonly C[], cita: Cita): C | undefined =>
  clausuras.find((una) => cierra(una, cita));

/** The names of its courts, those that are still there. */
export const pistasDe = (
  { pistas }: Pick<Clausura, 'pistas'>,
  nombres: ReadonlyMap<number, string>,
): string[] | null => pistas?.flatMap((id) => nombres.get(id) ?? []) ?? null;

/** Why a match is not set there then, and what to do. */
export function reparoDeClausura(clausura: Clausura, { fecha }: Pick<Cita, 'fecha'>, pista: string): string {
  const { pistas, motivo } = clausura;
  const cuando = conHoras(
    `está cerrad${pistas === null ? 'o' : 'a'} el ${fechaSemana(diaDe(fecha))}`,
    clausura,
  );
  return pistas === null
    ? `El club ${cuando}: ${motivo}. Elige otro momento.`
    : `${pista} ${cuando}: ${motivo}. Cambia la hora o la pista.`;
}

/** What is said of a match that is there. */
export const fraseDeCerrada = ({ pistas, motivo }: Pick<Clausura, 'pistas' | 'motivo'>): string =>
  `${pistas === null ? 'El club está cerrado' : 'Su pista está cerrada'} a esa hora: ${motivo}.`;

/** What is not over by that day. */
export const sigueEn = (periodo: Periodo, hoy: Dia): boolean => (periodo.hasta ?? periodo.fecha) >= hoy;

export const porDia = (una: Periodo & { id: number }, otra: Periodo & { id: number }): number =>
  una.fecha === otra.fecha ? una.id - otra.id : una.fecha < otra.fecha ? -1 : 1;
