import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { club } from '#club';
import type { ClaseAdjunto, Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import type { EstadoInvitacion } from '#domain/inscripcion/invitacion.ts';
import { SOLICITUDES, TIPOS_SOLICITUD } from '#domain/inscripcion/solicitud.ts';
import { esTipoInscripcion, etiquetaDeTipo } from '#domain/inscripcion/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { avisarFallo, avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { download } from '#web/platform/files.ts';
import { Badge } from '#web/ui/card.tsx';

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

const KB = 1024;

/** "340 KB", "1,2 MB". */
export function tamano(bytes: number): string {
  const kb = Math.max(1, Math.round(bytes / KB));
  return kb < KB ? `${kb} KB` : `${(kb / KB).toFixed(1).replace('.', ',')} MB`;
}

function loQueSePierde({ tieneBanco, salud, adjuntos, notas, correos }: Solicitud): string {
  const clases = enLista(adjuntos.map(({ clase }) => ARCHIVO[clase].toLowerCase()));
  const partes = [
    'sus datos',
    tieneBanco && 'los bancarios',
    salud && 'los de salud',
    adjuntos.length > 0 && `${cuantos(adjuntos.length, 'archivo', 'archivos')} (${clases})`,
    notas && 'las notas',
    correos.length > 0 && `el seguimiento de ${cuantos(correos.length, 'correo', 'correos')}`,
  ];
  return enLista(partes.filter((parte) => typeof parte === 'string'));
}

const NO_SALEN = ['', ' Un correo todavía no ha salido y ya no se enviará.'];

/** What deleting it takes away, exactly and with numbers. */
export function consecuencias(una: Solicitud): string {
  const { nombre, tipo, id, correosPendientes: n } = una;
  const noSalen = NO_SALEN[n] ?? ` ${n} correos todavía no han salido y ya no se enviarán.`;
  return `Se borrará para siempre lo que envió ${nombre} (${SOLICITUDES[tipo].nombre.toLowerCase()} n.º ${id}): ${loQueSePierde(una)}.${noSalen}`;
}

export const direcciones = {
  lista: '/private/solicitudes',
  cobros: '/private/solicitudes/cobros',
  una: (id: number) => `/private/solicitudes/${id}`,
  csv: (consulta: URLSearchParams) => `/api/private/solicitudes/csv?${consulta}`,
  pdf: (id: number) => `/api/private/solicitudes/${id}/pdf`,
  adjunto: (id: number, adjunto: number) => `/api/private/solicitudes/${id}/adjuntos/${adjunto}`,
} as const;

/** Every other field is of what is asked for, an unknown one too. */
const DE_GRUPO: Readonly<Record<string, readonly string[]>> = {
  'Lo que pide': [],
  'Quién es': [
    ...['nombre', 'apellidos', 'dni', 'fechaNacimiento', 'profesion', 'nombrePadreMadreTutor'],
    ...['nombreDeportivo', 'email', 'telefono', 'direccion', 'cp', 'poblacion'],
  ],
  'Lo que acepta': ['firmaEscrita', 'conforme', 'conformeinscripcion'],
};

const grupoDe = (campo: string): string =>
  Object.keys(DE_GRUPO).find((titulo) => DE_GRUPO[titulo]?.includes(campo)) ?? 'Lo que pide';

/** The fields by group, in reading order. */
export const agrupar = (datos: readonly Campo[]): { titulo: string; campos: readonly Campo[] }[] =>
  Object.keys(DE_GRUPO)
    .map((titulo) => ({ titulo, campos: datos.filter(({ campo }) => grupoDe(campo) === titulo) }))
    .filter(({ campos }) => campos.length > 0);

/** Subject of the reply: who writes, and about what. */
export function asuntoDeRespuesta({
  tipo,
  inscripcion,
}: Pick<SolicitudFila, 'tipo' | 'inscripcion'>): string {
  const { pedido } = SOLICITUDES[tipo];
  return `${club.nombre}: ${pedido}${inscripcion === null ? '' : ` en ${etiquetaDeTipo(inscripcion)}`}`;
}

/** A mailto: link with a subject. */
export const enlaceDeCorreo = (email: string, asunto: string | undefined): string => {
  const para = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${para}${asunto ? `?subject=${encodeURIComponent(asunto)}` : ''}`;
};

/** How far whom they enrol with has got. */
const DE_SU_PAREJA: Record<EstadoInvitacion | 'sola', string> = {
  sola: '',
  sinMandar: 'Falta mandar el enlace a su pareja',
  pendiente: 'Falta que confirme su pareja',
  caducada: 'Su pareja no ha confirmado',
  confirmada: 'Pareja confirmada',
  rechazada: 'Su pareja dijo que no',
};

/** How far it has got, in words; only what has to be looked at has a colour. `agrupada`: its heading says the first. */
export function Marcas({ agrupada = false, ...fila }: SolicitudFila & { agrupada?: boolean }) {
  const { atendida, avisos, correosPendientes, notas, respondida, pareja = 'sola' } = fila;
  const dichas = [
    DE_SU_PAREJA[pareja],
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

/** `tipo` is a form, or what an enrolment is for. */
export const SIN_FILTROS = { texto: '', tipo: '', leida: '', atendida: '' };
type FiltrosSolicitud = typeof SIN_FILTROS;

const indicadorDe = (texto: string): 'true' | 'false' | undefined =>
  texto === 'true' || texto === 'false' ? texto : undefined;

const MAX_TEXTO = 80;

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ texto, tipo, leida, atendida }: FiltrosSolicitud) => ({
  tipo: TIPOS_SOLICITUD.find((uno) => uno === tipo),
  inscripcion: esTipoInscripcion(tipo) ? tipo : undefined,
  texto: texto.trim().slice(0, MAX_TEXTO) || undefined,
  leida: indicadorDe(leida),
  atendida: indicadorDe(atendida),
});

/** Shows the request as the server left it. */
export function useSolicitudCambiada() {
  const cliente = useQueryClient();
  return (nueva: Solicitud): void => {
    const queryKey = ['solicitudes', 'ficha', nueva.id];
    // What is being read may be of before.
    cliente.cancelQueries({ queryKey });
    cliente.setQueryData(queryKey, nueva);
  };
}

/** What is done, how it is said, and how it is taken back: the log keeps nothing of third parties for that. */
export type Hecho = { hacer: () => Promise<Solicitud>; texto: string; deshacer: () => Promise<Solicitud> };

/** Does it at once and offers to take it back. */
export function useConVuelta(alHacer?: () => void, alFallar?: (error: Error) => void) {
  const mostrar = useSolicitudCambiada();
  return useHacer(
    ({ hacer }: Hecho) => hacer(),
    (nueva, { texto, deshacer }) => {
      avisarHecho(texto, { aMano: async () => mostrar(await deshacer()) });
      mostrar(nueva);
      alHacer?.();
    },
    (error) => {
      alFallar?.(error);
      avisarFallo(error);
    },
  );
}

export const leerSolicitud = (id: number) => call('GET /api/private/solicitudes/:id', { params: { id } });

export const anotar = (
  id: number,
  body: { leida: boolean } | { atendida: boolean } | { notas: string; version: number | null },
) => call('POST /api/private/solicitudes/:id', { params: { id }, body });

/** Handles it or opens it again, at once, and offers to take it back. */
export function useAtender({ id, nombre, atendida }: Pick<Solicitud, 'id' | 'nombre' | 'atendida'>) {
  const { hacer, haciendo } = useConVuelta();
  const atender = () =>
    hacer({
      hacer: () => anotar(id, { atendida: !atendida }),
      texto: atendida ? `Por atender: ${nombre}` : `Atendida: ${nombre}`,
      deshacer: () => anotar(id, { atendida }),
    });
  return { atender, haciendo };
}

/** The dialog is inside the form of the page, whose notes are not being saved. */
export const enDialogo =
  (enviar: () => void) =>
  (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    enviar();
  };
