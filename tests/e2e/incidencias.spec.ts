import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { IncidenciaFila } from '#contract/incidencias.ts';
import type { Jugador } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import type { PartidoFila } from '#contract/partidos.ts';
import { ESQUEMAS } from '../support/browser-axe.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import {
  type Api,
  dialogo,
  elegir,
  expect,
  expectCuidada,
  expectPideEntrar,
  filas,
  test,
  toast,
} from './support/mesa.ts';

const LISTA = '/private/incidencias';

test('without a session, the way to the incidents goes through the login', async ({ page }) => {
  await expectPideEntrar(page, `${LISTA}?jugador=a`, 'Incidencias');
});

test('filters by player, league and date stay in the address; Enter searches', async ({ mesa, api }) => {
  const todas = await api.post<IncidenciaFila[]>('incidencias/search', {});
  const [una] = todas;
  if (!una) throw new Error('The demo has incidents');
  await mesa.goto(LISTA);
  await expect(mesa.getByText(`${todas.length} incidencias`)).toBeVisible();
  await expect(mesa.getByLabel('Jugador')).toBeFocused();
  await mesa.keyboard.type(una.jugador.toUpperCase());
  await mesa.keyboard.press('Enter');
  await expect(mesa).toHaveURL(/\?jugador=/);
  const suyas = todas.filter(({ jugador }) => jugador === una.jugador).length;
  await expect(filas(mesa)).toHaveCount(suyas);

  await mesa.getByRole('button', { name: 'Quitar filtros' }).press('Enter');
  await elegir(mesa, 'Liga', una.liga);
  const [anio, mes, dia] = una.fecha.split('-');
  await mesa.getByLabel('Fecha', { exact: true }).fill(`${dia}/${mes}/${anio}`);
  await mesa.keyboard.press('Enter');
  await mesa.getByRole('button', { name: 'Buscar' }).press('Enter');
  await expect(mesa).toHaveURL(new RegExp(`liga=${una.idLiga}.*fecha=${una.fecha}`));
  const deEse = todas.filter(({ idLiga, fecha }) => idLiga === una.idLiga && fecha === una.fecha).length;
  await expect(filas(mesa)).toHaveCount(deEse);
  await mesa.goto(`${LISTA}?jugador=nadiesellamaasi`);
  await expect(mesa.getByText('Ninguna incidencia es así')).toBeVisible();
});

/** A league, somebody of it and somebody of another. */
async function alguien(api: Api): Promise<[Liga, Jugador, Jugador]> {
  const liga = await ligaActiva(api, 'social');
  const [uno] = await jugadoresDe(api, liga);
  const otro = (await api.get<Jugador[]>('jugadores')).find(({ idLiga }) => idLiga && idLiga !== liga.id);
  if (!uno || !otro) throw new Error('The demo has players');
  return [liga, uno, otro];
}

async function escribirDia(page: Page, label: string, dia: string): Promise<void> {
  await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(dia);
  await page.keyboard.press('Tab');
}

test('a new incident takes one or two days; afterwards it is edited and deleted', async ({ mesa, api }) => {
  const [liga, jugador, otro] = await alguien(api);
  await mesa.goto(LISTA);
  await mesa.getByRole('link', { name: 'Nueva incidencia' }).press('Enter');
  await expect(mesa.getByRole('button', { name: 'Borrar', exact: true })).toBeDisabled();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Hay datos que no son correctos. Revisa los campos señalados.')).toBeVisible();
  for (const aviso of ['Elige la liga', 'Elige al jugador', 'Indica el día'])
    await expect(mesa.getByText(aviso)).toBeVisible();

  await elegir(mesa, 'Liga', liga.nombre);
  await mesa.getByRole('combobox', { name: 'Jugador' }).fill(otro.nombre);
  await expect(mesa.getByRole('option', { name: otro.nombre })).toHaveCount(0);
  await elegir(mesa, 'Jugador', jugador.nombre);
  await escribirDia(mesa, 'Fecha 1', '05/03/2031');
  await escribirDia(mesa, 'Fecha 2', '06/03/2031');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Se han generado 2 incidencias')).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/incidencias$/);

  const mia = `Editar ${jugador.nombre}, mié, 05/03/2031`;
  await mesa.getByRole('link', { name: mia }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText(`Incidencia de ${jugador.nombre}`);
  await expect(mesa.getByLabel('Fecha 2')).toHaveCount(0);
  await escribirDia(mesa, 'Fecha', '06/03/2031');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Ese jugador ya tiene una incidencia ese día en esa liga.')).toBeVisible();
  await escribirDia(mesa, 'Fecha', '07/03/2031');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Incidencia guardada')).toBeVisible();

  await mesa.getByRole('link', { name: `Editar ${jugador.nombre}, vie, 07/03/2031` }).press('Enter');
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).press('Enter');
  await expect(dialogo(mesa)).toContainText(`${jugador.nombre} volverá a ofrecerse para jugar`);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Incidencia borrada')).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/incidencias$/);
});

test('one day creates one incident', async ({ mesa, api }) => {
  const [liga, jugador] = await alguien(api);
  await mesa.goto(`${LISTA}/0`);
  await elegir(mesa, 'Liga', liga.nombre);
  await elegir(mesa, 'Jugador', jugador.nombre);
  await escribirDia(mesa, 'Fecha 1', '15/04/2031');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Se ha generado 1 incidencia')).toBeVisible();
});

/** A match of today on, of somebody of a league. */
async function conPartido(api: Api): Promise<PartidoFila> {
  const { partidos } = await api.get<{ partidos: { id: number }[] }>('resumen');
  const id = partidos.at(-1)?.id;
  const partido = (await api.post<PartidoFila[]>('partidos', {})).find((uno) => uno.id === id);
  if (!partido) throw new Error('The demo has matches to come');
  return partido;
}

test('whoever is looked for by name alone brings their league, and the match of that day is told', async ({
  mesa,
  api,
}) => {
  const { jugador1, jugador2, liga, fecha, id, idJugador1 } = await conPartido(api);
  await mesa.goto(`${LISTA}/0`);
  await expect(mesa.getByRole('combobox', { name: 'Jugador' })).toBeFocused();
  await mesa.keyboard.type(jugador1);
  await mesa.getByRole('option', { name: `${jugador1} · ${liga}` }).click();
  await expect(mesa.getByRole('combobox', { name: 'Liga' })).toHaveValue(liga);
  await escribirDia(mesa, 'Fecha 1', fecha.slice(0, 10).split('-').reverse().join('/'));
  const aviso = mesa.getByRole('status').filter({ hasText: 'Ya tiene partido' });
  await expect(aviso).toContainText(`contra ${jugador2}`);
  await expect(aviso.getByRole('link')).toHaveAttribute('href', `/private/partidos/${id}`);
  await mesa.keyboard.press('Escape');
  await expect(mesa.locator('[data-dates-dropdown]')).toHaveCount(0);
  await expectCuidada(mesa);
  await escribirDia(mesa, 'Fecha 1', '05/03/2031');
  await expect(aviso).toHaveCount(0);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Se ha generado 1 incidencia')).toBeVisible();

  await mesa.goto(`/private/jugadores/${idJugador1}`);
  await mesa.getByRole('link', { name: 'Nueva incidencia' }).press('Enter');
  await expect(mesa.getByRole('combobox', { name: 'Jugador' })).toHaveValue(jugador1);
  await expect(mesa.getByRole('textbox', { name: 'Fecha 1' })).toBeFocused();
  await expect(mesa.getByRole('combobox', { name: 'Liga' })).toHaveValue(liga);
  await escribirDia(mesa, 'Fecha 1', '06/03/2031');
  await mesa.keyboard.press('Control+s');
  await expect(mesa).toHaveURL(new RegExp(`/private/jugadores/${idJugador1}$`));
  await expect(mesa.getByRole('cell', { name: 'jue, 06/03/2031' })).toBeVisible();
  await mesa.getByRole('link', { name: 'Verlos y corregirlos' }).press('Enter');
  await expect(mesa.getByText(`${jugador1}`).first()).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/partidos\?jugador=/);
});

test('every day of the open calendar can be read, in light and dark', async ({ mesa }) => {
  await mesa.goto(`${LISTA}/0`);
  await mesa.getByRole('textbox', { name: 'Fecha 1' }).click();
  const calendario = mesa.locator('[data-dates-dropdown]');
  await expect(calendario).toBeVisible();
  for (const colorScheme of ESQUEMAS) {
    await mesa.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(mesa.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expect(async () => {
      const { violations } = await new AxeBuilder({ page: mesa }).withRules('color-contrast').analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    }).toPass();
  }
});

async function generar(page: Page, tipo: string, ...dias: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Incidencias de lesionados' }).press('Enter');
  const boton = dialogo(page).getByRole('button', { name: 'Generar incidencias' });
  await expect(boton).toBeDisabled();
  await dialogo(page).getByLabel('Tipo de liga').selectOption({ label: tipo });
  await expect(boton).toBeDisabled();
  for (const [lugar, dia] of dias.entries()) await escribirDia(page, `Fecha ${lugar + 1}`, dia);
  await expect(boton).toBeEnabled();
  await boton.press('Enter');
  await expect(dialogo(page)).toHaveCount(0);
}

test('incidents of the injured: several, one, and none', async ({ mesa, api }) => {
  const ligas = await api.get<Liga[]>('ligas');
  const infantiles = ligas.filter(({ tipo, estado }) => tipo === 'infantil' && estado === 'activa');
  const enLiga = (await Promise.all(infantiles.map((liga) => jugadoresDe(api, liga)))).flat();
  const [uno] = enLiga;
  for (const { id, estado, ...resto } of enLiga) {
    const nuevo = id === uno?.id ? 'lesion' : 'activo';
    if (estado !== nuevo) await api.post(`jugadores/${id}`, { ...resto, estado: nuevo });
  }
  await mesa.goto(LISTA);
  await generar(mesa, 'Liga Infantil', '10/05/2031');
  await expect(toast(mesa, 'Se ha generado 1 incidencia')).toBeVisible();
  await expect(mesa.getByRole('link', { name: `Editar ${uno?.nombre}, sáb, 10/05/2031` })).toBeVisible();
  await generar(mesa, 'Liga Infantil', '11/05/2031', '12/05/2031');
  await expect(toast(mesa, 'Se han generado 2 incidencias')).toBeVisible();
  await generar(mesa, 'Liga Infantil', '11/05/2031');
  await expect(
    toast(
      mesa,
      'No se ha generado ninguna incidencia. Si hay jugadores lesionados ya estarían creadas las incidencias correspondientes.',
    ),
  ).toBeVisible();
});

test("the server's message is shown when creating them fails", async ({ mesa }) => {
  await mesa.route('**/lesionadosSave', (ruta) =>
    ruta.fulfill({ status: 409, json: { message: 'Esto lo dice el servidor' } }),
  );
  await mesa.goto(LISTA);
  await mesa.getByRole('button', { name: 'Incidencias de lesionados' }).press('Enter');
  await dialogo(mesa).getByLabel('Tipo de liga').selectOption({ label: 'Liga Social' });
  await escribirDia(mesa, 'Fecha 1', '10/05/2031');
  await dialogo(mesa).getByRole('button', { name: 'Generar incidencias' }).press('Enter');
  await expect(toast(mesa, 'Esto lo dice el servidor')).toBeVisible();
});

test('the list and the details in both widths, light and dark', async ({ mesa, api }) => {
  const [una] = await api.post<{ jugador: string }[]>('incidencias/search', {});
  await mesa.goto(`${LISTA}?jugador=${encodeURIComponent(una?.jugador ?? '')}`);
  await expect(filas(mesa).first()).toBeVisible();
  await expectCuidada(mesa);
  await mesa.goto(`${LISTA}/0`);
  await expect(mesa.getByRole('textbox', { name: /^Fecha 1/ })).toBeVisible();
  await expectCuidada(mesa);
});

test('the dialog of the injured in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto(`${LISTA}?jugador=nadiesellamaasi`);
  await mesa.getByRole('button', { name: 'Incidencias de lesionados' }).press('Enter');
  await expect(dialogo(mesa)).toBeVisible();
  await expectCuidada(mesa);
});
