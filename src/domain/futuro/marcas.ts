import type { Marca } from './zonas.ts';

/** What is decided, beside a place; the long form is for the legend. */
export const MARCAS: Record<Marca, { corto: string; largo: string }> = {
  primero: { corto: 'Primero seguro', largo: 'acabará primero pase lo que pase' },
  ascenso: { corto: 'Ascenso seguro', largo: 'sube pase lo que pase' },
  promocion: { corto: 'Promoción segura', largo: 'jugará al menos la promoción de ascenso pase lo que pase' },
  salvado: { corto: 'Salvado', largo: 'ya no puede bajar ni jugar la promoción de descenso' },
  sinDescenso: { corto: 'Sin descenso directo', largo: 'ya no puede bajar sin jugar la promoción' },
  promocionDescenso: { corto: 'Promoción de descenso', largo: 'la jugará pase lo que pase' },
  descenso: { corto: 'Desciende', largo: 'ya no puede evitar bajar' },
};
