import type { Partido } from '#domain/partido/partido.ts';
import type { DatosPronostico } from '#domain/pronostico/datos.ts';
import type { DatosPropuesta, LineaPropuesta } from '#domain/propuesta/datos.ts';
import { comoPartido, type FilaPropuesta } from './fila-partido.ts';

type Nombres = { nombresLiga: [id: number, nombre: string][] };

/** What the matches are asked for: everything else of the proposal. */
type Cabecera = Nombres & {
  datos: Omit<DatosPropuesta, 'partidos'>;
  /** Lines of an earlier answer to start from; none to start anew. */
  desde: LineaPropuesta[];
};

/**
 * The input of a proposal as text in bytes, which cross to the thread by changing hands: nothing is
 * copied, and no side ever writes or reads it all in one go but the thread itself.
 */
export type Paquetes = { cabecera: Uint8Array; partidos: Uint8Array[] };

/** Each call has its own buffer, so that it can be given away. */
export const escribir = (valor: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(valor));

const leer = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

export const empaquetarFilas = (filas: readonly FilaPropuesta[]): Uint8Array => escribir(filas);

/** Everything of a forecast but its matches. */
type CabeceraPronostico = Nombres & { datos: Omit<DatosPronostico, 'partidos'> };

export const empaquetarCabecera = (cabecera: Cabecera | CabeceraPronostico): Uint8Array => escribir(cabecera);

/** In the thread: the matches once each, though those of the playing days may have come twice. */
function partidosDe({ partidos }: Paquetes): Partido[] {
  const filas = partidos.flatMap((paquete) => leer(paquete) as FilaPropuesta[]);
  return [...new Map(filas.map((fila) => [fila.id, fila])).values()].map(comoPartido);
}

export function desempaquetar(paquetes: Paquetes): Cabecera & { datos: DatosPropuesta } {
  const { datos, ...resto } = leer(paquetes.cabecera) as Cabecera;
  return { ...resto, datos: { ...datos, partidos: partidosDe(paquetes) } };
}

export function desempaquetarPronostico(paquetes: Paquetes): CabeceraPronostico & { datos: DatosPronostico } {
  const { datos, ...resto } = leer(paquetes.cabecera) as CabeceraPronostico;
  return { ...resto, datos: { ...datos, partidos: partidosDe(paquetes) } };
}
