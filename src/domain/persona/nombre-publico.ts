import { claveDeNombre, INVISIBLES, normalizarTexto } from '#domain/texto.ts';

/** A player whose name is not told in full: whoever is or was in a league of children, or chose another one. */
export type Reservado = { id: number; nombre: string; nombreDeportivo: string | null };

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
/** What a pattern would read as something else. */
const SIGNOS = /[.*+?^${}()|[\]\\]/g;
const COMA = /^([^,]+),\s*(.+)$/su;

type Partes = { pila: string; apellido: string };

/** The words of a name, the first name first: «García, Alicia» is read the other way round. */
function palabrasDe(nombre: string): string[] {
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
  for (const { id, nombreDeportivo } of porId)
    if (nombreDeportivo !== null) dados.darLibre(id, nombreDeportivo);
  if (completos) return dados.nombres;
  let quedan = porId.filter(({ id }) => !dados.nombres.has(id));
  for (let letras = 1; letras <= MAX_LETRAS; letras += 1) quedan = conLetras(dados, letras, quedan);
  for (const { id, nombre } of quedan) dados.darLibre(id, abreviado(nombre));
  return dados.nombres;
}

/** As short as these, they are also words, «o», «y»: they are somebody's only with a capital. */
const MAX_CORTA = 2;

const apellidosDe = (nombre: string): string[] =>
  palabrasDe(nombre)
    .slice(1)
    .filter((una) => !PARTICULAS.has(una.toLowerCase()));

/** How somebody is written in full: the first name with a surname or more, or the surnames and the first name. */
function enterosDe(nombre: string): string[] {
  const [pila = '', ...resto] = palabrasDe(nombre);
  const apellidos = apellidosDe(nombre);
  const desde = resto.indexOf(apellidos[0] ?? '');
  if (desde < 0) return [];
  const seguidos = resto.slice(desde).map((_, mas) => [pila, ...resto.slice(0, desde + mas + 1)]);
  const sueltos = apellidos.map((apellido) => [pila, apellido]);
  const detras = `${resto.join(' ')}, ${pila}`;
  return [...[...seguidos, ...sueltos].map((tramo) => tramo.join(' ')), detras].map(normalizarTexto);
}

/** How somebody is written: runs of two words or more with a surname in it, the first name with any, and each surname alone. */
function escritosDe(nombre: string, publico: string): string[] {
  const palabras = palabrasDe(nombre);
  const apellidos = apellidosDe(nombre);
  const tramos = palabras.flatMap((_, desde) =>
    palabras.slice(desde + 1).map((__, mas) => palabras.slice(desde, desde + mas + 2)),
  );
  const conApellido = tramos.filter((tramo) => tramo.some((una) => apellidos.includes(una)));
  const dichas = new Set(palabrasDe(normalizarTexto(publico)));
  const solos = apellidos.filter((una) => !dichas.has(normalizarTexto(una)));
  const conPila = apellidos.map((apellido) => [palabras[0], apellido]);
  const juntos = [...conApellido, ...conPila].map((tramo) => tramo.join(' '));
  return [nombre, ...juntos, ...solos].map(normalizarTexto);
}

/** Fewer letters than these make other words when they run together, «Li O» in «lío»: then a capital inside has to tell. */
const MIN_JUNTAS = 6;
const CAPITAL_DENTRO = /.\p{Lu}/su;

/** As `#TomásAguado` has it: where a capital follows a small letter another word begins. */
const OTRA_PALABRA = '(?<=\\p{Ll}\\p{M}*)(?=\\p{Lu})';
const PRINCIPIO = `(?:(?<![\\p{L}\\p{M}\\p{N}])|${OTRA_PALABRA})`;
const FIN = `(?:(?![\\p{L}\\p{N}])|${OTRA_PALABRA})`;

/** Whatever its case, accents, spaces and what is not seen in it, and no longer word; with the full stop that may follow. */
function comoSeEscriba(clave: string): string {
  const letras = [...clave].map((letra) =>
    letra === ' ' ? '[\\s\\p{Cf}]*' : `${letra.replace(SIGNOS, '\\$&')}[\\p{M}\\p{Cf}]*`,
  );
  return `${PRINCIPIO}(?i:${letras.join('')})${FIN}\\.?`;
}

/** The same for what is written together and apart. */
export const juntada = (texto: string): string =>
  normalizarTexto(texto.replace(INVISIBLES, '')).replaceAll(' ', '');

function esOtraPalabra(escrito: string, clave: string): boolean {
  if (clave.replaceAll(' ', '').length <= MAX_CORTA && escrito === escrito.toLowerCase()) return true;
  const corrida = clave.includes(' ') && !/\s/u.test(escrito);
  return corrida && juntada(clave).length < MIN_JUNTAS && !CAPITAL_DENTRO.test(escrito);
}

/** What every text that has somebody's full name has in it, run together. */
export const pilaDe = (nombre: string): string => juntada(palabrasDe(nombre)[0] ?? '');

/**
 * A player who is written about, and how they are called in public; null is as they are written. `entero`: a surname alone
 * is not theirs, only the full name.
 */
type Escrito = { nombre: string; publico: string | null; entero?: boolean };

/**
 * What was written, with the name that each of them has in public in the place of the one they have: the whole of it,
 * parts of two words or more, together or apart, and a surname alone, whatever their case, accents and what is not seen.
 */
export function textoPublico(texto: string, quienes: readonly Escrito[]): string {
  const todo = juntada(texto);
  const publicos = new Map<string, { clave: string; publico: string | null }>();
  for (const { nombre: dado, publico, entero } of quienes) {
    const nombre = dado.replace(INVISIBLES, '');
    for (const clave of entero ? enterosDe(nombre) : escritosDe(nombre, publico ?? nombre)) {
      const junta = juntada(clave);
      if (junta !== '' && todo.includes(junta) && !publicos.has(junta))
        publicos.set(junta, { clave, publico });
    }
  }
  if (publicos.size === 0) return texto;
  const claves = [...publicos.values()].map(({ clave }) => clave).sort((a, b) => b.length - a.length);
  const alguno = new RegExp(claves.map(comoSeEscriba).join('|'), 'gu');
  const dicho = texto.normalize('NFD').replace(alguno, (escrito) => {
    const conPunto = escrito.endsWith('.') && !publicos.has(juntada(escrito));
    const dado = publicos.get(juntada(conPunto ? escrito.slice(0, -1) : escrito));
    if (!dado?.publico || esOtraPalabra(escrito, dado.clave)) return escrito;
    return conPunto && !dado.publico.endsWith('.') ? `${dado.publico}.` : dado.publico;
  });
  return dicho.normalize('NFC');
}
