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
