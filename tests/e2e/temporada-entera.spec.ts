import type { Page } from '@playwright/test';
import type { Liga } from '#contract/liga/ligas.ts';
import { sumarDias } from '#domain/fecha.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { HOY } from '../support/momento.ts';
import { type Api, dialogo, elegir, expect, filas, test, toast } from './support/mesa.ts';

/** A club on its first day: nothing but its staff. */
test.use({ entorno: { DEMO: 'false' } });

const PRIMERA = /^Liga Social - 1ª División/;
const JUGADORES = ['Ana Gil', 'Bea Paz', 'Carla Sanz', 'Diana Rey'];

type Tabla = { clasificaciones: { jugador: string; partidosJugados: number }[] };

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

/** The first of each by the form of an empty club, the others as that form would send them. */
async function crearPistasYJugadores(page: Page, api: Api, { id }: Liga): Promise<void> {
  await page.goto('/private/pistas');
  await page.getByRole('link', { name: 'Nueva pista' }).first().click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Prado 1');
  await guardar(page);
  await expect(toast(page, 'Pista guardada: Prado 1')).toBeVisible();
  await api.post('pistas/0', { nombre: 'Prado 2', estado: 'activa' });
  const [una = '', ...otras] = JUGADORES;
  await page.goto('/private/jugadores');
  await page.getByRole('link', { name: 'Nuevo jugador' }).first().click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(una);
  await elegir(page, 'Liga', '1ª División');
  await guardar(page);
  await expect(toast(page, `Jugador guardado: ${una}`)).toBeVisible();
  for (const nombre of otras)
    await api.post('jugadores/0', { nombre, estado: 'activo', idLiga: id, disponibleAmistosos: true });
}

/** The league's two days of matches, as the program proposes them. */
async function proponer(page: Page): Promise<number> {
  await page.goto('/private/partidos-propuesta');
  await page.getByLabel('Tipo de liga').selectOption('social');
  await page.getByRole('textbox', { name: 'Primer día' }).fill(hace(9));
  await page.getByRole('textbox', { name: 'Segundo día' }).fill(hace(8));
  await page.getByRole('button', { name: 'Generar propuesta' }).click();
  await expect(page.getByText('La mejor posible (comprobado)')).toBeVisible();
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
  await page.keyboard.press('a');
  await guardar(page);
  await expect(toast(page, 'Partidos guardados correctamente')).toBeVisible();
}

const entendido = (page: Page) =>
  dialogo(page).getByRole('checkbox', { name: 'Entiendo lo que se va a hacer' });

/** What would result is shown first, and is what is left. */
async function resolver(page: Page, tabla: () => Promise<Tabla>): Promise<void> {
  const accion = page.getByRole('button', { name: 'Resolver división', exact: true });
  await accion.press('Enter');
  await expect(dialogo(page)).toContainText(/Se crearán \d+ partidos de resolución/);
  const mostrados = await dialogo(page).locator('tbody th').allInnerTexts();
  const boton = dialogo(page).getByRole('button', { name: 'Resolver división' });
  await expect(boton).toBeDisabled();
  await sinFaltas(page);
  await entendido(page).press('Space');
  await boton.press('Enter');
  await expect(toast(page, 'Liga finalizada correctamente')).toBeVisible();
  const { clasificaciones } = await tabla();
  expect(clasificaciones.map(({ jugador }) => jugador)).toEqual(mostrados);
  expect(clasificaciones.map(({ partidosJugados }) => partidosJugados)).toEqual([3, 3, 3, 3]);
  await accion.press('Enter');
  await expect(dialogo(page)).toContainText('No falta ningún partido: no se creará ninguno.');
  await page.keyboard.press('Escape');
  await expect(accion).toBeFocused();
}

/** From the list, where a whole season is closed league by league. */
async function nuevaTemporada(page: Page): Promise<void> {
  await page.goto('/private/ligas');
  await page.getByRole('button', { name: /^Acciones de Liga Social - 1ª División/ }).press('Enter');
  await dialogo(page).getByRole('button', { name: 'Nueva temporada' }).press('Enter');
  await expect(dialogo(page)).toContainText(`se moverán ${JUGADORES.length} jugadores`);
  await entendido(page).press('Space');
  const pregunta = dialogo(page).getByLabel(/¿Cuánto es \d \+ \d\?/);
  const rotulo = await dialogo(page)
    .getByText(/¿Cuánto es/)
    .innerText();
  const [uno = 0, dos = 0] = (rotulo.match(/\d/g) ?? []).map(Number);
  const boton = dialogo(page).getByRole('button', { name: 'Crear nueva temporada' });
  await pregunta.fill(String(uno + dos + 1));
  await expect(dialogo(page).getByText('No es el resultado de la suma')).toBeVisible();
  await expect(boton).toBeDisabled();
  await pregunta.fill(String(uno + dos));
  await boton.press('Enter');
  await expect(toast(page, 'Nueva temporada creada correctamente')).toBeVisible();
  await page.getByRole('link', { name: 'Ver también 1 inactiva' }).press('Enter');
  await expect(page.getByRole('row', { name: /\(inactiva\)/ })).toBeVisible();
}

test('a season, from an empty club to the next one, through the screens', async ({ mesa, api, request }) => {
  await crearLiga(mesa, '1ª División');
  await crearLiga(mesa, '2ª División');
  const liga = (await api.get<Liga[]>('ligas')).find(({ nombre }) => PRIMERA.test(nombre)) as Liga;
  await crearPistasYJugadores(mesa, api, liga);

  const cuantos = await proponer(mesa);
  expect(cuantos).toBe(4);
  await puntuar(mesa, cuantos);
  await mesa.goto('/private/partidos?todos=1');
  await expect(filas(mesa)).toHaveCount(cuantos);
  await expect(filas(mesa).filter({ hasText: 'Aplaza' })).toHaveCount(1);

  const tabla = async (): Promise<Tabla> =>
    (await request.get(`/api/clasificaciones/ver?idLiga=${liga.id}`)).json();
  await mesa.goto(`/private/ligas/${liga.id}`);
  await resolver(mesa, tabla);
  const antes = await tabla();
  await nuevaTemporada(mesa);
  expect(await tabla()).toEqual(antes);
  await mesa.goto(`/private/ligas/${liga.id}`);
  await expect(mesa.getByRole('button', { name: 'Clasificación en PDF' })).toBeVisible();
  await expect(mesa.getByRole('button', { name: /^(Nueva temporada|Resolver división)$/ })).toHaveCount(0);

  const ligas = (await api.get<Liga[]>('ligas')).filter(({ nombre }) => PRIMERA.test(nombre));
  expect(ligas.map(({ estado }) => estado)).toEqual(['activa', 'inactiva']);
  await mesa.goto(`/competicion-clasificaciones/social?liga=${ligas[0]?.id}`);
  for (const jugador of JUGADORES)
    await expect(mesa.getByRole('row', { name: new RegExp(jugador) }).first()).toBeAttached();
});
