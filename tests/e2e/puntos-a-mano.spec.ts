import type { Clasificacion } from '#contract/liga/clasificaciones.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { fraseDePaso } from '#domain/clasificacion/a-mano.ts';
import { expectNoSidewaysScroll, faltasDe } from '../support/browser/browser-axe.ts';
import { ligaActiva } from './support/ligas.ts';
import { desplegar, dialogo, elegir, expect, test, toast } from './support/mesa.ts';

const [TELEFONO, MESA] = [
  { width: 412, height: 900 },
  { width: 1366, height: 900 },
];

test('points by hand: what they do is said, without a reason they are refused, everybody reads them, and they are taken back', async ({
  mesa,
  api,
  servidor,
}) => {
  const liga = await ligaActiva(api, 'social');
  const tabla = async (): Promise<Clasificacion> =>
    (await fetch(`${servidor.url}/api/clasificaciones/ver?idLiga=${liga.id}`)).json();
  const { clasificaciones } = await tabla();
  const [primera] = clasificaciones;
  if (!primera) throw new Error('nobody in the table');
  const { jugador, puntos } = primera;

  await mesa.goto(`/private/ligas/${liga.id}`);
  await desplegar(mesa, 'Puntos a mano');
  await mesa.getByRole('button', { name: 'Dar o quitar puntos' }).click();
  await elegir(mesa, 'Jugador', jugador);
  await mesa.getByLabel('Puntos', { exact: true }).fill('100');
  await expect(dialogo(mesa).getByText('Es público: se lee junto a la tabla')).toBeVisible();
  const ultimo = clasificaciones.length;
  const dicho = fraseDePaso(
    jugador,
    { puntos, puesto: 1, empatado: false },
    { puntos: puntos - 100, puesto: ultimo, empatado: false },
  );
  await expect(dialogo(mesa).getByRole('status')).toHaveText(dicho);
  await mesa.getByRole('button', { name: 'Apuntar' }).click();
  await expect(dialogo(mesa).getByText(mensajes.puntosSinMotivo)).toBeVisible();
  expect((await tabla()).clasificaciones[0]?.puntos).toBe(puntos);
  await mesa.setViewportSize(TELEFONO);
  expect(await faltasDe(mesa)).toEqual([]);
  await expectNoSidewaysScroll(mesa);
  await mesa.setViewportSize(MESA);

  await mesa.getByLabel('Motivo').fill('Tres alineaciones indebidas');
  await mesa.getByRole('button', { name: 'Apuntar' }).click();
  await expect(toast(mesa, `${jugador}: −100 puntos a mano.`)).toBeVisible();
  const apuntes = mesa.getByRole('list', { name: 'Puntos a mano' });
  await expect(apuntes).toContainText('Motivo: Tres alineaciones indebidas.');

  const publica = await mesa.context().newPage();
  await publica.goto(rutas.clasificaciones('social', liga.id));
  const nota = publica.getByText(`* ${jugador}: −100 puntos el`);
  await expect(nota).toBeVisible();
  await publica.setViewportSize(TELEFONO);
  expect(await faltasDe(publica)).toEqual([]);
  await expectNoSidewaysScroll(publica);
  await expect(publica.locator(`[data-fila="j${primera.idJugador}"]`)).toContainText(`${puntos - 100}*`);
  await publica.goto(rutas.jugador(primera.idJugador));
  await expect(publica.getByText('Motivo: Tres alineaciones indebidas.')).toBeVisible();
  // Marked wherever the table is, also beside a match and in the clubhouse.
  const suyos = await fetch(`${servidor.url}/api/clasificaciones/jugador/${primera.idJugador}`);
  const [suyo] = (await suyos.json()).partidos;
  await publica.goto(rutas.partido(suyo.id));
  await expect(publica.getByRole('cell', { name: `${puntos - 100} *` })).toBeVisible();
  await publica.clock.install();
  await publica.goto(`/pantalla?division=${liga.id}`);
  await expect(async () => {
    await publica.clock.runFor(15_000);
    await expect(publica.getByText('* Con puntos a mano')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(publica.getByRole('cell', { name: `${puntos - 100} *` })).toBeVisible();
  await publica.close();

  await mesa.getByRole('button', { name: `Borrar los puntos de ${jugador}` }).click();
  await expect(dialogo(mesa)).toContainText(`${jugador} pasa de ${puntos - 100} a ${puntos} puntos`);
  await mesa.keyboard.press('Escape');
  await mesa.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(toast(mesa, /Deshecho/)).toBeVisible();
  expect((await tabla()).clasificaciones[0]?.puntos).toBe(puntos);
});
