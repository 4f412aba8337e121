import type { Locator, Page } from '@playwright/test';
import { sinFaltas } from '../support/browser-axe.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';

type ConId = { id: number };

const CLARA = { nombre: 'Clara Doble', estado: 'activo', email: null, telefono: null, idLiga: null };

const lineas = (page: Page): Locator => page.getByRole('list', { name: /^Registros/ }).getByRole('listitem');

test('the name of who is no longer there leaves the log; that of somebody called the same stays', async ({
  mesa,
  api,
  servidor,
  token,
}) => {
  const { id } = await api.post<ConId>('jugadores/0', CLARA);
  const headers = { authorization: token };
  await fetch(`${servidor.url}/api/private/jugadores/${id}`, { method: 'DELETE', headers });
  await api.post('jugadores/0', CLARA);
  await mesa.goto('/private/logs?texto=Clara+Doble');
  await expect(lineas(mesa).filter({ hasText: 'Borra el jugador «Clara Doble»' })).toHaveCount(1);
  await mesa.getByRole('button', { name: 'Borrar un nombre' }).press('Enter');
  const nombre = dialogo(mesa).getByLabel('Nombre y apellidos');
  await expect(nombre).toHaveValue('Clara Doble');
  await nombre.fill('');
  await nombre.press('Enter');
  await expect(dialogo(mesa)).toContainText('Escribe el nombre y los apellidos');
  await nombre.fill('Nadie Conocido');
  await nombre.press('Enter');
  await expect(dialogo(mesa)).toContainText('Nadie se llama «Nadie Conocido» en los registros.');
  await nombre.fill('clara doble');
  await nombre.press('Enter');
  await expect(dialogo(mesa)).toContainText('En el club hay alguien que se llama o se llamó así');
  await sinFaltas(mesa);
  const suyas = dialogo(mesa).getByRole('group', { name: /líneas de los registros/ });
  await expect(suyas.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const laDelBorrado = suyas.getByRole('checkbox', { name: /Borra el jugador/ });
  await laDelBorrado.check();
  await expect(dialogo(mesa)).toContainText('Su nombre saldrá de 1 línea de los registros.');
  const borrar = dialogo(mesa).getByRole('button', { name: 'Borrar su nombre' });
  await expect(borrar).toBeDisabled();
  const entiendo = dialogo(mesa).getByRole('checkbox', { name: /Entiendo/ });
  await entiendo.press('Space');
  // A first try without connection loses nothing of what was chosen; a hurried second one does it once.
  let veces = 0;
  await mesa.route('**/nombres/borrar', (ruta) => {
    veces += 1;
    return veces === 1 ? ruta.abort() : ruta.continue();
  });
  await borrar.click();
  await expect(toast(mesa, /No hay conexión/)).toBeVisible();
  await expect(laDelBorrado).toBeChecked();
  await expect(entiendo).toBeChecked();
  await borrar.dblclick();
  await expect(toast(mesa, /Su nombre ya no está donde se ha marcado/)).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  expect(veces).toBe(2);
  // The list below is that of now, without being asked for again.
  await expect(lineas(mesa).filter({ hasText: 'Borra el jugador' })).toHaveCount(0);
  await expect(lineas(mesa).filter({ hasText: 'Crea el jugador «Clara Doble»' })).toHaveCount(2);
  await mesa.goto('/private/logs');
  await expect(lineas(mesa).first()).toContainText('Borra los datos de alguien que ya no está: 1 línea');
});
