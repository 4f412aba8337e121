/** A calendar day of the club, `YYYY-MM-DD`, without zone. */
export type Dia = string;

/** The club's wall-clock time, `YYYY-MM-DDTHH:mm`, without zone. Sorts as text. */
export type FechaHora = string;

/** Minutes since midnight, 0 to 1439. */
export type Minutos = number;

const MS_POR_DIA = 86_400_000;
const MS_POR_MINUTO = 60_000;

const PATRON_DIA = /^(\d{4})-(\d{2})-(\d{2})$/;
const PATRON_FECHA_HORA = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** Wall-clock arithmetic borrows the UTC calendar, which has no daylight-saving jumps. */
const comoUtc = (fecha: FechaHora): number => Date.parse(`${fecha}:00Z`);
const desdeUtc = (ms: number): FechaHora => new Date(ms).toISOString().slice(0, 16);

/** Any birthday and any plan of the club falls within these years; others are typing mistakes. */
export const ANIOS = { desde: '1900', hasta: '2100' } as const;

const tieneAnio = (texto: string): boolean => {
  const anio = texto.slice(0, 4);
  return anio >= ANIOS.desde && anio <= ANIOS.hasta;
};

/** Whether the text is a day that exists in the calendar (2026-02-30 does not), between 1900 and 2100. */
export function esDia(texto: string): texto is Dia {
  if (!PATRON_DIA.test(texto) || !tieneAnio(texto)) return false;
  const ms = Date.parse(`${texto}T00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(texto);
}

/** Whether the text is an existing day with a time of 00:00 to 23:59. */
export function esFechaHora(texto: string): texto is FechaHora {
  return PATRON_FECHA_HORA.test(texto) && esDia(texto.slice(0, 10));
}

export const diaDe = (fecha: FechaHora): Dia => fecha.slice(0, 10);
export const horaDe = (fecha: FechaHora): string => fecha.slice(11, 16);

export const anioDe = (fecha: FechaHora): number => Number(fecha.slice(0, 4));

export const minutosDe = (fecha: FechaHora): Minutos =>
  Number(fecha.slice(11, 13)) * 60 + Number(fecha.slice(14, 16));

const enDos = (cifras: number): string => String(cifras).padStart(2, '0');

/** "09:30". */
export const horaDeMinutos = (minutos: Minutos): string =>
  `${enDos(Math.floor(minutos / 60))}:${enDos(minutos % 60)}`;

export const fechaHora = (dia: Dia, minutos: Minutos): FechaHora => `${dia}T${horaDeMinutos(minutos)}`;

export const sumarMinutos = (fecha: FechaHora, minutos: number): FechaHora =>
  desdeUtc(comoUtc(fecha) + minutos * MS_POR_MINUTO);

export const sumarDias = (dia: Dia, dias: number): Dia =>
  desdeUtc(comoUtc(`${dia}T00:00`) + dias * MS_POR_DIA).slice(0, 10);

/** Whole days from `desde` to `hasta`; negative when `hasta` is earlier. */
export const diasEntre = (desde: Dia, hasta: Dia): number =>
  Math.round((comoUtc(`${hasta}T00:00`) - comoUtc(`${desde}T00:00`)) / MS_POR_DIA);

/** 0 Sunday … 6 Saturday. */
export const diaSemana = (dia: Dia): number => new Date(`${dia}T00:00Z`).getUTCDay();

/** The interval [inicio, inicio + duracion) of a match, in the club's time. */
type Intervalo = { fecha: FechaHora; duracion: number };

export const haPasado = ({ fecha, duracion }: Intervalo, ahora: FechaHora): boolean =>
  sumarMinutos(fecha, duracion) <= ahora;

/** The next moment at which one of them begins or ends, or the day does. */
export const proximoCambio = (intervalos: readonly Intervalo[], ahora: FechaHora): FechaHora =>
  intervalos
    .flatMap(({ fecha, duracion }) => [fecha, sumarMinutos(fecha, duracion)])
    .filter((momento) => momento > ahora)
    .reduce((uno, otro) => (uno < otro ? uno : otro), fechaHora(sumarDias(diaDe(ahora), 1), 0));

/** Two intervals share at least one minute; touching ends do not count. */
export function seSolapan(a: Intervalo, b: Intervalo): boolean {
  const finA = sumarMinutos(a.fecha, a.duracion);
  const finB = sumarMinutos(b.fecha, b.duracion);
  return a.fecha < finB && b.fecha < finA;
}
