import { inflateSync } from 'node:zlib';

/** Objects of a PDF by number: the text of their dictionary and the bytes of their stream, inflated. */
type Objeto = { dict: string; stream: string };

function objetos(pdf: Uint8Array): Map<number, Objeto> {
  const bruto = Buffer.from(pdf).toString('latin1');
  const todos = new Map<number, Objeto>();
  for (const [entero, numero] of bruto.matchAll(/(?:^|\n)(\d+) 0 obj\n[\s\S]*?\nendobj/g)) {
    const corte = entero.indexOf('\nstream\n');
    const dict = corte < 0 ? entero : entero.slice(0, corte);
    const bytes = corte < 0 ? '' : entero.slice(corte + 8, entero.lastIndexOf('\nendstream'));
    const inflar = dict.includes('/FlateDecode') && !dict.includes('/Length1');
    const stream = inflar ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes;
    todos.set(Number(numero), { dict, stream });
  }
  return todos;
}

/** A ligature is several characters, apart. */
const deHex = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** From glyph numbers to characters, as the font's ToUnicode map says. */
function mapaDe(cmap: string): Map<number, string> {
  const mapa = new Map<number, string>();
  for (const [, primero, lista] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const textos = [...(lista ?? '').matchAll(/<([\w ]*)>/g)].map(([, hex]) => deHex(hex ?? ''));
    for (const [i, texto] of textos.entries()) mapa.set(Number.parseInt(primero ?? '', 16) + i, texto);
  }
  return mapa;
}

const referencia = (dict: string, clave: string): number =>
  Number(new RegExp(`/${clave} (\\d+) 0 R`).exec(dict)?.[1]);

/** Font names as pages call them ("F1"), each with its map. */
function fuentes(todos: Map<number, Objeto>): Map<string, Map<number, string>> {
  const mapas = new Map<string, Map<number, string>>();
  for (const { dict } of todos.values())
    for (const [, nombre, numero] of dict.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const fuente = todos.get(Number(numero))?.dict ?? '';
      mapas.set(nombre ?? '', mapaDe(todos.get(referencia(fuente, 'ToUnicode'))?.stream ?? ''));
    }
  return mapas;
}

function textoDePagina(contenido: string, mapas: Map<string, Map<number, string>>): string {
  let mapa = new Map<number, string>();
  const trozos: string[] = [];
  for (const [, fuente, piezas] of contenido.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (fuente) mapa = mapas.get(fuente) ?? mapa;
    else if (piezas) {
      const hex = [...(piezas ?? '').matchAll(/<(\w+)>/g)].map(([, h]) => h ?? '').join('');
      const glifos = hex.match(/.{4}/g) ?? [];
      trozos.push(glifos.map((g) => mapa.get(Number.parseInt(g, 16)) ?? '\uFFFD').join(''));
    }
  }
  return trozos.join('');
}

/** Every colour that a PDF of ours is drawn in, as `#rrggbb`. */
export function coloresDePdf(pdf: Uint8Array): Set<string> {
  const canal = (parte: string): string =>
    Math.round(Number(parte) * 255)
      .toString(16)
      .padStart(2, '0');
  const todos = [...objetos(pdf).values()].flatMap(({ stream }) => [
    ...stream.matchAll(/(?:^|\n)([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG|scn|SCN)\b/g),
  ]);
  return new Set(todos.map(([, r = '', g = '', b = '']) => `#${canal(r)}${canal(g)}${canal(b)}`));
}

/** What can be read on each page of a PDF of ours. It knows how our own writer works, and nothing else. */
export function textoDePdf(pdf: Uint8Array): string[] {
  const todos = objetos(pdf);
  const mapas = fuentes(todos);
  return [...todos.values()]
    .filter(({ dict }) => /\/Type \/Page\n/.test(dict))
    .map(({ dict }) => textoDePagina(todos.get(referencia(dict, 'Contents'))?.stream ?? '', mapas));
}
