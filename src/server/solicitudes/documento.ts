import { move } from 'piscina';
import { type Club, club, ponerClub } from '#club';
import { avisoDeMuestra, conAviso } from '#contract/club/inventado.ts';
import { enPapel } from '#domain/club/colores.ts';
import { mandatoDe } from '#domain/cobro/remesa.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { type Campo, TIPO_DE_PAGO, textoMandato } from '#domain/inscripcion/ficha.ts';
import { type Content, makePdf, type PdfDocument } from '#server/platform/files/pdf.ts';
import type { InscripcionAbierta } from './abierta.ts';

const titulo = (text: string): Content => ({ text, style: 'titulo' });

const tabla = (campos: readonly Campo[]): Content => ({
  layout: 'lightHorizontalLines',
  table: {
    widths: [150, '*'],
    body: campos.map(({ etiqueta, valor }) => [{ text: etiqueta, bold: true }, { text: valor }]),
  },
});

const apartado = (nombre: string, campos: readonly Campo[] | null): Content[] =>
  campos && campos.length > 0 ? [titulo(nombre), tabla(campos)] : [];

const imagen = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

const valor = (campos: readonly Campo[], cual: string): string =>
  campos.find(({ campo }) => campo === cual)?.valor ?? '';

function firmado({ firma, datos, dia }: InscripcionAbierta): Content[] {
  const escrita = valor(datos, 'firmaEscrita');
  const lugar: Content = { text: `${club.municipio}, ${fechaCorta(dia)}`, margin: [0, 8, 0, 4] };
  if (firma) return [lugar, { image: imagen(firma), fit: [220, 110] }];
  return [lugar, { text: escrita === '' ? 'Sin firma' : `Firmado con su nombre por ${escrita}` }];
}

/** The SEPA mandate: who collects, who pays, what is authorised. Its own reference is the one the bank knows it by, which nobody is asked for. */
function mandato({ banco, datos, referencia }: InscripcionAbierta): Content[] {
  if (banco.length === 0) return [];
  const partes: Campo[] = [
    { campo: 'referencia', etiqueta: 'Referencia de la orden', valor: mandatoDe(referencia) },
    { campo: 'acreedor', etiqueta: 'Identificador del acreedor', valor: conAviso(club.banco.acreedor) },
    { campo: 'nombre', etiqueta: 'Nombre del acreedor', valor: `${club.nombre}, ${club.direccion}` },
    ...banco,
    { campo: 'direccion', etiqueta: 'Dirección del deudor', valor: valor(datos, 'direccion') || '—' },
    { campo: 'pago', etiqueta: 'Tipo de pago', valor: TIPO_DE_PAGO },
  ];
  const textos = textoMandato(club).map((text): Content => ({ text, fontSize: 8.5, margin: [0, 4, 0, 0] }));
  return [titulo('Orden de domiciliación de adeudo directo SEPA'), tabla(partes), ...textos];
}

function cabecera({ foto, datos, referencia }: InscripcionAbierta): Content {
  const texto: Content = [
    { text: club.nombre, color: enPapel(club.colores.pista), bold: true, fontSize: 11 },
    { text: 'Solicitud de inscripción', bold: true, fontSize: 17, margin: [0, 2, 0, 2] },
    { text: valor(datos, 'tipo') },
    { text: `Referencia ${valor(datos, 'referencia') || referencia}`, fontSize: 8 },
  ];
  const retrato: Content[] = foto ? [{ image: imagen(foto), fit: [80, 100], width: 80 }] : [];
  return { columns: [{ stack: texto, width: '*' }, ...retrato], columnGap: 16 };
}

const pie = (page: number, pages: number): Content => ({
  text: [club.nombre, club.nif && `NIF ${conAviso(club.nif)}`, avisoDeMuestra(), `${page} de ${pages}`]
    .filter(Boolean)
    .join(' · '),
  fontSize: 8,
  alignment: 'center',
  margin: [0, 14, 0, 0],
});

/** What the PDF says, as plain data. The same enrolment gives the same document. */
export function documentoDe(inscripcion: InscripcionAbierta): PdfDocument {
  const { datos, salud, dia } = inscripcion;
  return {
    pageSize: 'A4',
    pageMargins: [42, 42, 42, 48],
    info: {
      title: 'Solicitud de inscripción',
      author: club.nombre,
      creationDate: new Date(`${dia}T12:00:00Z`),
    },
    defaultStyle: { fontSize: 9.5, color: club.colores.tinta },
    styles: {
      titulo: { bold: true, fontSize: 12, color: enPapel(club.colores.pista), margin: [0, 14, 0, 4] },
    },
    footer: pie,
    content: [
      cabecera(inscripcion),
      // Its reference is at the head.
      ...apartado(
        'Datos',
        datos.filter(({ campo }) => campo !== 'referencia'),
      ),
      ...apartado('Datos de salud', salud),
      ...mandato(inscripcion),
      ...firmado(inscripcion),
    ],
  };
}

/** A thread has a club of its own, which is that of each task. */
export type Tarea = { club: Club; inscripcion: InscripcionAbierta };

/** What the worker thread does: from an enrolment to the bytes of its PDF. */
export default async function rellenar({ club, inscripcion }: Tarea): Promise<Uint8Array> {
  ponerClub(club);
  const bytes = new Uint8Array(await makePdf(documentoDe(inscripcion)));
  return move(bytes) as Uint8Array;
}
