import type { Solicitud } from '#contract/solicitudes.ts';
import { SOLICITUDES } from '#domain/inscripcion/solicitud.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { ARCHIVO } from './palabras.ts';

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

function archivos({ adjuntos }: Solicitud): string[] {
  if (adjuntos.length === 0) return [];
  const clases = lista.format(adjuntos.map(({ clase }) => ARCHIVO[clase].toLowerCase()));
  return [`${cuantos(adjuntos.length, 'archivo', 'archivos')} (${clases})`];
}

function loQueSePierde(una: Solicitud): string {
  const { tieneBanco, salud, notas, correos } = una;
  return lista.format([
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

/** What deleting it takes away, exactly and with numbers. look.md, "Private pages". */
export const consecuencias = (una: Solicitud): string =>
  `Se borrará para siempre lo que envió ${una.nombre} (${SOLICITUDES[una.tipo].nombre.toLowerCase()} n.º ${una.id}): ${loQueSePierde(una)}.${correosQueNoSalen(una)}`;
