/** The ground of a drawing. `calco` is only lines, in the colour of the text around it. */
export type Superficie =
  | 'azul'
  | 'tierra'
  | 'verde'
  | 'hierba'
  | 'cobalto'
  | 'turquesa'
  | 'ambar'
  | 'ciruela'
  | 'pizarra'
  | 'noche'
  | 'calco';

export type Textura = 'liso' | 'bandas' | 'barrido' | 'arena';

export type Tonos = {
  /** The court. */
  suelo: string;
  /** Out of bounds; white text on it is at least 5:1, because headings are written there. */
  fuera: string;
  linea: string;
  /** The service boxes or the kitchen, where they are painted apart. */
  caja: string | null;
  textura: Textura;
};

const BLANCO = '#ffffff';

export const SUPERFICIES: Record<Superficie, Tonos> = {
  azul: { suelo: '#4862a0', fuera: '#2c4379', linea: BLANCO, caja: null, textura: 'liso' },
  tierra: { suelo: '#c4572f', fuera: '#a2441f', linea: BLANCO, caja: null, textura: 'barrido' },
  verde: { suelo: '#3d8062', fuera: '#22553f', linea: BLANCO, caja: null, textura: 'liso' },
  hierba: { suelo: '#5b8a3c', fuera: '#3b6327', linea: BLANCO, caja: null, textura: 'bandas' },
  cobalto: { suelo: '#2f67b8', fuera: '#1c3f78', linea: BLANCO, caja: null, textura: 'arena' },
  turquesa: { suelo: '#25858c', fuera: '#155459', linea: BLANCO, caja: '#d08a3a', textura: 'liso' },
  ambar: { suelo: '#d3862e', fuera: '#27407a', linea: BLANCO, caja: null, textura: 'liso' },
  ciruela: { suelo: '#7a5a9c', fuera: '#51396c', linea: BLANCO, caja: null, textura: 'liso' },
  pizarra: { suelo: '#5f6c86', fuera: '#3c4860', linea: BLANCO, caja: null, textura: 'liso' },
  noche: { suelo: '#2f4685', fuera: '#141d3a', linea: '#f3f6ff', caja: null, textura: 'liso' },
  calco: { suelo: 'none', fuera: 'none', linea: 'currentColor', caja: null, textura: 'liso' },
};
