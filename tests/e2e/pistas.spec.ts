import type { Pista } from '#contract/liga/pistas.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { dialogo, elegir, expect, filas, test, toast } from './support/mesa.ts';

test('a court is created, renamed and deleted with the keyboard', async ({ mesa, api }) => {
  const { length: antes } = await api.get<Pista[]>('pistas');
  await mesa.goto('/private/pistas');
  await expect(filas(mesa)).toHaveCount(antes);
  await mesa.getByRole('link', { name: 'Nueva pista' }).press('Enter');
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await expect(mesa.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Borrar' })).toBeDisabled();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByLabel('Nombre')).toHaveAccessibleDescription(/^Escribe el nombre de la pista/);
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await mesa.keyboard.type('Prado 8');
  await mesa.getByLabel('Añadir otra después').press('Space');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Pista guardada: Prado 8')).toBeVisible();
  await expect(mesa.getByLabel('Nombre')).toHaveValue('Prado 9');
  await mesa.getByLabel('Añadir otra después').press('Space');
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
  await sinFaltas(mesa);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Pista borrada')).toBeVisible();
  await expect(filas(mesa)).toHaveCount(antes + 1);
});

test('a court with matches cannot go, so it is made inactive: it is offered no more', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const [pista, otra] = await api.get<Pista[]>('pistas');
  const nombre = pista?.nombre ?? '';
  await mesa.goto(`/private/pistas/${pista?.id}`);
  await mesa.getByRole('button', { name: 'Borrar' }).click();
  await expect(dialogo(mesa)).toContainText(/tiene \d+ partidos/);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, 'La pista tiene partidos y no se puede borrar.')).toBeVisible();
  await mesa.getByLabel('Nombre').fill(otra?.nombre ?? '');
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, 'Ya hay otra pista con ese nombre. Elige uno distinto.')).toBeVisible();
  await mesa.getByLabel('Nombre').fill(nombre);
  await mesa.getByLabel('Estado').selectOption('Inactiva');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByRole('row', { name: nombre })).toContainText('Inactiva');

  await mesa.goto('/private/partidos/0');
  await mesa.getByRole('combobox', { name: 'Pista' }).click();
  await expect(mesa.getByRole('option', { name: otra?.nombre ?? '?', exact: true })).toBeVisible();
  await expect(mesa.getByRole('option', { name: nombre, exact: true })).toHaveCount(0);
  await mesa.goto('/private/partidos');
  await elegir(mesa, 'Pista', `${nombre} (inactiva)`);
  await expect(mesa).toHaveURL(new RegExp(`pista=${pista?.id}`));
});

test('two people edit the same court: both versions are shown and one is chosen; then it is no more', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const { id } = await api.post<Pista>('pistas/0', { nombre: 'Pista de dos', estado: 'activa' });
  await mesa.goto(`/private/pistas/${id}`);
  await mesa.getByLabel('Nombre').fill('La mía');
  await api.post(`pistas/${id}`, { nombre: 'La suya', estado: 'inactiva' });
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row', { name: /Nombre/ })).toContainText(/La mía.*La suya/);
  // What I did not touch is theirs, and nothing to choose.
  await expect(dialogo(mesa).getByRole('row', { name: /Estado/ })).toHaveCount(0);
  await dialogo(mesa).getByRole('button', { name: 'Cargar lo guardado' }).click();
  await expect(mesa.getByLabel('Nombre')).toHaveValue('La suya');

  await mesa.getByLabel('Nombre').fill('La mía otra vez');
  await api.post(`pistas/${id}`, { nombre: 'La suya dos', estado: 'activa' });
  await mesa.keyboard.press('Control+s');
  await dialogo(mesa).getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(toast(mesa, 'Pista guardada: La mía otra vez')).toBeVisible();
  expect(await api.get(`pistas/${id}`)).toMatchObject({ nombre: 'La mía otra vez', estado: 'activa' });

  await mesa.goto('/private/pistas/99999');
  await expect(mesa.getByRole('alert')).toContainText('No existe o se ha borrado.');
  await mesa.getByRole('button', { name: 'Volver' }).click();
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Pistas');
});
