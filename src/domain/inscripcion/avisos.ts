import type { Dia } from '#domain/fecha.ts';
import type { Problema } from '#domain/problema.ts';
import { opcionesDeDias, pideTutor, tieneCampo } from './campos.ts';
import { algunaSemana } from './campus.ts';
import { type Ahora, type CampoInscripcion, type DatosInscripcion, valorDe } from './datos.ts';
import { esCodigoPostal, esDni, esEmail } from './documento.ts';
import { mensajes } from './mensajes.ts';
import { edadDe } from './nacimiento.ts';

/** Given from outside, because the domain imports nothing: whether an IBAN has the right digits. */
export type ValidarIban = (iban: string) => boolean;

type Contexto = Ahora & { ibanValido: ValidarIban };

/** From this age on everybody in Spain has a DNI. */
const EDAD_DNI = 14;

/** Ages that nobody enrolls with are years mistyped. */
const EDADES = { desde: 1, hasta: 110 };

type Dudoso = readonly [campo: CampoInscripcion, vale: (texto: string) => boolean, message: string];

/** Whether the days are offered by that type; none chosen is fine. */
const ofrecidos = (datos: DatosInscripcion) => (dias: string) =>
  opcionesDeDias(datos.tipo).some(({ valor }) => valor === dias);

/** Whether somebody born that day may be enrolled: this year's date, or one still to come, is a slip. */
const nacidoYa =
  (hoy: Dia) =>
  (fecha: string): boolean => {
    const edad = edadDe(fecha, hoy);
    return edad === null || (edad >= EDADES.desde && edad <= EDADES.hasta);
  };

function dudosos(datos: DatosInscripcion, { hoy, ibanValido }: Contexto): Problema[] {
  const pruebas: readonly Dudoso[] = [
    ['fechaNacimiento', nacidoYa(hoy), mensajes.nacimientoDudoso],
    ['dni', esDni, mensajes.dniDudoso],
    ['cp', esCodigoPostal, mensajes.cpDudoso],
    ['email', esEmail, mensajes.emailDudoso],
    ['cuentaIBAN', ibanValido, mensajes.ibanDudoso],
    ['dias', ofrecidos(datos), mensajes.diasNoOfrecidos],
  ];
  return pruebas
    .filter(([campo, vale]) => valorDe(datos, campo) !== '' && !vale(valorDe(datos, campo)))
    .map(([path, , message]) => ({ path, message }));
}

const sinFirma = (datos: DatosInscripcion): boolean =>
  valorDe(datos, 'firma') === '' && valorDe(datos, 'firmaEscrita') === '';

/** A renovation without changes asks for none of these; with a new account it asks for a new signature. */
const pideFirma = ({ subtipo, ...datos }: DatosInscripcion): boolean =>
  subtipo === 'alta' || (datos.cuentaIBAN?.trim() ?? '') !== '';

/** What was left empty and somebody will have to ask for. */
export function faltasPorTraer(datos: DatosInscripcion, hoy: Dia): Problema[] {
  const falta = (campo: CampoInscripcion): boolean => valorDe(datos, campo) === '';
  const edad = edadDe(valorDe(datos, 'fechaNacimiento'), hoy);
  const esAlta = datos.subtipo === 'alta';
  const pideDni = esAlta && (edad === null || edad >= EDAD_DNI);
  const pideAdulto = (esAlta || edad !== null) && pideTutor(datos.tipo, edad);
  const pruebas: readonly (readonly [boolean, CampoInscripcion, string])[] = [
    [pideDni && falta('dni'), 'dni', mensajes.faltaDni],
    [pideAdulto && falta('nombrePadreMadreTutor'), 'nombrePadreMadreTutor', mensajes.faltaTutor],
    [tieneCampo(datos.tipo, 'semana1') && !algunaSemana(datos), 'semana1', mensajes.faltaSemana],
    [pideFirma(datos) && sinFirma(datos), 'firma', mensajes.faltaFirma],
  ];
  return pruebas.filter(([hay]) => hay).map(([, path, message]) => ({ path, message }));
}

/**
 * What looks wrong or is missing without keeping the enrolment from being sent: shown beside the field and in
 * the staff inbox. domain.md, "Enrolment types".
 */
export const avisosDeInscripcion = (datos: DatosInscripcion, contexto: Contexto): Problema[] => [
  ...dudosos(datos, contexto),
  ...faltasPorTraer(datos, contexto.hoy),
];
