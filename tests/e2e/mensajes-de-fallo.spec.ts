import type { Page } from '@playwright/test';
import { dialogo, expect, test, toast } from './support/mesa.ts';

/** Whatever a save or a deletion is refused for, the toast says the server's message. */
const MENSAJE = 'Esto lo dice el servidor';

const negar = (page: Page, method: string, url: string) =>
  page.route(url, (ruta) =>
    ruta.request().method() === method
      ? ruta.fulfill({ status: 409, json: { message: MENSAJE } })
      : ruta.fallback(),
  );

// React Router says on the console that what it asks for ahead did not come.
test.use({ erroresPermitidos: [/manifest patches/] });

test('what is refused or finds no network says why and loses nothing; asked twice, there is one question', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const { id } = await api.post<{ id: number }>('jugadores/0', { nombre: 'Marta Fallo', estado: 'activo' });
  const [url, aqui] = [`**/api/private/jugadores/${id}`, new RegExp(`/private/jugadores/${id}$`)];
  const cerrarAviso = () => mesa.getByRole('button', { name: 'Cerrar aviso' }).click();
  await mesa.goto(`/private/jugadores/${id}`);
  const nombre = mesa.getByRole('textbox', { name: 'Nombre', exact: true });
  await nombre.fill('Marta Cambiada');
  await negar(mesa, 'POST', url);
  await negar(mesa, 'DELETE', url);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, MENSAJE)).toBeVisible();
  await mesa.context().setOffline(true);
  await mesa.unroute(url);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /No hay conexión con el club/)).toBeVisible();
  // Of what went wrong before, nothing is left to be read beside it.
  await expect(toast(mesa, MENSAJE)).toHaveCount(0);
  await mesa.context().setOffline(false);
  await expect(nombre).toHaveValue('Marta Cambiada');
  await expect(mesa).toHaveURL(aqui);
  await cerrarAviso();
  await negar(mesa, 'DELETE', url);
  const borrar = mesa.getByRole('button', { name: 'Borrar', exact: true });
  await borrar.dblclick();
  await expect(dialogo(mesa)).toHaveCount(1);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, MENSAJE)).toBeVisible();
  await expect(mesa).toHaveURL(aqui);
  await expect(nombre).toHaveValue('Marta Cambiada');
  await mesa.unroute(url);
  await expect(dialogo(mesa)).toHaveCount(0);
  await borrar.click();
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, 'Jugador borrado')).toBeVisible();
  await expect(toast(mesa, MENSAJE)).toHaveCount(0);
});

test('whoever goes back while a question is open leaves no question behind', { tag: '@duro' }, async ({
  mesa,
}) => {
  await mesa.goto('/private/pistas');
  await mesa
    .locator('tbody')
    .getByRole('link', { name: /Editar/ })
    .first()
    .click();
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(dialogo(mesa)).toBeVisible();
  await mesa.goBack();
  await expect(mesa).toHaveURL(/\/private\/pistas$/);
  await expect(dialogo(mesa)).toHaveCount(0);
});

test.describe('a screen that fails', () => {
  test.use({ erroresPermitidos: [/Cannot read properties of null/] });

  test('keeps the desk around it, whose menu leads out', async ({ mesa }) => {
    await mesa.route('**/api/private/pistas', (ruta) => ruta.fulfill({ json: [null] }));
    await mesa.goto('/private/pistas');
    await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Esta pantalla no se ha podido abrir');
    await mesa.getByRole('link', { name: 'Ligas', exact: true }).click();
    await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Ligas');
  });
});
