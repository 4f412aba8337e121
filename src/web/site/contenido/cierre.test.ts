import { expect, it } from 'vitest';
import { SEMILLA } from '#club/semilla';
import type { Call } from '#web/platform/call.ts';
import { conCierres } from './contenido.tsx';

const PAGINA =
  '<p><a href="/inscripciones/ligasocialtenis">Inscribirse</a></p><p>O la <a href="/inscripciones/ligasocialtenis">inscripción</a>.</p>';

const AQUI = new URL('https://aqui.example/competicion-liga-social-normas');

const conLiga = (abierta: boolean) =>
  (async () => [{ tipo: 'ligasocialtenis', etiqueta: 'Liga social de tenis', abierta }]) as unknown as Call;

const sinRed = (async () => {
  throw new Error('No connection');
}) as unknown as Call;

it('the way to an enrolment that is closed says so, and whom to ask; in a sentence only that it is', async () => {
  const html = await conCierres(conLiga(false), PAGINA, AQUI);
  expect(html).toMatch(/^<p><strong>Inscripción cerrada<\/strong><\/p>.*href="\/contacto"/);
  expect(html).toContain('<p>O la inscripción (cerrada por ahora).</p>');
  const dos = '<p><a href="/inscripciones/ligasocialtenis">Liga</a> y <a href="/inscripciones">todas</a></p>';
  expect(await conCierres(conLiga(false), dos, AQUI)).toBe(
    '<p>Liga (inscripción cerrada por ahora) y todas (inscripción cerrada por ahora)</p>',
  );
});

it('one that is open, or of which nothing is known, stays as it was written', async () => {
  expect(await conCierres(conLiga(true), PAGINA, AQUI)).toBe(PAGINA);
  expect(await conCierres(sinRed, PAGINA, AQUI)).toBe(PAGINA);
});

it('a text that leads to none asks for nothing', async () => {
  expect(await conCierres(sinRed, '<p>Normas</p>', AQUI)).toBe('<p>Normas</p>');
});

const enlace = (href: string, palabras = 'la liga') => `<p>Mira <a href="${href}">${palabras}</a>.</p>`;

it.each([
  ['a place of its page', '/inscripciones/ligasocialtenis#enviar'],
  ['a query', '/inscripciones/ligasocialtenis?de=correo&amp;dia=1'],
  ['a final slash', '/inscripciones/ligasocialtenis/'],
  ['the address where it is read', 'https://aqui.example/inscripciones/ligasocialtenis'],
  ['the address of the club', `https://${SEMILLA.dominio}/inscripciones/ligasocialtenis/#enviar`],
  ['all the enrolments', '/inscripciones/?tipo=liga'],
])('an enrolment that is closed is known by its address, however it is written: %s', async (_, href) => {
  expect(await conCierres(conLiga(false), enlace(href), AQUI)).toBe(
    '<p>Mira la liga (inscripción cerrada por ahora).</p>',
  );
  expect(await conCierres(conLiga(true), enlace(href), AQUI)).toBe(enlace(href));
});

it('its words may be in several lines', async () => {
  const html = enlace('/inscripciones/ligasocialtenis', 'la\n  liga');
  expect(await conCierres(conLiga(false), html, AQUI)).toBe(
    '<p>Mira la\n  liga (inscripción cerrada por ahora).</p>',
  );
});

it.each([
  'https://otro.example/inscripciones/ligasocialtenis',
  '/inscripciones/ligasocialtenis/copia',
  '/noticias/3-inscripciones',
  'mailto:liga@club.example',
  'https://:malo/inscripciones',
])('what leads elsewhere stays: %s', async (href) => {
  expect(await conCierres(conLiga(false), enlace(href), AQUI)).toBe(enlace(href));
});
