/**
 * What staff say yes or no to, and what each is called on the desk and in the log: two columns of the public table,
 * whether minors are published in full, whether the level of players is published, whether players arrange what was put off, with the club's word or without it,
 * and whether «No puedo nunca» keeps a match away.
 */
export const OPCIONES = {
  mostrarIncidencias: 'Mostrar incidencias',
  mostrarAplazadosTotal: 'Mostrar total de aplazados',
  nombresCompletos: 'Publicar los nombres completos de los menores',
  publicarNivel: 'Publicar el nivel de los jugadores',
  aplazadosEntreJugadores: 'Los jugadores ponen fecha a los aplazados',
  aplazadosConfirmaElClub: 'El club confirma la fecha de los aplazados',
  franjasFirmes: 'Respetar siempre que un jugador no pueda nunca',
} as const;
