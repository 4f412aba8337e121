import { diaDe } from '#domain/fecha.ts';
import { diaYMes } from '#domain/fecha-texto.ts';
import { estaFuera, type JugadorLiga } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import { type Escalon, type FilaSinOrden, lugarDe } from './fila.ts';
import type { PartidoJuzgado } from './recuento.ts';

type ReglasEscalera = Pick<Reglas, 'retoPuestos' | 'rechazo' | 'salida'>;

/** The order in which the ladder starts: who nobody put in it comes after, by id. */
export function ordenDeSalida(ids: readonly number[], salida: readonly number[]): number[] {
  const lugar = (id: number): number => {
    const i = salida.indexOf(id);
    return i < 0 ? salida.length : i;
  };
  return ids.toSorted((a, b) => lugar(a) - lugar(b) || a - b);
}

const SIN_DIA = '9999-12-31T23:59';

/** By their day, and of one day by id; what is tried has neither, and goes last. */
const porDia = ({ partido: a }: PartidoJuzgado, { partido: b }: PartidoJuzgado): number => {
  const una = a.fecha ?? SIN_DIA;
  const otra = b.fecha ?? SIN_DIA;
  if (una !== otra) return una < otra ? -1 : 1;
  return (a.id ?? Number.MAX_SAFE_INTEGER) - (b.id ?? Number.MAX_SAFE_INTEGER);
};

type Paso = { orden: number[]; escalones: Map<number, Escalon> };

/** That player takes the place `hasta`, and those between go down one. */
function subir({ orden, escalones }: Paso, desde: number, hasta: number, por: Omit<Escalon, 'que'>): void {
  const [sube] = orden.splice(desde, 1);
  if (sube === undefined) return;
  for (const id of orden.slice(hasta, desde)) escalones.set(id, { ...por, que: 'baja' });
  orden.splice(hasta, 0, sube);
  escalones.set(sube, { ...por, que: 'sube' });
}

/** Who did not turn up goes down one, and who is right below goes up. */
function ceder({ orden, escalones }: Paso, lugar: number, por: Omit<Escalon, 'que'>): void {
  const [falta, debajo] = orden.slice(lugar, lugar + 2);
  if (falta === undefined || debajo === undefined) return;
  orden.splice(lugar, 2, debajo, falta);
  for (const id of [falta, debajo]) escalones.set(id, { ...por, que: id === falta ? 'baja' : 'sube' });
}

/** Who wins to somebody above takes their place; who is above and wins stays; where neither wins, nobody moves. docs/reglas/escalera.md */
function aplicar(paso: Paso, { partido, veredicto }: PartidoJuzgado, { rechazo }: ReglasEscalera): void {
  if (veredicto === null || veredicto.ganador === null) return;
  const [uno, otro] = jugadoresDe(partido);
  const [gana, pierde] = veredicto.ganador === 1 ? [uno, otro] : [otro, uno];
  const [suyo, ajeno] = [paso.orden.indexOf(gana), paso.orden.indexOf(pierde)];
  if (suyo < 0 || ajeno < 0) return;
  const falto = veredicto.por === 'ausencia';
  const por = { gana, pierde, falto, dia: partido.fecha === undefined ? null : diaDe(partido.fecha) };
  if (suyo < ajeno) {
    if (!falto) paso.escalones.set(gana, { ...por, que: 'aguanta' });
    return;
  }
  if (!falto || rechazo === 'pierde') subir(paso, suyo, ajeno, por);
  else if (rechazo === 'baja') ceder(paso, ajeno, por);
}

export type OrdenDeEscalera = { filas: FilaSinOrden[]; escalones: ReadonlyMap<number, Escalon> };

/** The order of a ladder: that of its start, with each decided match applied by its day; who is out goes after all others. */
export function ordenarEscalera(
  filas: readonly FilaSinOrden[],
  juzgados: readonly PartidoJuzgado[],
  reglas: ReglasEscalera,
): OrdenDeEscalera {
  const porId = new Map(filas.map((fila) => [fila.idJugador, fila]));
  const paso: Paso = { orden: ordenDeSalida([...porId.keys()], reglas.salida), escalones: new Map() };
  for (const juzgado of juzgados.toSorted(porDia)) aplicar(paso, juzgado, reglas);
  const ordenadas = paso.orden.flatMap((id) => porId.get(id) ?? []);
  return {
    filas: ordenadas.toSorted((a, b) => Number(estaFuera(a)) - Number(estaFuera(b))),
    escalones: paso.escalones,
  };
}

type ConLugar = Pick<JugadorLiga, 'estado' | 'enLiga'> & { idJugador: number };

/** Whom each may challenge, those nearest first; by the order of the table. Who is out neither challenges nor is challenged. */
export function retablesPor<F extends ConLugar>(
  filas: readonly F[],
  idJugador: number,
  { retoPuestos }: Pick<Reglas, 'retoPuestos'>,
): F[] {
  const dentro = filas.filter((fila) => !estaFuera(fila));
  const lugar = dentro.findIndex((fila) => fila.idJugador === idJugador);
  return lugar < 0 ? [] : dentro.slice(Math.max(0, lugar - retoPuestos), lugar).reverse();
}

/** Whether either may challenge the other. docs/reglas/escalera.md */
export const puedeRetar = (
  filas: readonly ConLugar[],
  [uno, otro]: readonly [number, number],
  reglas: Pick<Reglas, 'retoPuestos'>,
): boolean =>
  retablesPor(filas, uno, reglas).some(({ idJugador }) => idJugador === otro) ||
  retablesPor(filas, otro, reglas).some(({ idJugador }) => idJugador === uno);

type DeLugar = { idJugador: number; puesto: number; empatado: boolean; escalon?: Escalon | undefined };

/** Why a row of a ladder is in its place: "Ganó a Ana Gil el 3 de noviembre y tomó su puesto." */
export function motivoDeEscalon(
  { idJugador, escalon, ...fila }: DeLugar,
  nombre: (id: number) => string,
): string {
  if (!escalon) return `Sigue en el ${lugarDe(fila)}: nadie le ha ganado.`;
  const { que, gana, pierde, falto, dia } = escalon;
  const [ganador, perdedor] = [nombre(gana), nombre(pierde)];
  const el = dia === null ? '' : ` el ${diaYMes(dia)}`;
  const sinIr = `${perdedor} no se presentó ante ${ganador}${el}`;
  if (que === 'aguanta') return `Ganó a ${perdedor}${el} y sigue por delante.`;
  if (que === 'sube' && idJugador === gana)
    return falto ? `${sinIr}, y subió.` : `Ganó a ${perdedor}${el} y tomó su puesto.`;
  if (que === 'sube') return `Subió un puesto: ${sinIr}.`;
  if (idJugador === pierde)
    return falto
      ? `No se presentó ante ${ganador}${el} y bajó un puesto.`
      : `Perdió con ${ganador}${el} y bajó un puesto.`;
  return falto
    ? `Bajó un puesto: ${sinIr}, que tomó el suyo.`
    : `Bajó un puesto: ${ganador} ganó a ${perdedor}${el} y tomó el suyo.`;
}
