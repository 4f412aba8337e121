import { afterEach, expect, it } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import type { Apartados } from '#contract/sitio/cms.ts';
import { paginasDelClub } from '#web/paginas.ts';
import { leerPaginas, paginasCon } from './paginas-halladas.ts';

const APARTADOS: Apartados = [
  { clave: 'club_instalaciones', apartados: ['Reservar una pista', 'Cómo llegar'] },
  { clave: 'escuela_normas', apartados: ['Lluvia y clases perdidas'] },
  { clave: 'escuela_campamentos', apartados: ['Qué traer'] },
];

const direcciones = (buscado: string) => paginasCon(buscado, APARTADOS).map(({ href }) => href);

afterEach(() => ponerClub(SEMILLA));

it.each([
  ['campus', '/escuela-campamentos'],
  ['CAMPUS de ver', '/escuela-campamentos'],
  ['precios', '/escuela-calendario-precios-horarios'],
  ['pádel', '/escuela-padel'],
  ['padel', '/escuela-padel'],
  ['únete', '/club-unete-a-nosotros'],
  ['unete', '/club-unete-a-nosotros'],
  ['horarios', '/competicion-horarios/social'],
  ['cookies', '/cookies'],
  ['reservar', '/club-instalaciones'],
  ['lluvia', '/escuela-normas'],
])('«%s» is found in %s', (buscado, href) => expect(direcciones(buscado)).toContain(href));

it('tells which heading has the words, and finds each page once', () => {
  expect(paginasCon('como llegar', APARTADOS)).toEqual([
    { href: '/club-instalaciones', titulo: 'Instalaciones', apartado: 'Cómo llegar' },
  ]);
  const todas = direcciones('escuela');
  expect(new Set(todas).size).toBe(todas.length);
});

it('finds every page of the menus by its own title, and nothing that the club does not have', () => {
  for (const { path, titulo, clave, oculta } of paginasDelClub())
    if (clave && !oculta) expect(direcciones(titulo), titulo).toContain(path);
  ponerClub({ ...SEMILLA, ofrece: { ...SEMILLA.ofrece, campus: false } });
  expect(direcciones('campus').filter((href) => /camp/.test(href))).toEqual([]);
});

it('of nobody, and of a list that does not come, tells what there is', async () => {
  expect(direcciones('zzz')).toEqual([]);
  const sinRed = () => Promise.reject(new Error('No'));
  expect(await leerPaginas(sinRed as never, '')).toEqual([]);
  expect((await leerPaginas(sinRed as never, 'campus')).map(({ href }) => href)).toContain(
    '/escuela-campamentos',
  );
});
