import type { Problema } from '#domain/problema.ts';
import { tieneCampo } from './campos.ts';
import { algunaSemana } from './campus.ts';
import { type CampoInscripcion, type DatosInscripcion, etiquetaDeCampo, valorDe } from './datos.ts';
import { mensajes } from './mensajes.ts';
import { leerFechaNacimiento } from './nacimiento.ts';
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
const errorDeFechaNacimiento = (texto: string): string | null =>
  texto.trim() === '' || leerFechaNacimiento(texto) !== null ? null : mensajes.fechaNacimientoIncorrecta;

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

/**
 * The same on the form, which does not send a camp without a week either; the API takes it, and the inbox marks it.
 * docs/desviaciones.md.
 */
export const erroresDelFormulario = (datos: DatosInscripcion): Problema[] => [
  ...erroresDeInscripcion(datos),
  ...(tieneCampo(datos.tipo, 'semana1') && !algunaSemana(datos)
    ? [{ path: 'semana1', message: mensajes.eligeSemana }]
    : []),
];
