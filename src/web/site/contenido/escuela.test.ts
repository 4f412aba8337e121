import { expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { enColumnas } from '#domain/precio.ts';
import { CUOTAS, conCuotas, conIntensivos } from '#tests/builders/precios.ts';
import type { Call } from '#web/platform/call.ts';
import { conEmpezar, fichaDe, saltosDe } from './escuela.ts';

const call = (async () => []) as unknown as Call;

/** What the card of that page says, a line each. */
async function dichoEn(path: string): Promise<string[]> {
  const { tarifa, datos = [] } = (await fichaDe(call, path)) ?? {};
  const precios = tarifa?.filas.map(({ cuanto, precio }) => [cuanto, ...enColumnas(precio)]) ?? [];
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

test.each([
  ['todas', 'Desde 27 € (socios) o 31 € (no socios)', 'Una hora a la semana; dos, 46 € o 52 €'],
  ['gratis', 'Gratis para socios, desde 31 € si no lo eres', 'Una hora a la semana; dos, gratis o 52 €'],
  ['unaGratis', 'Gratis para socios, desde 31 € si no lo eres', 'Una hora a la semana; dos, 46 € o 52 €'],
  [
    'dosGratis',
    'Gratis para socios, desde 31 € si no lo eres',
    'Una hora a la semana, 27 € o 31 €; dos, gratis o 52 €',
  ],
  ['soloSocios', 'Desde 27 € (solo socios)', 'Una hora a la semana; dos, 46 € (solo socios)'],
  [
    'dosSoloSocios',
    'Desde 27 € (socios) o 31 € (no socios)',
    'Una hora a la semana; dos, 46 € (solo socios)',
  ],
  ['soloUna', '27 € (socios) o 31 € (no socios)', 'Una hora a la semana'],
  ['soloDos', '46 € (socios) o 52 € (no socios)', 'Dos horas a la semana'],
] as const)('the page of a group whose prices are %s', async (caso, precio, detalle) => {
  ponerClub(conCuotas(CUOTAS[caso]));
  expect((await dichoEn('/escuela-iniciacion'))[0]).toBe(`Precio al mes | ${precio} | ${detalle}`);
  ponerClub(SEMILLA);
});

test.each([
  ['gratis', ['1 hora a la semana | Gratis | 31 €', '2 horas a la semana | Gratis | 52 €']],
  ['unaGratis', ['1 hora a la semana | Gratis | 31 €', '2 horas a la semana | 46 € | 52 €']],
  ['soloSocios', ['1 hora a la semana | 27 € | —', '2 horas a la semana | 46 € | —']],
  ['soloDos', ['2 horas a la semana | 46 € | 52 €']],
  ['ninguna', []],
] as const)('the page of the school, where the prices of all groups are %s', async (caso, filas) => {
  ponerClub(conCuotas(CUOTAS[caso], true));
  const dicho = await dichoEn('/escuela-presentacion');
  expect(dicho.filter((linea) => linea.includes('a la semana'))).toEqual(filas);
  ponerClub(SEMILLA);
});

test('one group that is free for members leaves the least of the others on the page of the school', async () => {
  ponerClub(conCuotas(CUOTAS.gratis));
  expect((await dichoEn('/escuela-presentacion'))[0]).toBe('1 hora a la semana | 25 € | 29 €');
  expect((await dichoEn('/escuela-calendario-precios-horarios'))[0]).toBe(
    'Tenis, al mes | Desde 25 €, y algún grupo gratis para socios',
  );
  ponerClub(SEMILLA);
});

test('the courses of the holidays cost from the least that has a price', async () => {
  const navidad = { nombre: 'Navidad', socios: 0, noSocios: 42 };
  const junio = { nombre: 'Junio', socios: 58, noSocios: 70 };
  const dicho = async (...precios: (typeof navidad)[]) => {
    ponerClub(conIntensivos(precios));
    return (await dichoEn('/escuela-intensivos')).find((linea) => linea.startsWith('Cada'));
  };
  expect(await dicho(navidad, junio)).toBe('Cada intensivo | Desde 42 €, y alguno gratis para socios');
  expect(await dicho(navidad)).toBe('Cada intensivo | Gratis para socios, 42 € si no lo eres');
  expect(await dicho({ ...junio, noSocios: 0 })).toBe('Cada intensivo | 58 € (solo socios)');
  expect(await dicho({ ...junio, socios: 0, noSocios: 0 })).toBeUndefined();
  ponerClub(SEMILLA);
});

test('a camp with one price, and with none', async () => {
  const precioDe = async (a: number, c: number) => {
    const campus = { semanas: [], opciones: { a: { precio: a }, c: { precio: c } }, cerrado: null };
    const responde = (async (key: string) => (key.endsWith('campus') ? campus : [])) as unknown as Call;
    const ficha = await fichaDe(responde, '/escuela-campamentos');
    return ficha?.datos.find(({ titulo }) => titulo === 'Precio')?.valor.replaceAll('\u00a0', ' ');
  };
  expect(await precioDe(75, 85)).toBe('Desde 75 € la semana');
  expect(await precioDe(0, 85)).toBe('85 € la semana');
  expect(await precioDe(0, 0)).toBeUndefined();
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
