/** Something done as a whole, as the log keeps it: what it was and the data of its sentence. */
export type Hecho = { acto: string; datos: readonly unknown[] };

/** Sentences of acts, made when they are read. Each one's subject is the user. */
export type Frases = Record<string, string | ((...datos: never[]) => string)>;

type Hechos<F extends Frases> = {
  [A in keyof F]: F[A] extends (...datos: infer D) => string ? (...datos: D) => Hecho : Hecho;
};

/** What to note for each sentence: its data, never the sentence. */
export const hechosDe = <F extends Frases>(frases: F): Hechos<F> =>
  Object.fromEntries(
    Object.entries(frases).map(([acto, frase]) => [
      acto,
      typeof frase === 'string' ? { acto, datos: [] } : (...datos: unknown[]): Hecho => ({ acto, datos }),
    ]),
  ) as Hechos<F>;

export type Senala = 'jugador' | 'partido' | 'solicitud';

/** Noted by its id; said by what it is called, while that is known. */
export type Senalado = number | string;

export const elJugador = (quien: Senalado, articulo = 'El'): string =>
  typeof quien === 'number' ? `${articulo} jugador n.º ${quien}` : quien;

export const alJugador = (quien: Senalado, articulo = 'al'): string =>
  typeof quien === 'number' ? `${articulo} jugador n.º ${quien}` : `${articulo.charAt(0)} ${quien}`;

export const delJugador = (quien: Senalado): string =>
  typeof quien === 'number' ? `del jugador n.º ${quien}` : `de ${quien}`;

export const laSolicitud = (cual: Senalado): string =>
  `la solicitud ${typeof cual === 'number' ? `n.º ${cual}` : `de ${cual}`}`;

export const elPartido = (cual: Senalado): string => (typeof cual === 'number' ? `n.º ${cual}` : cual);
