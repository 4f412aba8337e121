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
  dosElMismoDia: (jugador: string, hora: string) => `${jugador} juega otro partido ese día, a las ${hora}.`,
  incidencia: (jugador: string) => `${jugador} tiene una incidencia ese día.`,
  fueraDeHorario: (inicio: string, fin: string) => `Fuera del horario de la liga, de ${inicio} a ${fin}.`,
} as const;
