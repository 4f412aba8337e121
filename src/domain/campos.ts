import { CUARTOS, MAX_MOTIVO_PUBLICO } from '#domain/clausura/clausura.ts';
import { OPCIONES } from '#domain/club/opciones.ts';
import { MAX_MOTIVO } from '#domain/incidencia/incidencia.ts';
import { NOMBRES_DE_DEPORTE } from '#domain/liga/en-pista.ts';
import { ESTADO_DE_JUGADOR } from '#domain/liga/liga.ts';
import { MAX_NOMBRE_DEPORTIVO, MAX_NOTAS } from '#domain/persona/mensajes.ts';
import { SIN_NOMBRE } from '#domain/persona/olvidar.ts';
import { type Campo, type Clase, esPersonal } from './campo.ts';

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

export const PERSONALES = (Object.keys(PERSONA) as (keyof typeof PERSONA)[]).filter((nombre) =>
  esPersonal(PERSONA[nombre]),
);
