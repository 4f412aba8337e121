import { CASILLAS } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { desenlaceDe } from '#domain/partido/plano.ts';
import type { DatosPropuesta, LineaPropuesta } from '#domain/propuesta/datos.ts';
import { conBooleanos } from '#server/db/queries.ts';
import { BOOLEANOS_PARTIDO } from '#server/db/tables/partido.ts';
import type { Fila } from '#server/db/types.ts';

type Cabecera = {
  nombresLiga: [id: number, nombre: string][];
  datos: Omit<DatosPropuesta, 'partidos'>;
  /** Lines of an earlier answer to start from; none to start anew. */
  desde: LineaPropuesta[];
};

/** A proposal's input as bytes that change hands: nothing is copied; only the thread reads it whole. */
export type Paquetes = { cabecera: Uint8Array; partidos: Uint8Array[] };

/** Each call has its own buffer, so that it can be given away. */
export const escribir = (valor: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(valor));

const leer = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

export const empaquetarFilas = (filas: readonly FilaPropuesta[]): Uint8Array => escribir(filas);

export const empaquetarCabecera = (cabecera: Cabecera): Uint8Array => escribir(cabecera);

/** In the thread: the matches once each, though those of the playing days may have come twice. */
function partidosDe({ partidos }: Paquetes): Partido[] {
  const filas = partidos.flatMap((paquete) => leer(paquete) as FilaPropuesta[]);
  return [...new Map(filas.map((fila) => [fila.id, fila])).values()].map(comoPartido);
}

export function desempaquetar(paquetes: Paquetes): Cabecera & { datos: DatosPropuesta } {
  const { datos, ...resto } = leer(paquetes.cabecera) as Cabecera;
  return { ...resto, datos: { ...datos, partidos: partidosDe(paquetes) } };
}

const IDENTIDAD = ['id', 'idLiga', 'fecha', 'duracion', 'idPista', 'idJugador1', 'idJugador2'] as const;

export const COLUMNAS_PROPUESTA = [...IDENTIDAD, ...BOOLEANOS_PARTIDO, ...CASILLAS, 'desenlace'] as const;

export type FilaPropuesta = Pick<Fila<'partido'>, (typeof COLUMNAS_PROPUESTA)[number]>;

export function comoPartido(fila: FilaPropuesta): Partido {
  const { id, idLiga, fecha, duracion, idPista, idJugador1, idJugador2 } = fila;
  const plano = conBooleanos(fila, BOOLEANOS_PARTIDO);
  const quienes = { idPista, idJugador1, idJugador2 };
  const { sintetico } = plano;
  return { id, idLiga, fecha, duracion, ...quienes, sintetico, desenlace: desenlaceDe(plano) };
}
