import type { Page } from '@playwright/test';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Partido } from '#contract/liga/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import type { Api } from './support/mesa.ts';
import { desplegar, dialogo, expect, test, toast } from './support/mesa.ts';

const NUEVA = {
  ...{ estado: 'activa', tipo: 'social', anio: 2026, duracion: 90, usuario: null },
  ...{ horaBaseInicio: 9, minutoBaseInicio: 0, horaBaseFinal: 22, minutoBaseFinal: 0 },
  ...{ idaVuelta: false, fechaIdaVuelta: null, notificar: false },
};

const JUGADOR = {
  estado: 'activo',
  email: null,
  telefono: null,
  disponibleAmistosos: false,
  nombreDeportivo: null,
};

/** The points of a player in the table, the first one of the page. */
const puntosDe = (mesa: Page, nombre: string) =>
  mesa
    .locator('tbody tr')
    .filter({ has: mesa.locator('th', { hasText: nombre }) })
    .first()
    .locator('td')
    .nth(1);

/** A league of its own with two players, and what is said of their match. */
async function conDos(api: Api, division: number, reglas: object, partido: object) {
  const todas = { ...reglasIniciales('social'), ...reglas };
  const liga = await api.post<Liga>('ligas/0', { ...NUEVA, division, reglas: todas });
  const ids: number[] = [];
  for (const nombre of ['Vega Duarte', 'Iria Solís']) {
    const { id } = await api.post<Jugador>('jugadores/0', { ...JUGADOR, nombre, idLiga: liga.id });
    ids.push(id);
  }
  const [idJugador1, idJugador2] = ids;
  const suyo = { idLiga: liga.id, fecha: '2026-11-14T10:00', duracion: 90, idJugador1, idJugador2 };
  return { liga, partido: await api.post<Partido>('partidos/0', { ...suyo, ...partido }) };
}

const A_TRES = {
  ...{ jugador1Set1: 6, jugador2Set1: 4, jugador1Set2: 3, jugador2Set2: 6 },
  ...{ jugador1Set3: 10, jugador2Set3: 8 },
};

test('the rules of a league by sets are typed in its form, and its table counts by them', async ({
  mesa,
  api,
}) => {
  const { liga } = await conDos(api, 8, {}, A_TRES);
  await mesa.goto(rutas.clasificaciones('social', liga.id));
  await expect(puntosDe(mesa, 'Vega Duarte')).toHaveText('3');

  await mesa.setViewportSize({ width: 412, height: 915 });
  await mesa.goto(`/private/ligas/${liga.id}`);
  await desplegar(mesa, 'Reglas');
  for (const [campo, puntos] of [
    ['Por ganar', '0'],
    ['Por perder jugando', '0'],
    ['Además, por set ganado', '2'],
    ['Además, por set perdido', '1'],
  ] as const)
    await mesa.getByLabel(campo, { exact: true }).fill(puntos);
  const cuenta = mesa.getByLabel('El 6-0 6-0 de un no presentado cuenta en sets y juegos');
  await cuenta.uncheck();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.locator('form').getByText(/no sumaría nada/)).toBeVisible();
  await cuenta.check();
  await mesa.getByLabel('Un partido puede acabar en empate').check();
  await mesa.getByLabel('Por empatar', { exact: true }).fill('5');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.locator('form').getByText('Un empate no puede dar más puntos que ganar.')).toBeVisible();
  await mesa.getByLabel('Un partido puede acabar en empate').uncheck();
  await mesa.getByLabel('Cuentan los sets y los juegos como iban').check();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  expect((await api.get<Liga>(`ligas/${liga.id}`)).reglas).toMatchObject({
    ...{ victoria: 0, derrota: 0, puntosSetGanado: 2, puntosSetPerdido: 1 },
    ...{ empate: null, retirada: 'comoVa' },
  });

  await mesa.setViewportSize({ width: 1366, height: 768 });
  await mesa.goto(rutas.clasificaciones('social', liga.id));
  await expect(puntosDe(mesa, 'Vega Duarte')).toHaveText('5');
  await expect(puntosDe(mesa, 'Iria Solís')).toHaveText('4');
});

test('a draw is saved from the bulk screen once it has been asked, and the site tells it', async ({
  mesa,
  api,
}) => {
  const { liga, partido } = await conDos(api, 7, { empate: 1 }, {});
  await mesa.goto('/private/partidos-puntuacion-masiva?tipo=social');
  const suyo = mesa.locator(`#partido-${partido.id}`);
  await suyo.locator('[name="jugador1Set1"]').focus();
  await mesa.keyboard.type('6446');
  await expect(suyo).toContainText('Empate');
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('cuenta como empate. Comprueba que no falta un set.');
  await expect(dialogo(mesa)).toContainText('Contará como empate.');
  await dialogo(mesa).getByRole('button', { name: 'Guardar igualmente' }).click();
  await expect(mesa.getByRole('region', { name: 'Recién guardados' })).toContainText('6-4, 4-6, empate');
  expect(await api.get(`partidos/${partido.id}`)).toMatchObject({ desenlace: 'empate', jugador2Set2: 6 });

  await mesa.goto(rutas.clasificaciones('social', liga.id));
  for (const nombre of ['Vega Duarte', 'Iria Solís']) await expect(puntosDe(mesa, nombre)).toHaveText('1');
  await expect(mesa.getByTitle('Vega Duarte empató con Iria Solís, 1-1')).toHaveText(/^E/);
  await mesa.goto(rutas.partido(partido.id));
  await expect(mesa.getByText('Acabó en empate')).toBeVisible();
  await mesa.goto(`/private/partidos/${partido.id}`);
  await expect(mesa.getByText('Empate', { exact: true }).first()).toBeVisible();
});
