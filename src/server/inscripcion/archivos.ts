import { type PartesInscripcion, TIPOS_IMAGEN } from '#contract/inscripcion.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Archivo, archivosDe } from '#domain/inscripcion/campos.ts';
import type { AdjuntoNuevo } from '#server/db/tables/solicitud.ts';
import { Problema } from '#server/platform/problema.ts';
import {
  type ImageRules,
  isWholePdf,
  repaintImage,
  sniff,
  type UploadFault,
  UploadRefused,
} from '#server/platform/upload.ts';

const IMAGEN: ImageRules = { types: TIPOS_IMAGEN, maxPixels: 60_000_000, maxSide: 1600 };
const FIRMA: ImageRules = { types: ['image/jpeg'], maxPixels: 4_000_000, maxSide: 1000 };

const REINTENTO_S = 5;

const NO_ADMITIDO: Record<Archivo, string> = {
  file: mensajes.fotoNoAdmitida,
  comprobantePago: mensajes.comprobanteNoAdmitido,
};

function problemaDe(fault: UploadFault, path: Archivo): Problema {
  const respuestas: Record<UploadFault, [status: number, message: string]> = {
    type: [415, NO_ADMITIDO[path]],
    damaged: [415, mensajes.archivoDanado],
    pixels: [413, mensajes.imagenEnorme],
    busy: [429, mensajes.subidasOcupadas],
  };
  const [status, message] = respuestas[fault];
  const errors = [{ path, message }];
  return new Problema(status, message, { errors, ...(fault === 'busy' && { retryAfter: REINTENTO_S }) });
}

async function imagen(clase: Archivo, bytes: Uint8Array): Promise<AdjuntoNuevo> {
  try {
    return { clase, mime: 'image/jpeg', contenido: await repaintImage(bytes, IMAGEN) };
  } catch (error) {
    throw error instanceof UploadRefused ? problemaDe(error.fault, clase) : error;
  }
}

/** A receipt may be a PDF: kept as it is, only ever downloaded. */
async function comprobante(bytes: Uint8Array): Promise<AdjuntoNuevo> {
  const mime = 'application/pdf';
  if ((await sniff(bytes)) !== mime) return imagen('comprobantePago', bytes);
  if (!(await isWholePdf(bytes))) throw problemaDe('damaged', 'comprobantePago');
  return { clase: 'comprobantePago', mime, contenido: bytes };
}

const COMO_DATOS = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;

/** The drawn signature: a JPEG as a data URL, painted anew. */
async function firma(texto: string): Promise<AdjuntoNuevo> {
  const base64 = COMO_DATOS.exec(texto)?.[1];
  const noVale = new Problema(400, mensajes.firmaNoAdmitida, {
    errors: [{ path: 'firma', message: mensajes.firmaNoAdmitida }],
  });
  if (!base64) throw noVale;
  try {
    const contenido = await repaintImage(Buffer.from(base64, 'base64'), FIRMA);
    return { clase: 'firma', mime: 'image/jpeg', contenido };
  } catch (error) {
    throw error instanceof UploadRefused ? noVale : error;
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
