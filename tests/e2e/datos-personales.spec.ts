import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { dialogo, expect, expectCuidada, test, toast } from './support/mesa.ts';

type ConId = { id: number };

const EMAIL = 'rita.olmo@correo.example';

test('a person’s data are handed over and then forgotten, by keyboard', async ({ mesa, api, page }) => {
  const { id } = await api.post<ConId>('jugadores/0', {
    nombre: 'Rita Olmo',
    estado: 'activo',
    email: EMAIL,
    telefono: '600 111 222',
    idLiga: null,
  });
  await mesa.goto(`/private/jugadores/${id}`);
  await mesa.getByRole('button', { name: 'Exportar sus datos' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('todo lo que el club guarda sobre Rita Olmo');
  await expect(dialogo(mesa)).toContainText('No hay solicitudes con su nombre, su email o su teléfono.');
  await expectCuidada(mesa);
  let pedidas = 0;
  await mesa.route('**/datos/exportar', (ruta) => {
    pedidas += 1;
    return ruta.continue();
  });
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    dialogo(mesa)
      .locator('form')
      .evaluate((formulario: HTMLFormElement) => {
        formulario.requestSubmit();
        formulario.requestSubmit();
      }),
  ]);
  const { 'datos.txt': texto } = unzipSync(readFileSync(await descarga.path()));
  expect(new TextDecoder().decode(texto)).toContain(EMAIL);
  await expect(toast(mesa, 'Datos de Rita Olmo exportados')).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  expect(pedidas).toBe(1);

  await mesa.getByRole('button', { name: 'Borrar sus datos' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Su nombre pasará a ser «Jugador»');
  await expect(dialogo(mesa)).toContainText('Las copias de seguridad hechas antes lo siguen teniendo');
  const borrar = dialogo(mesa).getByRole('button', { name: 'Borrar sus datos' });
  await expect(borrar).toBeDisabled();
  await expectCuidada(mesa);
  await dialogo(mesa).getByRole('checkbox', { name: 'Entiendo que no se puede deshacer' }).press('Space');
  await borrar.press('Enter');
  await expect(toast(mesa, 'Datos personales borrados')).toBeVisible();
  await mesa.waitForURL('**/private/jugadores*');
  expect(await api.get(`jugadores/${id}`)).toMatchObject({ nombre: 'Jugador', email: null, telefono: null });

  await mesa.goto(`/private/jugadores/${id}`);
  await mesa.getByRole('button', { name: 'Borrar sus datos' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Los datos de este jugador ya se borraron');
});
