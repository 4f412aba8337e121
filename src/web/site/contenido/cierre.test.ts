import { expect, it } from 'vitest';
import type { Call } from '#web/platform/call.ts';
import { conCierres } from './cierre.ts';

const PAGINA =
  '<p><a href="/inscripciones/ligasocialtenis">Inscribirse</a></p><p>O la <a href="/inscripciones/ligasocialtenis">inscripción</a>.</p>';

const conLiga = (abierta: boolean) =>
  (async () => [{ tipo: 'ligasocialtenis', etiqueta: 'Liga social de tenis', abierta }]) as unknown as Call;

const sinRed = (async () => {
  throw new Error('No connection');
}) as unknown as Call;

it('the way to an enrolment that is closed says so, and whom to ask; in a sentence only that it is', async () => {
  const html = await conCierres(conLiga(false), PAGINA);
  expect(html).toMatch(/^<p><strong>Inscripción cerrada<\/strong><\/p>.*href="\/contacto"/);
  expect(html).toContain('<p>O la inscripción (cerrada por ahora).</p>');
  const dos = '<p><a href="/inscripciones/ligasocialtenis">Liga</a> y <a href="/inscripciones">todas</a></p>';
  expect(await conCierres(conLiga(false), dos)).toBe(
    '<p>Liga (inscripción cerrada por ahora) y todas (inscripción cerrada por ahora)</p>',
  );
});

it('one that is open, or of which nothing is known, stays as it was written', async () => {
  expect(await conCierres(conLiga(true), PAGINA)).toBe(PAGINA);
  expect(await conCierres(sinRed, PAGINA)).toBe(PAGINA);
});

it('a text that leads to none asks for nothing', async () => {
  expect(await conCierres(sinRed, '<p>Normas</p>')).toBe('<p>Normas</p>');
});
