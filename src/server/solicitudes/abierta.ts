import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import type { ClaseAdjunto } from '#contract/solicitudes/solicitudes.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import type { Lector } from '#server/db/open.ts';
import { abrirCampos, bancoDe, contextoDe, leerCampos } from '#server/db/tables/solicitud.ts';
import type { Fila } from '#server/db/types.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import type { MailAttachment } from '#server/platform/services/mail.ts';
import { createWorkerPool } from '#server/platform/worker-pool.ts';
import type { Tarea } from './documento.ts';
import { contenidosDe, nombreDeAdjunto } from './solicitudes.queries.ts';

/** An enrolment with its seals opened, as its PDF needs it. Pictures are JPEG. */
export type InscripcionAbierta = {
  referencia: string;
  dia: string;
  datos: readonly Campo[];
  banco: readonly Campo[];
  /** Null: not told, or not kept any more. */
  salud: readonly Campo[] | null;
  firma: Uint8Array | null;
  foto: Uint8Array | null;
};

/** Makes the PDF; the same enrolment gives the same document. */
export type CrearPdf = (inscripcion: InscripcionAbierta) => Promise<Uint8Array>;

type Deps = { db: Lector; sello: Seal; pdf: CrearPdf };

type Abierto = { clase: ClaseAdjunto; mime: string; contenido: Uint8Array };

async function adjuntosAbiertos(
  { db, sello }: Deps,
  { id, referencia }: Fila<'solicitud'>,
): Promise<Abierto[]> {
  return (await contenidosDe(db, id)).map(({ clase, mime, contenido }) => ({
    clase,
    mime,
    contenido: sello.open(contenido, contextoDe(referencia, clase)),
  }));
}

function abrir(
  sello: Seal,
  guardada: Fila<'solicitud'>,
  archivos: readonly Abierto[],
  conSalud: boolean,
): InscripcionAbierta {
  const { referencia, dia, datos, salud } = guardada;
  const archivo = (clase: ClaseAdjunto): Uint8Array | null =>
    archivos.find((uno) => uno.clase === clase)?.contenido ?? null;
  return {
    referencia,
    dia,
    datos: leerCampos(datos),
    banco: bancoDe(sello, guardada),
    salud: conSalud ? abrirCampos(sello, salud, contextoDe(referencia, 'salud')) : null,
    firma: archivo('firma'),
    foto: archivo('file'),
  };
}

export async function pdfDeGuardada(
  deps: Deps,
  guardada: Fila<'solicitud'>,
  { conSalud }: { conSalud: boolean },
): Promise<Uint8Array> {
  const archivos = await adjuntosAbiertos(deps, guardada);
  return deps.pdf(abrir(deps.sello, guardada, archivos, conSalud));
}

/** Mail servers refuse large mails: beyond this the files stay in the private area. */
const MAX_ADJUNTOS_BYTES = 5_000_000;

const comoAdjunto = ({ clase, mime, contenido }: Abierto): MailAttachment => ({
  filename: nombreDeAdjunto(clase, mime),
  content: contenido,
  contentType: mime,
});

/** What goes with the mails of an enrolment: its PDF without health data and, for the club, the files. */
export async function adjuntosDeCorreo(
  deps: Deps,
  guardada: Fila<'solicitud'>,
  lleva: Fila<'correo'>['lleva'],
): Promise<MailAttachment[]> {
  if (lleva === 'nada' || lleva === 'pareja') return [];
  const archivos = await adjuntosAbiertos(deps, guardada);
  const content = await deps.pdf(abrir(deps.sello, guardada, archivos, false));
  const pdf = { filename: 'inscripcion.pdf', content, contentType: 'application/pdf' };
  const sueltos = archivos.filter(({ clase }) => clase !== 'firma');
  const bytes = sueltos.reduce((suma, { contenido }) => suma + contenido.length, 0);
  return lleva === 'todo' && bytes <= MAX_ADJUNTOS_BYTES ? [pdf, ...sueltos.map(comoAdjunto)] : [pdf];
}

const LIMITES = {
  threads: 1,
  waiting: 50,
  timeoutMs: 20_000,
  memoryMb: 256,
  busy: mensajes.imprentaOcupada,
};

/** Fills in the PDF of an enrolment, with mandate and signature, in a thread of its own. */
type Impresora = { pdfDeInscripcion: CrearPdf; close(): Promise<void> };

export function crearImpresora(): Impresora {
  const trabajador = new URL('./documento.ts', import.meta.url);
  const pool = createWorkerPool<Tarea, Uint8Array>(trabajador, LIMITES);
  return { pdfDeInscripcion: (inscripcion) => pool.run({ club, inscripcion }), close: pool.close };
}
