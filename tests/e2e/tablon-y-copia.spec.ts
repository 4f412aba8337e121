import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { fraseCorta } from '#domain/frase-de-copia.ts';
import { ligaActiva } from './support/ligas.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';

const boton = (donde: Page | Locator, nombre: string) =>
  donde.getByRole('button', { name: nombre, exact: true });

/** The sheet that the button asks for, shown in a window of its own. */
async function hojaQueAbre(page: Page, pulsado: Locator): Promise<string> {
  const mostrada = async (ventana: Page): Promise<void> => {
    // The headless shell has no reader of PDF: it saves the sheet instead of showing it.
    await Promise.any([ventana.waitForURL(/^blob:/), ventana.waitForEvent('download')]);
    await ventana.close();
  };
  const [, respuesta] = await Promise.all([
    page.waitForEvent('popup').then(mostrada),
    page.waitForResponse(/\/api\/private\/ligas\/(clasificacion|horarios)/),
    pulsado.press('Enter'),
  ]);
  expect(respuesta.headers()['content-type']).toBe('application/pdf');
  return respuesta.url().split('/ligas/')[1] ?? '';
}

/** The name of the file that the button downloads, and how it begins. */
async function descargada(page: Page, pulsado: Locator): Promise<[string, string]> {
  const [descarga] = await Promise.all([page.waitForEvent('download'), pulsado.press('Enter')]);
  return [descarga.suggestedFilename(), readFileSync(await descarga.path(), 'latin1').slice(0, 2)];
}

test('the sheets for the board, of a league of friendlies and of all the others, and the backup', async ({
  mesa,
  api,
}) => {
  const { id } = await ligaActiva(api, 'amistosos');
  await mesa.goto(`/private/ligas/${id}`);
  await boton(mesa, 'Imprimir').press('Enter');
  for (const [rotulo, hoja] of [
    ['Clasificación en PDF', `clasificacion?idLiga=${id}&nombres=deportivos`],
    ['Horarios en PDF', `horarios?idLiga=${id}&nombres=deportivos`],
  ] as const)
    expect(await hojaQueAbre(mesa, boton(mesa, rotulo))).toBe(hoja);
  await expect(mesa.getByRole('button', { name: /^(Nueva temporada|Resolver división)$/ })).toHaveCount(0);

  await mesa.goto('/private/ligas');
  await boton(mesa, 'Imprimir').press('Enter');
  await dialogo(mesa).getByLabel('Los menores, en el papel').selectOption('Nombres completos');
  for (const [rotulo, hoja] of [
    ['Clasificaciones de la liga social', 'clasificacion?idLiga=-1&nombres=completos'],
    ['Horarios de la liga social', 'horarios?idLiga=-1&nombres=completos'],
    ['Clasificaciones de la liga infantil', 'clasificacion?idLiga=-2&nombres=completos'],
    ['Horarios de la liga infantil', 'horarios?idLiga=-2&nombres=completos'],
  ] as const)
    expect(await hojaQueAbre(mesa, boton(dialogo(mesa), rotulo))).toBe(hoja);
  await mesa.keyboard.press('Escape');

  // The address of before leads to its screen.
  await mesa.goto('/private/ligas#copia');
  await expect(mesa).toHaveURL('/private/copia');
  const falla = { status: 500, json: { message: 'otra cosa' } };
  await mesa.route('**/ligas/backup', (ruta) => ruta.fulfill(falla), { times: 1 });
  await mesa.getByText('Sin cifrar', { exact: true }).click();
  const sinCifrar = boton(mesa, 'Descargar sin cifrar');
  await sinCifrar.press('Enter');
  const fallo = toast(mesa, 'Ha habido un error. Prueba de nuevo');
  await expect(fallo).toBeVisible();
  expect(await descargada(mesa, sinCifrar)).toEqual([expect.stringMatching(/^copia-.*\.zip$/), 'PK']);
  await expect(toast(mesa, 'Copia descargada')).toBeVisible();
  await expect(fallo).toHaveCount(0);
  await expect(mesa.getByText('El servidor todavía no ha hecho ninguna copia')).toBeVisible();
  await expect(mesa.getByText('La última descargada, hace menos de una hora.')).toBeVisible();

  await boton(mesa, 'Hacer una clave').press('Enter');
  const clave = await mesa.getByLabel('Clave de copia', { exact: true }).inputValue();
  const conClave = () => mesa.request.get('/api/private/ligas/backup', { headers: { authorization: clave } });
  expect((await conClave()).status()).toBe(200);
  await boton(mesa, 'Quitar la clave').press('Enter');
  await boton(dialogo(mesa), 'Quitar la clave').press('Enter');
  await expect(mesa.getByText('No hay ninguna.', { exact: true })).toBeVisible();
  expect((await conClave()).status()).toBe(401);

  const frase = mesa.getByLabel('Frase para cifrarla', { exact: true });
  const cifrada = boton(mesa, 'Descargar cifrada');
  await frase.fill('corta');
  await cifrada.press('Enter');
  await expect(frase).toHaveAccessibleDescription(new RegExp(fraseCorta.slice(0, 20)));
  await frase.fill('siete ranas cantan en el pozo');
  expect(await descargada(mesa, cifrada)).toEqual([expect.stringMatching(/^copia-.*\.zip\.age$/), 'ag']);
});
