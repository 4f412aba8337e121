import type { Endpoint } from '#contract/endpoint.ts';

type Verbo = Endpoint['method'];

/** Something that a screen shows: by its role and name, or by the label of its field. Exact words. */
export type Mira = {
  rol?:
    | 'button'
    | 'link'
    | 'checkbox'
    | 'combobox'
    | 'textbox'
    | 'searchbox'
    | 'columnheader'
    | 'table'
    | 'option'
    | 'heading'
    | 'group';
  nombre?: string;
  etiqueta?: string;
  texto?: string;
  /** In the bar of the desk; else in the screen itself. */
  enLaBarra?: true;
  /** How many; at least one unless told. */
  cuantos?: number;
  estado?: 'disabled' | 'enabled';
};

/** How a sentence of the specification is kept true. */
export type Comprobacion =
  /** A page as the server renders it, without scripts: its title, its words, its markup. */
  | {
      tipo: 'pagina';
      path: string;
      estado?: number;
      titulo?: string;
      contiene?: readonly (string | RegExp)[];
    }
  /** A call: that it is there under that path, and what it takes and answers by its contract. */
  | {
      tipo: 'llamada';
      verbos: readonly Verbo[];
      path: string;
      consulta?: readonly string[];
      cuerpo?: readonly string[];
      responde?: readonly string[];
    }
  /** A rule or a constant. */
  | { tipo: 'igual'; que: () => unknown; es: unknown }
  /** One of the texts people read. */
  | { tipo: 'mensaje'; texto: string }
  /** What a screen shows at 1366 px to somebody signed in: tests/e2e/especificacion.spec.ts. */
  | { tipo: 'pantalla'; path: string; mira: readonly Mira[] }
  /** Another test that tries it whole. */
  | { tipo: 'prueba'; archivo: string; titulo: string }
  /** A declared departure: the row of docs/desviaciones.md that begins so. */
  | { tipo: 'desviacion'; fila: string }
  /** No machine can tell, and why. */
  | { tipo: 'noSePuede'; porque: string };

export type Frase = readonly [palabras: string, ...como: readonly [Comprobacion, ...Comprobacion[]]];

type De<T extends Comprobacion['tipo']> = Extract<Comprobacion, { tipo: T }>;

export const pagina = (path: string, resto: Omit<De<'pagina'>, 'tipo' | 'path'> = {}): Comprobacion => ({
  tipo: 'pagina',
  path,
  ...resto,
});

type Dicho = Omit<De<'llamada'>, 'tipo' | 'verbos' | 'path'>;

/** "GET POST /api/…", as the specification writes it. */
export function llamada(escrita: string, dicho: Dicho = {}): Comprobacion {
  const palabras = escrita.split(' ');
  const path = palabras.at(-1) ?? '';
  return { tipo: 'llamada', verbos: palabras.slice(0, -1) as Verbo[], path, ...dicho };
}

export const igual = (que: () => unknown, es: unknown): Comprobacion => ({ tipo: 'igual', que, es });
export const mensaje = (texto: string): Comprobacion => ({ tipo: 'mensaje', texto });
export const pantalla = (path: string, ...mira: readonly Mira[]): Comprobacion => ({
  tipo: 'pantalla',
  path,
  mira,
});
export const prueba = (archivo: string, titulo: string): Comprobacion => ({
  tipo: 'prueba',
  archivo,
  titulo,
});
export const desviacion = (fila: string): Comprobacion => ({ tipo: 'desviacion', fila });
export const noSePuede = (porque: string): Comprobacion => ({ tipo: 'noSePuede', porque });

export const boton = (nombre: string, estado?: Mira['estado']): Mira => ({
  rol: 'button',
  nombre,
  ...(estado && { estado }),
});
export const enLaBarra = (rol: 'link' | 'button', nombre: string): Mira => ({ rol, nombre, enLaBarra: true });
export const enlace = (nombre: string): Mira => ({ rol: 'link', nombre });
export const campo = (etiqueta: string): Mira => ({ etiqueta });
export const columna = (nombre: string): Mira => ({ rol: 'columnheader', nombre });
export const casilla = (nombre: string, cuantos?: number): Mira => ({
  rol: 'checkbox',
  nombre,
  ...(cuantos !== undefined && { cuantos }),
});
