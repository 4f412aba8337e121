import type { SolicitudFila } from '#contract/solicitudes.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';

const BOM = '\ufeff';
const SEPARADOR = ';';
const FIN = '\r\n';

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const TELEFONO = /^\+[\d\s]+$/;

/** A cell in quotes; what begins like a formula is made text. */
function celda(valor: string): string {
  const texto = FORMULA.test(valor) && !TELEFONO.test(valor) ? `'${valor}` : valor;
  return `"${texto.replaceAll('"', '""')}"`;
}

const renglon = (valores: readonly string[]): string => valores.map(celda).join(SEPARADOR) + FIN;

const siNo = (valor: boolean): string => (valor ? 'Sí' : 'No');

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
export function csvDe(exportadas: readonly Exportada[]): string {
  const campos = new Map(
    exportadas.flatMap(({ datos }) => datos.map(({ campo, etiqueta }) => [campo, etiqueta])),
  );
  const lineas = exportadas.map((una) => {
    const suyos = new Map(una.datos.map(({ campo, valor }) => [campo, valor]));
    return renglon([...fijasDe(una), ...[...campos.keys()].map((campo) => suyos.get(campo) ?? '')]);
  });
  return BOM + renglon([...FIJAS, ...campos.values()]) + lineas.join('');
}
