import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';

const elegir = (mesa: Page, buffer: Buffer, name = 'jugadores.csv') =>
  mesa.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });

const enWindows = (texto: string): Buffer => Buffer.from(texto, 'latin1');

test('a file that is no table, one with a bad row, and one that is taken whole; and it is undone', async ({
  mesa,
  api,
}) => {
  await mesa.goto('/private/jugadores');
  await mesa.getByRole('link', { name: 'Importar y exportar' }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Importar jugadores');
  const importar = mesa.getByRole('button', { name: /^Importar/ });
  await expect(importar).toBeDisabled();
  const campo = mesa.getByRole('button', { name: 'Archivo CSV' });
  for (const [name, texto, mensaje] of [
    ['hoja.xlsx', 'PK\u0003\u0004\u0000', /no es un CSV.*Guardar como, tipo CSV UTF-8/],
    ['sin-titulos.csv', 'hola\r\nadiós\r\n', /^Falta en la primera línea: Nombre/],
  ] as const) {
    await elegir(mesa, enWindows(texto), name);
    await expect(campo).toHaveAccessibleDescription(mensaje);
    await expect(campo).toBeFocused();
  }

  await elegir(mesa, enWindows('Nombre;Email\r\nIñaki Importado;mal\r\nBego Importada;b@correo.example\r\n'));
  await expect(
    mesa.getByText('2 filas: 1 nueva, 0 que cambian, 0 sin cambios, 1 con errores.'),
  ).toBeVisible();
  await expect(campo).not.toHaveAccessibleDescription(/Falta en la primera línea/);
  const malas = mesa.getByRole('table', { name: 'Filas con errores' });
  await expect(malas.getByRole('row').nth(1)).toContainText(/2.*El email no es válido/);
  await expect(importar).toBeDisabled();
  await sinFaltas(mesa);

  await elegir(mesa, enWindows('Nombre;Email\r\nIñaki Importado;\r\nBego Importada;b@correo.example\r\n'));
  await mesa.getByRole('button', { name: 'Importar 2 jugadores' }).dblclick();
  await expect(toast(mesa, 'Importados: 2 jugadores nuevos y 0 cambiados')).toBeVisible();
  await mesa.waitForURL('**/private/jugadores');
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
    await mesa.goto(`/private/${que}`);
    await mesa.getByRole('link', { name: 'Importar y exportar' }).press('Enter');
    await expect(mesa.getByRole('heading', { level: 1 })).toHaveText(`Importar ${que}`);
    const [descarga] = await Promise.all([
      mesa.waitForEvent('download'),
      mesa.getByRole('button', { name: 'Exportar los de ahora' }).press('Enter'),
    ]);
    expect(descarga.suggestedFilename()).toMatch(new RegExp(`^${que}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    await elegir(mesa, readFileSync(await descarga.path()));
    await expect(
      mesa.getByText(/^\d+ filas: 0 nuevas, 0 que cambian, \d+ sin cambios, 0 con errores\.$/),
    ).toBeVisible();
    await expect(mesa.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
  }
});
