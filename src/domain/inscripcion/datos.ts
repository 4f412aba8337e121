import { anioDe, type Dia, esDia } from '#domain/fecha.ts';
import { type Familia, familiaDe, SUBTIPOS, type Subtipo, type TipoInscripcion } from './tipos.ts';

const PATRON_ESPANOL = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const PATRON_DIA = /^\d{4}-\d{2}-\d{2}$/;

/** What was typed as YYYY-MM-DD, whether there is such a day or not. */
function conGuiones(texto: string): string {
  const limpio = texto.trim();
  const partes = PATRON_ESPANOL.exec(limpio);
  return partes ? `${partes[3]}-${partes[2]?.padStart(2, '0')}-${partes[1]?.padStart(2, '0')}` : limpio;
}

/** A birth date typed as YYYY-MM-DD or DD/MM/YYYY, as a day; null when it is neither. docs/reglas/inscripciones.md */
export function leerFechaNacimiento(texto: string): Dia | null {
  const dia = conGuiones(texto);
  return esDia(dia) ? dia : null;
}

const USUAL = /^(\d{1,2})[-.\s](\d{1,2})[-.\s](\d{4})$/;
const SEGUIDA = /^(\d{2})(\d{2})(\d{4})$/;

/** A date as people usually write it, as the box asks for it: 14-05-2017, 14.05.2017 or 14052017 is 14/05/2017. */
export function conBarras(texto: string): string {
  const limpio = texto.trim();
  const [, dia, mes, anio] = USUAL.exec(limpio) ?? SEGUIDA.exec(limpio) ?? [];
  return dia && mes && anio ? `${dia.padStart(2, '0')}/${mes.padStart(2, '0')}/${anio}` : texto;
}

/** Typed as it should be, but the calendar has no such day: 31/02/2017. */
export const esDiaQueNoExiste = (texto: string): boolean =>
  PATRON_DIA.test(conGuiones(texto)) && leerFechaNacimiento(texto) === null;

/** Whole years somebody born that day has lived on `hoy`; a 29 February birthday falls on 1 March. */
export function edadEn(nacimiento: Dia, hoy: Dia): number {
  const anios = anioDe(hoy) - anioDe(nacimiento);
  return hoy.slice(5) < nacimiento.slice(5) ? anios - 1 : anios;
}

export function edadDe(texto: string, hoy: Dia): number | null {
  const nacimiento = leerFechaNacimiento(texto);
  return nacimiento === null ? null : edadEn(nacimiento, hoy);
}

const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const PATRON = /^([XYZ]?)(\d{7,8})([A-Z])$/;
const SEPARADORES = /[\s.-]/g;
const PRIMERA_DE_NIE: Record<string, string> = { X: '0', Y: '1', Z: '2' };

/** Whether a Spanish DNI or NIE has the letter its digits give. Spaces, dots and dashes do not count. */
export function esDni(texto: string): boolean {
  const partes = PATRON.exec(texto.toUpperCase().replace(SEPARADORES, ''));
  if (!partes) return false;
  const [, inicial = '', cifras = '', letra] = partes;
  if (cifras.length !== (inicial === '' ? 8 : 7)) return false;
  return LETRAS[Number(`${PRIMERA_DE_NIE[inicial] ?? ''}${cifras}`) % LETRAS.length] === letra;
}

const CP = /^\d{5}$/;

const ENTRE_CIFRAS = /[\s.()/-]/g;
const TELEFONO = /^(?:\d{9}|(?:\+|00)\d{8,15})$/;

/** Nine digits as in Spain, or any with its prefix, however they are written apart. */
export const esTelefono = (texto: string): boolean => TELEFONO.test(texto.replace(ENTRE_CIFRAS, ''));

const NUEVE_CIFRAS = /(?:\d\D*){9}/;

/** Whether somebody could be called with what was typed, whatever else it says: "34 600 123 456, por la tarde". */
export const llevaTelefono = (texto: string): boolean => NUEVE_CIFRAS.test(texto) || esTelefono(texto);

export const esCodigoPostal = (texto: string): boolean => CP.test(texto.trim());

/** One address with a domain, and nothing a mail header could read as two. */
export const EMAIL = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/;

export const esEmail = (texto: string): boolean => texto.length <= 200 && EMAIL.test(texto.trim());

export const SEMANAS = ['semana1', 'semana2', 'semana3', 'semana4', 'semana5', 'semana6'] as const;
export type Semana = (typeof SEMANAS)[number];

/** Camp timetables: a is the short one, c starts an hour earlier. */
export const OPCIONES_CAMPUS = ['a', 'c'] as const;
export type OpcionCampus = (typeof OPCIONES_CAMPUS)[number];

export const CAMPOS_BANCO = ['cuentaTitular', 'cuentaEntidad', 'cuentaIBAN'] as const;

/** Health data: sealed, never mailed, gone after the camp. */
export const CAMPOS_SALUD = [
  'medicamentos',
  'alergia',
  'enfermedad',
  'calendariovacunal',
  'nadar',
  'gruposanguineo',
] as const;

/** Every field of the enrolment that is typed, chosen or drawn, as the API calls it and as people do. */
const ETIQUETAS = {
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  dni: 'DNI o NIE',
  profesion: 'Profesión',
  direccion: 'Dirección',
  cp: 'Código postal',
  poblacion: 'Población',
  fechaNacimiento: 'Fecha de nacimiento',
  email: 'Email',
  nombrePadreMadreTutor: 'Padre, madre o tutor',
  nombreDeportivo: 'Nombre deportivo',
  altaSocio: 'Alta de socio',
  conPareja: 'Con pareja',
  parejaDeporte: 'Liga por parejas',
  parejaNombre: 'Nombre de tu pareja',
  parejaApellidos: 'Apellidos de tu pareja',
  parejaEmail: 'Email de tu pareja',
  telefono: 'Teléfono',
  centro: 'Centro',
  dias: 'Días',
  fotos: 'Permiso para fotos y vídeos',
  prueba: 'Ha hecho la clase de prueba',
  cuentaTitular: 'Titular de la cuenta',
  cuentaEntidad: 'Entidad bancaria',
  cuentaIBAN: 'IBAN',
  firma: 'Firma',
  firmaEscrita: 'Nombre de quien firma',
  semana1: 'Semana 1',
  semana2: 'Semana 2',
  semana3: 'Semana 3',
  semana4: 'Semana 4',
  semana5: 'Semana 5',
  semana6: 'Semana 6',
  medicamentos: 'Medicamentos que toma',
  alergia: 'Alergias',
  enfermedad: 'Enfermedades',
  calendariovacunal: 'Calendario vacunal al día',
  nadar: 'Sabe nadar',
  gruposanguineo: 'Grupo sanguíneo',
  otrosdatos: 'Otros datos',
  observaciones: 'Observaciones',
};
export type CampoInscripcion = keyof typeof ETIQUETAS;

/** An enrolment being filled in or sent: an empty field is missing, null or blank. */
export type DatosInscripcion = { [campo in CampoInscripcion]?: string | null } & {
  tipo: TipoInscripcion;
  subtipo: Subtipo;
  conforme: boolean;
  conformeinscripcion: boolean;
};

export const etiquetaDeCampo = (campo: CampoInscripcion): string => ETIQUETAS[campo];

/** What was typed in a field, without spaces at its ends; '' when there is nothing. */
export const valorDe = (datos: Pick<DatosInscripcion, CampoInscripcion>, campo: CampoInscripcion): string =>
  datos[campo]?.trim() ?? '';

/** Files that go with an enrolment; the API calls the photo `file`. */
export const ARCHIVOS = ['file', 'comprobantePago'] as const;
export type Archivo = (typeof ARCHIVOS)[number];

type Grupos = {
  subtipos: readonly Subtipo[];
  campos: readonly CampoInscripcion[];
  archivos: readonly Archivo[];
};

const PERSONA = ['nombre', 'apellidos', 'dni', 'fechaNacimiento'] as const;
const CONTACTO = ['direccion', 'cp', 'poblacion', 'email', 'telefono'] as const;
const FINAL = ['firma', 'firmaEscrita', 'otrosdatos', 'observaciones'] as const;
const TUTOR = 'nombrePadreMadreTutor';
/** What is for members also takes who becomes one with it. */
const DE_SOCIOS = [...PERSONA, 'altaSocio', 'profesion'] as const;

/** What is said of whom one enrols with: kept apart from the rest, since it is somebody else's. */
export const DE_LA_PAREJA = ['parejaDeporte', 'parejaNombre', 'parejaApellidos', 'parejaEmail'] as const;
/** Where there is a league by pairs. docs/reglas/inscripciones.md, "With a partner" */
export const CAMPOS_PAREJA = ['conPareja', ...DE_LA_PAREJA] as const;

const esDeLaPareja = (campo: CampoInscripcion): boolean =>
  (DE_LA_PAREJA as readonly CampoInscripcion[]).includes(campo);

/** What each type of enrolment asks for, as data. docs/reglas/inscripciones.md */
const GRUPOS: Record<Familia, Grupos> = {
  escuela: {
    subtipos: SUBTIPOS,
    campos: [...PERSONA, ...CONTACTO, TUTOR, 'centro', 'dias', 'prueba', 'fotos', ...CAMPOS_BANCO, ...FINAL],
    archivos: ['file'],
  },
  equipo: {
    subtipos: SUBTIPOS,
    campos: [...DE_SOCIOS, ...CONTACTO, TUTOR, 'centro', 'dias', 'fotos', ...CAMPOS_BANCO, ...FINAL],
    archivos: ['file'],
  },
  liga: {
    subtipos: SUBTIPOS,
    campos: [
      ...DE_SOCIOS,
      ...CAMPOS_PAREJA,
      ...CONTACTO,
      TUTOR,
      'nombreDeportivo',
      'fotos',
      ...CAMPOS_BANCO,
      ...FINAL,
    ],
    archivos: ['file'],
  },
  socio: {
    subtipos: ['alta'],
    campos: [...PERSONA, 'profesion', ...CONTACTO, TUTOR, ...CAMPOS_BANCO, ...FINAL],
    archivos: ['file'],
  },
  campus: {
    subtipos: ['alta'],
    campos: [...PERSONA, ...CONTACTO, TUTOR, 'fotos', ...SEMANAS, ...CAMPOS_SALUD, ...FINAL],
    archivos: ['file', 'comprobantePago'],
  },
};

/** Only asked for when a minor is enrolled: see `pideTutor`. */
export const DE_MENORES: readonly CampoInscripcion[] = [TUTOR, 'nombreDeportivo'];

export const camposDe = (tipo: TipoInscripcion): readonly CampoInscripcion[] =>
  GRUPOS[familiaDe(tipo)].campos;

export const tieneCampo = (tipo: TipoInscripcion, campo: CampoInscripcion): boolean =>
  camposDe(tipo).includes(campo);

type ConAlta = Pick<DatosInscripcion, 'tipo' | 'subtipo' | 'altaSocio'>;
type ConPareja = Pick<DatosInscripcion, 'conPareja'>;

/** Whether who enrols in what is for members becomes one with it: who renews is one. */
export const daDeAlta = ({ tipo, subtipo, altaSocio }: ConAlta): boolean =>
  altaSocio === 'si' && subtipo === 'alta' && tieneCampo(tipo, 'altaSocio');

/** Of the fields of its type, whether it is asked for: the profession, of who becomes a member; the partner, of who has one. */
export function sePide(campo: CampoInscripcion, datos: ConAlta & ConPareja): boolean {
  if (esDeLaPareja(campo)) return datos.conPareja === 'si';
  if (campo === 'altaSocio') return datos.subtipo === 'alta';
  return campo !== 'profesion' || datos.tipo === 'nuevosocio' || daDeAlta(datos);
}

export const subtiposDe = (tipo: TipoInscripcion): readonly Subtipo[] => GRUPOS[familiaDe(tipo)].subtipos;

export const archivosDe = (tipo: TipoInscripcion): readonly Archivo[] => GRUPOS[familiaDe(tipo)].archivos;

/** The short form of a renovation; the rest goes behind "Han cambiado mis datos". */
export const CAMPOS_RENOVACION = ['nombre', 'apellidos', 'email', 'telefono'] as const;

const DIAS_ESCUELA = ['Lunes/Miércoles', 'Martes/Jueves', 'Viernes (2H)', 'Fin de Semana'];
const DIAS_EQUIPO = ['2', '3', '4'];
const DIAS_DE_TODOS = ['Lunes', 'Miércoles'];

type OpcionDias = { valor: string; etiqueta: string };

const comoSeLlama = (valor: string): OpcionDias => ({ valor, etiqueta: valor });

export function opcionesDeDias(tipo: TipoInscripcion): readonly OpcionDias[] {
  const familia = familiaDe(tipo);
  const deTodos = DIAS_DE_TODOS.map(comoSeLlama);
  if (familia === 'escuela') return [...DIAS_ESCUELA.map(comoSeLlama), ...deTodos];
  if (familia === 'equipo')
    return [...DIAS_EQUIPO.map((valor) => ({ valor, etiqueta: `${valor} días por semana` })), ...deTodos];
  return [];
}

/** Of a class, by the days chosen: one of them alone is an hour, two or the Friday are two. */
export const horasPorSemana = (dias: string): 'una' | 'dos' => (DIAS_DE_TODOS.includes(dias) ? 'una' : 'dos');

export const MAYORIA_DE_EDAD = 18;

/** Whether an adult has to answer for the person enrolled: always in the camp and the children's league. */
export const pideTutor = (tipo: TipoInscripcion, edad: number | null): boolean =>
  tipo === 'campusverano' || tipo === 'ligainfantiltenis' || (edad !== null && edad < MAYORIA_DE_EDAD);
