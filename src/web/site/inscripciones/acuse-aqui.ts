import { club } from '#club';
import {
  type Acuse,
  acuseDe,
  loQueSigue,
  type Transferencia,
  transferenciaDe,
} from '#domain/inscripcion/acuse.ts';
import { totalCampus } from '#domain/inscripcion/campus.ts';
import { ARCHIVOS, tieneCampo } from '#domain/inscripcion/datos.ts';
import type { ValidarIban } from '#domain/inscripcion/errores.ts';
import { fichaDeInscripcion } from '#domain/inscripcion/ficha.ts';
import { destinoDe, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { datosDe, type Solicitada } from './datos.ts';
import { nombreBreve } from './precio.ts';
import type { Archivos } from './use-formulario.ts';

/** What there is to pay with what is on the screen. */
export function transferenciaAqui(solicitada: Solicitada): Transferencia {
  const { tipo, campus } = solicitada;
  const datos = datosDe(solicitada);
  const importe = tieneCampo(tipo, 'semana1') ? totalCampus(datos, campus) : 0;
  return transferenciaDe(datos, { iban: club.banco.iban, importe });
}

/** Whom to write to about it. */
export const buzonDe = (tipo: TipoInscripcion): string =>
  club.buzones.find(({ proposito }) => proposito === destinoDe(tipo))?.email ?? club.email;

/** Of what was closed while it was being filled in. */
export const cerradaAqui = (tipo: TipoInscripcion): string =>
  `La inscripción en «${nombreBreve(tipo)}» se acaba de cerrar. Si tienes alguna duda, escríbenos a ${buzonDe(tipo)}.`;

/** What follows once it is sent. Nothing is paid here: what asks for an account is collected from it another day. */
export const despuesDe = (tipo: TipoInscripcion, conAlta?: boolean): string[] => [
  'Te llega un correo con tu referencia.',
  ...loQueSigue(tipo, conAlta),
  ...(tieneCampo(tipo, 'cuentaIBAN') ? ['El recibo se pasa después por el banco.'] : []),
];

const fichaAqui = (solicitada: Solicitada) =>
  fichaDeInscripcion(datosDe(solicitada), { ...club, campus: solicitada.campus });

/** What has been filled in, by field, as the receipt will say it. */
export function leidoDe(solicitada: Solicitada): Record<string, string> {
  const { datos, banco } = fichaAqui(solicitada);
  return Object.fromEntries([...datos, ...banco].map(({ campo, valor }) => [campo, valor]));
}

/** The same that the mail says, from the same rules. */
export function acuseAqui(
  solicitada: Solicitada,
  { archivos, idEnvio, ibanValido }: { archivos: Archivos; idEnvio: string; ibanValido: ValidarIban },
): Acuse {
  const { tipo, hoy } = solicitada;
  const datos = datosDe(solicitada);
  return acuseDe(datos, {
    ficha: fichaAqui(solicitada),
    archivos: ARCHIVOS.filter((archivo) => archivos[archivo] !== undefined),
    idEnvio,
    transferencia: transferenciaAqui(solicitada),
    buzon: buzonDe(tipo),
    hoy,
    ibanValido,
  });
}
