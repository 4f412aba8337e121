import type { Pista } from '#contract/pistas.ts';
import {
  dialogo,
  elegir,
  expect,
  expectCuidada,
  expectPideEntrar,
  filas,
  test,
  toast,
} from './support/mesa.ts';

test('without a session, the way to the courts goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private/pistas?orden=-nombre', 'Pistas');
});

test('a court is created, renamed and deleted with the keyboard', async ({ mesa, api }) => {
  const { length: antes } = await api.get<Pista[]>('pistas');
  await mesa.goto('/private/pistas');
  await expect(filas(mesa)).toHaveCount(antes);
  await mesa.getByRole('link', { name: 'Nueva pista' }).press('Enter');
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await expect(mesa.getByRole('button', { name: 'Borrar' })).toBeDisabled();
  await mesa.keyboard.type('Prado 9');
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, 'Pista guardada: Prado 9')).toBeVisible();
  await expect(mesa.getByRole('link', { name: 'Editar Prado 9' })).toBeFocused();

  await mesa.keyboard.press('Enter');
  await mesa.getByLabel('Nombre').fill('Prado 10');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByRole('link', { name: 'Editar Prado 10' })).toBeFocused();

  await mesa.keyboard.press('Enter');
  await mesa.getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Se borrará «Prado 10». No tiene partidos.');
  await expect(dialogo(mesa).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Pista borrada')).toBeVisible();
  await expect(filas(mesa)).toHaveCount(antes);
});

test('the question before deleting is readable in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto('/private/pistas/1');
  await mesa.getByRole('button', { name: 'Borrar' }).click();
  await expect(dialogo(mesa)).toBeVisible();
  await expectCuidada(mesa);
});

test('wrong input is said beside the field and nothing is sent', async ({ mesa }) => {
  await mesa.goto('/private/pistas/0');
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe el nombre de la pista')).toBeVisible();
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await expect(toast(mesa, 'Hay datos que no son correctos. Revisa los campos señalados.')).toBeVisible();
});

test("the server's message is shown when saving or deleting fails", async ({ mesa, api }) => {
  const [pista] = await api.get<Pista[]>('pistas');
  await mesa.goto('/private/pistas/0');
  await mesa.getByLabel('Nombre').fill(pista?.nombre ?? '');
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, 'Ya hay otra pista con ese nombre. Elige uno distinto.')).toBeVisible();
  await expect(mesa).toHaveURL(/\/pistas\/0$/);
  await mesa.getByLabel('Nombre').fill('');

  await mesa.goto(`/private/pistas/${pista?.id}`);
  await mesa.getByRole('button', { name: 'Borrar' }).click();
  await expect(dialogo(mesa)).toContainText(/tiene \d+ partidos/);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, 'La pista tiene partidos y no se puede borrar.')).toBeVisible();
  await expect(mesa).toHaveURL(new RegExp(`/pistas/${pista?.id}$`));
});

test('an inactive court is flagged, and offered only to matches that have it', async ({ mesa, api }) => {
  const nueva = await api.post<Pista>('pistas/0', { nombre: 'Pista vieja', estado: 'inactiva' });
  await mesa.goto('/private/pistas');
  await expect(mesa.getByRole('row', { name: /Pista vieja/ })).toContainText('Inactiva');
  await mesa.goto('/private/partidos/0');
  await mesa.getByRole('combobox', { name: 'Pista' }).fill('pista');
  await expect(mesa.getByRole('option', { name: 'Pista vieja' })).toHaveCount(0);
  await mesa.goto('/private/partidos');
  await elegir(mesa, 'Pista', 'Pista vieja (inactiva)');
  await mesa.getByRole('button', { name: 'Buscar' }).click();
  await expect(mesa).toHaveURL(new RegExp(`pista=${nueva.id}`));
  await expect(mesa.getByText('Ningún partido es así')).toBeVisible();
});

test('two people edit the same court: both versions are shown and one is chosen', async ({ mesa, api }) => {
  const pista = await api.post<Pista>('pistas/0', { nombre: 'Pista de dos', estado: 'activa' });
  await mesa.goto(`/private/pistas/${pista.id}`);
  await mesa.getByLabel('Nombre').fill('La mía');
  await api.post(`pistas/${pista.id}`, { nombre: 'La suya', estado: 'inactiva' });
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row', { name: /Nombre/ })).toContainText(/La mía.*La suya/);
  await expect(dialogo(mesa).getByRole('row', { name: /Estado/ })).toContainText(/activa.*inactiva/);

  await dialogo(mesa).getByRole('button', { name: 'Cargar lo guardado' }).click();
  await expect(mesa.getByLabel('Nombre')).toHaveValue('La suya');

  await mesa.getByLabel('Nombre').fill('La mía otra vez');
  await api.post(`pistas/${pista.id}`, { nombre: 'La suya dos', estado: 'activa' });
  await mesa.keyboard.press('Control+s');
  await dialogo(mesa).getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(toast(mesa, 'Pista guardada: La mía otra vez')).toBeVisible();
});

test('a court that does not exist says so, with the way back', async ({ mesa }) => {
  await mesa.goto('/private/pistas/99999');
  await expect(mesa.getByRole('alert')).toContainText('No existe o se ha borrado.');
  await mesa.getByRole('button', { name: 'Volver' }).click();
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Pistas');
});

test('the list and the details in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto('/private/pistas');
  await expect(filas(mesa).first()).toBeVisible();
  await expectCuidada(mesa);
  await mesa.goto('/private/pistas/1');
  await expect(mesa.getByLabel('Nombre')).toBeVisible();
  await expectCuidada(mesa);
});
