/** What the organiser reads beside a line of a proposal: each says what to do. */
export const mensajes = {
  faltaFecha: 'Indica el día y la hora.',
  faltaPista: 'Elige la pista.',
  faltaLiga: 'Elige la liga.',
  faltaJugador: 'Elige a los dos jugadores o deja la línea sin ninguno.',
  mismoJugador: 'Elige dos jugadores distintos.',
  pistaOcupada: (pista: string, hora: string, partido: string) =>
    `${pista} ya está ocupada a las ${hora} por ${partido}. Cambia la hora o la pista.`,
  jugadorOcupado: (jugador: string, hora: string, partido: string) =>
    `${jugador} ya juega a las ${hora} (${partido}). Cambia la hora o el día.`,
} as const;

/** What is saved, and deserves a look first: a rule the engine would have kept. */
export const avisos = {
  pistaCerrada: (pista: string) => `${pista} no está marcada como disponible.`,
  lesionado: (jugador: string) => `${jugador} tiene una lesión.`,
  eliminado: (jugador: string) => `${jugador} figura como eliminado.`,
  deOtraLiga: (jugador: string) => `${jugador} no es de esta liga.`,
  sinAmistosos: (jugador: string) => `${jugador} no está disponible para amistosos.`,
  mismoNombre: (jugador: string, hora: string) =>
    `Otra ficha con el nombre de ${jugador} juega ese día, a las ${hora}: si es la misma persona, comprueba que puede.`,
  nadaPendiente: (pareja: string) => `${pareja} ya tienen todos sus partidos de esta liga.`,
  vueltaSinAbrir: (pareja: string) =>
    `${pareja} ya tienen su partido de ida, y la vuelta no se puede jugar ese día.`,
} as const;
