import { SIN_NOMBRE } from '#domain/persona/olvidar.ts';

export const ENTIDADES = [
  'pista',
  'liga',
  'jugador',
  'partido',
  'incidencia',
  'configuracion',
  'noticia',
] as const;
export type Entidad = (typeof ENTIDADES)[number];

/** How a field is shown. `oculto` only says that it changed: contact data and free texts. */
export type Clase = 'texto' | 'siNo' | 'fecha' | 'liga' | 'pista' | 'jugador' | 'desenlace' | 'oculto';

/** `enTitulo`: already said when the entity is named. `alPasar`: how it is told when it becomes so, and when it stops. */
export type Campo = {
  etiqueta: string;
  clase: Clase;
  enTitulo: boolean;
  alPasar?: readonly [si: string, no: string];
};

const campo = (etiqueta: string, clase: Clase = 'texto'): Campo => ({ etiqueta, clase, enTitulo: false });
const titulo = (etiqueta: string, clase: Clase = 'texto'): Campo => ({ etiqueta, clase, enTitulo: true });

/** A yes or no of a match or a piece of news, told as people say it. */
const hecho = (etiqueta: string, si: string, no: string): Campo => ({
  ...campo(etiqueta, 'siNo'),
  alPasar: [si, no],
});

type Parte = { parteDe: string };
const parteDe = (otro: string): Parte => ({ parteDe: otro });

/** Of each field of a player, besides what the log says: its column in files, and what is left once they are forgotten. */
export type CampoJugador = Campo & {
  columna: string;
  /** Tells who they are, so the log forgets it too, and it is looked for in texts. */
  personal: boolean;
  alOlvidar: 'queda' | { pasaA: string | boolean | null };
};

type DeJugador = Omit<CampoJugador, keyof Campo>;
const queda = (columna: string): DeJugador => ({ columna, personal: false, alOlvidar: 'queda' });
const pasaA = (columna: string, valor: string | boolean | null, personal = false): DeJugador => ({
  columna,
  personal,
  alOlvidar: { pasaA: valor },
});

/** Every field of a player that is saved. One that is missing here does not compile (docs/como). */
export const CAMPOS_JUGADOR = {
  nombre: { ...titulo('nombre'), ...pasaA('Nombre', SIN_NOMBRE, true) },
  estado: { ...campo('estado'), ...queda('Estado') },
  idLiga: { ...campo('liga', 'liga'), ...pasaA('Id liga', null) },
  disponibleAmistosos: {
    ...campo('disponible para amistosos', 'siNo'),
    ...pasaA('Disponible para amistosos', false),
  },
  email: { ...campo('email', 'oculto'), ...pasaA('Email', null, true) },
  telefono: { ...campo('teléfono', 'oculto'), ...pasaA('Teléfono', null, true) },
  nombreDeportivo: { ...campo('nombre deportivo', 'oculto'), ...pasaA('Nombre deportivo', null, true) },
  publicarNombre: {
    ...campo('publicar su nombre completo', 'siNo'),
    ...pasaA('Publicar nombre completo', false),
  },
  notas: { ...campo('notas', 'oculto'), ...pasaA('Notas', null) },
  franjas: { ...campo('cuándo puede', 'oculto'), ...pasaA('Cuándo puede', null) },
} as const satisfies Record<string, CampoJugador>;

const CAJAS = {
  jugador1Set1: parteDe('marcador'),
  jugador1Set2: parteDe('marcador'),
  jugador1Set3: parteDe('marcador'),
  jugador1Set4: parteDe('marcador'),
  jugador1Set5: parteDe('marcador'),
  jugador1Set6: parteDe('marcador'),
  jugador2Set1: parteDe('marcador'),
  jugador2Set2: parteDe('marcador'),
  jugador2Set3: parteDe('marcador'),
  jugador2Set4: parteDe('marcador'),
  jugador2Set5: parteDe('marcador'),
  jugador2Set6: parteDe('marcador'),
};

/** The fields of each entity, in the order the log tells them. Of those saved through the API, all of them. */
export const CAMPOS = {
  pista: { nombre: titulo('nombre'), estado: campo('estado') },
  liga: {
    nombre: titulo('nombre'),
    tipo: parteDe('nombre'),
    division: parteDe('nombre'),
    anio: parteDe('nombre'),
    estado: campo('estado'),
    inicio: campo('hora de inicio'),
    horaBaseInicio: parteDe('inicio'),
    minutoBaseInicio: parteDe('inicio'),
    final: campo('hora final'),
    horaBaseFinal: parteDe('final'),
    minutoBaseFinal: parteDe('final'),
    duracion: campo('duración'),
    usuario: campo('responsable'),
    idaVuelta: campo('ida y vuelta', 'siNo'),
    fechaIdaVuelta: campo('vuelta desde', 'fecha'),
    notificar: campo('notificar', 'siNo'),
    reglas: campo('reglas', 'oculto'),
  },
  jugador: CAMPOS_JUGADOR,
  partido: {
    idJugador1: titulo('jugador 1', 'jugador'),
    idJugador2: titulo('jugador 2', 'jugador'),
    fecha: titulo('fecha', 'fecha'),
    idLiga: campo('liga', 'liga'),
    idPista: campo('pista', 'pista'),
    duracion: campo('duración'),
    marcador: campo('marcador'),
    ...CAJAS,
    sintetico: campo('de resolución', 'siNo'),
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
    desenlace: campo('cómo acabó', 'desenlace'),
    observaciones: campo('observaciones', 'oculto'),
  },
  incidencia: {
    idJugador: titulo('jugador', 'jugador'),
    fecha: titulo('fecha', 'fecha'),
    hasta: campo('hasta', 'fecha'),
    idLiga: campo('liga', 'liga'),
    motivo: campo('motivo', 'oculto'),
  },
  configuracion: { clave: titulo('clave'), valor: campo('valor') },
  noticia: {
    nombre: titulo('título'),
    fecha: campo('sale el', 'fecha'),
    publicada: hecho('publicada', 'se publica', 'deja de estar publicada'),
    fijada: hecho('fijada', 'se fija arriba', 'deja de estar fijada'),
    link: campo('enlace'),
    imagen: campo('imagen'),
    content: campo('texto', 'oculto'),
  },
} as const satisfies Record<Entidad, Readonly<Record<string, Campo | Parte>>>;

type ConNombre = Campo & { campo: string };

export const camposDe = (entidad: Entidad): ConNombre[] =>
  Object.entries<Campo | Parte>(CAMPOS[entidad]).flatMap(([nombre, uno]) =>
    'clase' in uno ? [{ ...uno, campo: nombre }] : [],
  );

export const PERSONALES = (Object.keys(CAMPOS_JUGADOR) as (keyof typeof CAMPOS_JUGADOR)[]).filter(
  (nombre) => CAMPOS_JUGADOR[nombre].personal,
);
