import type { Liga } from '#contract/ligas.ts';
import {
  type Api,
  dialogo,
  expect,
  expectCuidada,
  expectPideEntrar,
  filas,
  test,
  toast,
} from './support/mesa.ts';

const BASE = {
  estado: 'activa',
  tipo: 'social',
  division: 9,
  anio: 2025,
  horaBaseInicio: 17,
  minutoBaseInicio: 0,
  horaBaseFinal: 22,
  minutoBaseFinal: 0,
  duracion: 75,
  usuario: null,
  idaVuelta: false,
  fechaIdaVuelta: null,
  notificar: false,
};

const crear = (api: Api, cambios: object): Promise<Liga> =>
  api.post<Liga>('ligas/0', { ...BASE, ...cambios });

test('without a session, the way to the leagues goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private/ligas?tipo=social', 'Ligas');
});

test('the list sorts, filters in the address and flags the inactive ones', async ({ mesa, api }) => {
  const ligas = await api.get<Liga[]>('ligas');
  await mesa.goto('/private/ligas');
  await expect(filas(mesa)).toHaveCount(ligas.length);
  await expect(filas(mesa).filter({ hasText: '(inactiva)' })).toHaveCount(
    ligas.filter(({ estado }) => estado === 'inactiva').length,
  );
  await mesa.getByLabel('Tipo').selectOption('infantil');
  await expect(mesa).toHaveURL(/\?tipo=infantil$/);
  await expect(filas(mesa).first()).toBeVisible();
  await expect(filas(mesa).filter({ hasNotText: 'Liga infantil' })).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Temporada' }).press('Enter');
  await expect(mesa).toHaveURL(/orden=temporada/);
  // Whatever other journeys have left in this club, the oldest season comes first.
  const [primera] = ligas
    .filter(({ tipo }) => tipo === 'infantil')
    .map(({ anio }) => anio)
    .toSorted((a, b) => a - b);
  const temporada = `${primera}/${String((primera ?? 0) + 1).slice(-2)}`;
  await expect(filas(mesa).first()).toContainText(temporada);
  await mesa.reload();
  await expect(mesa.getByLabel('Tipo')).toHaveValue('infantil');
  await expect(filas(mesa).first()).toContainText(temporada);
});

test('a new league is named from its data, with the divisions of its type', async ({ mesa, api }) => {
  await mesa.goto('/private/ligas');
  await mesa.getByRole('link', { name: 'Nueva liga' }).press('Enter');
  await expect(mesa.getByLabel('Tipo')).toBeFocused();
  await expect(mesa.getByRole('button', { name: 'Borrar' })).toBeDisabled();
  const division = mesa.getByLabel('División');
  await expect(division.locator('option')).toHaveCount(10);
  await mesa.getByLabel('Tipo').selectOption('playoff');
  await expect(division).toBeDisabled();
  await mesa.getByLabel('Tipo').selectOption('infantil');
  await expect(division.locator('option')).toHaveCount(11);
  await division.selectOption({ label: '10ª División' });
  await mesa.getByLabel('Temporada').selectOption('2022');
  await expect(mesa.getByText('Se llamará Liga Infantil - 10ª División - 2022/23')).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Añadir' })).toHaveCount(0);
  await expect(mesa.getByLabel('De promoción')).toHaveValue('0');

  await mesa.getByLabel('Desde las: hora').selectOption('9');
  await mesa.getByLabel('Desde las: minutos').selectOption('45');
  await expect(mesa.getByLabel('Desde las: minutos').locator('option')).toHaveText(['00', '15', '30', '45']);
  await mesa.getByLabel('Duración').selectOption('120');
  await mesa.getByLabel('Responsable').selectOption('admin');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Liga guardada: Liga Infantil - 10ª División - 2022/23')).toBeVisible();
  await expect(mesa.getByRole('link', { name: /10ª División - 2022/ })).toBeFocused();
  const ligas = await api.get<Liga[]>('ligas');
  expect(ligas.find(({ nombre }) => nombre.includes('10ª División - 2022'))).toMatchObject({
    horaBaseInicio: 9,
    minutoBaseInicio: 45,
    duracion: 120,
    usuario: 'admin',
  });
});

test('the day of the second leg only where there is one', async ({ mesa, api }) => {
  const { id } = await crear(api, { division: 8 });
  await mesa.goto(`/private/ligas/${id}`);
  const desde = mesa.getByRole('textbox', { name: 'La vuelta se juega desde' });
  await expect(desde).toBeDisabled();
  await mesa.getByLabel('Ida y vuelta').check();
  await expect(desde).toBeEnabled();
  await desde.fill('1/3/2026');
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  expect(await api.get(`ligas/${id}`)).toMatchObject({ idaVuelta: true, fechaIdaVuelta: '2026-03-01' });
});

test('the rules: order of tie-breaks by keyboard, points, and those of the type back', async ({
  mesa,
  api,
}) => {
  const { id } = await crear(api, { division: 7 });
  await mesa.goto(`/private/ligas/${id}`);
  const orden = mesa.getByRole('list', { name: 'Desempates, por orden' }).getByRole('listitem');
  await expect(orden).toHaveText([/Enfrentamiento directo/, /Sets/, /Juegos/, /Menos incomparecencias/]);
  await mesa.getByRole('button', { name: 'Subir juegos' }).press('Enter');
  await expect(mesa.getByRole('button', { name: 'Subir juegos' })).toBeFocused();
  await mesa.keyboard.press('Alt+ArrowUp');
  await expect(orden).toHaveText([/Juegos/, /Enfrentamiento directo/, /Sets/, /Menos incomparecencias/]);
  await mesa.getByRole('button', { name: 'Quitar sets' }).click();
  await expect(orden).toHaveCount(3);
  await mesa.getByLabel('Por ganar').fill('5');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  const guardada = await api.get<Liga>(`ligas/${id}`);
  expect(guardada.reglas).toMatchObject({ victoria: 5, desempates: ['juegos', 'directo', 'menosWo'] });

  await mesa.goto(`/private/ligas/${id}`);
  await expect(mesa.getByLabel('Por ganar')).toHaveValue('5');
  await mesa.getByRole('button', { name: 'Restaurar las de su tipo' }).click();
  await expect(mesa.getByLabel('Por ganar')).toHaveValue('3');
  await expect(orden).toHaveCount(4);
  for (const formato of ['Set largo', 'Super tie-break'])
    await mesa.getByLabel(formato, { exact: true }).uncheck();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Marca al menos un formato de set')).toBeVisible();
});

test("the server's message is shown when saving fails, and deleting one in use says what goes with it", async ({
  mesa,
  api,
}) => {
  const activa = (await api.get<Liga[]>('ligas')).find(
    ({ estado, tipo, division }) => estado === 'activa' && tipo === 'social' && division === 1,
  );
  await mesa.goto('/private/ligas/0');
  await mesa.getByLabel('Temporada').selectOption(String(activa?.anio));
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /Ya hay una liga activa de ese tipo, división y temporada/)).toBeVisible();

  await mesa.getByLabel('Hasta las: hora').selectOption('17');
  await mesa.keyboard.press('Control+s');
  const ventana = 'La hora final tiene que dejar tiempo para al menos un partido desde la hora de inicio.';
  await expect(mesa.locator('form').getByText(ventana)).toBeVisible();
  await expect(mesa.getByLabel('Hasta las: hora')).toBeFocused();
  await expect(toast(mesa, ventana)).toBeVisible();
  await mesa.getByRole('button', { name: 'Volver' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Salir sin guardar' }).click();

  await mesa.goto(`/private/ligas/${activa?.id}`);
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(dialogo(mesa)).toContainText(
    / \d+ partidos y \d+ incidencias?, y sus resultados.*Se podrá deshacer/,
  );
  await dialogo(mesa).getByRole('button', { name: 'Cancelar' }).click();
});

test('a league that nobody used is deleted', async ({ mesa, api }) => {
  const { id, nombre } = await crear(api, { division: 10 });
  await mesa.goto(`/private/ligas/${id}`);
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(dialogo(mesa)).toContainText(`Se borrará «${nombre}». No tiene jugadores ni partidos.`);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, 'Liga borrada')).toBeVisible();
  await expect(mesa.getByText(nombre)).toHaveCount(0);
});

test('two people edit the same league: what differs is shown in words', async ({ mesa, api }) => {
  const liga = await crear(api, { division: 6, anio: 2024 });
  await mesa.goto(`/private/ligas/${liga.id}`);
  await mesa.getByLabel('Duración').selectOption('90');
  await api.post(`ligas/${liga.id}`, { ...BASE, division: 6, anio: 2024, duracion: 60, horaBaseFinal: 21 });
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row', { name: /Duración/ })).toContainText(/90 min.*60 min/);
  await expect(dialogo(mesa).getByRole('row', { name: /Hasta/ })).toContainText(/22:00.*21:00/);
  await dialogo(mesa).getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  expect(await api.get(`ligas/${liga.id}`)).toMatchObject({ duracion: 90, horaBaseFinal: 22 });
});

test('the list and the details in both widths, light and dark', async ({ mesa }) => {
  test.slow();
  await mesa.goto('/private/ligas');
  await expect(filas(mesa).first()).toBeVisible();
  await expectCuidada(mesa);
  await mesa.goto('/private/ligas/1');
  await expect(mesa.getByLabel('Tipo')).toBeVisible();
  await expectCuidada(mesa);
});
