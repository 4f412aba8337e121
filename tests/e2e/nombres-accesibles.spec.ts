import type { Page } from '@playwright/test';
import { PAGINAS_PRIVADAS } from '#web/paginas-privadas.ts';
import { abrir } from '../support/browser.ts';
import { enviarContacto } from './support/enviar.ts';
import { expect, test } from './support/mesa.ts';
import { FIJAS, paginasConDatos } from './support/paginas.ts';
import { abrirPrivada, direccionDe } from './support/privadas.ts';

/** What hidden words leave when they begin with a sign: they are read as a block, with a space before. */
const MAL_PUNTUADO = /\S (?:[:;,.!?)»](?=[\s"])|[(«¿¡] )/;
const CON_NOMBRE = /^\s*- '?\w+ "/;

/** What a screen reader is told by its name, and that is not written as Spanish is. */
const malEscritas = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((linea) => CON_NOMBRE.test(linea) && MAL_PUNTUADO.test(linea));

test('names on the public pages are written as they are to be read', async ({ page, request }) => {
  test.slow();
  for (const direccion of [...FIJAS, '/inscripciones/campusverano', ...(await paginasConDatos(request))]) {
    await abrir(page, direccion);
    expect(await malEscritas(page), direccion).toEqual([]);
  }
});

test('names on the desk are written as they are to be read', async ({ mesa, api, request }) => {
  test.slow();
  await enviarContacto(request, 'Íñigo Núñez');
  for (const pagina of PAGINAS_PRIVADAS) {
    const direccion = await direccionDe(pagina, api);
    await abrirPrivada(mesa, direccion);
    expect(await malEscritas(mesa), direccion).toEqual([]);
  }
});

test('whose no-show, and what is undone', async ({ mesa, api }) => {
  const [partido] = await api.post<{ id: number; jugador1: string }[]>('partidos', {});
  await abrirPrivada(mesa, `/private/partidos/${partido?.id}`);
  for (const palabras of ['No se presenta', 'Aplaza'])
    await expect(
      mesa.getByRole('checkbox', { name: `${palabras}: ${partido?.jugador1}`, exact: true }),
    ).toBeVisible();
  await mesa.getByLabel('Observaciones').fill('Se juega a puerta cerrada');
  await mesa.getByRole('button', { name: 'Guardar' }).click();
  await abrirPrivada(mesa, '/private/logs');
  await expect(mesa.getByRole('button', { name: /^Deshacer: \S/ }).first()).toBeVisible();
});
