import type { Locator, Page } from '@playwright/test';
import { type Api, dialogo, expect, expectCuidada, test, toast } from './support/mesa.ts';

type ConId = { id: number };

const lineas = (page: Page): Locator => page.getByRole('list', { name: /^Registros/ }).getByRole('listitem');

const quien = (nombre: string) => ({ nombre, estado: 'activo', email: null, telefono: null, idLiga: null });

/** Erased from the list of players, which leaves the name in the log. */
async function seFue(api: Api, url: string, token: string, nombre: string) {
  const { id } = await api.post<ConId>('jugadores/0', quien(nombre));
  const borrado = await fetch(`${url}/api/private/jugadores/${id}`, {
    method: 'DELETE',
    headers: { authorization: token },
  });
  expect(borrado.status).toBe(204);
}

test('the name of who is no longer there leaves the log, by keyboard, and only once', async ({
  mesa,
  api,
  servidor,
  token,
}) => {
  await seFue(api, servidor.url, token, 'Berta Olvidada');
  await mesa.goto('/private/logs?texto=Berta+Olvidada');
  await expect(lineas(mesa).filter({ hasText: 'Borra el jugador «Berta Olvidada»' })).toHaveCount(1);
  await mesa.getByRole('button', { name: 'Borrar un nombre' }).press('Enter');
  await expect(dialogo(mesa).getByLabel('Nombre y apellidos')).toHaveValue('Berta Olvidada');
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toContainText('2 líneas de los registros con su nombre');
  await expect(dialogo(mesa)).toContainText('Dejarán de poder deshacerse 2 cambios que lo recuerdan');
  await expectCuidada(mesa);
  const borrar = dialogo(mesa).getByRole('button', { name: 'Borrar su nombre' });
  await expect(borrar).toBeDisabled();
  await dialogo(mesa)
    .getByRole('checkbox', { name: /Entiendo/ })
    .press('Space');
  let veces = 0;
  mesa.on('request', (pedida) => {
    if (pedida.url().endsWith('/nombres/borrar')) veces += 1;
  });
  await borrar.dblclick();
  await expect(toast(mesa, /Su nombre ya no está donde se ha marcado/)).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  expect(veces).toBe(1);
  await mesa.goto('/private/logs');
  await expect(lineas(mesa).first()).toContainText('Borra los datos de alguien que ya no está: 2 líneas');
  await expect(mesa.getByText('Berta Olvidada')).toHaveCount(0);
});

test('with somebody else of that name nothing is marked; what is chosen goes and theirs stays', async ({
  mesa,
  api,
  servidor,
  token,
}) => {
  await seFue(api, servidor.url, token, 'Clara Doble');
  await api.post('jugadores/0', quien('Clara Doble'));
  await mesa.goto('/private/logs');
  await mesa.getByRole('button', { name: 'Borrar un nombre' }).click();
  const nombre = dialogo(mesa).getByLabel('Nombre y apellidos');
  await nombre.press('Enter');
  await expect(dialogo(mesa)).toContainText('Escribe el nombre y los apellidos');
  await nombre.fill('Nadie Conocido');
  await nombre.press('Enter');
  await expect(dialogo(mesa)).toContainText('Nadie se llama «Nadie Conocido» en los registros.');
  await nombre.fill('clara doble');
  await nombre.press('Enter');
  await expect(dialogo(mesa)).toContainText('En el club hay alguien que se llama o se llamó así');
  await expectCuidada(mesa);
  const suyas = dialogo(mesa).getByRole('group', { name: /líneas de los registros/ });
  await expect(suyas.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await suyas.getByRole('checkbox', { name: /Borra el jugador/ }).check();
  await expect(dialogo(mesa)).toContainText('Su nombre saldrá de 1 línea de los registros.');
  await dialogo(mesa)
    .getByRole('checkbox', { name: /Entiendo/ })
    .check();
  await mesa.route('**/nombres/borrar', (ruta) => ruta.abort(), { times: 1 });
  const borrar = dialogo(mesa).getByRole('button', { name: 'Borrar su nombre' });
  await borrar.click();
  await expect(toast(mesa, /No hay conexión/)).toBeVisible();
  await expect(dialogo(mesa)).toBeVisible();
  // What was chosen is still chosen.
  await expect(dialogo(mesa).getByRole('checkbox', { name: /Borra el jugador/ })).toBeChecked();
  await expect(dialogo(mesa).getByRole('checkbox', { name: /Entiendo/ })).toBeChecked();
  await borrar.click();
  await expect(dialogo(mesa)).toHaveCount(0);
  await mesa.goto('/private/logs?texto=Clara+Doble');
  await expect(lineas(mesa).filter({ hasText: 'Crea el jugador «Clara Doble»' })).toHaveCount(2);
  await expect(lineas(mesa).filter({ hasText: 'Borra el jugador' })).toHaveCount(0);
});
