import { enEuros } from '#domain/euros.ts';
import type { Dia } from '#domain/fecha.ts';
import type { Problema } from '#domain/problema.ts';
import {
  type Archivo,
  archivosDe,
  type CampoInscripcion,
  type DatosInscripcion,
  daDeAlta,
  opcionesDeDias,
  valorDe,
} from './datos.ts';
import { dondeResponder, dudosos, faltasPorTraer, type ValidarIban } from './errores.ts';
import type { Campo } from './ficha.ts';
import { vaConPareja } from './pareja.ts';
import { type Familia, familiaDe, type TipoInscripcion } from './tipos.ts';

/** What who has enrolled is told, on the page and in the mail alike. docs/reglas/inscripciones.md, "El acuse". */
export type Acuse = {
  referencia: string | null;
  /** What was asked for, chosen from the club's own lists: nothing that was typed. */
  pedido: readonly Campo[];
  falta: readonly string[];
  sigue: readonly string[];
};

/** Of what is not needed to enrol: the form marks it so, and the end of it and the mail head with it what was left. */
export const PARA_DESPUES = {
  marca: 'opcional',
  cuando: 'por ahora',
  titulo: 'Para mandar después',
} as const;

/** Without the letters that are taken for digits. */
const SIGNOS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LARGO = 6;
const BITS = 5;
const FNV = { base: 0x811c9dc5, primo: 0x01000193 };

/**
 * What the club and who enrolled call an enrolment by ("K7Q-D3M"), from the key it was sent under: sent again, it has
 * the same. Neither a secret nor unique for ever. FNV-1a, 30 of its 32 bits.
 */
export function referenciaDe(idEnvio: string): string {
  let suma = FNV.base;
  for (let i = 0; i < idEnvio.length; i += 1) suma = Math.imul(suma ^ idEnvio.charCodeAt(i), FNV.primo);
  const signos = Array.from({ length: LARGO }, (_, i) => SIGNOS[(suma >>> (i * BITS)) & (SIGNOS.length - 1)]);
  return `${signos.slice(0, 3).join('')}-${signos.slice(3).join('')}`;
}

/** The link to the copy of an enrolment is good for these days after it came in. */
export const DIAS_DE_COPIA = 7;

/** What the form of the site makes has 96 random bits in 24 characters; a shorter key could be guessed. */
const CLAVE_DE_COPIA = /^[\w-]{24,100}$/;

/** Whether whoever knows that key may have the copy of what was sent under it. */
export const abreCopia = (idEnvio: string): boolean => CLAVE_DE_COPIA.test(idEnvio);

export const PEDIDO: ReadonlySet<string> = new Set([
  'tipo',
  'subtipo',
  'conPareja',
  'centro',
  'altaSocio',
  'total',
]);

/** Of an enrolment as people read it, what was chosen from a list; the API takes any text as days. */
export function pedidoDe({ tipo, dias }: DatosInscripcion, campos: readonly Campo[]): Campo[] {
  const conDias = opcionesDeDias(tipo).some(({ valor }) => valor === dias?.trim());
  return campos.filter(
    ({ campo }) => PEDIDO.has(campo) || campo.startsWith('semana') || (campo === 'dias' && conDias),
  );
}

const POR_TRAER: Partial<Record<CampoInscripcion, string>> = {
  dni: 'El DNI o NIE de quien se inscribe.',
  nombrePadreMadreTutor: 'El nombre del padre, la madre o el tutor.',
  semana1: 'Las semanas del campus: dinos cuáles.',
  firma: 'La firma: te la pediremos en el club.',
};

const POR_CORREGIR: Partial<Record<CampoInscripcion, string>> = {
  fechaNacimiento: 'La fecha de nacimiento: la que has escrito no parece correcta.',
  dni: 'Un DNI o NIE correcto: las cifras y la letra del que has escrito no concuerdan.',
  cp: 'El código postal, con sus 5 cifras.',
  email: 'Un email correcto: el que has escrito no se puede usar.',
  telefono: 'Un teléfono completo: el que has escrito no lo parece.',
  cuentaIBAN: 'Un IBAN correcto: al que has escrito le falta o le sobra algo.',
  dias: 'Los días: dinos cuáles de los que se ofrecen.',
};

const ARCHIVO_POR_TRAER: Record<Archivo, string> = {
  file: 'La foto de carné.',
  comprobantePago: 'El comprobante de la transferencia.',
};

/** The account to pay to, the amount in euros and what to write as its concept. */
export type Transferencia = { iban: string; importe: number; concepto: string };

/** How the club answers what is enrolled in. */
const SIGUE: Record<Familia, readonly string[]> = {
  escuela: ['La escuela mira en qué grupo encajas y te dice el día y la hora.'],
  equipo: ['El equipo de entrenadores la mira y te dice el grupo y los horarios.'],
  liga: ['La organización te busca división y te avisa antes de tu primera jornada.'],
  socio: ['Te damos de alta y te lo decimos; la cuota se pasa a la cuenta que nos has dado.'],
  campus: ['Te confirmamos la plaza.'],
};

const FALTA_LA_PAREJA = 'Falta que tu pareja confirme: le llega del club un enlace para hacerlo.';

const CON_ALTA = 'Te damos de alta como socio; la cuota se pasa a la misma cuenta.';

/** What comes next, once it has come in. */
export const loQueSigue = (tipo: TipoInscripcion, conAlta = false): readonly string[] => [
  ...(conAlta ? [CON_ALTA] : []),
  ...SIGUE[familiaDe(tipo)],
];

type Recibida = {
  ficha: { datos: readonly Campo[] };
  archivos: readonly Archivo[];
  idEnvio: string | null;
  /** Of what is paid beforehand; null when nothing is. */
  transferencia: Transferencia | null;
  buzon: string;
  hoy: Dia;
  ibanValido: ValidarIban;
};

function faltaDe(datos: DatosInscripcion, { archivos, hoy, ibanValido }: Recibida): string[] {
  const frases = (de: typeof POR_TRAER, problemas: readonly Problema[]): string[] =>
    problemas.flatMap(({ path }) => de[path as CampoInscripcion] ?? []);
  const campos = [
    ...frases(POR_TRAER, faltasPorTraer(datos, hoy)),
    ...frases(POR_CORREGIR, dudosos(datos, { hoy, ibanValido })),
  ];
  if (datos.subtipo === 'renovacion') return campos;
  const sueltos = archivosDe(datos.tipo).filter((archivo) => !archivos.includes(archivo));
  return [...campos, ...sueltos.map((archivo) => ARCHIVO_POR_TRAER[archivo])];
}

/** How the club answers: nobody is promised a mail that cannot leave. */
function respuestaDe(datos: DatosInscripcion): readonly string[] {
  const donde = dondeResponder(datos);
  switch (donde) {
    case 'email':
      return loQueSigue(datos.tipo, daDeAlta(datos));
    case 'telefono':
      return ['Te llamamos al teléfono que nos has dejado: al email que has escrito no podemos escribirte.'];
    case null:
      return ['Hasta entonces no podemos responderte: ni el email ni el teléfono que has escrito sirven.'];
    default:
      return donde satisfies never;
  }
}

function sigueDe(datos: DatosInscripcion, recibida: Recibida, falta: readonly string[]): string[] {
  const { transferencia, archivos, buzon } = recibida;
  const { iban = '', importe = 0 } = transferencia ?? {};
  const porPagar = iban !== '' && importe > 0 && !archivos.includes('comprobantePago');
  const antes = [
    porPagar &&
      `Haz la transferencia de ${enEuros(importe)} a ${iban}, con el nombre de quien se inscribe en el concepto.`,
    falta.length > 0 && `Mándanos lo que falta a ${buzon}, con la referencia en el asunto.`,
  ];
  return [
    ...antes.filter((frase) => frase !== false),
    ...(vaConPareja(datos) ? [FALTA_LA_PAREJA] : []),
    ...respuestaDe(datos),
  ];
}

export function acuseDe(datos: DatosInscripcion, recibida: Recibida): Acuse {
  const falta = faltaDe(datos, recibida);
  return {
    referencia: recibida.idEnvio === null ? null : referenciaDe(recibida.idEnvio),
    pedido: pedidoDe(datos, recibida.ficha.datos),
    falta,
    sigue: sigueDe(datos, recibida, falta),
  };
}

/** What to pay beforehand for the camp's weeks; its concept is the name of who goes. */
export const transferenciaDe = (
  datos: DatosInscripcion,
  { iban, importe }: Pick<Transferencia, 'iban' | 'importe'>,
): Transferencia => ({
  iban,
  importe,
  concepto: `${valorDe(datos, 'nombre')} ${valorDe(datos, 'apellidos')}`.trim(),
});
