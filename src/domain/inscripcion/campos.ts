import { CAMPOS_BANCO, CAMPOS_SALUD, type CampoInscripcion, SEMANAS } from './datos.ts';
import { type Familia, familiaDe, SUBTIPOS, type Subtipo, type TipoInscripcion } from './tipos.ts';

/** Files that go with an enrolment; the API calls the photo `file`. Spec §3. */
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

/** The table of domain.md, "Enrolment types", as data. */
const GRUPOS: Record<Familia, Grupos> = {
  escuela: {
    subtipos: SUBTIPOS,
    campos: [...PERSONA, ...CONTACTO, TUTOR, 'centro', 'dias', 'prueba', 'fotos', ...CAMPOS_BANCO, ...FINAL],
    archivos: ['file'],
  },
  equipo: {
    subtipos: SUBTIPOS,
    campos: [...PERSONA, ...CONTACTO, TUTOR, 'centro', 'dias', 'fotos', ...CAMPOS_BANCO, ...FINAL],
    archivos: ['file'],
  },
  liga: {
    subtipos: SUBTIPOS,
    campos: [...PERSONA, ...CONTACTO, TUTOR, 'nombreDeportivo', 'fotos', ...CAMPOS_BANCO, ...FINAL],
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

/** The fields a type has, in reading order, those of minors among them. */
export const camposDe = (tipo: TipoInscripcion): readonly CampoInscripcion[] =>
  GRUPOS[familiaDe(tipo)].campos;

export const tieneCampo = (tipo: TipoInscripcion, campo: CampoInscripcion): boolean =>
  camposDe(tipo).includes(campo);

/** alta and renovacion, or only alta. */
export const subtiposDe = (tipo: TipoInscripcion): readonly Subtipo[] => GRUPOS[familiaDe(tipo)].subtipos;

export const archivosDe = (tipo: TipoInscripcion): readonly Archivo[] => GRUPOS[familiaDe(tipo)].archivos;

/** The short form of a renovation; the rest goes behind "Han cambiado mis datos". domain.md. */
export const CAMPOS_RENOVACION = [
  'nombre',
  'apellidos',
  'email',
  'telefono',
] as const satisfies readonly CampoInscripcion[];

const DIAS_ESCUELA = ['Lunes/Miércoles', 'Martes/Jueves', 'Viernes (2H)', 'Fin de Semana'];
const DIAS_EQUIPO = ['2', '3', '4'];
const DIAS_DE_TODOS = ['Lunes', 'Miércoles'];

type OpcionDias = { valor: string; etiqueta: string };

const comoSeLlama = (valor: string): OpcionDias => ({ valor, etiqueta: valor });

/** Days offered by a type; none when it has no classes. Spec §5, domain.md. */
export function opcionesDeDias(tipo: TipoInscripcion): readonly OpcionDias[] {
  const familia = familiaDe(tipo);
  const deTodos = DIAS_DE_TODOS.map(comoSeLlama);
  if (familia === 'escuela') return [...DIAS_ESCUELA.map(comoSeLlama), ...deTodos];
  if (familia === 'equipo')
    return [...DIAS_EQUIPO.map((valor) => ({ valor, etiqueta: `${valor} días por semana` })), ...deTodos];
  return [];
}

export const MAYORIA_DE_EDAD = 18;

/** Whether an adult has to answer for the person enrolled: always in the camp and the children's league. */
export const pideTutor = (tipo: TipoInscripcion, edad: number | null): boolean =>
  tipo === 'campusverano' || tipo === 'ligainfantiltenis' || (edad !== null && edad < MAYORIA_DE_EDAD);
