import type { Dia } from '#domain/fecha.ts';
import { type Problema, problemasDe } from '#domain/problema.ts';
import { algunaSemana } from './campus.ts';
import { mensajesConsulta } from './consulta.ts';
import {
  CAMPOS_BANCO,
  CAMPOS_RENOVACION,
  type CampoInscripcion,
  type DatosInscripcion,
  daDeAlta,
  edadDe,
  esCodigoPostal,
  esDiaQueNoExiste,
  esDni,
  esEmail,
  esTelefono,
  etiquetaDeCampo,
  leerFechaNacimiento,
  MAYORIA_DE_EDAD,
  opcionesDeDias,
  pideTutor,
  tieneCampo,
  valorDe,
} from './datos.ts';
import { erroresDePareja } from './pareja.ts';
import {
  encaja,
  enSuLugar,
  entreEdades,
  etiquetaDeTipo,
  type Familia,
  familiaDe,
  type Subtipo,
  TIPOS_INSCRIPCION,
  type TipoInscripcion,
} from './tipos.ts';

/** "Falta el nombre", "Faltan los apellidos", "Falta la dirección"; capitals as in IBAN stay. */
function comoFalta(etiqueta: string): string {
  const nombre = /^\p{Lu}{2}/u.test(etiqueta)
    ? etiqueta
    : etiqueta.charAt(0).toLowerCase() + etiqueta.slice(1);
  const [palabra = ''] = nombre.split(' ');
  if (/os$|días/.test(palabra)) return `Faltan los ${nombre}`;
  return `Falta ${/ión$|^fecha|^entidad|^firma/.test(palabra) ? 'la' : 'el'} ${nombre}`;
}

/** Texts of the public forms' rules that the user reads: each says what to do. */
export const mensajes = {
  // Word for word.
  comasEnEmail: 'En el campo email no puede haber comas',
  fechaNacimientoIncorrecta: 'Fecha incorrecta, debe tener el formato dd/mm/aaaa (dia/mes/año)',

  nacimientoQueNoExiste: (texto: string) => `El ${texto} no existe en el calendario: revisa el día y el mes.`,

  ...mensajesConsulta,
  faltaConformeInscripcion: 'Marca que aceptas las condiciones de la inscripción.',
  falta: (etiqueta: string) => `${comoFalta(etiqueta)}.`,

  ibanDudoso: 'El IBAN no parece correcto: revisa sus 24 caracteres.',
  cpDudoso: 'El código postal suele tener 5 cifras: compruébalo.',
  nacimientoDudoso: 'La fecha de nacimiento no parece correcta: revisa el año.',
  dniDudoso: 'El DNI o NIE no parece correcto: revisa sus cifras y la letra.',
  emailDudoso: 'El email no parece correcto: revísalo para que podamos responderte.',
  telefonoDudoso: 'El teléfono suele tener 9 cifras, o prefijo si es de otro país: compruébalo.',
  sinDondeResponder:
    'Ni el email ni el teléfono parecen correctos: corrige uno de los dos para que podamos responderte.',
  faltaDni: 'Falta el DNI o NIE: nos lo puedes dar más adelante.',
  faltaTutor: 'Es menor de edad: escribe el nombre del padre, madre o tutor.',
  faltaSocio: 'Di si ya eres socio del club.',
  faltaFirma: 'Falta la firma: te la pediremos en el club.',
  eligeSemana: 'Elige al menos una semana del campus.',
  faltaSemana: 'No has elegido ninguna semana del campus.',
  semanaNoOfrecida: (semana: string) => `La ${semana.toLowerCase()} del campus no se ofrece: elige otra.`,
  semanaEmpezada: (semana: string) =>
    `La ${semana.toLowerCase()} del campus ya había empezado al llegar esta inscripción.`,
  semanaAlReves: 'La semana acaba antes de empezar: revisa sus fechas.',
  semanaLarga: 'Una semana tiene como mucho siete días: revisa sus fechas.',
  semanaCruzada: (otra: string, dias: string) =>
    `Se cruza con la ${otra.toLowerCase()} (${dias}): cambia este día, o los de la otra semana.`,
  diasNoOfrecidos: 'Esos días no están entre los que se ofrecen: compruébalos.',
} as const;

const COMUNES = [
  'nombre',
  'apellidos',
  'direccion',
  'cp',
  'poblacion',
  'fechaNacimiento',
  'email',
  'telefono',
] as const;

const CON_CUOTA: readonly CampoInscripcion[] = [...COMUNES, 'fotos', ...CAMPOS_BANCO];

const DE_ALTA: Record<Familia, readonly CampoInscripcion[]> = {
  escuela: CON_CUOTA,
  equipo: CON_CUOTA,
  liga: CON_CUOTA,
  socio: [...COMUNES, 'profesion', ...CAMPOS_BANCO],
  campus: [...COMUNES, 'fotos'],
};

/** `conAlta`: they become a member with it, and are asked for what any new member is. */
export function obligatorios(
  tipo: TipoInscripcion,
  subtipo: Subtipo,
  conAlta = false,
): readonly CampoInscripcion[] {
  if (conAlta) return [...DE_ALTA[familiaDe(tipo)], 'profesion'];
  if (subtipo === 'renovacion' && tipo !== 'campusverano') return CAMPOS_RENOVACION;
  return DE_ALTA[familiaDe(tipo)];
}

type Conforme = 'conforme' | 'conformeinscripcion';

/** The boxes that must be ticked: conforme always; conformeinscripcion to join a league or the team. */
export function consentimientos(tipo: TipoInscripcion, subtipo: Subtipo): readonly Conforme[] {
  const conCondiciones = subtipo === 'alta' && ['liga', 'equipo'].includes(familiaDe(tipo));
  return conCondiciones ? ['conforme', 'conformeinscripcion'] : ['conforme'];
}

const MENSAJE_CONFORME = {
  conforme: mensajes.faltaConforme,
  conformeinscripcion: mensajes.faltaConformeInscripcion,
} as const;

const faltas = (datos: DatosInscripcion): Problema[] =>
  obligatorios(datos.tipo, datos.subtipo, daDeAlta(datos))
    .filter((campo) => valorDe(datos, campo) === '')
    .map((path) => ({ path, message: mensajes.falta(etiquetaDeCampo(path)) }));

const faltasDeConforme = (datos: DatosInscripcion): Problema[] =>
  consentimientos(datos.tipo, datos.subtipo)
    .filter((casilla) => !datos[casilla])
    .map((path) => ({ path, message: MENSAJE_CONFORME[path] }));

const conComas = (datos: DatosInscripcion): boolean => valorDe(datos, 'email').includes(',');

/** The message of a birth date that cannot be read, or null; nothing is not a wrong date. */
function errorDeFechaNacimiento(texto: string): string | null {
  if (texto.trim() === '' || leerFechaNacimiento(texto) !== null) return null;
  return esDiaQueNoExiste(texto)
    ? mensajes.nacimientoQueNoExiste(texto.trim())
    : mensajes.fechaNacimientoIncorrecta;
}

function erroresDeForma(datos: DatosInscripcion): Problema[] {
  const deFecha = errorDeFechaNacimiento(valorDe(datos, 'fechaNacimiento'));
  return problemasDe([
    ['email', conComas(datos), mensajes.comasEnEmail],
    ['fechaNacimiento', deFecha !== null, deFecha ?? ''],
  ]);
}

export const erroresDeInscripcion = (datos: DatosInscripcion): Problema[] => [
  ...faltas(datos),
  ...erroresDeForma(datos),
  ...erroresDePareja(datos),
  ...faltasDeConforme(datos),
];

/** Whether an adult has to answer: under age by the birth date that was typed. */
export const exigeTutor = (datos: DatosInscripcion, hoy: Dia): boolean =>
  (edadDe(valorDe(datos, 'fechaNacimiento'), hoy) ?? MAYORIA_DE_EDAD) < MAYORIA_DE_EDAD;

const faltaTutor = (datos: DatosInscripcion, hoy: Dia): boolean =>
  exigeTutor(datos, hoy) && valorDe(datos, 'nombrePadreMadreTutor') === '';

const sinSemanas = (datos: DatosInscripcion): boolean =>
  tieneCampo(datos.tipo, 'semana1') && !algunaSemana(datos);

/** What was left to answer to, however wrong the other one looks. */
export const dondeResponder = (datos: DatosInscripcion): 'email' | 'telefono' | null => {
  if (esEmail(valorDe(datos, 'email'))) return 'email';
  return esTelefono(valorDe(datos, 'telefono')) ? 'telefono' : null;
};

/** Both were typed, and neither reaches anybody; what is empty, or has a comma, is told by itself. */
const sinDondeResponder = (datos: DatosInscripcion): boolean =>
  valorDe(datos, 'email') !== '' &&
  valorDe(datos, 'telefono') !== '' &&
  !conComas(datos) &&
  dondeResponder(datos) === null;

/**
 * The same on the form, which sends neither a camp without a week, nor a minor without an adult, nor an email and a
 * telephone that are both wrong; the API takes all three, and the inbox marks them.
 */
export const erroresDelFormulario = (datos: DatosInscripcion, hoy: Dia): Problema[] => [
  ...erroresDeInscripcion(datos),
  ...problemasDe([
    ['email', sinDondeResponder(datos), mensajes.sinDondeResponder],
    ['nombrePadreMadreTutor', faltaTutor(datos, hoy), mensajes.faltaTutor],
    ['semana1', sinSemanas(datos), mensajes.eligeSemana],
  ]),
];

/** Given from outside, because the domain imports nothing: whether an IBAN has the right digits. */
export type ValidarIban = (iban: string) => boolean;

type Contexto = { hoy: Dia; ibanValido: ValidarIban };

/** From this age on everybody in Spain has a DNI. */
const EDAD_DNI = 14;

/** Ages that nobody enrolls with are years mistyped. */
const EDADES = { desde: 1, hasta: 110 };

type Dudoso = readonly [campo: CampoInscripcion, vale: (texto: string) => boolean, message: string];

const ofrecidos = (datos: DatosInscripcion) => (dias: string) =>
  opcionesDeDias(datos.tipo).some(({ valor }) => valor === dias);

/** Whether somebody born that day may be enrolled: this year's date, or one still to come, is a slip. */
const nacidoYa = (hoy: Dia) => (fecha: string) => {
  const edad = edadDe(fecha, hoy);
  return edad === null || (edad >= EDADES.desde && edad <= EDADES.hasta);
};

export function dudosos(datos: DatosInscripcion, { hoy, ibanValido }: Contexto): Problema[] {
  const pruebas: readonly Dudoso[] = [
    ['fechaNacimiento', nacidoYa(hoy), mensajes.nacimientoDudoso],
    ['dni', esDni, mensajes.dniDudoso],
    ['cp', esCodigoPostal, mensajes.cpDudoso],
    ['email', esEmail, mensajes.emailDudoso],
    ['telefono', esTelefono, mensajes.telefonoDudoso],
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

export function faltasPorTraer(datos: DatosInscripcion, hoy: Dia): Problema[] {
  const falta = (campo: CampoInscripcion): boolean => valorDe(datos, campo) === '';
  const edad = edadDe(valorDe(datos, 'fechaNacimiento'), hoy);
  const esAlta = datos.subtipo === 'alta';
  const pideDni = esAlta && (edad === null || edad >= EDAD_DNI);
  const pideAdulto = (esAlta || edad !== null) && pideTutor(datos.tipo, edad);
  return problemasDe([
    ['dni', pideDni && falta('dni'), mensajes.faltaDni],
    ['nombrePadreMadreTutor', pideAdulto && falta('nombrePadreMadreTutor'), mensajes.faltaTutor],
    ['semana1', sinSemanas(datos), mensajes.faltaSemana],
    ['firma', pideFirma(datos) && sinFirma(datos), mensajes.faltaFirma],
  ]);
}

/** Who was born out of the ages of what is asked for, with what they would fit in. Staff decide: it never blocks. */
export function avisoDeEdad(
  datos: DatosInscripcion,
  hoy: Dia,
  ofrecidos: readonly TipoInscripcion[] = TIPOS_INSCRIPCION,
): Problema[] {
  const { tipo } = datos;
  const edad = edadDe(valorDe(datos, 'fechaNacimiento'), hoy);
  if (edad === null || encaja(tipo, edad)) return [];
  const otro = enSuLugar(tipo, edad, ofrecidos);
  const anios = edad === 1 ? '1 año' : `${edad} años`;
  const mejor = otro ? `: encaja mejor en «${etiquetaDeTipo(otro)}»` : '';
  const message = `Con ${anios}, no es la edad de esta inscripción (${entreEdades(tipo).toLowerCase()})${mejor}. Se puede enviar igual, y el club lo decide.`;
  return [{ path: 'fechaNacimiento', message }];
}

/** What looks wrong or is missing and keeps nothing from being sent: for the form and the inbox. */
export const avisosDeInscripcion = (
  datos: DatosInscripcion,
  { ofrecidos, ...contexto }: Contexto & { ofrecidos?: readonly TipoInscripcion[] },
): Problema[] => [
  ...dudosos(datos, contexto),
  ...(nacidoYa(contexto.hoy)(valorDe(datos, 'fechaNacimiento'))
    ? avisoDeEdad(datos, contexto.hoy, ofrecidos)
    : []),
  ...faltasPorTraer(datos, contexto.hoy),
];
