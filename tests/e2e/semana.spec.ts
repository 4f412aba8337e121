import { sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { HOY } from '../support/momento.ts';
import { expect, test, toast } from './support/mesa.ts';

test('a saved match is moved on the courts, put off, and both are taken back', async ({ mesa }) => {
  await mesa.goto('/private/semana');
  await mesa.getByRole('button', { name: 'Después' }).click();
  await expect(mesa).toHaveURL(/\/private\/semana\?dia=\d{4}-\d{2}-\d{2}&vista=finde$/);
  await expect(mesa.getByRole('region', { name: fechaSemana(sumarDias(HOY, 7)) })).toBeVisible();
  const bloques = mesa.locator('[data-dia] button');
  await expect(bloques.first()).toBeVisible();

  // The last of the day has nothing under it.
  const ultimo = mesa.locator('[data-dia]').first().locator('button').last();
  const antes = (await ultimo.innerText()).trim();
  const id = (await ultimo.getAttribute('id')) ?? '';
  const bloque = mesa.locator(`#${id}`);
  await bloque.focus();
  const ficha = mesa.getByRole('complementary', { name: 'El partido elegido' });
  await expect(ficha.getByRole('link', { name: 'Abrir' })).toBeVisible();
  for (const tecla of ['Enter', 'ArrowDown', 'Enter']) await mesa.keyboard.press(tecla);
  await expect(toast(mesa, / pasa al sábado/)).toBeVisible();
  await expect(bloque).not.toHaveText(antes);
  await mesa.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(mesa, /^Deshecho: está como antes/)).toBeVisible();
  await expect.poll(async () => (await bloque.innerText()).trim()).toBe(antes);

  const total = await bloques.count();
  await bloque.focus();
  await ficha.getByRole('button', { name: 'Aplazar' }).click();
  await expect(toast(mesa, /^Aplazado por el club/)).toBeVisible();
  await expect(bloques).toHaveCount(total - 1);
  await mesa.keyboard.press('Control+z');
  await expect(bloques).toHaveCount(total);
});

test('a gap says which postponed matches fit in it, one is put there, and a result is noted in place', async ({
  mesa,
  api,
}) => {
  await mesa.goto(`/private/semana?dia=${sumarDias(HOY, 40)}&vista=dia`);
  const dia = mesa.locator('[data-dia]');
  await expect(mesa.getByText('0 partidos en pista', { exact: false })).toBeVisible();
  await dia.click({ position: { x: 20, y: 60 } });
  const hueco = mesa.getByRole('region', { name: 'Hueco' });
  await hueco
    .getByRole('button', { name: /^Poner / })
    .first()
    .click();
  await expect(toast(mesa, / se juega el /)).toBeVisible();
  await expect(dia.locator('button')).toHaveCount(1);

  await dia.locator('button').focus();
  const ficha = mesa.getByRole('complementary', { name: 'El partido elegido' });
  await ficha.locator('[name="jugador1Set1"]').focus();
  await mesa.keyboard.type('6364');
  await ficha.getByRole('button', { name: 'Guardar el resultado' }).click();
  await expect(toast(mesa, /: 6-3, 6-4\.$/)).toBeVisible();
  const [fila] = await api.post<{ jugador1Set1: number }[]>('partidos', {
    fecha: sumarDias(HOY, 40),
    idPista: null,
    idLiga: null,
    jugador: null,
  });
  expect(fila).toMatchObject({ jugador1Set1: 6, jugador2Set2: 4 });
});
