const cuantos = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`;

/** Texts of the log, which staff read. */
export const mensajes = {
  acciones: { crear: 'Crea', cambiar: 'Cambia', borrar: 'Borra' },
  entidades: {
    pista: 'la pista',
    liga: 'la liga',
    jugador: 'el jugador',
    partido: 'el partido',
    incidencia: 'la incidencia',
    configuracion: 'la opción',
    noticia: 'la noticia',
  },
  nada: 'nada',
  si: 'sí',
  no: 'no',
  cambiado: 'cambiado',
} as const;

/** What is done as a whole, beyond one entity. Each is a sentence whose subject is the user. */
export const hechos = {
  entra: 'Entra',
  sale: 'Sale',
  accesoFallido: 'Intento de acceso fallido',
  copia: 'Descarga una copia de seguridad',
  restaura: (hecha: string) => `Restaura la copia de seguridad hecha el ${hecha}`,
  cambiaPagina: (titulo: string) => `Cambia la página «${titulo}»`,
  restauraPagina: (titulo: string, version: number) =>
    `Recupera la versión ${version} de la página «${titulo}»`,
  lesionados: (n: number, tipo: string) =>
    `Crea ${cuantos(n, 'incidencia', 'incidencias')} de jugadores lesionados (${tipo})`,
  resuelve: (liga: string, n: number) =>
    `Resuelve la división «${liga}»: ${cuantos(n, 'partido de resolución', 'partidos de resolución')}`,
  nuevaTemporada: (liga: string, n: number) =>
    `Abre nueva temporada de «${liga}»: ${cuantos(n, 'jugador', 'jugadores')} en la liga nueva; la anterior queda inactiva`,
} as const;
