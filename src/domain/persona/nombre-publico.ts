import { claveDeNombre } from '#domain/texto.ts';

/** A player whose name is not told in full: whoever is or was in a league of children, or chose another one. */
export type Reservado = { id: number; nombre: string; nombreDeportivo?: string | null | undefined };

/** As many letters of a surname as are ever told, and never the whole of it. */
const MAX_LETRAS = 3;

/** They begin a surname without saying whose it is: «de la Fuente» is told by its F. */
export const PARTICULAS: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'y',
  'san',
  'santa',
  'da',
  'do',
  'dos',
  'van',
  'von',
]);

const LETRAS = /[\p{L}\p{M}\p{N}]/gu;
const COMA = /^([^,]+),\s*(.+)$/su;

type Partes = { pila: string; apellido: string };

/** The words of a name, the first name first: «García, Alicia» is read the other way round. */
export function palabrasDe(nombre: string): string[] {
  const [, detras, delante] = COMA.exec(nombre) ?? [];
  const enOrden = delante && detras ? `${delante} ${detras}` : nombre;
  return enOrden.split(/\s+/u).filter((palabra) => palabra !== '');
}

function partesDe(nombre: string): Partes {
  const [pila = '', ...resto] = palabrasDe(nombre);
  const palabra = resto.find((una) => !PARTICULAS.has(una.toLowerCase())) ?? resto[0] ?? '';
  return { pila, apellido: (palabra.normalize('NFC').match(LETRAS) ?? []).join('') };
}

/** «Alicia G.» of Alicia García; with two letters, «Alicia Ga.». Who has one word is that word. */
export function abreviado(nombre: string, letras = 1): string {
  const { pila, apellido } = partesDe(nombre);
  const [primera = '', ...demas] = [...apellido];
  if (primera === '') return pila;
  const cuantas = Math.min(letras, Math.max(1, demas.length));
  return `${pila} ${primera.toUpperCase()}${demas.slice(0, cuantas - 1).join('')}.`;
}

/** Names as they are given, each to one player: nobody else is called so, whatever the case and the accents. */
class Dados {
  readonly nombres = new Map<number, string>();
  readonly #claves = new Set<string>();

  dar(id: number, nombre: string): void {
    this.nombres.set(id, nombre);
    this.#claves.add(claveDeNombre(nombre));
  }

  tiene = (nombre: string): boolean => this.#claves.has(claveDeNombre(nombre));

  /** The name as it is, or with the first number that nobody has: «Alicia G. 2». */
  darLibre(id: number, nombre: string): void {
    let libre = nombre;
    for (let numero = 2; this.tiene(libre); numero += 1) libre = `${nombre} ${numero}`;
    this.dar(id, libre);
  }
}

/** Names those whom so many letters tell apart; answers the rest. */
function conLetras(dados: Dados, letras: number, todos: readonly Reservado[]): Reservado[] {
  const deCada = Map.groupBy(todos, ({ nombre }) => claveDeNombre(abreviado(nombre, letras)));
  const unicos = new Set(
    [...deCada.values()].flatMap(([uno, otro]) =>
      uno && !otro && !dados.tiene(abreviado(uno.nombre, letras)) ? [uno] : [],
    ),
  );
  for (const { id, nombre } of unicos) dados.dar(id, abreviado(nombre, letras));
  return todos.filter((uno) => !unicos.has(uno));
}

/**
 * How each of them is called in public, by id: as their family chose, or by first name and initial. Those that would
 * read alike have more letters of the surname, up to three and never all of it; if that does not tell them apart, a
 * number, the first of them by id without it. With full names, only those who chose.
 */
export function nombresPublicos(todos: readonly Reservado[], completos: boolean): Map<number, string> {
  const dados = new Dados();
  const porId = todos.toSorted((a, b) => a.id - b.id);
  for (const { id, nombreDeportivo } of porId) if (nombreDeportivo) dados.darLibre(id, nombreDeportivo);
  if (completos) return dados.nombres;
  let quedan = porId.filter(({ id }) => !dados.nombres.has(id));
  for (let letras = 1; letras <= MAX_LETRAS; letras += 1) quedan = conLetras(dados, letras, quedan);
  for (const { id, nombre } of quedan) dados.darLibre(id, abreviado(nombre));
  return dados.nombres;
}
