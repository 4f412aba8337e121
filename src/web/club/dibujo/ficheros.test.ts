import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { club, ponerClub } from '#club';
import { CLAVES_CMS } from '#contract/sitio/cms.ts';
import { HUECOS } from '#contract/sitio/huecos.ts';
import { dibujoDeHueco } from '#contract/sitio/sitio.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { ESCENAS_NOTICIA } from '#domain/noticia/escena.ts';
import { SECCIONES } from './dibujos.ts';
import { dibujoDeNombre } from './ficheros.ts';
import { trazarMarcador } from './tablero.tsx';

const { colores } = club;
afterEach(() => ponerClub({ ...club, colores }));

/** What happened at a match is drawn and not a file. */
const DE_NOTICIA = ESCENAS_NOTICIA.filter((escena) => escena !== 'resultados');

const DISTINTOS = [
  ...SECCIONES,
  ...DE_NOTICIA.map((escena) => `noticia-${escena}`),
  ...TIPOS_GESTIONADOS.map((tipo) => `liga-${tipo}`),
  'bienvenida',
  'mapa',
];

const NOMBRES = [
  ...DISTINTOS,
  ...HUECOS.map((hueco) => `gente-${dibujoDeHueco(hueco)}`),
  ...club.escuela.programas.map(({ id }) => `clase-${id}`),
  ...CLAVES_CMS.map((clave) => `texto-${clave}`),
];

test.each([...new Set(NOMBRES)])('%s is a whole picture that depends on no other file', (nombre) => {
  const svg = dibujoDeNombre(nombre) ?? '';
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="/);
  expect(svg).toMatch(/<\/svg>$/);
  expect(svg).not.toMatch(/ style=|href=|<script|<image|@import|url\((?!#)|NaN|undefined/);
});

test.each(['toString', 'otro', '../secreto', 'gente-toString', 'noticia-otra', ''])(
  '%j is no drawing',
  (nombre) => expect(dibujoDeNombre(nombre)).toBeNull(),
);

test('each section, subject of the news, league, place and programme has a drawing of its own', () => {
  const distintos = (nombres: readonly string[]) => new Set(nombres.map(dibujoDeNombre)).size;
  expect(distintos(DISTINTOS)).toBe(DISTINTOS.length);
  expect(distintos(HUECOS.map((hueco) => `gente-${dibujoDeHueco(hueco)}`))).toBe(HUECOS.length);
  const { programas } = club.escuela;
  expect(distintos(programas.map(({ id }) => `clase-${id}`))).toBe(programas.length);
  expect(dibujoDeNombre('clase-toString')).toBe(dibujoDeNombre('noticia-escuela'));
});

const REGLA = /\.(\w+?)(-linea)?\s*\{\s*(fill|stroke): ?(#[0-9a-f]{6});? *\}/gi;

test('a class that is a colour of the club follows it, and has that of the invented club in the file', () => {
  const otros = Object.fromEntries(Object.keys(colores).map((nombre, i) => [nombre, `#0f0f${10 + i}`]));
  const reglas = (nombre: string) => [...(dibujoDeNombre(nombre) ?? '').matchAll(REGLA)];
  const antes = new Map(NOMBRES.map((nombre) => [nombre, reglas(nombre)]));
  ponerClub({ ...club, colores: { ...colores, ...otros } });
  for (const [nombre, suyas] of antes) {
    const ahora = reglas(nombre);
    for (const [i, [, clase = '', linea, que, color]] of suyas.entries()) {
      expect(que, `${nombre}: ${clase}`).toBe(linea ? 'stroke' : 'fill');
      if (!clase.startsWith('sobre')) {
        expect(color, `${nombre}: ${clase}`).toBe(Reflect.get(colores, clase));
        expect(ahora[i]?.[4]).toBe(otros[clase]);
      }
    }
  }
});

test('over a pale court, its lines are dark', () => {
  expect(dibujoDeNombre('inicio')).toContain('.sobrePista-linea { stroke: #ffffff; }');
  ponerClub({ ...club, colores: { ...colores, pista: '#ffee88', tinta: '#112233' } });
  expect(dibujoDeNombre('inicio')).toContain('.sobrePista-linea { stroke: #112233; }');
});

const MEDIDAS = ['23.77 x 10.97', '20 x 10', '13.41 x 6.1', '10.97 x 5.49'];

test.each(SECCIONES.filter((seccion) => !['servicios', 'vacio'].includes(seccion)))(
  'the court of %s is to scale, in metres',
  (seccion) => {
    // The first is out of bounds.
    const [, suelo] = (dibujoDeNombre(seccion) ?? '').matchAll(
      /<rect [^>]*width="([\d.]+)" height="([\d.]+)"/g,
    );
    expect(MEDIDAS).toContain(`${suelo?.[1]} x ${suelo?.[2]}`);
  },
);

test('the people of the front page are two on a phone, and stand on no ground of their own', () => {
  const svg = dibujoDeNombre('bienvenida') ?? '';
  expect(svg).not.toContain('<rect');
  expect(svg).toMatch(/@media \(max-width:300px\){\.o{display:none}.*<g class="o">/s);
});

test('the board of a match has its sets and its names, fitted', () => {
  const remontada = [
    ['3', '6'],
    ['6', '4'],
    ['12', '10'],
  ] as const;
  const marcador = renderToStaticMarkup(trazarMarcador({ sets: remontada }));
  // Lit, each set in the row of who won it.
  expect(marcador.match(/stroke="#d9e84a"/g)).toHaveLength(3);
  expect(marcador).not.toMatch(/NaN|undefined/);
  const trazar = (palabras: string) => ({ d: `M${palabras}`, width: 600 * palabras.length, size: 1000 });
  const conNombres = renderToStaticMarkup(
    trazarMarcador({ sets: remontada.slice(1), nombres: ['Gil', 'Fernández de Castro-Vi'], trazar }),
  );
  // The winner's name is white; the other one's, not.
  expect(conNombres).toMatch(/d="MGil"[^>]*fill="#fff"/);
  expect(conNombres).toMatch(/d="MFernández[^>]*fill="#b4c0e4"/);
  expect(conNombres).toContain('d="MGil"');
  expect(conNombres).toMatch(/d="MFernández[^"]*…"/);
  expect(conNombres).not.toContain('d="MSuper"');
  expect(renderToStaticMarkup(trazarMarcador({ sets: remontada, trazar }))).toContain('d="MSuper"');
});
