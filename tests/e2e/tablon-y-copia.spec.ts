import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Liga } from '#contract/ligas.ts';
import { ligaActiva } from './support/ligas.ts';
import { dialogo, expect, expectCuidada, test, toast } from './support/mesa.ts';

type Fila = { jugador: string; puntos: number };
type Tabla = { clasificaciones: Fila[]; creados: number };

const ERROR = 'Ha habido un error. Prueba de nuevo';

const accion = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });

async function marcarEntendido(page: Page): Promise<void> {
  await dialogo(page).getByRole('checkbox', { name: 'Entiendo lo que se va a hacer' }).press('Space');
}

async function sumar(page: Page): Promise<void> {
  const pregunta = dialogo(page).getByLabel(/¿Cuánto es \d \+ \d\?/);
  const rotulo =
    (await dialogo(page)
      .getByText(/¿Cuánto es/)
      .textContent()) ?? '';
  const [uno = 0, dos = 0] = (rotulo.match(/\d/g) ?? []).map(Number);
  await pregunta.fill(String(uno + dos + 1));
  await expect(dialogo(page).getByText('No es el resultado de la suma')).toBeVisible();
  await expect(dialogo(page).getByRole('button', { name: 'Crear nueva temporada' })).toBeDisabled();
  await pregunta.fill(String(uno + dos));
}

test('resolver división shows the table that would result, and leaves exactly that', async ({
  mesa,
  api,
}) => {
  test.slow();
  const liga = await ligaActiva(api, 'social');
  const previa = await api.get<Tabla>(`ligas/finalizar/previa?idLiga=${liga.id}`);
  expect(previa.creados).toBeGreaterThan(0);
  await mesa.goto(`/private/ligas/${liga.id}`);
  await accion(mesa, 'Resolver división').press('Enter');
  await expect(dialogo(mesa)).toContainText(`Se crearán ${previa.creados} partidos de resolución`);
  const nombres = dialogo(mesa).locator('tbody th');
  await expect(nombres).toHaveText(previa.clasificaciones.map(({ jugador }) => jugador));
  const boton = dialogo(mesa).getByRole('button', { name: 'Resolver división' });
  await expect(boton).toBeDisabled();
  await expectCuidada(mesa);
  await marcarEntendido(mesa);
  await boton.press('Enter');
  await expect(toast(mesa, 'Liga finalizada correctamente')).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  await expect(mesa).toHaveURL(new RegExp(`/ligas/${liga.id}$`));

  const despues = await api.get<Tabla>(`ligas/finalizar/previa?idLiga=${liga.id}`);
  expect(despues.creados).toBe(0);
  expect(despues.clasificaciones).toEqual(previa.clasificaciones);
  await accion(mesa, 'Resolver división').press('Enter');
  await expect(dialogo(mesa)).toContainText('No falta ningún partido: no se creará ninguno.');
  await mesa.keyboard.press('Escape');
  await expect(accion(mesa, 'Resolver división')).toBeFocused();
});

test('nueva temporada moves the players; the old table does not change', async ({ mesa, api, request }) => {
  test.slow();
  const liga = await ligaActiva(api, 'infantil');
  const jugadores = await api.post<unknown[]>('jugadores/search', { idLiga: liga.id, jugador: null });
  const ver = async (): Promise<Tabla> =>
    (await request.get(`/api/clasificaciones/ver?idLiga=${liga.id}`)).json();
  const antes = await ver();
  await mesa.goto('/private/ligas');
  await mesa
    .getByRole('row', { name: liga.nombre })
    .getByRole('button', { name: /^Acciones/ })
    .press('Enter');
  await dialogo(mesa).getByRole('button', { name: 'Nueva temporada' }).press('Enter');
  await expect(dialogo(mesa)).toContainText(`se moverán ${jugadores.length} jugadores`);
  const boton = dialogo(mesa).getByRole('button', { name: 'Crear nueva temporada' });
  await expect(boton).toBeDisabled();
  await expectCuidada(mesa);
  await sumar(mesa);
  await expect(boton).toBeDisabled();
  await marcarEntendido(mesa);
  await boton.press('Enter');
  await expect(toast(mesa, 'Nueva temporada creada correctamente')).toBeVisible();
  await expect(mesa.getByRole('row', { name: `${liga.nombre} (inactiva)` })).toBeVisible();

  const ligas = await api.get<Liga[]>('ligas');
  expect(ligas.find(({ id }) => id === liga.id)?.estado).toBe('inactiva');
  const nueva = ligas.find(({ nombre, estado }) => nombre === liga.nombre && estado === 'activa');
  const movidos = await api.post<unknown[]>('jugadores/search', { idLiga: nueva?.id, jugador: null });
  expect(movidos).toHaveLength(jugadores.length);
  const filasDe = ({ clasificaciones }: Tabla) =>
    clasificaciones.map(({ jugador, puntos }) => [jugador, puntos]);
  expect(filasDe(await ver())).toEqual(filasDe(antes));

  await mesa.goto(`/private/ligas/${liga.id}`);
  await expect(accion(mesa, 'Clasificación en PDF')).toBeVisible();
  await expect(accion(mesa, 'Nueva temporada')).toHaveCount(0);
  await expect(accion(mesa, 'Resolver división')).toHaveCount(0);
});

test('leagues of friendlies offer no end of season', async ({ mesa, api }) => {
  const liga = await ligaActiva(api, 'amistosos');
  await mesa.goto(`/private/ligas/${liga.id}`);
  await expect(accion(mesa, 'Horarios en PDF')).toBeVisible();
  await expect(accion(mesa, 'Nueva temporada')).toHaveCount(0);
});

test('sheets open in a new window: one league, all social, all infantil', async ({ mesa, api }) => {
  const liga = await ligaActiva(api, 'social');
  const abrir = async (boton: () => Promise<void>, llamada: string): Promise<void> => {
    const mostrada = async (ventana: Page): Promise<void> => {
      // The headless shell has no reader of PDF: it saves the sheet instead of showing it.
      await Promise.any([ventana.waitForURL(/^blob:/), ventana.waitForEvent('download')]);
      await ventana.close();
    };
    const [, respuesta] = await Promise.all([
      mesa.waitForEvent('popup').then(mostrada),
      mesa.waitForResponse((una) => una.url().endsWith(llamada)),
      boton(),
    ]);
    expect(respuesta.headers()['content-type']).toBe('application/pdf');
  };
  await mesa.goto(`/private/ligas/${liga.id}`);
  await abrir(() => accion(mesa, 'Clasificación en PDF').press('Enter'), `clasificacion?idLiga=${liga.id}`);
  await abrir(() => accion(mesa, 'Horarios en PDF').press('Enter'), `horarios?idLiga=${liga.id}`);
  await mesa.goto('/private/ligas');
  await accion(mesa, 'Imprimir').press('Enter');
  for (const [nombre, llamada] of [
    ['Clasificaciones de la liga social', 'clasificacion?idLiga=-1'],
    ['Horarios de la liga social', 'horarios?idLiga=-1'],
    ['Clasificaciones de la liga infantil', 'clasificacion?idLiga=-2'],
    ['Horarios de la liga infantil', 'horarios?idLiga=-2'],
  ] as const)
    await abrir(() => dialogo(mesa).getByRole('button', { name: nombre }).press('Enter'), llamada);
});

test('the backup is saved under the name the server gives it', async ({ mesa }) => {
  await mesa.goto('/private/ligas');
  const [descarga] = await Promise.all([
    mesa.waitForEvent('download'),
    accion(mesa, 'Copia de seguridad').press('Enter'),
  ]);
  expect(descarga.suggestedFilename()).toMatch(/^copia-.*-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(
    readFileSync(await descarga.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('what fails says to try again', async ({ mesa, api }) => {
  const liga = await ligaActiva(api, 'social');
  const fallar = { status: 500, json: { message: 'otra cosa' } };
  for (const llamada of ['clasificacion', 'horarios', 'backup', 'nuevaTemporada'])
    await mesa.route(`**/ligas/${llamada}*`, (ruta) => ruta.fulfill(fallar));
  await mesa.route('**/ligas/finalizar?*', (ruta) => ruta.fulfill(fallar));
  const avisado = async (): Promise<void> => {
    await expect(toast(mesa, ERROR)).toBeVisible();
    await mesa.getByRole('button', { name: 'Cerrar aviso' }).click();
  };
  await mesa.goto(`/private/ligas/${liga.id}`);
  await accion(mesa, 'Clasificación en PDF').press('Enter');
  await avisado();
  await accion(mesa, 'Horarios en PDF').press('Enter');
  await avisado();
  await accion(mesa, 'Resolver división').press('Enter');
  await marcarEntendido(mesa);
  await dialogo(mesa).getByRole('button', { name: 'Resolver división' }).press('Enter');
  await avisado();
  await mesa.keyboard.press('Escape');
  await accion(mesa, 'Nueva temporada').press('Enter');
  await sumar(mesa);
  await marcarEntendido(mesa);
  await dialogo(mesa).getByRole('button', { name: 'Crear nueva temporada' }).press('Enter');
  await avisado();
  await mesa.goto('/private/ligas');
  await accion(mesa, 'Copia de seguridad').press('Enter');
  await avisado();
});
