import { club } from '#club';
import { conAviso } from '#contract/club/inventado.ts';
import { centroForzado } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import {
  type Acuse,
  acuseDe,
  loQueSigue,
  pedidoDe,
  type Transferencia,
  transferenciaDe,
} from '#domain/inscripcion/acuse.ts';
import { totalCampus } from '#domain/inscripcion/campus.ts';
import {
  ARCHIVOS,
  CAMPOS_BANCO,
  CAMPOS_PAREJA,
  CAMPOS_RENOVACION,
  CAMPOS_SALUD,
  type CampoInscripcion,
  camposDe,
  type DatosInscripcion,
  DE_MENORES,
  edadDe,
  pideTutor,
  SEMANAS,
  sePide,
  tieneCampo,
} from '#domain/inscripcion/datos.ts';
import { erroresDelFormulario, mensajes, type ValidarIban } from '#domain/inscripcion/errores.ts';
import { fichaDeInscripcion } from '#domain/inscripcion/ficha.ts';
import { vaConPareja } from '#domain/inscripcion/pareja.ts';
import { destinoDe, type Subtipo, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import type { Problema } from '#domain/problema.ts';
import type { Values } from '#web/platform/form.ts';
import { TICKED } from '#web/platform/typed-early.ts';
import { aparteDe, nombreBreve, preciosDe } from './precio.ts';
import type { Archivos } from './use-inscripcion.ts';

/** Fields of the draft, one a type: who renews in one thing may be new in another. */
export const campoSubtipo = (tipo: TipoInscripcion): string => `subtipo-${tipo}`;
/** Whether the rest of a renovation is shown. */
export const campoCambiados = (tipo: TipoInscripcion): string => `datosCambiados-${tipo}`;

/** What who is a member answers; who is not becomes one, which is TICKED. */
export const YA_ES_SOCIO = 'no';

export type Solicitada = {
  tipo: TipoInscripcion;
  subtipo: Subtipo;
  valores: Values;
  campus: CampusOfrecido;
  /** The sports of the leagues by pairs where one may enrol with somebody. */
  parejas?: readonly Deporte[];
  hoy: string;
};

/** Weeks of the camp that can no longer be chosen are not asked for, whatever an old draft says. */
const semanasFuera = ({ campus }: Solicitada): readonly CampoInscripcion[] =>
  campus.semanas.filter(({ estado }) => estado !== 'abierta').map(({ id }) => id);

const deUnMenor = ({ tipo, valores, hoy }: Solicitada): boolean =>
  pideTutor(tipo, edadDe(valores.fechaNacimiento ?? '', hoy));

/** Only where there is a league by pairs; and which one, only of several. */
const dePareja = ({ tipo, subtipo, valores, parejas = [] }: Solicitada): readonly CampoInscripcion[] =>
  CAMPOS_PAREJA.filter(
    (campo) =>
      parejas.length > (campo === 'parejaDeporte' ? 1 : 0) &&
      tieneCampo(tipo, campo) &&
      sePide(campo, { tipo, subtipo, conPareja: valores.conPareja ?? null }),
  );

/** The fields on the screen: a renovation shows the short form until data have changed. */
export function camposVisibles(solicitada: Solicitada): readonly CampoInscripcion[] {
  const { tipo, subtipo, valores } = solicitada;
  if (subtipo === 'renovacion' && !valores[campoCambiados(tipo)])
    return [...CAMPOS_RENOVACION, ...dePareja(solicitada)];
  const fuera = [
    ...semanasFuera(solicitada),
    ...(deUnMenor(solicitada) ? [] : DE_MENORES),
    ...(club.cuota > 0 ? [] : (['altaSocio'] as const)),
    ...CAMPOS_PAREJA.filter((campo) => !dePareja(solicitada).includes(campo)),
  ];
  const { altaSocio = null, conPareja = null } = valores;
  const datos = { tipo, subtipo, altaSocio, conPareja };
  return camposDe(tipo).filter((campo) => !fuera.includes(campo) && sePide(campo, datos));
}

/** What would be sent now: only what is on the screen, and the centre the type decides. */
export function datosDe(solicitada: Solicitada): DatosInscripcion {
  const { tipo, subtipo, valores, parejas = [] } = solicitada;
  const visibles = camposVisibles(solicitada);
  const campos = Object.fromEntries(visibles.map((campo) => [campo, valores[campo] ?? '']));
  const centro = visibles.includes('centro') ? { centro: centroForzado(tipo) ?? valores.centro ?? '' } : {};
  const conforme = valores.conforme === TICKED;
  const conformeinscripcion = valores.conformeinscripcion === TICKED;
  // Who is a member asks for nothing, like who has not said.
  const altaSocio = campos.altaSocio === YA_ES_SOCIO ? { altaSocio: '' } : {};
  const [unico] = parejas.length === 1 && campos.conPareja === TICKED ? parejas : [];
  const deporte = unico ? { parejaDeporte: unico } : {};
  return { ...campos, ...centro, ...altaSocio, ...deporte, tipo, subtipo, conforme, conformeinscripcion };
}

/** Whether it is known who is a member: only the form asks, and what it sends tells just who becomes one. */
export const diceSiEsSocio = (solicitada: Solicitada): boolean =>
  Boolean(solicitada.valores.altaSocio) || !camposVisibles(solicitada).includes('altaSocio');

/** What keeps it from being sent. */
export const erroresDe = (solicitada: Solicitada): Problema[] => [
  ...erroresDelFormulario(datosDe(solicitada), solicitada.hoy),
  ...(diceSiEsSocio(solicitada) ? [] : [{ path: 'altaSocio', message: mensajes.faltaSocio }]),
];

/** What the server refused, of the part of its fields too, and is still asked for: who corrects it goes on. */
export const rechazados = (errores: readonly Problema[], conAlta: boolean | undefined): Problema[] =>
  errores
    .map(({ path, message }) => ({ path: path.replace('json.', ''), message }))
    .filter(({ path }) => path !== 'altaSocio' || conAlta);

const NUNCA: readonly string[] = [
  ...CAMPOS_BANCO,
  ...CAMPOS_SALUD,
  ...['firma', 'firmaEscrita', 'conforme', 'conformeinscripcion'],
];

/** Bank, health and signature are never left in the browser, and consent is given each time. */
export const seGuarda = (campo: string): boolean => !NUNCA.includes(campo);

/** What stays for whoever enrols another member of the family. */
export const DE_LA_FAMILIA: readonly CampoInscripcion[] = [
  'direccion',
  'cp',
  'poblacion',
  'email',
  'telefono',
  'nombrePadreMadreTutor',
];

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
  const { parejaNombre, parejaApellidos, ...suyos } = datosDe(solicitada);
  const conPareja = vaConPareja(suyos) ? `con ${parejaNombre} ${parejaApellidos}` : '';
  return { ...Object.fromEntries(campos), conPareja, firma: solicitada.valores.firma ? 'firmado' : '' };
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
