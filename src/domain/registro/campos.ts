/** What the log tells of. */
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

/**
 * How a field is shown. `oculto` only says that it changed: contact data and free texts, which may hold
 * anything, never reach the log.
 */
export type Clase = 'texto' | 'siNo' | 'fecha' | 'liga' | 'pista' | 'jugador' | 'oculto';

/** `enTitulo`: already said when the entity is named. */
export type Campo = { campo: string; etiqueta: string; clase: Clase; enTitulo: boolean };

const campo = (nombre: string, clase: Clase = 'texto', etiqueta = nombre): Campo => ({
  campo: nombre,
  etiqueta,
  clase,
  enTitulo: false,
});

const titulo = (...datos: Parameters<typeof campo>): Campo => ({ ...campo(...datos), enTitulo: true });

/** The fields the log tells of; what is not here stays out of it. */
export const CAMPOS: Record<Entidad, readonly Campo[]> = {
  pista: [titulo('nombre'), campo('estado')],
  liga: [
    titulo('nombre'),
    campo('estado'),
    campo('inicio', 'texto', 'hora de inicio'),
    campo('final', 'texto', 'hora final'),
    campo('duracion', 'texto', 'duración'),
    campo('usuario', 'texto', 'responsable'),
    campo('idaVuelta', 'siNo', 'ida y vuelta'),
    campo('fechaIdaVuelta', 'fecha', 'vuelta desde'),
    campo('notificar', 'siNo'),
    campo('reglas', 'oculto'),
  ],
  jugador: [
    titulo('nombre'),
    campo('estado'),
    campo('idLiga', 'liga', 'liga'),
    campo('disponibleAmistosos', 'siNo', 'disponible para amistosos'),
    campo('email', 'oculto'),
    campo('telefono', 'oculto', 'teléfono'),
    campo('nombreDeportivo', 'oculto', 'nombre deportivo'),
    campo('publicarNombre', 'siNo', 'publicar su nombre completo'),
  ],
  partido: [
    titulo('idJugador1', 'jugador', 'jugador 1'),
    titulo('idJugador2', 'jugador', 'jugador 2'),
    titulo('fecha', 'fecha'),
    campo('idLiga', 'liga', 'liga'),
    campo('idPista', 'pista', 'pista'),
    campo('duracion', 'texto', 'duración'),
    campo('marcador'),
    campo('sintetico', 'siNo', 'de resolución'),
    campo('jugador1NoPresenta', 'siNo', 'jugador 1 no se presenta'),
    campo('jugador2NoPresenta', 'siNo', 'jugador 2 no se presenta'),
    campo('jugador1Aplaza', 'siNo', 'jugador 1 aplaza'),
    campo('jugador2Aplaza', 'siNo', 'jugador 2 aplaza'),
    campo('clubAplaza', 'siNo', 'lo aplaza el club'),
    campo('cancelado', 'siNo', 'cancelado'),
    campo('observaciones', 'oculto'),
  ],
  incidencia: [
    titulo('idJugador', 'jugador', 'jugador'),
    titulo('fecha', 'fecha'),
    campo('idLiga', 'liga', 'liga'),
  ],
  configuracion: [titulo('clave'), campo('valor')],
  noticia: [
    titulo('nombre', 'texto', 'título'),
    campo('fecha', 'fecha', 'sale el'),
    campo('publicada', 'siNo'),
    campo('fijada', 'siNo'),
    campo('link', 'texto', 'enlace'),
    campo('content', 'oculto', 'texto'),
  ],
};
