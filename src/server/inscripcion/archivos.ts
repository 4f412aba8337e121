import { mensajes } from '#contract/mensajes.ts';
import { type PartesInscripcion, TIPOS_IMAGEN } from '#contract/solicitudes/inscripcion.ts';
import { type Archivo, archivosDe } from '#domain/inscripcion/datos.ts';
import type { AdjuntoNuevo } from '#server/db/tables/solicitud.ts';
import { Problema } from '#server/platform/errors.ts';
import {
  explainUpload,
  type ImageRules,
  isWholePdf,
  repaintImage,
  sniff,
  UploadRefused,
} from '#server/platform/files/images.ts';

const IMAGEN: ImageRules = { types: TIPOS_IMAGEN, maxPixels: 60_000_000, maxSide: 1600 };
const FIRMA: ImageRules = { types: ['image/jpeg'], maxPixels: 4_000_000, maxSide: 1000 };

const rechazos = (noAdmitido: string) => ({
  type: noAdmitido,
  damaged: mensajes.archivoDanado,
  pixels: mensajes.imagenEnorme,
  busy: mensajes.subidasOcupadas,
});

const RECHAZOS = {
  file: rechazos(mensajes.fotoNoAdmitida),
  comprobantePago: rechazos(mensajes.comprobanteNoAdmitido),
} satisfies Record<Archivo, unknown>;

async function imagen(clase: Archivo, bytes: Uint8Array): Promise<AdjuntoNuevo> {
  try {
    return { clase, mime: 'image/jpeg', contenido: await repaintImage(bytes, IMAGEN) };
  } catch (error) {
    throw explainUpload(error, clase, RECHAZOS[clase]);
  }
}

/** A receipt may be a PDF: kept as it is, only ever downloaded. */
async function comprobante(bytes: Uint8Array): Promise<AdjuntoNuevo> {
  const mime = 'application/pdf';
  if ((await sniff(bytes)) !== mime) return imagen('comprobantePago', bytes);
  if (!(await isWholePdf(bytes)))
    throw explainUpload(new UploadRefused('damaged'), 'comprobantePago', RECHAZOS.comprobantePago);
  return { clase: 'comprobantePago', mime, contenido: bytes };
}

const COMO_DATOS = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;

const noVale = (): Problema =>
  new Problema(400, mensajes.firmaNoAdmitida, {
    errors: [{ path: 'firma', message: mensajes.firmaNoAdmitida }],
  });

/** Drawn by the form, not chosen by anybody: whatever is wrong with it is said in one sentence. */
function explicarFirma(error: unknown): unknown {
  if (!(error instanceof UploadRefused)) return error;
  return error.fault === 'busy' ? explainUpload(error, 'firma', RECHAZOS.file) : noVale();
}

async function firma(texto: string): Promise<AdjuntoNuevo> {
  const base64 = COMO_DATOS.exec(texto)?.[1];
  if (!base64) throw noVale();
  try {
    const contenido = await repaintImage(Buffer.from(base64, 'base64'), FIRMA);
    return { clase: 'firma', mime: 'image/jpeg', contenido };
  } catch (error) {
    throw explicarFirma(error);
  }
}

/** What goes with an enrolment, checked and painted anew; a file its type does not ask for is left behind. */
export async function adjuntosDe({ json, ...archivos }: PartesInscripcion): Promise<AdjuntoNuevo[]> {
  const pedidos = archivosDe(json.tipo);
  const { file, comprobantePago } = archivos;
  return [
    ...(file && pedidos.includes('file') ? [await imagen('file', file)] : []),
    ...(comprobantePago && pedidos.includes('comprobantePago') ? [await comprobante(comprobantePago)] : []),
    ...(json.firma ? [await firma(json.firma)] : []),
  ];
}
