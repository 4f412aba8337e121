import type { Page } from '@playwright/test';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Partido, PartidoFila } from '#contract/liga/partidos.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { ESTE_ANIO, HOY } from '../support/momento.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import { type Api, dialogo, elegir, expect, filas, test, toast } from './support/mesa.ts';

const LISTA = '/private/partidos';

const caja = (page: Page, lado: 1 | 2, set: number) => page.locator(`[name="jugador${lado}Set${set}"]`);

/** Opens a match that was played and nobody has told. */
async function abrir(page: Page, api: Api): Promise<PartidoFila> {
  const partidos = await api.post<PartidoFila[]>('partidos', {});
  const partido = partidos.findLast(
    ({ fecha, jugador1Set1, jugador1Aplaza, jugador2Aplaza, clubAplaza }) =>
      fecha < HOY && jugador1Set1 === null && !jugador1Aplaza && !jugador2Aplaza && !clubAplaza,
  );
  if (!partido) throw new Error('No match to score');
  await page.goto(`${LISTA}/${partido.id}`);
  await caja(page, 1, 1).focus();
  return partido;
}

const guardado = (page: Page) => toast(page, /^Partido guardado/);

test('a match is found by a name, opened with the keyboard, and one comes back to its row', async ({
  mesa,
}) => {
  await mesa.goto(LISTA);
  await expect(mesa.getByText(/partidos de hoy o sin resultado/)).toBeVisible();
  const estado = mesa.getByLabel('Estado').locator('option:checked');
  await expect(estado).toHaveText('Hoy y pendientes');
  await expect(mesa.getByRole('searchbox', { name: 'Jugador' })).toBeFocused();
  await expect(mesa.locator('tbody time').first()).toHaveAttribute('datetime', new RegExp(`^${HOY}`));

  await mesa.keyboard.type('ZUÑIGA');
  await mesa.keyboard.press('Enter');
  await expect(mesa).toHaveURL(/\?jugador=ZU%C3%91IGA$/);
  await expect(
    mesa.getByRole('status').filter({ hasText: /^\d+ partidos · \d+ desde hoy y, al final, \d+ de antes$/ }),
  ).toBeVisible();
  await expect(filas(mesa).first()).toContainText('Zúñiga');
  // Of a pair the first surname of each is read, and both whole names are searched.
  await expect(filas(mesa).filter({ hasNotText: /Zúñiga| \/ / })).toHaveCount(0);

  await mesa.keyboard.press('ArrowDown');
  await mesa.keyboard.press('Enter');
  await expect(caja(mesa, 1, 1)).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(mesa).toHaveURL(/\?jugador=ZU%C3%91IGA$/);
  await expect(filas(mesa).first().getByRole('link')).toBeFocused();
  await expect(mesa.getByRole('searchbox', { name: 'Jugador' })).toHaveValue('ZUÑIGA');

  await mesa.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(mesa).toHaveURL(/\/private\/partidos$/);
  await mesa.getByLabel('Estado').selectOption('Aplazados');
  await expect(mesa).toHaveURL(/\?aplazados=1$/);
  await mesa.getByLabel('Estado').selectOption('Hoy y pendientes');
  await mesa.getByRole('link', { name: 'Ver todos' }).click();
  await expect(estado).toHaveText('Todos');
  await expect(filas(mesa)).toHaveCount(100);
  await mesa.getByRole('button', { name: 'Siguiente' }).click();
  await expect(mesa.getByText(/Página 2 de \d+/)).toBeVisible();
  await mesa.getByRole('button', { name: 'Fecha' }).click();
  await expect(mesa).toHaveURL(/todos=1&orden=fecha$/);
  await expect(mesa.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a score is typed box after box, put right where it is wrong, and saved though unusual', async ({
  mesa,
  api,
}) => {
  const { id } = await abrir(mesa, api);
  await mesa.keyboard.type('x8');
  await expect(caja(mesa, 1, 1)).toHaveValue('8');
  await expect(caja(mesa, 2, 1)).toBeFocused();
  const problemas = mesa.locator('#problemas-del-marcador');
  await expect(problemas).toBeEmpty();
  // On a phone what is under the boxes does not move from under the finger that presses it: it opens, and then it is said.
  const ventana = mesa.viewportSize() ?? { width: 1280, height: 720 };
  await mesa.setViewportSize({ width: 412, height: 915 });
  await caja(mesa, 2, 1).focus();
  await mesa.locator('summary').filter({ hasText: 'Observaciones y cancelación' }).click({ delay: 300 });
  await expect(mesa.getByRole('textbox', { name: 'Observaciones' })).toBeVisible();
  await expect(problemas).toHaveText('Rellena esta casilla o deja vacías las dos del set.');
  await mesa.setViewportSize(ventana);
  await caja(mesa, 2, 1).focus();
  await mesa.getByLabel('Observaciones').focus();
  await expect(problemas).toHaveText('Rellena esta casilla o deja vacías las dos del set.');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Hay datos que no son correctos. Revisa los campos señalados.')).toBeVisible();
  await expect(caja(mesa, 2, 1)).toBeFocused();
  await sinFaltas(mesa);
  expect((await api.get<Partido>(`partidos/${id}`)).jugador1Set1).toBeNull();

  await mesa.keyboard.type('3');
  await expect(problemas).toContainText('El resultado del set 1 no es habitual en esta liga: compruébalo.');
  await expect(caja(mesa, 1, 1)).toHaveAttribute('data-estado', 'aviso');
  await mesa.keyboard.type('3-61');
  await expect(caja(mesa, 1, 3)).toBeFocused();
  await mesa.keyboard.type('0');
  await expect(caja(mesa, 2, 3)).toBeFocused();
  await mesa.keyboard.press('Backspace');
  await expect(caja(mesa, 1, 3)).toBeFocused();
  await mesa.keyboard.press('ArrowDown');
  await mesa.keyboard.type('7');
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toContainText('El resultado del set 1 no es habitual');
  await dialogo(mesa).getByRole('button', { name: 'Guardar igualmente' }).press('Enter');
  await expect(guardado(mesa)).toBeVisible();
  await expect(toast(mesa, 'El resultado del set 1 no es habitual en esta liga: compruébalo.')).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/partidos$/);
  expect(await api.get<Partido>(`partidos/${id}`)).toMatchObject({
    jugador1Set1: 8,
    jugador2Set1: 3,
    jugador1Set2: 3,
    jugador2Set2: 6,
    jugador1Set3: 10,
    jugador2Set3: 7,
  });
});

test('somebody puts it off, then somebody does not come: marks lock each other and the boxes', async ({
  mesa,
  api,
}) => {
  const { id, jugador1, jugador2 } = await abrir(mesa, api);
  await expect(mesa.getByText('No lo gana nadie: queda por reanudar, con ese marcador.')).toBeVisible();
  const aplazado = mesa.getByText(/^Aplazado: no sale en el horario/);
  await mesa.getByLabel(`Aplaza: ${jugador2}`).check();
  await expect(mesa.getByLabel(`Aplaza: ${jugador1}`)).toBeDisabled();
  await expect(aplazado).toBeVisible();
  await caja(mesa, 1, 1).focus();
  await mesa.keyboard.type('6363');
  await expect(mesa.getByText(/El partido está aplazado y tiene resultado/)).toBeVisible();
  await mesa.getByLabel(`Aplaza: ${jugador2}`).uncheck();
  await expect(aplazado).toHaveCount(0);

  const [noPresenta1, noPresenta2] = [jugador1, jugador2].map((quien) =>
    mesa.getByLabel(`No se presenta: ${quien}`),
  );
  await noPresenta1?.check();
  await expect(caja(mesa, 1, 1)).toHaveValue('0');
  await expect(caja(mesa, 2, 2)).toHaveValue('6');
  await expect(caja(mesa, 1, 1)).toBeDisabled();
  await expect(caja(mesa, 2, 3)).toBeDisabled();
  await noPresenta1?.uncheck();
  await expect(caja(mesa, 1, 1)).toHaveValue('6');
  await expect(caja(mesa, 2, 2)).toHaveValue('3');
  await noPresenta2?.check();
  await expect(caja(mesa, 2, 2)).toHaveValue('0');
  await mesa.keyboard.press('Control+s');
  await expect(guardado(mesa)).toBeVisible();
  expect(await api.get<Partido>(`partidos/${id}`)).toMatchObject({
    jugador2NoPresenta: true,
    jugador2Aplaza: false,
    clubAplaza: false,
    jugador1Set1: 6,
    jugador2Set1: 0,
  });
});

test('a new match: one player brings the league, the absent and those of others are not offered', async ({
  mesa,
  api,
}) => {
  const liga = await ligaActiva(api, 'infantil');
  const vieja = (await api.get<Liga[]>('ligas')).find(({ estado }) => estado === 'inactiva');
  const [uno, rival, ausente] = await jugadoresDe(api, liga);
  const deOtra = (await api.get<Jugador[]>('jugadores')).find(({ idLiga }) => idLiga && idLiga !== liga.id);
  if (!vieja || !uno || !rival || !ausente || !deOtra) throw new Error('The demo season has such a league');
  await api.post('incidencias/0', { idLiga: liga.id, idJugador: ausente.id, fecha: '2027-03-13' });
  await mesa.goto(`${LISTA}/0`);
  const elegirLiga = mesa.getByRole('combobox', { name: 'Liga' });
  await expect(elegirLiga).toBeFocused();
  await mesa.keyboard.press('Control+s');
  for (const texto of ['Elige la liga', 'Indica la hora', 'Elige al jugador 1', 'Elige al jugador 2'])
    await expect(mesa.getByText(texto)).toBeVisible();
  await elegirLiga.fill('liga');
  await expect(mesa.getByRole('option', { name: liga.nombre })).toBeVisible();
  await expect(mesa.getByRole('option', { name: vieja.nombre })).toHaveCount(0);

  await mesa.getByRole('combobox', { name: 'Jugador 1' }).fill(uno.nombre);
  await mesa.getByRole('option', { name: `${uno.nombre} · ${liga.nombre}` }).click();
  await expect(elegirLiga).toHaveValue(liga.nombre);
  await expect(mesa.getByLabel('Duración')).toHaveValue(String(liga.duracion));
  await mesa.getByRole('textbox', { name: 'Fecha' }).fill('13/03/2027');
  const segundo = mesa.getByRole('combobox', { name: 'Jugador 2' });
  for (const fuera of [deOtra, ausente]) {
    await segundo.fill(fuera.nombre);
    await expect(mesa.getByText('Nada se llama así')).toBeVisible();
  }
  await elegir(mesa, 'Jugador 2', rival.nombre);
  const pista = mesa.getByRole('combobox', { name: 'Pista' });
  await pista.fill('prado 1');
  await expect(mesa.getByRole('option', { name: 'Prado 1' })).toBeVisible();
  await pista.press('Enter');
  await expect(pista).toHaveValue('Prado 1');
  await mesa.getByRole('spinbutton', { name: 'Hora' }).focus();
  await mesa.keyboard.type('1230');
  const fecha = mesa.getByRole('textbox', { name: 'Fecha' });
  await fecha.fill('31/02/2027');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText(/^Esa fecha no existe o le falta algo/)).toBeVisible();
  await fecha.fill('13/03/2027');
  await mesa.keyboard.press('Control+s');
  await expect(guardado(mesa)).toContainText(`${uno.nombre} – ${rival.nombre}`);
  const suyos = await api.post<PartidoFila[]>('partidos', { fecha: '2027-03-13' });
  expect(suyos).toMatchObject([
    { fecha: '2027-03-13T12:30', idJugador1: uno.id, idJugador2: rival.id, pista: 'Prado 1' },
  ]);
});

test('a match goes to another hour: what is strange is told, what cannot be is refused by its name', async ({
  mesa,
  api,
}) => {
  const liga = await ligaActiva(api, 'social');
  const [uno, dos, tres] = (await jugadoresDe(api, liga)).filter(({ estado }) => estado === 'activo');
  const [pista] = await api.get<{ id: number; nombre: string }[]>('pistas');
  if (!uno || !dos || !tres || !pista) throw new Error('No league with three players');
  const dia = `${ESTE_ANIO + 2}-02-06`;
  const cita = { idLiga: liga.id, idPista: pista.id, duracion: liga.duracion, idJugador1: uno.id };
  await api.post('partidos/0', { ...cita, fecha: `${dia}T12:00`, idJugador2: tres.id });
  const suyo = { ...cita, fecha: `${dia}T18:00`, idJugador2: dos.id };
  const { id } = await api.post<Partido>('partidos/0', suyo);
  await api.post('incidencias/0', { idLiga: liga.id, idJugador: dos.id, fecha: dia });
  await mesa.goto(`${LISTA}/${id}`);
  await expect(mesa.getByText(`${uno.nombre} juega otro partido ese día, a las 12:00.`)).toBeVisible();
  await expect(mesa.getByText(`${dos.nombre} no puede ese día.`)).toBeVisible();
  await expect(mesa.getByText(/^Fuera del horario/)).toHaveCount(0);
  const hora = mesa.getByRole('spinbutton', { name: 'Hora' });
  await hora.fill('05');
  await expect(mesa.getByText(/^Fuera del horario de la liga, de \d\d:\d\d a \d\d:\d\d\.$/)).toBeVisible();
  await mesa.keyboard.press('Control+s');
  await expect(guardado(mesa)).toBeVisible();
  for (const aviso of [/juega otro partido ese día/, /no puede ese día/, /Fuera del horario/])
    await expect(toast(mesa, aviso)).toBeVisible();
  expect(await api.get<Partido>(`partidos/${id}`)).toMatchObject({ fecha: `${dia}T05:00` });

  await mesa.goto(`${LISTA}/${id}`);
  await hora.fill('12');
  await mesa.keyboard.press('Control+s');
  await expect(
    toast(mesa, new RegExp(`${pista.nombre} ya está ocupada a las .* por .*${uno.nombre}`)),
  ).toBeVisible();
  await expect(mesa).toHaveURL(new RegExp(`/partidos/${id}$`));
});

test('somebody else scores it meanwhile: mine is kept; leaving it half typed asks; then it is deleted', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const { id, jugador1, jugador2 } = await abrir(mesa, api);
  const suyo = await api.get<Partido>(`partidos/${id}`);
  await mesa.keyboard.type('60');
  await mesa.keyboard.press('Escape');
  await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toHaveCount(0);
  await caja(mesa, 1, 2).focus();
  await mesa.keyboard.type('60');
  const otro = { jugador1Set1: 1, jugador2Set1: 6, jugador1Set2: 2, jugador2Set2: 6 };
  await api.post(`partidos/${id}`, { ...suyo, ...otro });
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row', { name: /Marcador/ })).toContainText(/6-0, 6-0.*1-6, 2-6/);
  await expect(dialogo(mesa).getByRole('row')).toHaveCount(2);
  await dialogo(mesa).getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
  await expect(guardado(mesa)).toBeVisible();
  expect((await api.get<Partido>(`partidos/${id}`)).jugador1Set1).toBe(6);

  await mesa.goto(`${LISTA}/${id}`);
  await caja(mesa, 1, 1).fill('7');
  await mesa.getByRole('button', { name: 'Volver' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(mesa).toHaveURL(/\/private\/partidos$/);
  await mesa.goto(`${LISTA}/${id}`);
  await expect(caja(mesa, 1, 1)).toHaveValue('6');
  await mesa.getByRole('button', { name: 'Borrar' }).click();
  await expect(dialogo(mesa)).toContainText(`Se borrará el partido ${jugador1} – ${jugador2}`);
  await expect(dialogo(mesa)).toContainText('Su resultado (6-0, 6-0) dejará de contar en la clasificación.');
  await mesa.keyboard.press('Escape');
  await expect(dialogo(mesa)).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Borrar' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, 'Partido borrado')).toBeVisible();
  await expect(api.get(`partidos/${id}`)).rejects.toThrow('404');
});
