import { expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { enEuros } from '#domain/euros.ts';
import type { Call } from '#web/platform/call.ts';
import { conEmpezar, fichaDe, saltosDe } from './escuela.ts';

const call = (async () => []) as unknown as Call;

/** What the card of that page says, a line each. */
async function dichoEn(path: string): Promise<string[]> {
  const { tarifa, datos = [] } = (await fichaDe(call, path)) ?? {};
  const precios = tarifa?.filas.map(({ cuanto, euros }) => [cuanto, ...euros.map(enEuros)]) ?? [];
  return [...precios, ...datos.map(({ titulo, valor, nota }) => [titulo, valor, nota])].map((linea) =>
    linea.filter(Boolean).join(' | ').replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
  );
}

test('the school says what one hour a week costs and what two do', async () => {
  expect(await dichoEn('/escuela-presentacion')).toEqual([
    '1 hora a la semana | 25 € | 29 €',
    '2 horas a la semana | 42 € | 48 €',
    'Matrícula | 20 €, una vez por curso',
    'Curso | De septiembre a junio',
    'Dónde | Prado y Restón',
  ]);
});

test('a class says its hours and every price it has', async () => {
  expect(await dichoEn('/escuela-minitenis')).toEqual([
    'Precio al mes | Desde 25 € (socios) o 29 € (no socios) | Una hora a la semana; dos, 42 € o 48 €',
    'Días | 1 hora: lunes o miércoles; 2 horas: dos días o el viernes | Lun–jue, 17:00–18:00; viernes, 17:00–19:00; sáb–dom, 10:00–11:00',
    'Dónde | Prado y Restón',
  ]);
  expect(await dichoEn('/escuela-competicion')).toContain(
    'Precio al mes | Desde 78 € (solo socios) | 2 días por semana, 78 €; 3 días por semana, 104 €; 4 días por semana, 126 €',
  );
});

test('of a club that has priced nothing, no price is told', async () => {
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect((await dichoEn('/escuela-presentacion')).join()).not.toContain('€');
  expect((await dichoEn('/escuela-minitenis')).join()).not.toContain('€');
  ponerClub(SEMILLA);
});

test('who comes to see the school may jump to each part that its page has', () => {
  const ids = (path: string, html: string) => saltosDe(path, html).map(([id]) => id);
  const html = '<p>Hola.</p><h2>Cómo empezar</h2>';
  expect(ids('/escuela-presentacion', html)).toEqual(['programas', 'equipo', 'empezar']);
  expect(conEmpezar(html)).toBe('<p>Hola.</p><h2 id="empezar">Cómo empezar</h2>');
  expect(ids('/escuela-presentacion', '<h2>Otra cosa</h2>')).toEqual(['programas', 'equipo']);
  expect(ids('/escuela-minitenis', html)).toEqual([]);
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect(ids('/escuela-presentacion', '')).toEqual(['programas']);
  ponerClub(SEMILLA);
});
