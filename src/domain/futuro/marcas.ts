import type { Marca } from './zonas.ts';

/** What is decided, beside a place; the long form is for the legend. */
export const MARCAS: Record<Marca, { corto: string; largo: string }> = {
  primero: { corto: 'Primero seguro', largo: 'nada de lo que falta le quita el primer puesto' },
  ascenso: { corto: 'Ascenso seguro', largo: 'nada de lo que falta lo saca del ascenso directo' },
  promocion: { corto: 'Promoción segura', largo: 'nada de lo que falta lo baja de la promoción de ascenso' },
  salvado: { corto: 'Salvado', largo: 'nada de lo que falta lo lleva al descenso ni a su promoción' },
  sinDescenso: { corto: 'Sin descenso directo', largo: 'nada de lo que falta lo lleva al descenso directo' },
  promocionDescenso: { corto: 'Promoción de descenso', largo: 'nada de lo que falta lo saca de ella' },
  descenso: { corto: 'Puesto de descenso', largo: 'nada de lo que falta lo saca de él' },
};
