import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ligaActiva } from './support/ligas.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';

const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });

/** The sheet is asked for so, and shown in a window of its own. */
async function abrirHoja(page: Page, pulsar: () => Promise<void>, llamada: string): Promise<void> {
  const mostrada = async (ventana: Page): Promise<void> => {
    // The headless shell has no reader of PDF: it saves the sheet instead of showing it.
    await Promise.any([ventana.waitForURL(/^blob:/), ventana.waitForEvent('download')]);
    await ventana.close();
  };
  const [, respuesta] = await Promise.all([
    page.waitForEvent('popup').then(mostrada),
    page.waitForResponse((una) => una.url().endsWith(`${llamada}&nombres=deportivos`)),
    pulsar(),
  ]);
  expect(respuesta.headers()['content-type']).toBe('application/pdf');
}

test('the sheets for the board, of a league of friendlies and of all the others, and the backup', async ({
  mesa,
  api,
}) => {
  const { id } = await ligaActiva(api, 'amistosos');
  await mesa.goto(`/private/ligas/${id}`);
  await abrirHoja(
    mesa,
    () => boton(mesa, 'Clasificación en PDF').press('Enter'),
    `clasificacion?idLiga=${id}`,
  );
  await abrirHoja(mesa, () => boton(mesa, 'Horarios en PDF').press('Enter'), `horarios?idLiga=${id}`);
  await expect(mesa.getByRole('button', { name: /^(Nueva temporada|Resolver división)$/ })).toHaveCount(0);

  await mesa.goto('/private/ligas');
  await boton(mesa, 'Imprimir').press('Enter');
  for (const [nombre, llamada] of [
    ['Clasificaciones de la liga social', 'clasificacion?idLiga=-1'],
    ['Horarios de la liga social', 'horarios?idLiga=-1'],
    ['Clasificaciones de la liga infantil', 'clasificacion?idLiga=-2'],
    ['Horarios de la liga infantil', 'horarios?idLiga=-2'],
  ] as const)
    await abrirHoja(mesa, () => dialogo(mesa).getByRole('button', { name: nombre }).press('Enter'), llamada);
  await mesa.keyboard.press('Escape');

  const copia = boton(mesa, 'Copia de seguridad');
  await mesa.route(
    '**/ligas/backup',
    (ruta) => ruta.fulfill({ status: 500, json: { message: 'otra cosa' } }),
    {
      times: 1,
    },
  );
  await copia.press('Enter');
  await expect(toast(mesa, 'Ha habido un error. Prueba de nuevo')).toBeVisible();
  const [descarga] = await Promise.all([mesa.waitForEvent('download'), copia.press('Enter')]);
  expect(descarga.suggestedFilename()).toMatch(/^copia-.*-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(readFileSync(await descarga.path(), 'latin1').slice(0, 2)).toBe('PK');
});
