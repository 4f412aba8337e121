import { strToU8, zipSync } from 'fflate';

/** A cell as people leave it: a text, a number, a day (and hour) of the calendar, an hour alone, or a formula and what it gave. */
export type Celda =
  | string
  | number
  | Date
  | { hora: string }
  | { dia: Date; como: 'd-mmm' | 'mmm-yy' }
  | { formula: string; valor: string }
  | null;

type HojaDeLibro = {
  nombre: string;
  filas: readonly (readonly Celda[])[];
  juntas?: readonly string[];
};

const escapar = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const letra = (columna: number): string => String.fromCharCode(65 + columna);

const DIA_MS = 86_400_000;
const ORIGEN = Date.UTC(1899, 11, 30);
const serie = (fecha: Date): number => (fecha.getTime() - ORIGEN) / DIA_MS;

/** Their place in `cellXfs`: general, a date, an hour. */
const [FECHA, HORA] = [1, 2];
/** As Excel shows what it took for a date by itself. */
const SOLAS = { 'd-mmm': 3, 'mmm-yy': 4 } as const;

const CABECERA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELACION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function celdaXml(celda: Celda, lugar: string, textos: string[]): string {
  if (celda === null) return '';
  if (typeof celda === 'number') return `<c r="${lugar}"><v>${celda}</v></c>`;
  if (celda instanceof Date) return `<c r="${lugar}" s="${FECHA}"><v>${serie(celda)}</v></c>`;
  if (typeof celda === 'string') return `<c r="${lugar}" t="s"><v>${textos.push(celda) - 1}</v></c>`;
  if ('formula' in celda)
    return `<c r="${lugar}" t="str"><f>${escapar(celda.formula)}</f><v>${escapar(celda.valor)}</v></c>`;
  if ('dia' in celda) return `<c r="${lugar}" s="${SOLAS[celda.como]}"><v>${serie(celda.dia)}</v></c>`;
  const [horas = 0, minutos = 0] = celda.hora.split(':').map(Number);
  return `<c r="${lugar}" s="${HORA}"><v>${(horas * 60 + minutos) / (24 * 60)}</v></c>`;
}

function hojaXml({ filas, juntas = [] }: HojaDeLibro, textos: string[]): string {
  const datos = filas.map(
    (fila, i) =>
      `<row r="${i + 1}">${fila.map((celda, j) => celdaXml(celda, `${letra(j)}${i + 1}`, textos)).join('')}</row>`,
  );
  const celdas = juntas.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const mezcla = juntas.length > 0 ? `<mergeCells count="${juntas.length}">${celdas}</mergeCells>` : '';
  return `${CABECERA}<worksheet ${NS}><sheetData>${datos.join('')}</sheetData>${mezcla}</worksheet>`;
}

const ESTILOS = `${CABECERA}<styleSheet ${NS}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yy"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0"/>${[164, 20, 16, 17].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

/** An .xlsx as Excel writes it: shared texts, dates as numbers with a style, merged cells. */
export function unLibro(...hojas: HojaDeLibro[]): Uint8Array<ArrayBuffer> {
  const textos: string[] = [];
  const partes = hojas.map((hoja) => hojaXml(hoja, textos));
  const nombradas = hojas.map(
    ({ nombre }, i) => `<sheet name="${escapar(nombre)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const tipo = (que: string) => `${RELACION}/${que}`;
  const relaciones = [
    ...hojas.map(
      (_, i) =>
        `<Relationship Id="rId${i + 1}" Type="${tipo('worksheet')}" Target="worksheets/sheet${i + 1}.xml"/>`,
    ),
    `<Relationship Id="rIdS" Type="${tipo('sharedStrings')}" Target="sharedStrings.xml"/>`,
    `<Relationship Id="rIdE" Type="${tipo('styles')}" Target="styles.xml"/>`,
  ];
  const relXml = (dentro: string) =>
    `${CABECERA}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${dentro}</Relationships>`;
  const archivos: Record<string, string> = {
    '[Content_Types].xml': `${CABECERA}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relXml(
      `<Relationship Id="rId1" Type="${tipo('officeDocument')}" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `${CABECERA}<workbook ${NS} xmlns:r="${RELACION}"><sheets>${nombradas.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relXml(relaciones.join('')),
    'xl/styles.xml': ESTILOS,
    'xl/sharedStrings.xml': `${CABECERA}<sst ${NS}>${textos.map((texto) => `<si><t xml:space="preserve">${escapar(texto)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(partes.map((xml, i) => [`xl/worksheets/sheet${i + 1}.xml`, xml])),
  };
  return zipSync(Object.fromEntries(Object.entries(archivos).map(([ruta, xml]) => [ruta, strToU8(xml)])));
}
