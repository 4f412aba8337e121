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
