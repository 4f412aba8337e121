import type { ClaseAdjunto, Solicitud, SolicitudFila } from '#contract/solicitudes.ts';
import { SOLICITUDES } from '#domain/inscripcion/solicitud.ts';
import { etiquetaDeTipo } from '#domain/inscripcion/tipos.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** What somebody asks for: the form, or what it enrols in. */
export const quePide = ({ tipo, inscripcion }: Pick<SolicitudFila, 'tipo' | 'inscripcion'>): string =>
  inscripcion === null ? SOLICITUDES[tipo].nombre : etiquetaDeTipo(inscripcion);

export const ARCHIVO: Record<ClaseAdjunto, string> = {
  file: 'Foto de carné',
  comprobantePago: 'Comprobante de pago',
  firma: 'Firma',
};

type Correo = Solicitud['correos'][number];

export const ESTADO_CORREO: Record<Correo['estado'], { texto: string; tone: BadgeTone }> = {
  pendiente: { texto: 'Pendiente', tone: 'warn' },
  enviado: { texto: 'Enviado', tone: 'ok' },
  fallido: { texto: 'No ha salido', tone: 'bad' },
};

const KB = 1024;

/** "340 KB", "1,2 MB". */
export function tamano(bytes: number): string {
  const kb = Math.max(1, Math.round(bytes / KB));
  return kb < KB ? `${kb} KB` : `${(kb / KB).toFixed(1).replace('.', ',')} MB`;
}
