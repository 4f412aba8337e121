import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { rutas } from '#contract/rutas.ts';
import { CLAVES_CMS } from '#contract/sitio/cms.ts';
import { FORMULARIOS } from '#contract/solicitudes/inscripcion.ts';
import { dichoDe } from './fichas.server.ts';
import { MODULO_TEXTO, PAGINAS, paginaDe } from './paginas.ts';
import { destinoDeEnlace, menuDeEnlace, porSecciones } from './paginas-enlaces.ts';
import { direccionesPublicas, menusPublicos } from './paginas-menus.ts';
import { PAGINAS_PRIVADAS } from './paginas-privadas.ts';

const here = new URL('./', import.meta.url);
const WRITTEN = globSync('{site,layout,private}/**/*.{ts,tsx}', { cwd: here }).map((path) => ({
  path,
  code: readFileSync(new URL(path, here), 'utf8'),
}));

describe('the pages', () => {
  test.each([...PAGINAS, ...PAGINAS_PRIVADAS])('$path is drawn by a module that is there', (pagina) => {
    const modulo = pagina.modulo ?? ('clave' in pagina ? MODULO_TEXTO : 'none');
    expect(existsSync(new URL(modulo, here)), modulo).toBe(true);
  });

  it('are all those that a module takes itself for', () => {
    const taken = WRITTEN.flatMap(({ code }) =>
      [...code.matchAll(/\bpaginaDe\('([^']+)'\)/g)].map(([, path = '']) => path),
    );
    expect(taken.length).toBeGreaterThan(10);
    for (const path of taken) expect(paginaDe(path).path).toBe(path);
  });

  it('tell what a link to them is about, by their menu', () => {
    const enlaces = ['/escuela-pickleball?a=1#b', '/competicion-horarios/social', 'https://a.example', null];
    expect(enlaces.map(menuDeEnlace)).toEqual(['Escuela', 'Competiciones', undefined, undefined]);
    expect(menuDeEnlace(rutas.partido(7))).toBe('Competiciones');
  });

  it('sort the news into the sections that have any', () => {
    const noticias = ['/escuela-padel', rutas.partido(7), null, '/escuela-campamentos'].map((link) => ({
      link,
    }));
    const todas = porSecciones(noticias, null);
    expect(todas.secciones.map(([id]) => id)).toEqual(['escuela', 'competiciones']);
    expect(porSecciones(noticias, 'escuela').suyas).toEqual([noticias[0], noticias[3]]);
    for (const pedida of ['servicios', 'Escuela', 'toString'])
      expect(porSecciones(noticias, pedida)).toEqual(todas);
    expect(todas).toMatchObject({ seccion: '', suyas: noticias });
  });

  it('tell where a link to them leads', () => {
    const enlaces = [
      '/competicion-resultados/social?a=1',
      rutas.partido(7),
      '/noticias/7',
      'https://a.example/b',
    ];
    expect(enlaces.map(destinoDeEnlace)).toEqual([
      'Ver resultados de la liga social',
      'Ver el partido',
      'Seguir en esta web',
      'Seguir en a.example',
    ]);
  });

  it('have one for every text of the club', () => {
    expect(PAGINAS.flatMap(({ clave }) => clave ?? []).sort()).toEqual([...CLAVES_CMS].sort());
  });

  test.each(PAGINAS)('$path says what it is in a sentence', ({ path }) => {
    expect(dichoDe(path, path)?.length).toBeGreaterThan(20);
  });

  it('that search engines keep say each its own', () => {
    const patronDe = (address: string): string =>
      PAGINAS.find(({ enlaces }) => enlaces?.some(({ href }) => href === address))?.path ?? address;
    const sentences = direccionesPublicas().map((address) => dichoDe(patronDe(address), address));
    expect(sentences.filter((one, i) => sentences.indexOf(one) !== i)).toEqual([]);
  });
});

test.each([true, false])('a club with networks (%s) has them in its menu', (hayRedes) => {
  const rotulos = menusPublicos(hayRedes).flatMap(({ entradas }) => entradas.map(({ titulo }) => titulo));
  expect(rotulos.includes('Redes sociales')).toBe(hayRedes);
  expect(rotulos).toContain('Contacto');
});

test('the map of the site has one link of each page', () => {
  const [todos, breves] = [false, true].map((breve) =>
    menusPublicos(true, breve).flatMap(({ entradas }) => entradas),
  );
  expect(breves?.filter(({ href }) => href.startsWith('/competicion-horarios'))).toEqual([
    { titulo: 'Horarios', href: '/competicion-horarios' },
  ]);
  expect(breves?.every(({ href }) => !href.includes(':'))).toBe(true);
  expect(breves?.length).toBeLessThan(todos?.length ?? 0);
});

test.each(Object.entries(FORMULARIOS))('something sends the form %s', (_tipo, { path }) => {
  const call = new RegExp(`'(?:POST )?${path}'`);
  expect(WRITTEN.filter(({ code }) => call.test(code))).not.toEqual([]);
});
