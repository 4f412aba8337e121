import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';

const elegir = (mesa: Page, buffer: Buffer, name = 'jugadores.csv') =>
  mesa.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });

const enWindows = (texto: string): Buffer => Buffer.from(texto, 'latin1');

async function abrir(mesa: Page, desde: string) {
  await mesa.goto(`/private/${desde}`);
  await mesa.getByRole('link', { name: 'Importar y exportar' }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Importar y exportar');
}

test('a file that is no table, one with a bad row, and one that is taken whole; and it is undone', async ({
  mesa,
  api,
}) => {
  await abrir(mesa, 'jugadores');
  const campo = mesa.locator('input[type="file"]');
  await elegir(mesa, enWindows('PK\u0003\u0004\u0000'), 'hoja.xlsx');
  await expect(campo).toHaveAccessibleDescription(/No es una hoja que se pueda leer/);
  await elegir(mesa, enWindows('hola\r\nadiós\r\n'), 'sin-titulos.csv');
  await expect(mesa.getByText('Di en qué columna está «Nombre» o «Jugador 1».')).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Ver qué pasaría' })).toBeDisabled();
  await mesa.getByRole('button', { name: 'Otra hoja' }).click();

  await elegir(mesa, enWindows('Nombre;Email\r\nIñaki Importado;mal\r\nBego Importada;b@correo.example\r\n'));
  await mesa.getByRole('button', { name: 'Ver qué pasaría' }).click();
  const importar = mesa.getByRole('button', { name: /^Importar/ });
  await expect(mesa.getByText('2 filas: 1 se crea y 1 con errores.')).toBeVisible();
  await expect(importar).toBeDisabled();
  await sinFaltas(mesa);

  await mesa.getByRole('button', { name: 'Dejarla vacía' }).click();
  await mesa.getByRole('button', { name: 'Importar 2 jugadores' }).dblclick();
  await expect(mesa.getByText('Importado: 2 jugadores nuevos.').first()).toBeVisible();
  const hay = async () =>
    (await api.get<{ nombre: string }[]>('jugadores')).filter(({ nombre }) => / Importad[oa]$/.test(nombre));
  expect((await hay()).map(({ nombre }) => nombre).sort()).toEqual(['Bego Importada', 'Iñaki Importado']);

  await mesa.goto('/private/logs?texto=Importa+jugadores');
  await mesa
    .getByRole('button', { name: /^Deshacer/ })
    .first()
    .press('Enter');
  await expect(dialogo(mesa)).toContainText('Se quitarán 2 jugadores.');
  await dialogo(mesa).getByRole('button', { name: 'Deshacer' }).dblclick();
  await expect(toast(mesa, /^Deshecho/)).toBeVisible();
  expect(await hay()).toEqual([]);
});

test('what is exported of players and of matches comes back without changes', { tag: '@duro' }, async ({
  mesa,
}) => {
  for (const que of ['jugadores', 'partidos']) {
    await abrir(mesa, que);
    const [descarga] = await Promise.all([
      mesa.waitForEvent('download'),
      mesa.getByRole('button', { name: `Exportar ${que}` }).press('Enter'),
    ]);
    expect(descarga.suggestedFilename()).toMatch(new RegExp(`^${que}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    await elegir(mesa, readFileSync(await descarga.path()));
    await expect(mesa.getByText(/^Es un archivo que salió de aquí/)).toBeVisible();
    await mesa.getByRole('button', { name: 'Ver qué pasaría' }).click();
    await expect(mesa.getByText(/^\d+ filas: \d+ ya están igual\.$/)).toBeVisible();
    await expect(mesa.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
  }
});
