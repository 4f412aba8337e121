import type { Efecto } from '#domain/registro/efectos.ts';
import { claveTexto, type Imagen, mismaImagen, type Suceso } from './imagen.ts';

/** What an operation did to a row from its first write to its last. */
export type Neto = Suceso & { clave: string };

export const llaveDe = (tabla: string, clave: string): string => `${tabla} ${clave}`;

const anterior = ({ antes, despues }: Suceso): Imagen => (antes ?? despues) as Imagen;

/** By row, whatever happened to it in between; what ended as it began is left out. */
export function netoDe(sucesos: readonly Suceso[]): Map<string, Neto> {
  const porFila = new Map<string, Neto>();
  for (const suceso of sucesos) {
    const clave = claveTexto(suceso.tabla, anterior(suceso));
    const llave = llaveDe(suceso.tabla, clave);
    const { antes } = porFila.get(llave) ?? suceso;
    porFila.set(llave, { ...suceso, antes, clave });
  }
  for (const [llave, { antes, despues }] of porFila) if (mismaImagen(antes, despues)) porFila.delete(llave);
  return porFila;
}

/** How many rows of each table come back, go or change when it is taken back. */
export function efectosDe(netos: Iterable<Neto>): Efecto[] {
  const porTabla = new Map<string, Efecto>();
  for (const { tabla, antes, despues } of netos) {
    const efecto = porTabla.get(tabla) ?? { tabla, vuelven: 0, seVan: 0, cambian: 0 };
    if (despues === null) efecto.vuelven += 1;
    else if (antes === null) efecto.seVan += 1;
    else efecto.cambian += 1;
    porTabla.set(tabla, efecto);
  }
  return [...porTabla.values()];
}
