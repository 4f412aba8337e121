import type { Page } from '@playwright/test';
import type { Clausura } from '#contract/liga/clausuras.ts';
import type { Partido, PartidoFila } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { horaDe } from '#domain/fecha.ts';
import { DE_COLOR, expectNoSidewaysScroll, faltasDe } from '../support/browser/browser-axe.ts';
import { HOY } from '../support/momento.ts';
import { type Api, dialogo, expect, test, toast } from './support/mesa.ts';

const LISTA = '/private/pistas/cerradas';

/** An arranged match on a court, some day to come. */
async function unoEnPista(api: Api): Promise<PartidoFila & { idPista: number }> {
  const todos = await api.post<PartidoFila[]>('partidos', {});
  for (const uno of todos)
    if (
      uno.idPista !== null &&
      uno.fecha.slice(0, 10) > HOY &&
      uno.jugador1Set1 === null &&
      !(uno.sintetico || uno.jugador1NoPresenta || uno.jugador1Aplaza || uno.jugador2Aplaza || uno.cancelado)
    )
      return { ...uno, idPista: uno.idPista };
  throw new Error('The demo has matches to come');
}

const enEspanol = (dia: string): string => dia.slice(0, 10).split('-').reverse().join('/');

async function escribirDia(page: Page, label: string, dia: string): Promise<void> {
  await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(dia);
  await page.keyboard.press('Tab');
}

/** From its court: days, hours and why. */
async function rellenar(page: Page, { fecha, idPista }: { fecha: string; idPista: number }): Promise<void> {
  await page.goto(`/private/pistas/${idPista}`);
  await page.getByRole('link', { name: 'Cerrarla unos días' }).press('Enter');
  await escribirDia(page, 'Desde el día', enEspanol(fecha));
  await page.getByLabel('Motivo').fill('Obras');
}

for (const [ancho, alto] of [
  [1366, 768],
  [412, 915],
] as const)
  test(`a court is shut over a match: it is named before, told after and moved (${ancho})`, async ({
    mesa,
    api,
  }) => {
    await mesa.setViewportSize({ width: ancho, height: alto });
    const partido = await unoEnPista(api);
    const { id, fecha, idPista, jugador1, jugador2 } = partido;
    const pistas = await api.get<Pista[]>('pistas');
    const nombre = pistas.find((una) => una.id === idPista)?.nombre ?? '';
    await rellenar(mesa, partido);

    await escribirDia(mesa, 'Hasta el día', '01/01/2026');
    await mesa.getByLabel('Desde las').selectOption('22:00');
    await mesa.getByLabel('Hasta las').selectOption('08:00');
    await mesa.keyboard.press('Control+s');
    await expect(mesa.getByText('El último día es anterior al primero')).toBeVisible();
    await expect(mesa.getByText('Acaba antes de empezar: cambia una de las dos horas')).toBeVisible();
    await mesa.getByRole('button', { name: /^Vaciar hasta el día/ }).click();
    await mesa.getByLabel('Desde las').selectOption(horaDe(fecha));
    await mesa.getByLabel('Hasta las').selectOption('');

    const fila = mesa
      .getByRole('list', { name: 'Partidos afectados' })
      .getByRole('listitem')
      .filter({ hasText: `${jugador1} – ${jugador2}` });
    await expect(fila).toContainText('Su pista está cerrada a esa hora: Obras.');
    await expect(fila).toContainText(horaDe(fecha));
    await expectNoSidewaysScroll(mesa);
    expect(await faltasDe(mesa, { rules: DE_COLOR })).toEqual([]);
    await mesa.keyboard.press('Control+s');
    await expect(toast(mesa, 'Guardado:')).toBeVisible();
    await expect(mesa).toHaveURL(/\/private\/pistas\/cerradas/);
    const [cierre] = await api.get<Clausura[]>('clausuras');
    expect(cierre).toMatchObject({ fecha: fecha.slice(0, 10), hasta: null, fin: null, pistas: [idPista] });
    const leer = () => api.get<Partido>(`partidos/${id}`);
    expect((await leer()).fecha).toBe(fecha);

    await mesa.goto('/private');
    await expect(mesa.getByText(/en una pista cerrada/).first()).toBeVisible();
    await mesa.goto(LISTA);
    await expectNoSidewaysScroll(mesa);
    await mesa.getByRole('link', { name: new RegExp(nombre) }).press('Enter');
    await fila.getByRole('button', { name: /^Buscar otro hueco/ }).press('Enter');
    await fila
      .getByRole('list', { name: /^Huecos para/ })
      .getByRole('button')
      .first()
      .press('Enter');
    await expect(toast(mesa, 'Cambiado al')).toBeVisible();
    await expect(fila).toHaveCount(0);
    expect(await leer()).not.toMatchObject({ fecha, idPista });
  });

test('holidays are written at once, each with what it touches, and the schedule tells them', async ({
  mesa,
  api,
}) => {
  await mesa.goto(LISTA);
  await mesa.getByRole('button', { name: 'Apuntar festivos' }).press('Enter');
  const festivos = dialogo(mesa);
  await festivos.getByLabel('Motivo').fill('Fiesta del barrio');
  await festivos.getByRole('button', { name: /^Apuntar festivos/ }).press('Enter');
  await expect(festivos.getByText('Indica el primer día')).toBeVisible();
  const partido = await unoEnPista(api);
  await escribirDia(mesa, 'Desde el día', enEspanol(partido.fecha));
  await expect(festivos.getByRole('button', { name: /^Apuntar festivos \(toca/ })).toBeVisible();
  await festivos.getByRole('button', { name: 'Añadir otro' }).press('Enter');
  await festivos
    .getByRole('textbox', { name: /^Desde el día/ })
    .last()
    .fill('24/12/2031');
  await festivos
    .getByRole('textbox', { name: /^Hasta el día/ })
    .last()
    .fill('07/01/2032');
  await festivos.getByLabel('Motivo').last().fill('Navidad');
  await festivos.getByRole('button', { name: /^Apuntar festivos/ }).press('Enter');
  await expect(toast(mesa, '2 festivos apuntados')).toBeVisible();
  await expect(mesa.getByText('Club cerrado: Navidad').first()).toBeVisible();

  await mesa.goto('/competicion-horarios');
  await expect(mesa.getByText('Club cerrado: Fiesta del barrio.').first()).toBeVisible();
  await expectNoSidewaysScroll(mesa);
});
