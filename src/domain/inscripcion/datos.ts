import type { Dia } from '#domain/fecha.ts';
import type { Subtipo, TipoInscripcion } from './tipos.ts';

export const SEMANAS = ['semana1', 'semana2', 'semana3', 'semana4', 'semana5', 'semana6'] as const;
export type Semana = (typeof SEMANAS)[number];

/** Camp timetables: a is the short one, c starts an hour earlier. Spec §9. */
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

/** Every field of the enrolment that is typed, chosen or drawn, as the API calls it. Spec §3. */
const CAMPOS_INSCRIPCION = [
  'nombre',
  'apellidos',
  'dni',
  'profesion',
  'direccion',
  'cp',
  'poblacion',
  'fechaNacimiento',
  'email',
  'nombrePadreMadreTutor',
  'nombreDeportivo',
  'telefono',
  'centro',
  'dias',
  'fotos',
  'prueba',
  ...CAMPOS_BANCO,
  'firma',
  'firmaEscrita',
  ...SEMANAS,
  ...CAMPOS_SALUD,
  'otrosdatos',
  'observaciones',
] as const;
export type CampoInscripcion = (typeof CAMPOS_INSCRIPCION)[number];

/** An enrolment being filled in or sent: an empty field is missing, null or blank. */
export type DatosInscripcion = { [campo in CampoInscripcion]?: string | null } & {
  tipo: TipoInscripcion;
  subtipo: Subtipo;
  conforme: boolean;
  conformeinscripcion: boolean;
};

/** What the visitor reads beside each field. */
const ETIQUETAS: Record<CampoInscripcion, string> = {
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

export const etiquetaDeCampo = (campo: CampoInscripcion): string => ETIQUETAS[campo];

/** What was typed in a field, without spaces at its ends; '' when there is nothing. */
export const valorDe = (datos: Pick<DatosInscripcion, CampoInscripcion>, campo: CampoInscripcion): string =>
  datos[campo]?.trim() ?? '';

/** What rules that depend on the day are told. */
export type Ahora = { hoy: Dia };
