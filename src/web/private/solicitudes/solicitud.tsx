import { useMutation } from '@tanstack/react-query';
import { club } from '#club';
import type { ClaseAdjunto, Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { SOLICITUDES } from '#domain/inscripcion/solicitud.ts';
import { etiquetaDeTipo } from '#domain/inscripcion/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { download } from '#web/platform/files.ts';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';

type QuePide = Pick<SolicitudFila, 'tipo' | 'inscripcion' | 'altaSocio'>;

export const quePide = ({ tipo, inscripcion, altaSocio }: QuePide): string =>
  inscripcion === null
    ? SOLICITUDES[tipo].nombre
    : `${etiquetaDeTipo(inscripcion)}${altaSocio ? ', con alta de socio' : ''}`;

const EDADES = / \(.*/;

/** Without its «(desde 8 años)», which whoever is at a list does not ask. */
export const sinEdades = (fila: QuePide): string => quePide(fila).replace(EDADES, '');

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

function archivos({ adjuntos }: Solicitud): string[] {
  if (adjuntos.length === 0) return [];
  const clases = enLista(adjuntos.map(({ clase }) => ARCHIVO[clase].toLowerCase()));
  return [`${cuantos(adjuntos.length, 'archivo', 'archivos')} (${clases})`];
}

function loQueSePierde(una: Solicitud): string {
  const { tieneBanco, salud, notas, correos } = una;
  return enLista([
    'sus datos',
    ...(tieneBanco ? ['los bancarios'] : []),
    ...(salud ? ['los de salud'] : []),
    ...archivos(una),
    ...(notas ? ['las notas'] : []),
    ...(correos.length > 0 ? [`el seguimiento de ${cuantos(correos.length, 'correo', 'correos')}`] : []),
  ]);
}

function correosQueNoSalen({ correosPendientes }: Solicitud): string {
  if (correosPendientes === 0) return '';
  return correosPendientes === 1
    ? ' Un correo todavía no ha salido y ya no se enviará.'
    : ` ${correosPendientes} correos todavía no han salido y ya no se enviarán.`;
}

/** What deleting it takes away, exactly and with numbers. */
export const consecuencias = (una: Solicitud): string =>
  `Se borrará para siempre lo que envió ${una.nombre} (${SOLICITUDES[una.tipo].nombre.toLowerCase()} n.º ${una.id}): ${loQueSePierde(una)}.${correosQueNoSalen(una)}`;

export const direcciones = {
  lista: '/private/solicitudes',
  cobros: '/private/solicitudes/cobros',
  una: (id: number) => `/private/solicitudes/${id}`,
  csv: (consulta: URLSearchParams) => `/api/private/solicitudes/csv?${consulta}`,
  pdf: (id: number) => `/api/private/solicitudes/${id}/pdf`,
  adjunto: (id: number, adjunto: number) => `/api/private/solicitudes/${id}/adjuntos/${adjunto}`,
} as const;

type Grupo = { titulo: string; campos: readonly Campo[] };

const PERSONA = [
  'nombre',
  'apellidos',
  'dni',
  'fechaNacimiento',
  'profesion',
  'nombrePadreMadreTutor',
  'nombreDeportivo',
  'email',
  'telefono',
  'direccion',
  'cp',
  'poblacion',
];

const CONSENTIMIENTOS = ['firmaEscrita', 'conforme', 'conformeinscripcion'];

const GRUPOS: readonly { titulo: string; es: (campo: string) => boolean }[] = [
  { titulo: 'Lo que pide', es: (campo) => !PERSONA.includes(campo) && !CONSENTIMIENTOS.includes(campo) },
  { titulo: 'Quién es', es: (campo) => PERSONA.includes(campo) },
  { titulo: 'Lo que acepta', es: (campo) => CONSENTIMIENTOS.includes(campo) },
];

/** The fields by group, in reading order; an unknown field goes to what is asked for. */
export const agrupar = (datos: readonly Campo[]): Grupo[] =>
  GRUPOS.map(({ titulo, es }) => ({ titulo, campos: datos.filter(({ campo }) => es(campo)) })).filter(
    ({ campos }) => campos.length > 0,
  );

type Pedida = Pick<SolicitudFila, 'tipo' | 'inscripcion'>;

function loPedido({ tipo, inscripcion }: Pedida): string {
  const { pedido } = SOLICITUDES[tipo];
  return inscripcion === null ? pedido : `${pedido} en ${etiquetaDeTipo(inscripcion)}`;
}

/** Subject of the reply: who writes, and about what. */
export const asuntoDeRespuesta = (pedida: Pedida): string => `${club.nombre}: ${loPedido(pedida)}`;

/** A mailto: link with a subject. */
export const enlaceDeCorreo = (email: string, asunto: string | undefined): string => {
  const para = encodeURIComponent(email).replace('%40', '@');
  return asunto ? `mailto:${para}?subject=${encodeURIComponent(asunto)}` : `mailto:${para}`;
};

/** How far it has got, in words; only what has to be looked at has a colour. `agrupada`: its heading says the first. */
export function Marcas({ agrupada = false, ...fila }: SolicitudFila & { agrupada?: boolean }) {
  const { atendida, avisos, correosPendientes, notas, respondida } = fila;
  const dichas = [
    respondida !== null && 'Respondida',
    notas && 'Con notas',
    correosPendientes > 0 && cuantos(correosPendientes, 'correo pendiente', 'correos pendientes'),
  ].filter(Boolean);
  if (agrupada && dichas.length === 0 && avisos === 0) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {agrupada ? null : (
        <Badge tone={atendida ? 'ok' : 'warn'}>{atendida ? 'Atendida' : 'Sin atender'}</Badge>
      )}
      {dichas.length > 0 ? <span className="text-xs text-ink-soft">{dichas.join(' ·\u00A0')}</span> : null}
      {avisos > 0 ? <Badge tone="warn">Revisar {cuantos(avisos, 'dato', 'datos')}</Badge> : null}
    </span>
  );
}

export function useDescarga() {
  const { mutate, isPending, variables } = useMutation({ mutationFn: download, onError: avisarFallo });
  return { descargar: mutate, enCurso: isPending ? variables : null };
}
