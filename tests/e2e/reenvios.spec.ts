import type { Page } from '@playwright/test';
import { expect, filas, test, toast } from './support/mesa.ts';
import { generar, lineas, problemas } from './support/propuesta.ts';

/** The next call whose address ends so is done by the server, and its answer is lost on the way. */
async function perderRespuesta(page: Page, final: string): Promise<() => number> {
  let veces = 0;
  await page.route(`**${final}`, async (ruta) => {
    veces += 1;
    if (veces > 1) return ruta.continue();
    await ruta.fetch();
    await ruta.abort('connectionreset');
  });
  return () => veces;
}

type ConId = { id: number };

test('a proposal saved with a double click whose answer is lost is there once, also after a reload', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  await generar(mesa, 'infantil');
  const total = await lineas(mesa).count();
  const antes = (await api.post<ConId[]>('partidos', { jugador: null })).length;
  const veces = await perderRespuesta(mesa, '/guardarPropuesta');
  const guardar = mesa.getByRole('button', { name: /^Guardar \d+ partido/ });
  await guardar.dblclick();
  await expect(toast(mesa, /No sabemos si se llegaron a guardar/)).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(total);
  expect(veces()).toBe(1);
  await mesa.reload();
  // What is in the way of the lines is themselves.
  await expect(problemas(mesa).first()).toBeVisible();
  await guardar.press('Enter');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(0);
  expect((await api.post<ConId[]>('partidos', { jugador: null })).length).toBe(antes + total);
});

test('a new player whose answer is lost is there once', { tag: '@duro' }, async ({ mesa }) => {
  await mesa.goto('/private/jugadores/0');
  await mesa.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Rosa Repetida');
  await perderRespuesta(mesa, '/jugadores/0');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /No hay conexión con el club/)).toBeVisible();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Jugador guardado: Rosa Repetida')).toBeVisible();
  await mesa.goto('/private/jugadores?jugador=Rosa+Repetida');
  await expect(filas(mesa)).toHaveCount(1);
});
