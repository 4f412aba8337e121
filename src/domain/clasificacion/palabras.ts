import type { Criterio, Medida } from '#domain/liga/reglas.ts';
import type { Desempate } from './fila.ts';

/** `entre`: "entre los tres", of those who are tied when the criterion is applied. */
type Palabras = {
  /** After "empatan" or "igualan". */
  iguales: (entre: string) => string;
  /** Why the one is before the other, by both values as they are read. */
  decide: (propio: string, ajeno: string, medida: Medida | null, entre: string) => string;
};

const medido =
  (que: string): Palabras['decide'] =>
  (propio, ajeno, medida) =>
    `tiene mejor ${medida ?? 'diferencia'} de ${que} (${propio} frente a ${ajeno})`;

const enLiguilla = (que: string, decide: Palabras['decide']): Palabras => ({
  iguales: (entre) => `en ${que} ${entre}`,
  decide: (propio, ajeno, medida, entre) =>
    `en los partidos ${entre} ${decide(propio, ajeno, medida, entre)}`,
});

/** How each criterion is told. docs/como/desempate.md */
export const PALABRAS: Record<Criterio, Palabras> = {
  directo: {
    iguales: () => 'en partidos entre los dos',
    decide: (propio, ajeno) => `ganó más partidos entre los dos (${propio} a ${ajeno})`,
  },
  sets: { iguales: () => 'en sets', decide: medido('sets') },
  juegos: { iguales: () => 'en juegos', decide: medido('juegos') },
  menosWo: {
    iguales: () => 'en incomparecencias',
    decide: (propio, ajeno) => `ha faltado a menos partidos (${propio} frente a ${ajeno})`,
  },
  puntosEntre: enLiguilla('puntos', (propio, ajeno) => `suma más puntos (${propio} frente a ${ajeno})`),
  setsEntre: enLiguilla('sets', medido('sets')),
  juegosEntre: enLiguilla('juegos', medido('juegos')),
  menosPartidos: {
    iguales: () => 'en partidos jugados',
    decide: (propio, ajeno) => `ha jugado menos partidos (${propio} frente a ${ajeno})`,
  },
};

const EN_LETRA = ['', '', '', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** "entre los tres"; of some of those who have those points, "entre los tres que siguen empatados". */
export function entreLos({ empatados, enPuntos }: Pick<Desempate, 'empatados' | 'enPuntos'>): string {
  if (empatados === 2) return 'entre los dos';
  const cuantos = EN_LETRA[empatados] ?? empatados;
  return `entre los ${cuantos}${empatados < enPuntos ? ' que siguen empatados' : ''}`;
}

export const enQueIgualan = (iguales: readonly Criterio[], entre: string): string[] =>
  iguales.map((criterio) => PALABRAS[criterio].iguales(entre));
