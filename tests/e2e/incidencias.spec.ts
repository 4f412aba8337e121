import type { Page } from '@playwright/test';
import type { IncidenciaFila } from '#contract/liga/incidencias.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { conLetrasAnchas } from '../support/browser/anchas.ts';
import { DE_COLOR, expectNoSidewaysScroll, faltasDe } from '../support/browser/browser-axe.ts';
import { HOY } from '../support/momento.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import { type Api, dialogo, elegir, expect, test, toast } from './support/mesa.ts';

const LISTA = '/private/incidencias';

/** A league, somebody of it and somebody of another. */
async function alguien(api: Api): Promise<[Liga, Jugador, Jugador]> {
  const liga = await ligaActiva(api, 'social');
  const [uno] = await jugadoresDe(api, liga);
  const otro = (await api.get<Jugador[]>('jugadores')).find(({ idLiga }) => idLiga && idLiga !== liga.id);
  if (!uno || !otro) throw new Error('The demo has players');
  return [liga, uno, otro];
}

/** The absences of the list on screen. */
const ausencias = (page: Page) => page.getByRole('list', { name: 'Incidencias' }).locator('a[data-row]');

async function escribirDia(page: Page, label: string, dia: string): Promise<void> {
  await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(dia);
  await page.keyboard.press('Tab');
}

test('an absence of two weeks is written, found among the others by a day of it, changed and deleted', async ({
  mesa,
  api,
}) => {
  const [liga, jugador, otro] = await alguien(api);
  await mesa.goto(LISTA);
  await mesa.getByRole('link', { name: 'Nueva incidencia' }).press('Enter');
  await expect(mesa.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Borrar', exact: true })).toBeDisabled();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Hay datos que no son correctos. Revisa los campos señalados.')).toBeVisible();
  for (const aviso of ['Elige la liga', 'Elige al jugador', 'Indica el día'])
    await expect(mesa.getByText(aviso)).toBeVisible();

  await elegir(mesa, 'Liga', liga.nombre);
  await mesa.getByRole('combobox', { name: 'Jugador' }).fill(otro.nombre);
  await expect(mesa.getByRole('option', { name: otro.nombre })).toHaveCount(0);
  await elegir(mesa, 'Jugador', jugador.nombre);
  await mesa.getByText('Varios días sueltos').click();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Elige algún día')).toBeVisible();
  const mes = mesa.locator('.mantine-DatePicker-month');
  for (const dia of [10, 12, 14]) await mes.getByText(String(dia), { exact: true }).click();
  await expect(mesa.getByText('3 días', { exact: true })).toBeVisible();
  expect(await faltasDe(mesa)).toEqual([]);
  await mesa.getByText('Un día o un periodo').click();
  await escribirDia(mesa, 'Desde', '05/03/2031');
  await mesa.getByRole('textbox', { name: /^Hasta/ }).click();
  await expect(mesa.getByText('marzo 2031')).toBeVisible();
  await escribirDia(mesa, 'Hasta', '04/03/2031');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('El último día es anterior al primero')).toBeVisible();
  await escribirDia(mesa, 'Hasta', '18/03/2031');
  await mesa.getByLabel('Motivo').fill('Viaje');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Se ha generado 1 incidencia')).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/incidencias$/);

  const desde = HOY;
  const todas = await api.post<IncidenciaFila[]>('incidencias/search', { desde });
  await expect(mesa.getByText(`${todas.length} incidencias`)).toBeVisible();
  const conPasadas = await api.post<IncidenciaFila[]>('incidencias/search', {});
  expect(conPasadas.length).toBeGreaterThan(todas.length);
  await mesa.getByLabel('También las pasadas').click();
  await expect(mesa).toHaveURL(/\?pasadas=si$/);
  await expect(mesa.getByText(`${conPasadas.length} incidencias`, { exact: true })).toBeVisible();
  await mesa.getByLabel('Jugador').fill(jugador.nombre.toUpperCase());
  // Two presses before the address has told of the first.
  await mesa.getByLabel('También las pasadas').evaluate((casilla: HTMLInputElement) => {
    casilla.click();
    document.querySelector<HTMLFormElement>('search form')?.requestSubmit();
  });
  await expect(mesa).toHaveURL(/\?jugador=[^&]*$/);
  const suyas = todas.filter(({ idJugador }) => idJugador === jugador.id);
  await expect(ausencias(mesa)).toHaveCount(suyas.length);
  await elegir(mesa, 'Liga', liga.nombre);
  await escribirDia(mesa, 'Fecha', '15/03/2031');
  await expect(mesa).toHaveURL(new RegExp(`liga=${liga.id}&fecha=2031-03-15`));
  await expect(ausencias(mesa)).toHaveCount(1);

  const mia = `Editar ${jugador.nombre}, 5 mar 2031 – 18 mar 2031`;
  await mesa.getByRole('link', { name: mia }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText(`Incidencia de ${jugador.nombre}`);
  await expect(mesa.getByText('Varios días sueltos')).toHaveCount(0);
  await escribirDia(mesa, 'Desde', '07/03/2031');
  await mesa.getByRole('button', { name: 'Vaciar hasta' }).press('Enter');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Incidencia guardada')).toBeVisible();
  await expect(mesa.getByText('Ninguna incidencia es así')).toBeVisible();
  await mesa.getByRole('button', { name: 'Quitar filtros' }).press('Enter');

  await mesa.getByRole('link', { name: `Editar ${jugador.nombre}, vie 7 mar 2031` }).press('Enter');
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).press('Enter');
  await expect(dialogo(mesa)).toContainText(`${jugador.nombre} volverá a ofrecerse para jugar`);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Incidencia borrada')).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/incidencias$/);

  // A name in one word is cut, with the hidden words of its league.
  await api.post(`jugadores/${jugador.id}`, { ...jugador, nombre: 'W'.repeat(80), version: null });
  await api.post('incidencias/0', {
    idLiga: liga.id,
    idJugador: jugador.id,
    fecha: '2031-03-07',
    hasta: null,
  });
  await mesa.setViewportSize({ width: 360, height: 740 });
  await mesa.reload();
  await expect(mesa.getByRole('link', { name: 'W'.repeat(80), exact: true })).toBeVisible();
  await expectNoSidewaysScroll(mesa);
});

/** A match of today on, of somebody of a league. */
async function conPartido(api: Api): Promise<PartidoFila> {
  const { partidos } = await api.get<{ partidos: { id: number }[] }>('resumen');
  const id = partidos.at(-1)?.id;
  const partido = (await api.post<PartidoFila[]>('partidos', {})).find((uno) => uno.id === id);
  if (!partido) throw new Error('The demo has matches to come');
  return partido;
}

test('whoever is looked for by name alone brings their league, and the match of that day is told', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const { jugador1, jugador2, liga, fecha, id, idJugador1 } = await conPartido(api);
  await mesa.goto(`${LISTA}/0`);
  await expect(mesa.getByRole('combobox', { name: 'Jugador' })).toBeFocused();
  await mesa.keyboard.type(jugador1);
  await mesa.getByRole('option', { name: `${jugador1} · ${liga}` }).click();
  await expect(mesa.getByRole('combobox', { name: 'Liga' })).toHaveValue(liga);
  await escribirDia(mesa, 'Desde', fecha.slice(0, 10).split('-').reverse().join('/'));
  const aviso = mesa.getByRole('list', { name: 'Partidos afectados' });
  await expect(aviso).toContainText(`${jugador1} – ${jugador2}`);
  await expect(aviso.getByRole('link')).toHaveAttribute('href', `/private/partidos/${id}`);
  await mesa.getByRole('textbox', { name: 'Desde' }).click();
  await expect(mesa.locator('[data-dates-dropdown]')).toBeVisible();
  await mesa.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await faltasDe(mesa, { rules: DE_COLOR })).toEqual([]);
  await escribirDia(mesa, 'Desde', '05/03/2031');
  await expect(aviso).toHaveCount(0);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Se ha generado 1 incidencia')).toBeVisible();

  await mesa.goto(`/private/jugadores/${idJugador1}`);
  await mesa.getByRole('link', { name: 'Nueva incidencia' }).press('Enter');
  await expect(mesa.getByRole('combobox', { name: 'Jugador' })).toHaveValue(jugador1);
  await expect(mesa.getByRole('textbox', { name: 'Desde' })).toBeFocused();
  await expect(mesa.getByRole('combobox', { name: 'Liga' })).toHaveValue(liga);
  await escribirDia(mesa, 'Desde', '06/03/2031');
  await mesa.keyboard.press('Control+s');
  await expect(mesa).toHaveURL(new RegExp(`/private/jugadores/${idJugador1}$`));
  await expect(mesa.getByRole('link', { name: 'jue 6 mar 2031' })).toBeVisible();
  await mesa.getByRole('link', { name: 'Verlos y corregirlos' }).press('Enter');
  await expect(mesa.getByText(`${jugador1}`).first()).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/partidos\?jugador=/);
});

async function generar(page: Page, tipo: string, ...dias: readonly string[]): Promise<void> {
  // The dialog of the time before fades out with what was chosen in it.
  await expect(dialogo(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Incidencias de lesionados' }).press('Enter');
  const boton = dialogo(page).getByRole('button', { name: 'Generar incidencias' });
  await dialogo(page).getByLabel('Tipo de liga').selectOption({ label: tipo });
  await expect(boton).toBeDisabled();
  for (const [lugar, dia] of dias.entries()) await escribirDia(page, `Fecha ${lugar + 1}`, dia);
  await boton.press('Enter');
}

test('the injured are given incidents at once: the server refuses, then one, several and none', async ({
  mesa,
  api,
}) => {
  const ligas = await api.get<Liga[]>('ligas');
  const infantiles = ligas.filter(({ tipo, estado }) => tipo === 'infantil' && estado === 'activa');
  const enLiga = (await Promise.all(infantiles.map((liga) => jugadoresDe(api, liga)))).flat();
  const [uno] = enLiga;
  for (const { id, estado, ...resto } of enLiga) {
    const nuevo = id === uno?.id ? 'lesion' : 'activo';
    if (estado !== nuevo) await api.post(`jugadores/${id}`, { ...resto, estado: nuevo });
  }
  await mesa.goto(LISTA);
  await mesa.route('**/lesionadosSave', (ruta) =>
    ruta.fulfill({ status: 409, json: { message: 'Esto lo dice el servidor' } }),
  );
  await generar(mesa, 'Liga Infantil', '10/05/2031');
  await expect(toast(mesa, 'Esto lo dice el servidor')).toBeVisible();
  await expect(dialogo(mesa).getByRole('textbox', { name: 'Fecha 1' })).toHaveValue('10/05/2031');
  await mesa.unroute('**/lesionadosSave');
  await dialogo(mesa).getByRole('button', { name: 'Generar incidencias' }).press('Enter');
  await expect(dialogo(mesa)).toHaveCount(0);
  await expect(toast(mesa, 'Se ha generado 1 incidencia')).toBeVisible();
  // Rows out of sight are not drawn, and it is among the first.
  await mesa.evaluate(() => scrollTo(0, 0));
  await expect(mesa.getByRole('link', { name: `Editar ${uno?.nombre}, sáb 10 may 2031` })).toBeVisible();
  await conLetrasAnchas(mesa, async () => {
    const marcas = mesa.getByRole('listitem').locator('b:visible', { hasText: 'Lesionado' });
    const sobran = await marcas.evaluateAll((todas) =>
      todas.map((marca) => {
        const suya = marca.closest('li > span') ?? marca;
        return marca.getBoundingClientRect().right - suya.getBoundingClientRect().right;
      }),
    );
    expect(Math.max(...sobran)).toBeLessThanOrEqual(0);
  });
  await generar(mesa, 'Liga Infantil', '11/05/2031', '12/05/2031');
  await expect(toast(mesa, 'Se han generado 2 incidencias')).toBeVisible();
  await generar(mesa, 'Liga Infantil', '11/05/2031');
  await expect(
    toast(
      mesa,
      'No se ha generado ninguna incidencia. Si hay jugadores lesionados ya estarían creadas las incidencias correspondientes.',
    ),
  ).toBeVisible();
  await expect(dialogo(mesa).getByRole('textbox', { name: 'Fecha 1' })).toHaveValue('11/05/2031');
});

test('the dialog of the injured tells the matches that it touches, before and while they are put off', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const { jugador1, jugador2, idLiga, fecha, idJugador1 } = await conPartido(api);
  const { id, ...resto } = await api.get<Jugador>(`jugadores/${idJugador1}`);
  await api.post(`jugadores/${id}`, { ...resto, estado: 'lesion' });
  const liga = (await api.get<Liga[]>('ligas')).find((una) => una.id === idLiga);
  const tipo = liga?.tipo === 'infantil' ? 'Liga Infantil' : 'Liga Social';
  await mesa.goto(LISTA);
  await mesa.getByRole('button', { name: 'Incidencias de lesionados' }).press('Enter');
  await dialogo(mesa).getByLabel('Tipo de liga').selectOption({ label: tipo });
  await escribirDia(mesa, 'Fecha 1', fecha.slice(0, 10).split('-').reverse().join('/'));
  const tocados = dialogo(mesa).getByRole('list', { name: 'Partidos afectados' });
  await expect(tocados).toContainText(`${jugador1} – ${jugador2}`);
  await expect(
    dialogo(mesa).getByRole('button', { name: /^Generar incidencias \(toca \d+ partidos?\)$/ }),
  ).toBeVisible();
  expect(await faltasDe(mesa)).toEqual([]);
  await tocados.getByRole('button', { name: `Suspender ${jugador1} – ${jugador2}` }).press('Enter');
  await expect(toast(mesa, `Aplazado por ${jugador1}`)).toBeVisible();
  await expect(dialogo(mesa).getByText(`${jugador1} – ${jugador2}`)).toHaveCount(0);
  await expect(dialogo(mesa).getByLabel('Tipo de liga')).toHaveValue(liga?.tipo ?? '');
});
