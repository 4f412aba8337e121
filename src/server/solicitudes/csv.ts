import type { SolicitudFila } from '#contract/solicitudes.ts';
import { siNo } from '#domain/hoja/valores.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { quoted, writeCsv } from '#server/platform/files/csv.ts';

const TELEFONO = /^\+[\d\s]+$/;

/** This file is only read, never brought back: a telephone is left as people write it. */
const legible = (celda: string): string => (TELEFONO.test(celda) ? celda : quoted(celda));

type Exportada = { fila: SolicitudFila; fecha: string; datos: readonly Campo[] };

const FIJAS = ['Número', 'Fecha', 'Formulario', 'Leída', 'Atendida', 'Notas'];

const fijasDe = ({ fila, fecha }: Exportada): string[] => [
  String(fila.id),
  fecha,
  fila.tipo,
  siNo(fila.leida),
  siNo(fila.atendida),
  fila.notas ?? '',
];

/** A table with a column for each field that any of them has, in the order they first come. */
export function csvDe(exportadas: readonly Exportada[]): Uint8Array {
  const campos = new Map(
    exportadas.flatMap(({ datos }) => datos.map(({ campo, etiqueta }) => [campo, etiqueta])),
  );
  const filas = exportadas.map((una) => {
    const suyos = new Map(una.datos.map(({ campo, valor }) => [campo, valor]));
    return [...fijasDe(una), ...[...campos.keys()].map((campo) => suyos.get(campo) ?? '')];
  });
  return writeCsv([[...FIJAS, ...campos.values()], ...filas], legible);
}
