/** What became of the other day that a player asks for: while the match stays where it was, nobody has answered yes. */
export const ESTADOS_PETICION = ['sinPedir', 'pedida', 'denegada'] as const;
export type EstadoPeticion = (typeof ESTADOS_PETICION)[number];

/** What can be taken back by who did it with their link: a result that was told, an hour that was booked. */
export type ClaseDeActo = 'resultado' | 'hora';

/** For how long. */
export const MINUTOS_PARA_DESHACER = 10;

const MINUTO_S = 60;

/** Until when, in Unix seconds. */
export const finDeActo = (dt: number): number => dt + MINUTOS_PARA_DESHACER * MINUTO_S;
