import { sinFaltas } from '../support/browser/browser-axe.ts';
import { unLibro } from '../support/libro.ts';
import { expect, test, toast } from './support/mesa.ts';

const LIBRO = unLibro({
  nombre: 'Socios',
  juntas: ['A1:C1'],
  filas: [
    ['JUGADORES DEL CLUB', null, null],
    ['Apellidos y nombre', 'Tfno.', 'Correo'],
    ['IMPORTADO PEÑA, ÍÑIGO', 600_111_111, null],
    ['Importada Gil, Bego', null, 'bego@correo'],
  ],
});

test('a sheet made by hand: its columns are known, a cell is mended where it is said, and one press takes it back', async ({
  mesa,
  api,
}) => {
  await mesa.goto('/private/jugadores');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Jugadores');
  await mesa.keyboard.press('Control+k');
  await mesa.getByRole('combobox', { name: /^Ir a cualquier sitio/ }).fill('hoja de calculo');
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Importar y exportar');
  const buffer = Buffer.from(LIBRO);
  await mesa.locator('input[type="file"]').setInputFiles({ name: 'socios.xlsx', mimeType: '', buffer });

  await expect(mesa.getByRole('heading', { name: '2 de 3: qué es cada columna' })).toBeFocused();
  await expect(mesa.getByLabel('Qué es «Apellidos y nombre»')).toHaveValue('nombre');
  await sinFaltas(mesa);
  await mesa.getByRole('button', { name: 'Ver qué pasaría' }).click();

  const importar = mesa.getByRole('button', { name: /^Importar/ });
  await expect(mesa.getByText('2 filas: 1 se crea y 1 con errores.')).toBeVisible();
  await expect(importar).toBeDisabled();
  const celda = mesa.getByLabel('Fila 4, Email');
  await expect(celda).toHaveAccessibleDescription(/El email no es válido/);
  await sinFaltas(mesa);
  await celda.fill('bego@correo.example');
  await celda.press('Enter');
  await mesa.getByRole('button', { name: 'Importar 2 jugadores' }).dblclick();

  await expect(mesa.getByText('Importado: 2 jugadores nuevos.').first()).toBeVisible();
  const hay = async () =>
    (await api.get<{ nombre: string }[]>('jugadores'))
      .map(({ nombre }) => nombre)
      .filter((nombre) => / Importad[oa] /.test(nombre));
  expect((await hay()).sort()).toEqual(['Bego Importada Gil', 'Íñigo Importado Peña']);
  await mesa.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(mesa, /^Deshecho/)).toBeVisible();
  expect(await hay()).toEqual([]);
});
