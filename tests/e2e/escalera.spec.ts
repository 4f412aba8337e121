import type { Clasificacion } from '#contract/liga/clasificaciones.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { expectNoSidewaysScroll, faltasDe } from '../support/browser/browser-axe.ts';
import { ligaActiva } from './support/ligas.ts';
import { desplegar, expect, test, toast } from './support/mesa.ts';

const [TELEFONO, MESA] = [
  { width: 412, height: 900 },
  { width: 1366, height: 900 },
];

test('a league becomes a ladder: who starts where is put in order, everybody reads why and whom they may challenge, and it is taken back', async ({
  mesa,
  api,
  servidor,
}) => {
  const { id, idaVuelta } = await ligaActiva(api, 'social');
  const tabla = async (): Promise<Clasificacion> =>
    (await fetch(`${servidor.url}/api/clasificaciones/ver?idLiga=${id}`)).json();
  const antes = (await tabla()).clasificaciones.map(({ jugador }) => jugador);

  await mesa.goto(`/private/ligas/${id}`);
  for (const parte of ['Horario y duración', 'Reglas']) await desplegar(mesa, parte);
  await mesa.getByLabel(/^Escalera:/).check();
  await expect(mesa.getByLabel('Por ganar')).toHaveCount(0);
  await mesa.getByLabel('Puestos por encima').fill('2');
  await mesa.getByLabel('Baja un puesto').check();
  const salida = mesa.getByRole('list', { name: 'Orden de salida' }).getByRole('listitem');
  const segundo = (await salida.nth(1).locator('span').nth(1).innerText()).trim();
  await mesa.getByRole('button', { name: `Subir ${segundo}` }).press('Enter');
  await expect(salida.first()).toContainText(segundo);
  await expect(mesa.getByRole('button', { name: `Subir ${segundo}` })).toBeFocused();
  const vuelta = mesa.getByLabel('Ida y vuelta');
  await vuelta.check();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByRole('group').getByText(mensajes.escaleraSinVuelta)).toBeVisible();
  await vuelta.uncheck();
  expect(await faltasDe(mesa)).toEqual([]);
  await mesa.setViewportSize(TELEFONO);
  await desplegar(mesa, 'Reglas');
  await expect(salida.first()).toContainText(segundo);
  await expectNoSidewaysScroll(mesa);
  await mesa.setViewportSize(MESA);

  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  const { reglas } = await api.get<Liga>(`ligas/${id}`);
  expect(reglas).toMatchObject({ sistema: 'escalera', retoPuestos: 2, rechazo: 'baja' });
  expect(reglas.salida.length).toBeGreaterThan(2);

  const { clasificaciones } = await tabla();
  const tercera = clasificaciones[2];
  if (!tercera?.motivo) throw new Error('nobody is third');
  const publica = await mesa.context().newPage();
  await publica.goto(rutas.clasificaciones('social', id));
  await expect(publica.getByRole('columnheader', { name: 'Jugados' })).toBeVisible();
  await expect(publica.getByRole('columnheader', { name: /Puntos|Pts|Quedan/ })).toHaveCount(0);
  const fila = publica.locator(`[data-fila="j${tercera.idJugador}"]`);
  await fila.locator('summary').click();
  await expect(publica.getByText(tercera.motivo)).toBeVisible();
  const [primero, segunda] = clasificaciones.map(({ jugador }) => jugador);
  await expect(publica.getByText(`Puede retar a ${segunda} y ${primero}`)).toBeVisible();
  for (const pantalla of [TELEFONO, MESA]) {
    await publica.setViewportSize(pantalla);
    expect(await faltasDe(publica)).toEqual([]);
    await expectNoSidewaysScroll(publica);
  }
  await publica.goto(rutas.jugador(tercera.idJugador));
  await expect(publica.getByText(`Puede retar a ${segunda} y ${primero}`)).toBeVisible();
  await publica.close();

  await mesa.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(toast(mesa, /Deshecho/)).toBeVisible();
  expect((await tabla()).clasificaciones.map(({ jugador }) => jugador)).toEqual(antes);
  expect((await api.get<Liga>(`ligas/${id}`)).idaVuelta).toBe(idaVuelta);
});
