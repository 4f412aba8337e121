import type { CSSProperties } from 'react';
import {
  type Dia,
  diaDe,
  type FechaHora,
  fechaHora,
  horaDe,
  type Minutos,
  minutosDe,
  seSolapan,
} from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';

const HORA = 60;
const DIA_ENTERO = 24 * HORA;

/** What has a place on the calendar, or is still to be given one. `clave` is its name on screen. */
export type Puesto = { clave: number; fecha: FechaHora | null; idPista: number | null };

/** A place on the calendar. */
export type Sitio = { dia: Dia; inicio: Minutos; idPista: number };

/** The minutes of the day that are drawn, in whole hours. */
type Franja = { desde: Minutos; hasta: Minutos };

/** What the calendar is drawn on. */
export type Tablero = {
  dias: readonly Dia[];
  pistas: readonly number[];
  franja: Franja;
  /** Of the days that draw other hours. */
  franjas?: ReadonlyMap<Dia, Franja>;
  /** Of each day, the hours that are drawn at half their height: when each starts. */
  vacias?: ReadonlyMap<Dia, ReadonlySet<Minutos>>;
  /** Of the day that is drawn. */
  bajas?: ReadonlySet<Minutos> | undefined;
};

/** With the hours of that day. */
export function enDia(tablero: Tablero, dia: Dia): Tablero {
  const franja = tablero.franjas?.get(dia) ?? tablero.franja;
  return { ...tablero, franja, bajas: tablero.vacias?.get(dia) };
}

type Alturas = Pick<Tablero, 'franja' | 'bajas'>;

export const horasDe = ({ desde, hasta }: Franja): Minutos[] =>
  Array.from({ length: (hasta - desde) / HORA }, (_, n) => desde + n * HORA);

export const pesoDe = ({ bajas }: Pick<Tablero, 'bajas'>, hora: Minutos): number =>
  bajas?.has(hora) ? 0.5 : 1;

/** The hours drawn low, those that follow one another together, and what is said in them. */
export function bajasDe({ bajas = new Set(), pistas }: Pick<Tablero, 'bajas' | 'pistas'>) {
  const horas = [...bajas];
  const finales = horas.filter((hora) => !bajas.has(hora + HORA));
  return horas
    .filter((hora) => !bajas.has(hora - HORA))
    .map((inicio, n) => {
      const fin = (finales[n] ?? inicio) + HORA;
      return { pistas, inicio, fin, motivo: `Sin partidos de ${inicio / HORA} a ${fin / HORA}` };
    });
}

/** How far down a minute is drawn, in whole quarters of an hour. */
export const alturaDe = (minutos: Minutos, tablero: Alturas): number =>
  horasDe(tablero.franja).reduce(
    (altura, hora) => altura + (entre(minutos - hora, 0, HORA) / PASO_MINUTOS) * pesoDe(tablero, hora),
    0,
  );

/** The other way round: what is drawn that far down. */
function minutosEn(altura: number, tablero: Alturas): Minutos {
  const { desde, hasta } = tablero.franja;
  const hora = horasDe(tablero.franja).findLast((una) => alturaDe(una, tablero) <= altura) ?? desde;
  const dentro = ((altura - alturaDe(hora, tablero)) / pesoDe(tablero, hora)) * PASO_MINUTOS;
  return Math.min(hasta, hora + dentro);
}

export function sitioDe({ fecha, idPista }: Pick<Puesto, 'fecha' | 'idPista'>): Sitio | null {
  if (fecha === null || idPista === null) return null;
  return { dia: diaDe(fecha), inicio: minutosDe(fecha), idPista };
}

/** From the first to the last minute that something takes, in whole hours. */
export function franjaDe(tramos: readonly { inicio: Minutos; fin: Minutos }[]): Franja {
  if (tramos.length === 0) return { desde: 9 * HORA, hasta: 22 * HORA };
  const desde = Math.min(...tramos.map(({ inicio }) => inicio));
  const hasta = Math.min(DIA_ENTERO, Math.max(...tramos.map(({ fin }) => fin)));
  return { desde: Math.floor(desde / HORA) * HORA, hasta: Math.ceil(hasta / HORA) * HORA };
}

const entre = (valor: number, minimo: number, maximo: number): number =>
  Math.max(minimo, Math.min(maximo, valor));

/** The one so many places further in a list, without falling off its ends. */
const vecino = <T>(lista: readonly T[], actual: T, pasos: number): T =>
  lista[entre(lista.indexOf(actual) + pasos, 0, lista.length - 1)] ?? actual;

type Paso = { pista?: number; minutos?: number; dia?: number };

/** Arrows move by court and quarter of an hour; page keys, by day. */
const TECLAS: Readonly<Record<string, Paso>> = {
  ArrowLeft: { pista: -1 },
  ArrowRight: { pista: 1 },
  ArrowUp: { minutos: -PASO_MINUTOS },
  ArrowDown: { minutos: PASO_MINUTOS },
  PageUp: { dia: -1 },
  PageDown: { dia: 1 },
};

/** Where a key takes a line, or null when the key moves nothing. */
export function mover(sitio: Sitio, tecla: string, tablero: Tablero): Sitio | null {
  const { dias, pistas } = tablero;
  const paso = TECLAS[tecla];
  if (!paso) return null;
  const { pista = 0, minutos = 0, dia = 0 } = paso;
  const destino = vecino(dias, sitio.dia, dia);
  const { franja } = enDia(tablero, destino);
  return {
    dia: destino,
    idPista: vecino(pistas, sitio.idPista, pista),
    inicio: entre(sitio.inicio + minutos, franja.desde, franja.hasta - PASO_MINUTOS),
  };
}

const fechaDe = ({ dia, inicio }: Sitio) => fechaHora(dia, inicio);

type DuracionDe<T> = (puesto: T) => number;

/** What would be underneath, were it put down there: the two would swap places. */
function debajo<T extends Puesto>(
  puestos: readonly T[],
  movido: T,
  sitio: Sitio,
  duracionDe: DuracionDe<T>,
): T | undefined {
  const ahi = { fecha: fechaDe(sitio), duracion: duracionDe(movido) };
  return puestos.find(
    (otro) =>
      otro.clave !== movido.clave &&
      otro.idPista === sitio.idPista &&
      otro.fecha !== null &&
      seSolapan(ahi, { fecha: otro.fecha, duracion: duracionDe(otro) }),
  );
}

/** Puts something down: on a free place it moves there; over another, the two swap places. */
export function soltar<T extends Puesto>(
  puestos: readonly T[],
  clave: number,
  sitio: Sitio,
  duracionDe: DuracionDe<T>,
): T[] {
  const movido = puestos.find((puesto) => puesto.clave === clave);
  if (!movido) return [...puestos];
  const otro = debajo(puestos, movido, sitio, duracionDe);
  const [fecha, idPista] = otro ? [otro.fecha, otro.idPista] : [fechaDe(sitio), sitio.idPista];
  return puestos.map((puesto) => {
    if (puesto === movido) return { ...puesto, fecha, idPista };
    return puesto === otro ? { ...puesto, fecha: movido.fecha, idPista: movido.idPista } : puesto;
  });
}

/** What putting it down there does: where it lands and, over another, where that one goes. */
export const caida = <T extends Puesto>(
  puestos: readonly T[],
  clave: number,
  sitio: Sitio,
  duracionDe: DuracionDe<T>,
): T[] =>
  soltar(puestos, clave, sitio, duracionDe)
    .filter((uno, n) => {
      const antes = puestos[n];
      return uno.clave === clave || uno.fecha !== antes?.fecha || uno.idPista !== antes?.idPista;
    })
    .sort((uno, otro) => Number(otro.clave === clave) - Number(uno.clave === clave));

/** Where something is drawn: its court's column, its quarter of an hour's row, and how many rows it takes. */
export function lugar(
  { idPista, inicio }: Sitio,
  duracion: number,
  { pistas, franja }: Tablero,
): CSSProperties {
  return {
    '--columna': pistas.indexOf(idPista) + 1,
    '--fila': (inicio - franja.desde) / PASO_MINUTOS + 1,
    '--alto': duracion / PASO_MINUTOS,
  } as CSSProperties;
}

export const horaDeSitio = ({ dia, inicio }: Sitio): string => horaDe(fechaHora(dia, inicio));

/** «Sábado, 28 de noviembre, Prado 1:». */
export const dondeEsta = ({ dia, idPista }: Sitio, pistas: ReadonlyMap<number, string>): string =>
  `${fechaSemana(dia)}, ${pistas.get(idPista) ?? ''}:`;

/** Which place of a day's drawing a point is on; `rect` is the drawing's frame. */
export function sitioEn(
  { x, y }: { x: number; y: number },
  rect: { left: number; top: number; width: number; height: number },
  dia: Dia,
  tablero: Tablero,
): Sitio | null {
  const { pistas, franja } = tablero;
  const columna = Math.floor(((x - rect.left) / rect.width) * pistas.length);
  const parte = (y - rect.top) / rect.height;
  const idPista = pistas[columna];
  if (idPista === undefined || parte < 0 || parte >= 1) return null;
  const minutos = minutosEn(parte * alturaDe(franja.hasta, tablero), tablero);
  const inicio = Math.round(minutos / PASO_MINUTOS) * PASO_MINUTOS;
  return { dia, idPista, inicio: Math.min(inicio, franja.hasta - PASO_MINUTOS) };
}
