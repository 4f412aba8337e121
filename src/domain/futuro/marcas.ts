import type { Marca } from './zonas.ts';

type Palabras = {
  corto: string;
  /** Where somebody who left could still take it away. */
  siNadieSeVa: string;
  largo: string;
};

/** What is decided, beside a place; the long form is for the legend. */
const MARCAS: Record<Marca, Palabras> = {
  primero: {
    corto: 'Primero seguro',
    siNadieSeVa: 'Primero si nadie se va',
    largo: 'nada de lo que falta le quita el primer puesto',
  },
  ascenso: {
    corto: 'Ascenso seguro',
    siNadieSeVa: 'Ascenso si nadie se va',
    largo: 'nada de lo que falta lo saca del ascenso directo',
  },
  promocion: {
    corto: 'Promoción segura',
    siNadieSeVa: 'Promoción si nadie se va',
    largo: 'nada de lo que falta lo baja de la promoción de ascenso',
  },
  salvado: {
    corto: 'Salvado',
    siNadieSeVa: 'Salvado si nadie se va',
    largo: 'nada de lo que falta lo lleva al descenso ni a su promoción',
  },
  sinDescenso: {
    corto: 'Sin descenso directo',
    siNadieSeVa: 'Sin descenso directo si nadie se va',
    largo: 'nada de lo que falta lo lleva al descenso directo',
  },
  promocionDescenso: {
    corto: 'Promoción de descenso',
    siNadieSeVa: 'Promoción de descenso si nadie se va',
    largo: 'nada de lo que falta lo saca de ella',
  },
  descenso: {
    corto: 'Puesto de descenso',
    siNadieSeVa: 'Puesto de descenso si nadie se va',
    largo: 'nada de lo que falta lo saca de él',
  },
};

export const cortoDe = (marca: Marca, siNadieSeVa: boolean): string =>
  MARCAS[marca][siNadieSeVa ? 'siNadieSeVa' : 'corto'];

export const largoDe = (marca: Marca): string => MARCAS[marca].largo;

/** Under what is decided. */
export const MIENTRAS_NADIE_SE_VAYA = 'Si alguien deja la liga, se calcula de nuevo.';
