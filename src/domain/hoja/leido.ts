/** What could be put in a cell instead, and how it is offered. */
export type Propuesta = { texto: string; etiqueta: string };

export type Fallo = { mensaje: string; propuestas: readonly Propuesta[] };

/** What a cell of somebody's spreadsheet says, or why it is not understood. docs/reglas/hojas.md */
export type Leido<T> = { bien: true; valor: T } | ({ bien: false } & Fallo);

export const bien = <T>(valor: T): Leido<T> => ({ bien: true, valor });

export const fallo = (mensaje: string, propuestas: readonly Propuesta[] = []): Fallo => ({
  mensaje,
  propuestas,
});

export const mal = (...dicho: Parameters<typeof fallo>): Leido<never> => ({
  bien: false,
  ...fallo(...dicho),
});
