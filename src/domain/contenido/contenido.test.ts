import { describe, expect, test } from 'vitest';
import { enlaceDe, marcasDe, rellenar, sinParrafo } from './enlaces.ts';
import { anchosDe, conCortes, conImagenes, conTablas, enmarcar, leerRutaImagen } from './presentar.ts';

describe('marks', () => {
  test('are found once each and filled; who has no value stays', () => {
    const texto = '<a href="mailto:{{a.b}}">{{ a.b }}</a> {{otra}} {{mal formada}}';
    expect(marcasDe(texto)).toEqual(['a.b', 'otra']);
    expect(rellenar(texto, new Map([['a.b', 'x']]))).toBe(
      '<a href="mailto:x">x</a> {{otra}} {{mal formada}}',
    );
  });

  test('a table or a list goes without the paragraph it has for itself', () => {
    const esBloque = (nombre: string) => nombre === 'tabla';
    expect(sinParrafo('<p> {{tabla}} </p><p>{{dato}}</p><p>y {{tabla}}</p>', esBloque)).toBe(
      '{{tabla}}<p>{{dato}}</p><p>y {{tabla}}</p>',
    );
  });
});

describe('pictures', () => {
  test.each([
    [300, [300]],
    [480, [480]],
    [700, [480, 700]],
    [960, [480, 960]],
    [1600, [480, 960, 1600]],
    [5000, [480, 960, 1600]],
  ])('one %i wide is kept in %j', (ancho, anchos) => expect(anchosDe(ancho)).toEqual(anchos));

  test('only the addresses of this site name one', () => {
    const hash = 'a'.repeat(32);
    expect(leerRutaImagen(`/imagenes/${hash}-480.avif`)).toEqual({ hash, ancho: 480, tipo: 'avif' });
    for (const ruta of ['/imagenes/a-1.webp', `/imagenes/${hash}-480.svg`, `//x/imagenes/${hash}-480.webp`])
      expect(leerRutaImagen(ruta)).toBeNull();
    expect(conImagenes('a<img src="/otra.png" alt="">b')).toBe('ab');
  });
});

test.each([
  ['<table><tr></tr></table>', '<div class="tabla"><table><tr></tr></table></div>'],
  ['<div class="tabla"><table></table></div>', '<div class="tabla"><table></table></div>'],
  [
    '<div><table><td><table></table></td></table></div>',
    '<div><div class="tabla"><table><td><table></table></td></table></div></div>',
  ],
  [
    '<div class="tabla"></div><table></table>',
    '<div class="tabla"></div><div class="tabla"><table></table></div>',
  ],
])('a table is always in one frame: %s', (html, esperado) => expect(enmarcar(html)).toBe(esperado));

test.each([
  ['https://club.example/a?b=c#d', 'https://club.example/a?b=c#d'],
  ['http://club.example', 'http://club.example'],
  [' /escuela-normas ', '/escuela-normas'],
  ['ana@club.example', 'mailto:ana@club.example'],
  ['mailto:{{buzon.escuela}}', 'mailto:{{buzon.escuela}}'],
  ['910 000 000', 'tel:910000000'],
  ['www.club.example/normas', 'https://www.club.example/normas'],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['//club.example', null],
  ['/\\club.example', null],
  ['#precios', '#precios'],
  ['https://{{club.dominio}}/normas', 'https://{{club.dominio}}/normas'],
  ['https://[', null],
  ['https://%', null],
  ['https://club.example:99999/a', null],
  ['https://ana:clave@club.example', null],
  ['normas', null],
  ['', null],
])('what is typed as an address: %s', (escrito, href) => expect(enlaceDe(escrito)).toBe(href));

test.each([
  [
    '<a href="mailto:escuela@club.example">escuela@club.example</a>',
    '<a href="mailto:escuela@club.example">escuela@<wbr>club.example</a>',
  ],
  ['<p>Escribe a ana.gil@club.example.</p>', '<p>Escribe a ana.<wbr>gil@<wbr>club.example.</p>'],
  [
    '<p>Al <a href="tel:910000000">910 000 000</a> o al +34 600 11 22 33; pista 600</p>',
    '<p>Al <a href="tel:910000000">910\u00a0000\u00a0000</a> o al +34\u00a0600\u00a011\u00a022\u00a033; pista 600</p>',
  ],
  ['<td>42 € al mes, 10 %</td>', '<td>42\u00a0€ al mes, 10\u00a0%</td>'],
  [
    '<td data-columna="Tarde, 17:00-18:00">17:00-18:00 y 18:30 h</td>',
    '<td data-columna="Tarde, 17:00-18:00"><span class="junto">17:00–18:00</span> y 18:30\u00a0h</td>',
  ],
  ['<p>De 5 a 8 años, 6-4 y 2 horas</p>', '<p>De 5 a 8 años, <span class="junto">6-4</span> y 2 horas</p>'],
  [
    '<p>A ES91 2100 0418 4502 0005 1332, con el nombre</p>',
    '<p>A <span class="cuenta">ES91 2100 0418 4502 0005 1332</span>, con el nombre</p>',
  ],
  ['<p>El 2026-11-28, 9-10-11</p>', '<p>El 2026-11-28, 9-10-11</p>'],
  ['1 < 2 @ b', '1 < 2 @ b'],
  [`<p>${'a.'.repeat(100_000)}</p>`, `<p>${'a.'.repeat(100_000)}</p>`],
])('where a line may break: %.60s', (html, esperado) => expect(conCortes(html)).toBe(esperado));

test('in a card each cell says its column, and what is in it stays together', () => {
  const columnas = ['Programa', 'Centro', 'Días', 'Cuota']
    .map((una) => `<th scope="col">${una}</th>`)
    .join('');
  const fila =
    '<th scope="row">Pádel</th><td>Restón</td><td>Lunes y <strong>jueves</strong>, tarde</td><td>58 €</td>';
  const html = conTablas(`<table><thead><tr>${columnas}</tr></thead><tbody><tr>${fila}</tr></tbody></table>`);
  expect(html).toContain(
    '<td role="cell" data-columna="Días"><div>Lunes y <strong>jueves</strong>, tarde</div></td>',
  );
  expect(html).toContain('data-columna="Cuota"><div>58 €</div>');
});

test('a table of prices is still a table on a phone, where one is compared with the next', () => {
  const fila = '<tr><th scope="row">Pádel</th><td>58 €</td><td>64 €</td><td>35 €</td><td>39 €</td></tr>';
  const columnas = '<th scope="col">Programa</th>'.repeat(5);
  const html = conTablas(`<table><thead><tr>${columnas}</tr></thead><tbody>${fila}</tbody></table>`);
  expect(html).toContain('<table data-cifras>');
  expect(html).toContain(fila);
  const cabeza = '<tr><th scope="row">1ª</th><td>Joaquín Calleja Zúñiga</td><td>18</td><td>6</td></tr>';
  const quienes = conTablas(`<table><tr>${'<th scope="col">Jugador</th>'.repeat(4)}</tr>${cabeza}</table>`);
  expect(quienes).toContain(cabeza);
  const larga = conTablas('<table><tr><th scope="row">Perfeccionamiento</th><td>52 €</td></tr></table>');
  expect(larga).toContain('>Perfecciona\u00admiento<');
});
