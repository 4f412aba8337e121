import type { SolicitudPosible } from '#contract/cuentas/personales.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { DIAS_DESHACER } from '#domain/registro/deshacer.ts';
import { enLista } from '#domain/texto.ts';

/** "1 partido", "12 partidos": a number and its noun. */
export const cuantos = (numero: number, uno: string, varios: string): string =>
  `${numero} ${numero === 1 ? uno : varios}`;

/** The end of what is said before a delete. docs/reglas/deshacer.md. */
export const SE_DESHACE = `Se podrá deshacer desde Registros durante ${DIAS_DESHACER} días.`;

const FORMULARIOS = {
  contacto: 'Contacto',
  pruebanivel: 'Clase de prueba',
  inscripcion: 'Inscripción',
} as const;
const CAMPOS = {
  nombre: 'el nombre',
  email: 'el email',
  telefono: 'el teléfono',
  ficha: 'la ficha',
} as const;

/** "Inscripción n.º 7 de Ana Gil, 21/11/2026 (coincide el email)". */
export const nombreDeSolicitud = ({ id, tipo, nombre, dia, coincide }: SolicitudPosible): string => {
  const que = enLista(coincide.map((campo) => CAMPOS[campo]));
  return `${FORMULARIOS[tipo]} n.º ${id} de ${nombre}, ${fechaCorta(dia)} (${coincide.length === 1 ? 'coincide' : 'coinciden'} ${que})`;
};
