import type { Dia } from '#domain/fecha.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';

export const MAX_PUNTOS_A_MANO = 100;
export const MAX_MOTIVO_A_MANO = 200;

/** Points that the club gives a player of a league, or takes away. docs/reglas/clasificacion.md */
export type Ajuste = {
  /** Never 0. */
  puntos: number;
  fecha: Dia;
  /** Public. null: it cannot be told in public, or who it is of was forgotten. */
  motivo: string | null;
};

export const sumaDe = (ajustes: readonly Ajuste[] = []): number =>
  ajustes.reduce((suma, { puntos }) => suma + puntos, 0);

/** "−2 puntos", "+1 punto". */
export const puntosConSigno = (puntos: number): string =>
  `${puntos < 0 ? '−' : '+'}${Math.abs(puntos)} ${Math.abs(puntos) === 1 ? 'punto' : 'puntos'}`;

/** "−2 puntos el 3 de noviembre de 2026. Motivo: alineación indebida." */
export function fraseDeAjuste({ puntos, fecha, motivo }: Ajuste): string {
  const dado = `${puntosConSigno(puntos)} el ${fechaLarga(fecha)}.`;
  return motivo === null ? dado : `${dado} Motivo: ${motivo.replace(/\.$/u, '')}.`;
}

type Ajustada = { jugador: string; ajustes?: readonly Ajuste[] | undefined };

/** Under a table: "Ana Gil: −2 puntos el 3 de noviembre de 2026. Motivo: alineación indebida." */
export const notasDeAjustes = (filas: readonly Ajustada[]): string[] =>
  filas.flatMap(({ jugador, ajustes = [] }) =>
    ajustes.map((ajuste) => `${jugador}: ${fraseDeAjuste(ajuste)}`),
  );
