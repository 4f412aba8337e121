import { club } from '#club';
import { conAviso } from '#contract/club/inventado.ts';
import {
  type Acuse,
  acuseDe,
  loQueSigue,
  pedidoDe,
  type Transferencia,
  transferenciaDe,
} from '#domain/inscripcion/acuse.ts';
import { totalCampus } from '#domain/inscripcion/campus.ts';
import { ARCHIVOS, CAMPOS_SALUD, SEMANAS, tieneCampo } from '#domain/inscripcion/datos.ts';
import type { ValidarIban } from '#domain/inscripcion/errores.ts';
import { fichaDeInscripcion } from '#domain/inscripcion/ficha.ts';
import { destinoDe, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import { datosDe, type Solicitada } from './datos.ts';
import { aparteDe, nombreBreve, preciosDe } from './precio.ts';
import type { Archivos } from './use-formulario.ts';

/** What there is to pay with what is on the screen. */
export function transferenciaAqui(solicitada: Solicitada): Transferencia {
  const { tipo, campus } = solicitada;
  const datos = datosDe(solicitada);
  const importe = tieneCampo(tipo, 'semana1') ? totalCampus(datos, campus) : 0;
  return transferenciaDe(datos, { iban: conAviso(club.banco.iban), importe });
}

/** Whom to write to about it. */
export const buzonDe = (tipo: TipoInscripcion): string =>
  club.buzones.find(({ proposito }) => proposito === destinoDe(tipo))?.email ?? club.email;

/** Of what was closed while it was being filled in. */
export const cerradaAqui = (tipo: TipoInscripcion): string =>
  `La inscripción en «${nombreBreve(tipo)}» se acaba de cerrar. Si tienes alguna duda, escríbenos a ${buzonDe(tipo)}.`;

/** What follows once it is sent. Nothing is paid here: what asks for an account is collected from it another day. */
export const despuesDe = (tipo: TipoInscripcion, conAlta?: boolean): string[] => [
  club.mandaCorreos ? 'Te llega un correo con tu referencia.' : 'Te damos una referencia: apúntala.',
  ...loQueSigue(tipo, conAlta),
  ...(tieneCampo(tipo, 'cuentaIBAN') ? ['El recibo se pasa después por el banco.'] : []),
];

const fichaAqui = (solicitada: Solicitada) =>
  fichaDeInscripcion(datosDe(solicitada), { ...club, campus: solicitada.campus });

/** Which say nothing alone. */
const CON_SU_NOMBRE: readonly string[] = [...SEMANAS, ...CAMPOS_SALUD, 'prueba', 'fotos'];

/** What has been filled in, by field, as the receipt will say it. */
export function leidoDe(solicitada: Solicitada): Record<string, string> {
  const { datos, banco, salud } = fichaAqui(solicitada);
  const campos = [...datos, ...banco, ...salud].map(({ campo, etiqueta, valor }) => [
    campo,
    CON_SU_NOMBRE.includes(campo) ? `${etiqueta}: ${valor}` : valor,
  ]);
  return { ...Object.fromEntries(campos), firma: solicitada.valores.firma ? 'firmado' : '' };
}

/** What is being bought, as the receipt will say it; until it is chosen, what there is to choose from. */
export function loQueCuesta(solicitada: Solicitada, conAlta: boolean | undefined): string[] {
  const { tipo, campus } = solicitada;
  const elegido = pedidoDe(datosDe(solicitada), fichaAqui(solicitada).datos).filter(
    ({ campo }) => campo === 'dias' || (campo === 'total' && !ligaDe(tipo)),
  );
  if (elegido.length === 0) return preciosDe(tipo, campus, conAlta);
  return [...elegido.map(({ etiqueta, valor }) => `${etiqueta}: ${valor}.`), ...aparteDe(tipo, conAlta)];
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
