import type { Dia } from '#domain/fecha.ts';
import type { Problema } from '#domain/problema.ts';
import { MAYORIA_DE_EDAD, tieneCampo } from './campos.ts';
import { algunaSemana } from './campus.ts';
import { type CampoInscripcion, type DatosInscripcion, etiquetaDeCampo, valorDe } from './datos.ts';
import { mensajes } from './mensajes.ts';
import { edadDe, esDiaQueNoExiste, leerFechaNacimiento } from './nacimiento.ts';
import { consentimientos, obligatorios } from './obligatorios.ts';

const MENSAJE_CONFORME = {
  conforme: mensajes.faltaConforme,
  conformeinscripcion: mensajes.faltaConformeInscripcion,
} as const;

const faltas = (datos: DatosInscripcion): Problema[] =>
  obligatorios(datos.tipo, datos.subtipo)
    .filter((campo) => valorDe(datos, campo) === '')
    .map((path) => ({ path, message: mensajes.falta(etiquetaDeCampo(path)) }));

const faltasDeConforme = (datos: DatosInscripcion): Problema[] =>
  consentimientos(datos.tipo, datos.subtipo)
    .filter((casilla) => !datos[casilla])
    .map((path) => ({ path, message: MENSAJE_CONFORME[path] }));

/** Spec §5: the message of a comma in the email, or null. */
const errorDeEmail = (email: string): string | null => (email.includes(',') ? mensajes.comasEnEmail : null);

/** Spec §5: the message of a birth date that cannot be read, or null; nothing is not a wrong date. */
function errorDeFechaNacimiento(texto: string): string | null {
  if (texto.trim() === '' || leerFechaNacimiento(texto) !== null) return null;
  return esDiaQueNoExiste(texto)
    ? mensajes.nacimientoQueNoExiste(texto.trim())
    : mensajes.fechaNacimientoIncorrecta;
}

function erroresDeForma(datos: DatosInscripcion): Problema[] {
  const encontrados: [CampoInscripcion, string | null][] = [
    ['email', errorDeEmail(valorDe(datos, 'email'))],
    ['fechaNacimiento', errorDeFechaNacimiento(valorDe(datos, 'fechaNacimiento'))],
  ];
  return encontrados.flatMap(([path, message]) => (message === null ? [] : [{ path, message }]));
}

/** What keeps an enrolment from being sent; empty when it may go. Spec §5. */
export const erroresDeInscripcion = (datos: DatosInscripcion): Problema[] => [
  ...faltas(datos),
  ...erroresDeForma(datos),
  ...faltasDeConforme(datos),
];

/** Whether an adult has to answer: under age by the birth date that was typed. */
export function exigeTutor(datos: DatosInscripcion, hoy: Dia): boolean {
  const edad = edadDe(valorDe(datos, 'fechaNacimiento'), hoy);
  return edad !== null && edad < MAYORIA_DE_EDAD;
}

const faltaTutor = (datos: DatosInscripcion, hoy: Dia): boolean =>
  exigeTutor(datos, hoy) && valorDe(datos, 'nombrePadreMadreTutor') === '';

/**
 * The same on the form, which sends neither a camp without a week nor a minor without an adult; the API takes both, and
 * the inbox marks them. docs/desviaciones.md.
 */
export const erroresDelFormulario = (datos: DatosInscripcion, hoy: Dia): Problema[] => [
  ...erroresDeInscripcion(datos),
  ...(faltaTutor(datos, hoy) ? [{ path: 'nombrePadreMadreTutor', message: mensajes.faltaTutor }] : []),
  ...(tieneCampo(datos.tipo, 'semana1') && !algunaSemana(datos)
    ? [{ path: 'semana1', message: mensajes.eligeSemana }]
    : []),
];
