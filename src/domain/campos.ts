import { CUARTOS, MAX_MOTIVO_PUBLICO } from '#domain/clausura/clausura.ts';
import { OPCIONES } from '#domain/club/opciones.ts';
import { MAX_MOTIVO } from '#domain/incidencia/incidencia.ts';
import { NOMBRES_DE_DEPORTE } from '#domain/liga/en-pista.ts';
import { ESTADO_DE_JUGADOR } from '#domain/liga/liga.ts';
import { MAX_NOMBRE_DEPORTIVO, MAX_NOTAS } from '#domain/persona/mensajes.ts';
import { SIN_NOMBRE } from '#domain/persona/olvidar.ts';
import { conMayuscula } from '#domain/texto.ts';

export const ENTIDADES = [
  'pista',
  'liga',
  'jugador',
  'partido',
  'incidencia',
  'clausura',
  'configuracion',
  'noticia',
] as const;
export type Entidad = (typeof ENTIDADES)[number];

/** What a field holds. How it is asked for, checked, kept and told follows from it. */
export type Clase =
  | 'nombre'
  | 'texto'
  | 'parrafo'
  | 'email'
  | 'telefono'
  | 'lista'
  | 'siNo'
  | 'fecha'
  | 'liga'
  | 'pista'
  | 'pistas'
  | 'jugador'
  | 'desenlace';

/** One field of an entity: all that is known of it. What is left out is no. */
export type Campo = {
  /** As it reads inside a sentence: `etiquetaDe` begins one with it. */
  etiqueta: string;
  clase: Clase;
  /** Of a list, its values in the order they are offered, and how each reads. */
  opciones?: Readonly<Record<string, string>>;
  /**
   * It may be left out: a save that does not send it empties it, as in the specification, or leaves it as it was. A list that
   * `nuncaVacia` is left as it was too, and begins with the first of its values.
   */
  opcional?: 'seVacia' | 'queda' | 'nuncaVacia';
  max?: number;
  /** What is said of one that is left empty and may not be. */
  falta?: string;
  /** What the form says under it. */
  ayuda?: string;
  /** Said already where the entity is named. */
  enTitulo?: true;
  /** The log only says that it changed: contact data and free texts. */
  oculto?: true;
  /** How it is told when it becomes so, and when it stops. */
  alPasar?: readonly [si: string, no: string];
  /** What a new one begins with, if not with nothing. */
  deEntrada?: true;
  /** Its column in files, where that is not its label. */
  columna?: string;
  /** What is left of it once its person is forgotten, if not nothing. */
  alOlvidar?: 'queda' | { pasaA: string };
};

/** Part of another field in the log: `parteDe`, by its name. */
type Parte = { parteDe: string };
const parteDe = (otro: string): Parte => ({ parteDe: otro });

const llano = <const C extends Clase>(etiqueta: string, clase: C) => ({ etiqueta, clase });
const titulo = <const C extends Clase>(etiqueta: string, clase: C) => ({
  etiqueta,
  clase,
  enTitulo: true as const,
});
const oculto = (etiqueta: string) => ({ etiqueta, clase: 'texto' as const, oculto: true as const });

/** A yes or no of a match or a piece of news, told as people say it. */
const hecho = (etiqueta: string, si: string, no: string) => ({
  ...llano(etiqueta, 'siNo'),
  alPasar: [si, no] as const,
});

const EN_USO = {
  etiqueta: 'estado',
  clase: 'lista',
  opciones: { activa: 'Activa', inactiva: 'Inactiva' },
  ayuda: 'Solo las activas se ofrecen para partidos nuevos.',
} as const satisfies Campo;

export const PISTA = {
  nombre: {
    etiqueta: 'nombre',
    clase: 'nombre',
    max: 60,
    falta: 'Escribe el nombre de la pista',
    ayuda: 'Como la llamáis: Pista 1, Central…',
    enTitulo: true,
  },
  estado: EN_USO,
  superficie: {
    etiqueta: 'superficie',
    clase: 'lista',
    opciones: {
      tierra: 'Tierra batida',
      dura: 'Dura',
      hierba: 'Hierba',
      cesped: 'Césped artificial',
      otra: 'Otra',
    },
    opcional: 'queda',
  },
  deporte: {
    etiqueta: 'deporte',
    clase: 'lista',
    opciones: NOMBRES_DE_DEPORTE,
    opcional: 'nuncaVacia',
    ayuda: 'Solo se ofrece para partidos de ligas de ese deporte.',
  },
} as const satisfies Record<string, Campo>;

/** What is of the person, whoever they play as. */
export const PERSONA = {
  nombre: {
    etiqueta: 'nombre',
    clase: 'nombre',
    max: 80,
    falta: 'Escribe el nombre del jugador',
    enTitulo: true,
    alOlvidar: { pasaA: SIN_NOMBRE },
  },
  email: { etiqueta: 'email', clase: 'email', opcional: 'seVacia', max: 200, oculto: true },
  telefono: { etiqueta: 'teléfono', clase: 'telefono', opcional: 'seVacia', max: 40, oculto: true },
  nombreDeportivo: {
    etiqueta: 'nombre deportivo',
    clase: 'nombre',
    opcional: 'queda',
    max: MAX_NOMBRE_DEPORTIVO,
    ayuda:
      'Con el que aparece en la web. Vacío: su nombre entero o, si es o fue de la liga infantil, el nombre y la inicial.',
    oculto: true,
  },
  publicarNombre: {
    etiqueta: 'publicar su nombre completo',
    clase: 'siNo',
    opcional: 'queda',
    ayuda:
      'Es o fue de la liga infantil: la web lo llama por el nombre y la inicial. Marcado, dice su nombre y apellidos en todas partes, también en las tablas de entonces.',
    columna: 'Publicar nombre completo',
  },
  notas: {
    etiqueta: 'notas',
    clase: 'parrafo',
    opcional: 'queda',
    max: MAX_NOTAS,
    ayuda: 'Solo para la mesa: quién lo trae, con quién comparte coche… Nunca sale en la web.',
    oculto: true,
  },
  franjas: { etiqueta: 'cuándo puede', clase: 'texto', opcional: 'queda', oculto: true },
} as const satisfies Record<string, Campo>;

/** What is of where they play. */
export const ENTRADA = {
  estado: {
    etiqueta: 'estado',
    clase: 'lista',
    opciones: ESTADO_DE_JUGADOR,
    alOlvidar: 'queda',
  },
  idLiga: { etiqueta: 'liga', clase: 'liga', opcional: 'seVacia', columna: 'Id liga' },
  disponibleAmistosos: {
    etiqueta: 'disponible para amistosos',
    clase: 'siNo',
    opcional: 'seVacia',
    ayuda: 'Las propuestas pueden darle partidos amistosos.',
    deEntrada: true,
  },
} as const satisfies Record<string, Campo>;

const { nombre, ...deLaPersona } = PERSONA;

export const JUGADOR = { nombre, ...ENTRADA, ...deLaPersona } as const satisfies Record<string, Campo>;

export const INCIDENCIA = {
  idJugador: { ...titulo('jugador', 'jugador'), falta: 'Elige al jugador' },
  fecha: { ...titulo('fecha', 'fecha'), falta: 'Indica el día' },
  hasta: {
    ...llano('hasta', 'fecha'),
    opcional: 'seVacia',
    ayuda: 'El último día que falta. Vacío: solo ese día.',
  },
  idLiga: { ...llano('liga', 'liga'), falta: 'Elige la liga' },
  motivo: {
    ...oculto('motivo'),
    opcional: 'seVacia',
    max: MAX_MOTIVO,
    ayuda: 'Si ayuda: viaje, exámenes… Solo se ve aquí.',
  },
} as const satisfies Record<string, Campo>;

export const CLAUSURA = {
  motivo: {
    ...titulo('motivo', 'texto'),
    max: MAX_MOTIVO_PUBLICO,
    falta: 'Escribe por qué se cierra',
    ayuda: 'Se lee en la web: obras, festivo, torneo…',
  },
  fecha: { ...titulo('desde', 'fecha'), falta: 'Indica el primer día' },
  hasta: { ...llano('hasta', 'fecha'), opcional: 'seVacia', ayuda: 'El último día. Vacío: solo ese día.' },
  inicio: {
    ...llano('desde las', 'lista'),
    opciones: CUARTOS,
    opcional: 'seVacia',
    ayuda: 'De cada día. Sin decir: desde que se abre.',
  },
  fin: {
    ...llano('hasta las', 'lista'),
    opciones: CUARTOS,
    opcional: 'seVacia',
    ayuda: 'Sin decir: hasta que se cierra.',
  },
  pistas: { ...llano('pistas', 'pistas'), opcional: 'seVacia' },
} as const satisfies Record<string, Campo>;

type Par<N extends 1 | 2> = `jugador${N}Set${1 | 2 | 3 | 4 | 5 | 6}`;

const CAJAS = Object.fromEntries(
  [1, 2].flatMap((lado) => [1, 2, 3, 4, 5, 6].map((set) => [`jugador${lado}Set${set}`, parteDe('marcador')])),
) as Record<Par<1 | 2>, Parte>;

/** The fields of each entity, in the order the log tells them. Of those saved through the API, all of them. */
export const CAMPOS = {
  pista: PISTA,
  liga: {
    nombre: titulo('nombre', 'texto'),
    tipo: parteDe('nombre'),
    deporte: parteDe('nombre'),
    modo: parteDe('nombre'),
    division: parteDe('nombre'),
    ciclo: parteDe('nombre'),
    anio: parteDe('nombre'),
    estado: EN_USO,
    inicio: llano('hora de inicio', 'texto'),
    horaBaseInicio: parteDe('inicio'),
    minutoBaseInicio: parteDe('inicio'),
    final: llano('hora final', 'texto'),
    horaBaseFinal: parteDe('final'),
    minutoBaseFinal: parteDe('final'),
    duracion: llano('duración', 'texto'),
    usuario: llano('responsable', 'texto'),
    idaVuelta: llano('ida y vuelta', 'siNo'),
    fechaIdaVuelta: llano('vuelta desde', 'fecha'),
    notificar: llano('notificar', 'siNo'),
    reglas: oculto('reglas'),
  },
  jugador: JUGADOR,
  partido: {
    idJugador1: titulo('jugador 1', 'jugador'),
    idJugador2: titulo('jugador 2', 'jugador'),
    fecha: titulo('fecha', 'fecha'),
    idLiga: llano('liga', 'liga'),
    idPista: llano('pista', 'pista'),
    duracion: llano('duración', 'texto'),
    marcador: llano('marcador', 'texto'),
    ...CAJAS,
    sintetico: llano('de resolución', 'siNo'),
    jugador1NoPresenta: hecho(
      'jugador 1 no se presenta',
      'el jugador 1 no se presenta',
      'el jugador 1 sí se presenta',
    ),
    jugador2NoPresenta: hecho(
      'jugador 2 no se presenta',
      'el jugador 2 no se presenta',
      'el jugador 2 sí se presenta',
    ),
    jugador1Aplaza: hecho('jugador 1 aplaza', 'lo aplaza el jugador 1', 'el jugador 1 ya no lo aplaza'),
    jugador2Aplaza: hecho('jugador 2 aplaza', 'lo aplaza el jugador 2', 'el jugador 2 ya no lo aplaza'),
    clubAplaza: hecho('lo aplaza el club', 'lo aplaza el club', 'el club ya no lo aplaza'),
    cancelado: hecho('cancelado', 'se cancela', 'deja de estar cancelado'),
    desenlace: llano('cómo acabó', 'desenlace'),
    observaciones: oculto('observaciones'),
  },
  incidencia: INCIDENCIA,
  clausura: CLAUSURA,
  configuracion: {
    clave: { ...titulo('opción', 'lista'), opciones: OPCIONES },
    valor: { ...llano('', 'lista'), opciones: { true: 'Sí', false: 'No' } },
  },
  noticia: {
    nombre: titulo('título', 'texto'),
    fecha: llano('sale el', 'fecha'),
    programada: hecho('programada', 'se programa', 'deja de estar programada'),
    publicada: hecho('publicada', 'se publica', 'deja de estar publicada'),
    fijada: hecho('fijada', 'se fija arriba', 'deja de estar fijada'),
    link: llano('enlace', 'texto'),
    imagen: llano('imagen', 'texto'),
    content: oculto('texto'),
  },
} as const satisfies Record<Entidad, Readonly<Record<string, Campo | Parte>>>;

type ConNombre = Campo & { campo: string };

export const camposDe = (entidad: Entidad): ConNombre[] =>
  Object.entries<Campo | Parte>(CAMPOS[entidad]).flatMap(([nombre, de]) =>
    'clase' in de ? [{ ...de, campo: nombre }] : [],
  );

/** Tells who somebody is: the log forgets it with them, and it is looked for in texts. */
export const esPersonal = ({ clase }: Campo): boolean =>
  clase === 'nombre' || clase === 'email' || clase === 'telefono';

export const PERSONALES = (Object.keys(PERSONA) as (keyof typeof PERSONA)[]).filter((nombre) =>
  esPersonal(PERSONA[nombre]),
);

export type Campos = Readonly<Record<string, Campo>>;

/** What a field holds where it is said. */
export type Valor<C extends Campo> = C extends { opciones: infer O }
  ? keyof O & string
  : C['clase'] extends 'siNo'
    ? boolean
    : C['clase'] extends 'liga' | 'pista' | 'jugador'
      ? number
      : C['clase'] extends 'pistas'
        ? number[]
        : string;

/** The values of a list, in their order. */
export const valoresDe = <C extends { opciones: object }>({ opciones }: C) =>
  Object.keys(opciones) as (keyof C['opciones'] & string)[];

/** "Superficie": over a box, a column, a row of a comparison. */
export const etiquetaDe = ({ etiqueta }: Campo): string => conMayuscula(etiqueta);

/** Its column in a file. */
export const columnaDe = (campo: Campo): string => campo.columna ?? etiquetaDe(campo);

export const SIN_DECIR = 'Sin decir';

/** What a form offers of a list; where nothing may be said, that first. */
export const opcionesDe = ({ opciones = {}, opcional }: Campo): { value: string; label: string }[] => [
  ...(opcional === undefined || opcional === 'nuncaVacia' ? [] : [{ value: '', label: SIN_DECIR }]),
  ...Object.entries(opciones).map(([value, label]) => ({ value, label })),
];

/** A value as a column, a comparison or a file says it: "Tierra batida", "Sí"; '' of what is not said. */
export function enPalabras({ clase, opciones }: Campo, valor: unknown): string {
  if (clase === 'siNo') return valor ? 'Sí' : 'No';
  const texto = String(valor ?? '');
  return opciones?.[texto] ?? texto;
}

/** What a form says of a field that was left empty and may not be; null when all is well. */
export const faltaEn = ({ falta }: Campo, valor: unknown): string | null =>
  falta !== undefined && String(valor ?? '').trim() === '' ? falta : null;

type EnFormulario<C extends Campo> =
  Valor<C> extends number
    ? number | null
    : Valor<C> extends number[]
      ? number[]
      : C extends { opcional: 'seVacia' | 'queda' }
        ? Valor<C> | (Valor<C> extends boolean ? never : '')
        : Valor<C>;

/** What a form holds: texts and lists that say nothing are ''. */
export type Formulario<T extends Campos> = { -readonly [K in keyof T]: EnFormulario<T[K]> };

/** What is there of it where nothing is said. */
export const nadaDe = ({ clase }: Campo): false | null => (clase === 'siNo' ? false : null);

const vacioDe = ({ clase }: Campo): unknown => {
  if (clase === 'siNo') return false;
  if (clase === 'pistas') return [];
  return clase === 'liga' || clase === 'pista' || clase === 'jugador' ? null : '';
};

const alEmpezar = ({ deEntrada, opcional, opciones = {} }: Campo): unknown =>
  deEntrada ?? (opcional === 'seVacia' || opcional === 'queda' ? undefined : Object.keys(opciones)[0]);

/** What the form of that entity begins with; of null, that of a new one. */
export const enFormulario = <T extends Campos>(
  campos: T,
  entidad: Readonly<Record<string, unknown>> | null,
): Formulario<T> =>
  Object.fromEntries(
    Object.entries(campos).map(([nombre, campo]) => [
      nombre,
      (entidad ? entidad[nombre] : alEmpezar(campo)) ?? vacioDe(campo),
    ]),
  ) as Formulario<T>;

/** Fields beyond the specification, which may also not be there. */
type Sueltos<T extends Campos> = {
  [K in keyof T]: T[K] extends { clase: 'siNo' } ? never : T[K] extends { opcional: 'queda' } ? K : never;
}[keyof T];

/** What is kept of those fields: null of what nobody said. */
export type Guardado<T extends Campos> = {
  -readonly [K in Exclude<keyof T, Sueltos<T>>]: T[K] extends {
    opcional: 'seVacia';
    clase: Exclude<Clase, 'siNo'>;
  }
    ? Valor<T[K]> | null
    : Valor<T[K]>;
} & { -readonly [K in Sueltos<T>]?: Valor<T[K]> | null | undefined };

/** What a new one has of which nothing is said; what must be said of it is not there. */
export const nuevoDe = <T extends Campos>(campos: T) =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nombre, campo]) => {
      const inicial = alEmpezar(campo) ?? nadaDe(campo);
      return inicial === null && !campo.opcional ? [] : [[nombre, inicial]];
    }),
  ) as Omit<Guardado<T>, 'nombre'>;

/** What is left of them once their person is forgotten; what stays is not there. */
export const olvidoDe = <T extends Campos>(campos: T) =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nombre, campo]) => {
      if (campo.alOlvidar === 'queda') return [];
      return [[nombre, campo.alOlvidar?.pasaA ?? nadaDe(campo)]];
    }),
  ) as Partial<Guardado<T>>;

/** The names of the fields of a table. */
export const nombresDe = <T extends Campos>(campos: T) => Object.keys(campos) as (keyof T & string)[];

type SiNo<T extends Campos> = { [K in keyof T]: T[K] extends { clase: 'siNo' } ? K : never }[keyof T];

/** And of those that are a yes or a no. */
export const siNosDe = <T extends Campos>(campos: T) =>
  nombresDe(campos).filter((nombre) => campos[nombre]?.clase === 'siNo') as SiNo<T>[];

/** What is wrong in a form by what its fields say of themselves: the message of each. */
export const faltasEn = (
  campos: Campos,
  valores: Readonly<Record<string, unknown>>,
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(campos).map(([nombre, campo]) => [nombre, faltaEn(campo, valores[nombre])]),
  );
