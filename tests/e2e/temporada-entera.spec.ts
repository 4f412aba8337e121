import type { Page } from '@playwright/test';
import type { Liga } from '#contract/ligas.ts';
import { sumarDias } from '#domain/fecha.ts';
import { HOY } from '../support/momento.ts';
import { dialogo, elegir, expect, filas, test, toast } from './support/mesa.ts';

/** A club on its first day: nothing but its staff. */
test.use({ entorno: { DEMO: 'false' } });

const PRIMERA = /^Liga Social - 1ª División/;
const JUGADORES = ['Ana Gil', 'Bea Paz', 'Carla Sanz', 'Diana Rey'];

/** As it is typed, so many days ago. */
const hace = (dias: number): string => {
  const [anio, mes, dia] = sumarDias(HOY, -dias).split('-');
  return `${dia}/${mes}/${anio}`;
};

const guardar = (page: Page) => page.keyboard.press('Control+s');

async function crearLiga(page: Page, division: string): Promise<void> {
  await page.goto('/private/ligas/0');
  await page.getByLabel('División').selectOption({ label: division });
  await guardar(page);
  await expect(toast(page, /^Liga guardada: Liga Social/)).toBeVisible();
}

async function crearPista(page: Page, nombre: string): Promise<void> {
  await page.goto('/private/pistas/0');
  await page.getByLabel('Nombre').fill(nombre);
  await guardar(page);
  await expect(toast(page, `Pista guardada: ${nombre}`)).toBeVisible();
}

async function crearJugador(page: Page, nombre: string, liga: string): Promise<void> {
  await page.goto('/private/jugadores/0');
  await page.getByLabel('Nombre').fill(nombre);
  await elegir(page, 'Liga', liga);
  await guardar(page);
  await expect(toast(page, `Jugador guardado: ${nombre}`)).toBeVisible();
}

/** The league's two days of matches, as the program proposes them. */
async function proponer(page: Page): Promise<number> {
  await page.goto('/private/partidos-propuesta');
  await page.getByLabel('Tipo de liga').selectOption('social');
  await page.getByRole('textbox', { name: 'Primer día' }).fill(hace(9));
  await page.getByRole('textbox', { name: 'Segundo día' }).fill(hace(8));
  await page.getByRole('button', { name: 'Generar propuesta' }).click();
  await expect(page.getByText('Óptima (demostrado)')).toBeVisible({ timeout: 20_000 });
  const propuestos = await page.locator('tr[data-linea]').count();
  await guardar(page);
  await expect(toast(page, 'Partidos guardados correctamente')).toBeVisible();
  return propuestos;
}

/** All but the last are scored, by keyboard; the last one is put off. */
async function puntuar(page: Page, cuantos: number): Promise<void> {
  await page.goto('/private/partidos-puntuacion-masiva?tipo=social');
  await expect(page.locator('[data-partido]')).toHaveCount(cuantos);
  await page.locator('[name="jugador1Set1"]').first().focus();
  for (let n = 1; n < cuantos; n += 1) await page.keyboard.type(n === 1 ? '4663106' : '6463');
  await page
    .locator('[data-partido]')
    .last()
    .getByRole('checkbox', { name: /^Aplaza/ })
    .first()
    .press('Space');
  await guardar(page);
  await expect(toast(page, 'Partidos guardados correctamente')).toBeVisible();
}

async function resolver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resolver división', exact: true }).press('Enter');
  await expect(dialogo(page)).toContainText(/Se crearán \d+ partidos de resolución/);
  await dialogo(page).getByRole('checkbox', { name: 'Entiendo lo que se va a hacer' }).press('Space');
  await dialogo(page).getByRole('button', { name: 'Resolver división' }).press('Enter');
  await expect(toast(page, 'Liga finalizada correctamente')).toBeVisible();
}

async function nuevaTemporada(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nueva temporada', exact: true }).press('Enter');
  await expect(dialogo(page)).toContainText(`se moverán ${JUGADORES.length} jugadores`);
  const suma = await dialogo(page)
    .getByText(/¿Cuánto es/)
    .innerText();
  const [uno = 0, dos = 0] = (suma.match(/\d/g) ?? []).map(Number);
  await dialogo(page)
    .getByLabel(/¿Cuánto es/)
    .fill(String(uno + dos));
  await dialogo(page).getByRole('checkbox', { name: 'Entiendo lo que se va a hacer' }).press('Space');
  await dialogo(page).getByRole('button', { name: 'Crear nueva temporada' }).press('Enter');
  await expect(toast(page, 'Nueva temporada creada correctamente')).toBeVisible();
}

async function abrirPdf(page: Page, boton: string): Promise<void> {
  const [ventana, respuesta] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForResponse((una) => /ligas\/(clasificacion|horarios)/.test(una.url())),
    page.getByRole('button', { name: boton, exact: true }).press('Enter'),
  ]);
  expect(respuesta.headers()['content-type']).toBe('application/pdf');
  await ventana.close();
}

test('a season, from an empty club to the next one, through the screens', async ({ mesa, api, request }) => {
  test.setTimeout(120_000);
  await crearLiga(mesa, '1ª División');
  await crearLiga(mesa, '2ª División');
  for (const pista of ['Prado 1', 'Prado 2']) await crearPista(mesa, pista);
  for (const jugador of JUGADORES) await crearJugador(mesa, jugador, '1ª División');
  const liga = (await api.get<Liga[]>('ligas')).find(({ nombre }) => PRIMERA.test(nombre));

  const cuantos = await proponer(mesa);
  expect(cuantos).toBe(4);
  await puntuar(mesa, cuantos);
  await mesa.goto('/private/partidos?todos=1');
  await expect(filas(mesa)).toHaveCount(cuantos);
  await expect(filas(mesa).filter({ hasText: 'Aplaza' })).toHaveCount(1);

  await mesa.goto(`/private/ligas/${liga?.id}`);
  await resolver(mesa);
  for (const pdf of ['Clasificación en PDF', 'Horarios en PDF']) await abrirPdf(mesa, pdf);
  const tabla = async () => (await request.get(`/api/clasificaciones/ver?idLiga=${liga?.id}`)).json();
  const antes = await tabla();
  expect(antes.clasificaciones.map((fila: { partidosJugados: number }) => fila.partidosJugados)).toEqual([
    3, 3, 3, 3,
  ]);
  await nuevaTemporada(mesa);
  expect(await tabla()).toEqual(antes);

  const ligas = (await api.get<Liga[]>('ligas')).filter(({ nombre }) => PRIMERA.test(nombre));
  expect(ligas.map(({ estado }) => estado)).toEqual(['activa', 'inactiva']);
  await mesa.goto(`/competicion-clasificaciones/social?liga=${ligas[0]?.id}`);
  for (const jugador of JUGADORES)
    await expect(mesa.getByRole('row', { name: new RegExp(jugador) }).first()).toBeAttached();
});
