import type { SolicitudPosible } from '#contract/personales.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { SOLICITUDES } from '#domain/inscripcion/solicitud.ts';

const CAMPOS = { nombre: 'el nombre', email: 'el email', telefono: 'el teléfono' } as const;

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** "Inscripción n.º 7 de Ana Gil, 21/11/2026 (coincide el email)". */
export const nombreDeSolicitud = ({ id, tipo, nombre, dia, coincide }: SolicitudPosible): string => {
  const que = lista.format(coincide.map((campo) => CAMPOS[campo]));
  return `${SOLICITUDES[tipo].nombre} n.º ${id} de ${nombre}, ${fechaCorta(dia)} (${coincide.length === 1 ? 'coincide' : 'coinciden'} ${que})`;
};
