import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dialogo, expect, expectCuidada, expectPideEntrar, test, toast } from './support/mesa.ts';

const IMPORTAR = '/private/jugadores/importar';

const elegir = (mesa: Page, texto: string, name = 'jugadores.csv') =>
  mesa
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(texto, 'latin1') });

test('bad rows are named, nothing is taken, and then all of it; and it is undone', async ({ mesa, api }) => {
  await mesa.goto('/private/jugadores');
  await mesa.getByRole('link', { name: 'Importar y exportar' }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Importar jugadores');
  const importar = mesa.getByRole('button', { name: /^Importar/ });
  await expect(importar).toBeDisabled();
  await elegir(mesa, 'Nombre;Email\r\nIñaki Importado;mal\r\nBego Importada;bego@correo.example\r\n');
  await expect(
    mesa.getByText('2 filas: 1 nueva, 0 que cambian, 0 sin cambios, 1 con errores.'),
  ).toBeVisible();
  const malas = mesa.getByRole('table', { name: 'Filas con errores' });
  await expect(malas.getByRole('row').nth(1)).toContainText('2');
  await expect(malas.getByRole('row').nth(1)).toContainText('El email no es válido');
  await expect(importar).toBeDisabled();
  await expectCuidada(mesa);

  await elegir(mesa, 'Nombre;Email\r\nIñaki Importado;\r\nBego Importada;bego@correo.example\r\n');
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

const XLSX = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0]);

test('a file that is no table is told beside its field, which has the focus', async ({ mesa }) => {
  await mesa.goto(IMPORTAR);
  const archivo = mesa.locator('input[type="file"]');
  const campo = mesa.getByRole('button', { name: 'Archivo CSV' });
  for (const [name, buffer, mensaje] of [
    ['foto.png', XLSX, /no es un CSV.*Guardar como, tipo CSV UTF-8/],
    ['sin-titulos.csv', Buffer.from('hola\r\nadiós\r\n'), /^Falta en la primera línea: Nombre/],
    ['vacio.csv', Buffer.alloc(0), /no tiene filas/],
  ] as const) {
    await archivo.setInputFiles({ name, mimeType: 'text/csv', buffer });
    await expect(mesa.getByText(mensaje)).toBeVisible();
    await expect(campo).toBeFocused();
    await expect(campo).toHaveAccessibleDescription(mensaje);
  }
  await expect(toast(mesa, /./)).toHaveCount(0);
  await expectCuidada(mesa);
  const unicode = Buffer.from('\ufeffEmail\tNombre\r\n\tIñaki Unicode\r\n', 'utf16le');
  await archivo.setInputFiles({ name: 'unicode.txt', mimeType: 'text/plain', buffer: unicode });
  await expect(mesa.getByRole('row', { name: /Iñaki Unicode/ })).toBeVisible();
  await expect(mesa.getByText(/no tiene filas/)).toHaveCount(0);
});

test('what is exported comes back without changes', async ({ mesa, page }) => {
  await mesa.goto(IMPORTAR);
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    mesa.getByRole('button', { name: 'Exportar los de ahora' }).press('Enter'),
  ]);
  expect(descarga.suggestedFilename()).toMatch(/^jugadores-\d{4}-\d{2}-\d{2}\.csv$/);
  const archivo = readFileSync(await descarga.path());
  await mesa
    .locator('input[type="file"]')
    .setInputFiles({ name: 'j.csv', mimeType: 'text/csv', buffer: archivo });
  await expect(
    mesa.getByText(/^\d+ filas: 0 nuevas, 0 que cambian, \d+ sin cambios, 0 con errores\.$/),
  ).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
});

test('matches that are exported come back without changes', async ({ mesa, page }) => {
  await mesa.goto('/private/partidos');
  await mesa.getByRole('link', { name: 'Importar y exportar' }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Importar partidos');
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    mesa.getByRole('button', { name: 'Exportar los de ahora' }).press('Enter'),
  ]);
  const archivo = readFileSync(await descarga.path());
  const cabecera = archivo.subarray(0, archivo.indexOf('\n') + 1);
  const primera = archivo.subarray(0, archivo.indexOf('\n', cabecera.length) + 1);
  await mesa
    .locator('input[type="file"]')
    .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: primera });
  await expect(
    mesa.getByText('1 fila: 0 nuevas, 0 que cambian, 1 sin cambios, 0 con errores.'),
  ).toBeVisible();
  await expectCuidada(mesa);
});

test('without a session it asks to sign in', async ({ page }) => {
  await expectPideEntrar(page, IMPORTAR, 'Importar jugadores');
});
