import type { SolicitudPosible } from '#contract/cuentas/personales.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { DIAS_DESHACER } from '#domain/registro/deshacer.ts';
import { enLista } from '#domain/texto.ts';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';

/** "1 partido", "12 partidos": a number and its noun. */
export const cuantos = (numero: number, uno: string, varios: string): string =>
  `${numero} ${numero === 1 ? uno : varios}`;

/** "Ana Gil – Luis Paz": what a match is called. */
export const parejaDe = (partido: Parameters<typeof nombresDe>[0]): string => nombresDe(partido).join(' – ');

/** Of a league of this season, whose name need not say it. */
export const sinTemporada = (liga: string): string => liga.replace(/ - \d{4}\/\d{2}$/, '');

const relativo = new Intl.RelativeTimeFormat('es');
const HORAS_DE_DOS_DIAS = 48;

/** "hace 3 horas"; from two days on, "hace 2 días". */
export function haceHoras(horas: number): string {
  if (horas === 0) return 'hace menos de una hora';
  return horas < HORAS_DE_DOS_DIAS
    ? relativo.format(-horas, 'hour')
    : relativo.format(-Math.floor(horas / 24), 'day');
}

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
