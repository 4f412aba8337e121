import type { Page } from '@playwright/test';
import type { Jugador } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import type { Partido, PartidoFila } from '#contract/partidos.ts';
import { ESTE_ANIO, HOY } from '../support/momento.ts';
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

const TODOS = { fecha: null, idPista: null, idLiga: null, jugador: null };

/** Matches still to be played, in their order: nothing that other journeys have touched. */
async function futuros(api: Api): Promise<PartidoFila[]> {
  const partidos = await api.post<PartidoFila[]>('partidos', TODOS);
  return partidos
    .filter((p) => p.fecha > `${HOY}T99` && p.jugador1Set1 === null && !p.jugador1Aplaza && !p.jugador2Aplaza)
    .reverse();
}

const caja = (page: Page, lado: 1 | 2, set: number) => page.locator(`[name="jugador${lado}Set${set}"]`);

async function abrir(page: Page, api: Api, cual: number): Promise<PartidoFila> {
  const partido = (await futuros(api))[cual];
  if (!partido) throw new Error('No match to score');
  await page.goto(`/private/partidos/${partido.id}`);
  await expect(caja(page, 1, 1)).toBeFocused();
  return partido;
}

const guardado = (page: Page) => toast(page, /^Partido guardado/);

test('without a session, the way to a match goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private/partidos?jugador=ana', 'Partidos');
});

test('the list opens on what there is to do, and filters stay in the address', async ({ mesa }) => {
  await mesa.goto('/private/partidos');
  await expect(mesa.getByText(/partidos de hoy o pendientes de resultado/)).toBeVisible();
  await expect(mesa.getByRole('searchbox', { name: 'Jugador' })).toBeFocused();
  await expect(mesa.locator('tbody time').first()).toHaveAttribute('datetime', new RegExp(`^${HOY}`));

  await mesa.keyboard.type('ZUÑIGA');
  await mesa.keyboard.press('Enter');
  await expect(mesa).toHaveURL(/\?jugador=ZU%C3%91IGA$/);
  await expect(mesa.getByRole('status').filter({ hasText: /^\d+ partidos$/ })).toBeVisible();
  await expect(filas(mesa).first()).toContainText('Zúñiga');
  await expect(filas(mesa).filter({ hasNotText: 'Zúñiga' })).toHaveCount(0);

  await mesa.keyboard.press('ArrowDown');
  await expect(filas(mesa).first().getByRole('link')).toBeFocused();
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(mesa).toHaveURL(/\?jugador=ZU%C3%91IGA$/);
  await expect(filas(mesa).first().getByRole('link')).toBeFocused();
  await expect(mesa.getByRole('searchbox', { name: 'Jugador' })).toHaveValue('ZUÑIGA');
  await mesa.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(mesa).toHaveURL(/\/private\/partidos$/);
});

test('all matches sort and page past a hundred', async ({ mesa }) => {
  await mesa.goto('/private/partidos');
  await mesa.getByRole('link', { name: 'Ver todos' }).click();
  await expect(filas(mesa)).toHaveCount(100);
  await mesa.getByRole('button', { name: 'Siguiente' }).click();
  await expect(mesa).toHaveURL(/pagina=2/);
  await expect(mesa.getByText(/Página 2 de \d+/)).toBeVisible();
  await mesa.getByRole('button', { name: 'Fecha' }).click();
  await expect(mesa).toHaveURL(/todos=1&orden=fecha$/);
  await expect(mesa.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute('aria-sort', 'ascending');
  const enOrden = async () => {
    const horas = mesa.locator('tbody time');
    const fechas = await horas.evaluateAll((t) => t.map((e) => e.getAttribute('datetime') ?? ''));
    return fechas.length > 0 && fechas.join() === fechas.toSorted().join();
  };
  await expect.poll(enOrden).toBe(true);
});

test('a day and a league filter what is shown, and nothing found says so', async ({ mesa, api }) => {
  const [partido] = await futuros(api);
  const [anio, mes, dia] = (partido?.fecha ?? '').slice(0, 10).split('-');
  await mesa.goto('/private/partidos');
  await mesa.getByRole('textbox', { name: 'Fecha' }).fill(`${dia}/${mes}/${anio}`);
  await mesa.getByRole('textbox', { name: 'Fecha' }).press('Enter');
  await expect(mesa).toHaveURL(new RegExp(`fecha=${anio}-${mes}-${dia}`));
  await expect(filas(mesa).first()).toContainText(`${dia}/${mes}/${anio}`);
  await mesa.goto('/private/partidos?jugador=nadie+se+llama+asi');
  await expect(mesa.getByText('Ningún partido es así')).toBeVisible();
  await mesa.goto('/private/partidos?fecha=2026-02-31&liga=x');
  await expect(filas(mesa).first()).toBeVisible();
});

test('the list that does not load says why and tries again', async ({ mesa }) => {
  await mesa.route('**/api/private/partidos', (route) =>
    route.fulfill({ status: 400, json: { message: 'Hoy no' } }),
  );
  await mesa.goto('/private/partidos');
  await expect(mesa.getByRole('alert')).toContainText('Hoy no');
  await mesa.unroute('**/api/private/partidos');
  await mesa.getByRole('button', { name: 'Reintentar' }).click();
  await expect(filas(mesa).first()).toBeVisible();
});

test('the score boxes move on by themselves and take digits only', async ({ mesa, api }) => {
  await abrir(mesa, api, 0);
  await mesa.keyboard.type('x6');
  await expect(caja(mesa, 1, 1)).toHaveValue('6');
  await expect(caja(mesa, 2, 1)).toBeFocused();
  await mesa.keyboard.type('4');
  await expect(caja(mesa, 1, 2)).toBeFocused();
  await mesa.keyboard.type('3-6');
  await expect(caja(mesa, 1, 3)).toBeFocused();
  await mesa.keyboard.type('1');
  await expect(caja(mesa, 1, 3)).toBeFocused();
  await mesa.keyboard.type('0');
  await expect(caja(mesa, 2, 3)).toBeFocused();
  await mesa.keyboard.press('Backspace');
  await expect(caja(mesa, 1, 3)).toBeFocused();
  await mesa.keyboard.press('ArrowDown');
  await expect(caja(mesa, 2, 3)).toBeFocused();
  await mesa.keyboard.press('ArrowLeft');
  await expect(caja(mesa, 2, 2)).toBeFocused();
  await mesa.keyboard.press('ArrowUp');
  await expect(caja(mesa, 1, 2)).toBeFocused();
  await caja(mesa, 2, 3).focus();
  await mesa.keyboard.type('7');
  await mesa.keyboard.press('Enter');
  await expect(guardado(mesa)).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/partidos$/);
});

test('errors stand beside the boxes and nothing is saved', async ({ mesa, api }) => {
  const { id } = await abrir(mesa, api, 1);
  const estado = mesa.locator('#problemas-del-marcador');
  await mesa.keyboard.type('6');
  await expect(estado).toBeEmpty();
  await mesa.getByLabel('Observaciones').focus();
  await expect(estado).toHaveText('Rellena esta casilla o deja vacías las dos del set.');
  await expect(caja(mesa, 2, 1)).toHaveAttribute('aria-invalid', 'true');
  await mesa.keyboard.press('Control+s');
  await expect(caja(mesa, 2, 1)).toBeFocused();
  await expect(toast(mesa, 'Hay datos que no son correctos. Revisa los campos señalados.')).toBeVisible();

  await mesa.keyboard.type('6');
  await mesa.getByLabel('Observaciones').focus();
  await expect(estado).toContainText('El marcador no da ganador: revisa los juegos de cada set.');
  await caja(mesa, 1, 3).fill('6');
  await caja(mesa, 2, 3).fill('1');
  await expect(estado).toContainText('Rellena el set 2 antes que los siguientes.');
  await expect(mesa).toHaveURL(new RegExp(`/partidos/${id}$`));
  expect((await api.get<Partido>(`partidos/${id}`)).jugador1Set1).toBeNull();
});

test('warnings are shown while typing, and do not keep the match from being saved', async ({ mesa, api }) => {
  const { id } = await abrir(mesa, api, 2);
  await mesa.keyboard.type('8360');
  await expect(
    mesa.getByText('El resultado del set 1 no es habitual en esta liga: compruébalo.'),
  ).toBeVisible();
  await expect(caja(mesa, 1, 1)).toHaveAttribute('data-estado', 'aviso');
  await mesa.keyboard.press('Enter');
  await expect(guardado(mesa)).toBeVisible();
  await expect(toast(mesa, 'El resultado del set 1 no es habitual en esta liga: compruébalo.')).toBeVisible();
  expect((await api.get<Partido>(`partidos/${id}`)).jugador1Set1).toBe(8);
});

test("a no-show writes the score and locks the boxes and the rival's box", async ({ mesa, api }) => {
  const { jugador1, jugador2 } = await abrir(mesa, api, 3);
  await mesa.keyboard.type('6360');
  const noPresenta1 = mesa.getByLabel(`No se presenta: ${jugador1}`);
  const noPresenta2 = mesa.getByLabel(`No se presenta: ${jugador2}`);
  await noPresenta1.check();
  for (const [lado, set, valor] of [
    [1, 1, '0'],
    [2, 1, '6'],
    [1, 2, '0'],
    [2, 2, '6'],
    [1, 3, ''],
  ] as const) {
    await expect(caja(mesa, lado, set)).toHaveValue(valor);
    await expect(caja(mesa, lado, set)).toBeDisabled();
  }
  await expect(noPresenta2).toBeDisabled();
  await noPresenta1.uncheck();
  await expect(caja(mesa, 1, 1)).toHaveValue('6');
  await expect(caja(mesa, 1, 1)).toBeEnabled();
  await noPresenta2.check();
  await expect(caja(mesa, 1, 1)).toHaveValue('6');
  await expect(caja(mesa, 2, 2)).toHaveValue('0');
  await expect(noPresenta1).toBeDisabled();
  await mesa.keyboard.press('Control+s');
  await expect(guardado(mesa)).toBeVisible();
});

test("one's postponement locks the other's", async ({ mesa, api }) => {
  const { jugador1, jugador2 } = await abrir(mesa, api, 4);
  await mesa.getByLabel(`Aplaza: ${jugador2}`).check();
  await expect(mesa.getByLabel(`Aplaza: ${jugador1}`)).toBeDisabled();
  await expect(mesa.getByText(/^Aplazado: no sale en el horario/)).toBeVisible();
  await caja(mesa, 1, 1).focus();
  await mesa.keyboard.type('6363');
  await expect(mesa.getByText(/^Aplazado: no sale en el horario/)).toHaveCount(0);
  await expect(mesa.getByText(/El partido está aplazado y tiene resultado/)).toBeVisible();
  await mesa.getByLabel(`Aplaza: ${jugador2}`).uncheck();
  await expect(mesa.getByLabel(`Aplaza: ${jugador1}`)).toBeEnabled();
});

test('a new match: only active leagues, the duration of the league, its players without the absent', async ({
  mesa,
  api,
}) => {
  const liga = await ligaActiva(api, 'infantil');
  const vieja = (await api.get<Liga[]>('ligas')).find(({ estado }) => estado === 'inactiva');
  const [ausente, otro, rival] = await jugadoresDe(api, liga);
  if (!ausente || !otro || !rival) throw new Error('The demo season has no such league');
  await api.post('incidencias/0', {
    idLiga: liga.id,
    idJugador: ausente.id,
    fecha: '2027-03-13',
    fecha2: null,
  });

  await mesa.goto('/private/partidos/0');
  const elegirLiga = mesa.getByRole('combobox', { name: 'Liga' });
  await expect(elegirLiga).toBeFocused();
  await elegirLiga.fill('liga');
  await expect(mesa.getByRole('option', { name: liga.nombre })).toBeVisible();
  await expect(mesa.getByRole('option', { name: vieja?.nombre ?? '?' })).toHaveCount(0);
  await elegir(mesa, 'Liga', liga.nombre);
  await expect(mesa.getByLabel('Duración')).toHaveValue(String(liga.duracion));

  await mesa.getByRole('textbox', { name: 'Fecha' }).fill('13/03/2027');
  await mesa.getByRole('combobox', { name: 'Jugador 1' }).fill(ausente.nombre);
  await expect(mesa.getByText('Nada se llama así')).toBeVisible();
  await elegir(mesa, 'Jugador 1', otro.nombre);
  await elegir(mesa, 'Jugador 2', rival.nombre);

  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Indica la hora')).toBeVisible();
  await mesa.getByRole('spinbutton', { name: 'Hora' }).focus();
  await mesa.keyboard.type('1230');
  await mesa.keyboard.press('Control+s');
  await expect(guardado(mesa)).toContainText(`${otro.nombre} – ${rival.nombre}`);
  const suyos = await api.post<Partido[]>('partidos', { ...TODOS, fecha: '2027-03-13' });
  expect(suyos).toMatchObject([{ fecha: '2027-03-13T12:30', idJugador1: otro.id, idJugador2: rival.id }]);
});

test('a player found by name alone brings their league, and its rivals', async ({ mesa, api }) => {
  const liga = await ligaActiva(api, 'social');
  const [uno, rival] = await jugadoresDe(api, liga);
  const otra = (await api.get<Jugador[]>('jugadores')).find(({ idLiga }) => idLiga && idLiga !== liga.id);
  if (!uno || !rival || !otra) throw new Error('The demo season has no such league');
  await mesa.goto('/private/partidos/0');
  await mesa.getByRole('combobox', { name: 'Jugador 1' }).fill(uno.nombre);
  await mesa.getByRole('option', { name: `${uno.nombre} · ${liga.nombre}` }).click();
  await expect(mesa.getByRole('combobox', { name: 'Liga' })).toHaveValue(liga.nombre);
  await expect(mesa.getByLabel('Duración')).toHaveValue(String(liga.duracion));
  await expect(mesa.getByRole('combobox', { name: 'Jugador 1' })).toHaveValue(uno.nombre);
  const segundo = mesa.getByRole('combobox', { name: 'Jugador 2' });
  await segundo.fill(otra.nombre);
  await expect(mesa.getByText('Nada se llama así')).toBeVisible();
  await segundo.fill(rival.nombre);
  await mesa.getByRole('option', { name: rival.nombre, exact: true }).click();
  await expect(segundo).toHaveValue(rival.nombre);
});

test('a name that is pasted is taken with Enter, and the match is not saved yet', async ({ mesa }) => {
  await mesa.goto('/private/partidos/0');
  const pista = mesa.getByRole('combobox', { name: 'Pista' });
  for (const nombre of ['Prado 2', 'Prado 1']) {
    await pista.fill(nombre.toLowerCase());
    await expect(mesa.getByRole('option', { name: nombre })).toBeVisible();
    await pista.press('Enter');
    await expect(pista).toHaveValue(nombre);
  }
  await expect(mesa.getByText('Elige la liga')).toHaveCount(0);
});

test('what is missing in a new match is said field by field', async ({ mesa }) => {
  await mesa.goto('/private/partidos/0');
  await expect(mesa.getByRole('combobox', { name: 'Liga' })).toBeFocused();
  await mesa.keyboard.press('Control+s');
  for (const texto of ['Elige la liga', 'Indica la hora', 'Elige al jugador 1', 'Elige al jugador 2'])
    await expect(mesa.getByText(texto)).toBeVisible();
  await expect(mesa.getByRole('combobox', { name: 'Liga' })).toBeFocused();
  await expect(mesa.getByRole('button', { name: 'Borrar' })).toBeDisabled();
  await mesa.getByRole('textbox', { name: 'Fecha' }).fill('31/02/2027');
  await mesa.getByRole('textbox', { name: 'Fecha' }).blur();
  await expect(
    mesa.getByText(
      'Esa fecha no existe o le falta algo: escríbela como 21/11/2026, con un año entre 1900 y 2100.',
    ),
  ).toBeVisible();
});

test('a day of incidents, twice in a day and an hour outside the league are warned of, live and once saved', async ({
  mesa,
  api,
}) => {
  const liga = await ligaActiva(api, 'social');
  const jugadores = await jugadoresDe(api, liga);
  const [uno, dos, tres] = jugadores.filter(({ estado }) => estado === 'activo');
  if (!uno || !dos || !tres) throw new Error('No league with three players');
  const dia = `${ESTE_ANIO + 2}-02-06`;
  const cita = { idLiga: liga.id, fecha: `${dia}T12:00`, duracion: liga.duracion };
  await api.post('partidos/0', { ...cita, idJugador1: uno.id, idJugador2: tres.id });
  const { id } = await api.post<Partido>('partidos/0', {
    ...cita,
    fecha: `${dia}T18:00`,
    idJugador1: uno.id,
    idJugador2: dos.id,
  });
  await api.post('incidencias/0', { idLiga: liga.id, idJugador: dos.id, fecha: dia });
  await mesa.goto(`/private/partidos/${id}`);
  await expect(mesa.getByText(`${uno.nombre} juega otro partido ese día, a las 12:00.`)).toBeVisible();
  await expect(mesa.getByText(`${dos.nombre} tiene una incidencia ese día.`)).toBeVisible();
  await expect(mesa.getByText(/^Fuera del horario/)).toHaveCount(0);
  await mesa.getByRole('spinbutton', { name: 'Hora' }).fill('05');
  await expect(mesa.getByText(/^Fuera del horario de la liga, de \d\d:\d\d a \d\d:\d\d\.$/)).toBeVisible();
  await expectCuidada(mesa);
  await mesa.keyboard.press('Control+s');
  await expect(guardado(mesa)).toBeVisible();
  for (const aviso of [/juega otro partido ese día/, /tiene una incidencia/, /Fuera del horario/])
    await expect(toast(mesa, aviso)).toBeVisible();
  expect(await api.get<Partido>(`partidos/${id}`)).toMatchObject({ fecha: `${dia}T05:00` });
});

test("a court that is taken: the server's message names the other match", async ({ mesa, api }) => {
  const partidos = await futuros(api);
  const uno = partidos.find(({ idPista }) => idPista !== null);
  const otro = partidos.find(
    (p) =>
      p.id !== uno?.id &&
      ![p.idJugador1, p.idJugador2].some((j) => j === uno?.idJugador1 || j === uno?.idJugador2),
  );
  const pistas = await api.get<{ id: number; nombre: string }[]>('pistas');
  const pista = pistas.find(({ id }) => id === uno?.idPista)?.nombre ?? '?';
  const [anio, mes, dia] = (uno?.fecha ?? '').slice(0, 10).split('-');
  await mesa.goto(`/private/partidos/${otro?.id}`);
  await elegir(mesa, 'Pista', pista);
  await mesa.getByRole('textbox', { name: 'Fecha' }).fill(`${dia}/${mes}/${anio}`);
  await mesa.getByRole('spinbutton', { name: 'Hora' }).focus();
  await mesa.keyboard.type((uno?.fecha ?? '').slice(11).replace(':', ''));
  await mesa.keyboard.press('Control+s');
  await expect(
    toast(mesa, new RegExp(`${pista} ya está ocupada a las .* por .*${uno?.jugador1}`)),
  ).toBeVisible();
  await expect(mesa).toHaveURL(new RegExp(`/partidos/${otro?.id}$`));
});

test('somebody else scored it meanwhile: both scores are shown and mine is kept', async ({ mesa, api }) => {
  const { id } = await abrir(mesa, api, 5);
  const suyo = await api.get<Partido>(`partidos/${id}`);
  await mesa.keyboard.type('6060');
  await api.post(`partidos/${id}`, {
    ...suyo,
    jugador1Set1: 1,
    jugador2Set1: 6,
    jugador1Set2: 2,
    jugador2Set2: 6,
  });
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row', { name: /Marcador/ })).toContainText(/6-0, 6-0.*1-6, 2-6/);
  await expect(dialogo(mesa).getByRole('row')).toHaveCount(2);
  await dialogo(mesa).getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
  await expect(guardado(mesa)).toBeVisible();
  expect((await api.get<Partido>(`partidos/${id}`)).jugador1Set1).toBe(6);
});

test('unsaved changes warn before leaving', async ({ mesa, api }) => {
  const { id } = await abrir(mesa, api, 6);
  await mesa.keyboard.type('6');
  await mesa.keyboard.press('Escape');
  await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
  await mesa.keyboard.press('Enter');
  await expect(mesa).toHaveURL(new RegExp(`/partidos/${id}$`));
  await expect(caja(mesa, 1, 1)).toHaveValue('6');
  await mesa.getByRole('button', { name: 'Volver' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(mesa).toHaveURL(/\/private\/partidos$/);
  expect((await api.get<Partido>(`partidos/${id}`)).jugador1Set1).toBeNull();
});

test('deleting says exactly what goes', async ({ mesa, api }) => {
  const { id, jugador1, jugador2 } = await abrir(mesa, api, 7);
  await mesa.getByRole('button', { name: 'Borrar' }).click();
  await expect(dialogo(mesa)).toContainText(`Se borrará el partido ${jugador1} – ${jugador2}`);
  await expect(dialogo(mesa)).toContainText('No tiene resultado.');
  await mesa.keyboard.press('Escape');
  await expect(dialogo(mesa)).toHaveCount(0);
  await expect(mesa).toHaveURL(new RegExp(`/partidos/${id}$`));
  await mesa.getByRole('button', { name: 'Borrar' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, 'Partido borrado')).toBeVisible();
  await expect(api.get(`partidos/${id}`)).rejects.toThrow('404');
});

test('the list and the details in both widths, light and dark', async ({ mesa, api }) => {
  test.slow();
  await mesa.goto('/private/partidos');
  await expect(filas(mesa).first()).toBeVisible();
  await expectCuidada(mesa);
  await abrir(mesa, api, 8);
  await mesa.keyboard.type('8360');
  await expect(mesa.getByText(/no es habitual/)).toBeVisible();
  await expectCuidada(mesa);
});
