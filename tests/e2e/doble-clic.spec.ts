import type { Page } from '@playwright/test';
import { dialogo, expect, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';
import { generar, lineas } from './support/propuesta.ts';

type ConId = { id: number };

/** How many times the page asks for that from now on. */
function contar(page: Page, final: string): () => number {
  let veces = 0;
  page.on('request', (pedida) => {
    if (pedida.method() === 'POST' && pedida.url().endsWith(final)) veces += 1;
  });
  return () => veces;
}

test('a proposal saved with a double click is saved once', async ({ mesa }) => {
  await generar(mesa, 'infantil');
  const veces = contar(mesa, '/guardarPropuesta');
  await mesa.getByRole('button', { name: 'Guardar partidos' }).dblclick();
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(0);
  expect(veces()).toBe(1);
});

test('so are results: nobody is asked to choose between theirs and theirs', async ({ mesa, api }) => {
  await dejarPendientes(api, 'infantil', 1);
  await mesa.goto('/private/partidos-puntuacion-masiva');
  await mesa.getByLabel('Tipo de liga').selectOption({ label: 'Liga Infantil' });
  await mesa.getByRole('button', { name: 'Buscar' }).click();
  await mesa
    .getByRole('checkbox', { name: /^No se presenta/ })
    .first()
    .check();
  const veces = contar(mesa, '/guardarpuntuaciones');
  await mesa.getByRole('button', { name: 'Guardar' }).dblclick();
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  expect(veces()).toBe(1);
});

test('somebody’s data are erased once, and never over a change that was not seen', async ({ mesa, api }) => {
  const quien = { nombre: 'Olga Doble', estado: 'activo', email: null, telefono: null, idLiga: null };
  const { id } = await api.post<ConId>('jugadores/0', quien);
  await mesa.goto(`/private/jugadores/${id}`);
  await mesa.getByRole('button', { name: 'Borrar sus datos' }).click();
  const borrar = dialogo(mesa).getByRole('button', { name: 'Borrar sus datos' });
  await dialogo(mesa)
    .getByRole('checkbox', { name: /Entiendo/ })
    .check();
  const ahora = await api.get<object>(`jugadores/${id}`);
  await api.post(`jugadores/${id}`, { ...ahora, telefono: '600 111 222' });
  await borrar.click();
  await expect(toast(mesa, 'Alguien lo ha cambiado mientras lo editabas')).toBeVisible();
  // The dialog is now about the player as they are: the same button does it, once.
  const veces = contar(mesa, '/datos/borrar');
  await expect(async () => {
    if (veces() === 0) await borrar.dblclick();
    await expect(toast(mesa, 'Datos personales borrados')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(veces()).toBe(1);
  await expect(toast(mesa, /ya se borraron/)).toHaveCount(0);
});
