import type { Jugador } from '#contract/liga/jugadores.ts';
import { conLetrasAnchas, malLeidoEn } from '../support/browser/anchas.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { dialogo, expect, irA, test, toast } from './support/mesa.ts';

test('from any screen to any other: by the bar, by a few letters and, on a phone, under the thumb', async ({
  mesa,
  api,
}) => {
  const [jugador] = (await api.get<Jugador[]>('jugadores')).filter(({ nombre }) => /[áéíóúñ]/i.test(nombre));
  if (!jugador) throw new Error('Somebody of the demo has an accent');
  await mesa.goto('/');
  // A match day of the demo: the courts, open on it.
  const entrada = mesa
    .getByRole('complementary', { name: 'La mesa' })
    .getByRole('link', { name: 'Ir a la mesa' });
  await expect(entrada).toHaveAttribute('href', /\/private\/semana\?dia=\d{4}-\d{2}-\d{2}&vista=dia$/);
  await entrada.click();
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Semana');
  await expect(mesa.getByRole('contentinfo')).toHaveCount(0);
  await expect(mesa.getByRole('link', { name: 'Clase de prueba' })).toHaveCount(0);
  await conLetrasAnchas(mesa, async () => {
    expect((await malLeidoEn(mesa)).filter((falta) => falta.includes('«Mi cuenta»'))).toEqual([]);
  });

  await irA(mesa, 'Registros');
  const barra = mesa.getByRole('navigation', { name: 'Administración' });
  await expect(barra.getByRole('link', { name: 'Registros' })).toHaveAttribute('aria-current', 'page');
  await mesa.getByRole('button', { name: 'Plegar el menú' }).click();
  const llegar = Promise.withResolvers<void>();
  await mesa.route('**/api/private/log/lineas*', (ruta) => llegar.promise.then(() => ruta.continue()));
  await mesa.reload();
  await mesa.getByRole('button', { name: 'Desplegar el menú' }).click();

  // Without accents and in another order.
  const [nombre = '', ...apellidos] = jugador.nombre.normalize('NFD').replace(/\p{M}/gu, '').split(' ');
  // Letters that come before the box, on a machine that is busy, are not lost.
  await mesa.evaluate(async () => {
    for (const [key, ctrlKey] of [
      ['k', true],
      ['a', false],
      ['b', false],
    ] as const) {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      );
      await new Promise<void>(queueMicrotask);
    }
  });
  const buscador = mesa.getByRole('combobox', { name: /^Ir a cualquier sitio/ });
  await expect(buscador).toHaveValue('ab');
  await expect(buscador).toBeFocused();
  await mesa.keyboard.press('Escape');
  await expect(dialogo(mesa)).toHaveCount(0);
  await mesa.keyboard.press('Control+k');
  await expect(mesa.getByRole('combobox', { name: /^Ir a cualquier sitio/ })).toBeFocused();
  // The list behind arrives while it is being typed, and leaves the letters where they were going.
  const buscado = [...apellidos, nombre].join(' ');
  await mesa.keyboard.type(buscado.slice(0, 3));
  const llegada = mesa.waitForResponse('**/api/private/log/lineas*');
  llegar.resolve();
  await llegada;
  await mesa.keyboard.type(buscado.slice(3));
  await expect(mesa.getByRole('option', { name: jugador.nombre }).first()).toHaveAttribute(
    'data-combobox-selected',
    'true',
  );
  await sinFaltas(mesa);
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText(jugador.nombre);
  await expect(barra.getByRole('link', { name: 'Jugadores' })).toHaveAttribute('aria-current', 'true');

  await mesa.getByRole('heading', { level: 1 }).click();
  await mesa.keyboard.press('?');
  await expect(dialogo(mesa)).toContainText('Ctrl+S');
  await mesa.keyboard.press('Escape');
  await mesa.getByLabel('Teléfono').fill('600 100 200');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Jugador guardado/)).toBeVisible();
  await expect(mesa).toHaveURL('/private/jugadores');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Jugadores');
  await mesa.keyboard.press('Control+z');
  await expect(toast(mesa, /^Deshecho/)).toBeVisible();
  expect((await api.get<Jugador>(`jugadores/${jugador.id}`)).telefono).toBe(jugador.telefono);

  await mesa.setViewportSize({ width: 360, height: 740 });
  await irA(mesa, 'Semana');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Semana');
  await mesa.getByRole('button', { name: 'Más', exact: true }).click();
  // The sheet comes up little by little: what waits to be still has its own colours.
  await dialogo(mesa).getByRole('button', { name: 'Salir' }).hover();
  await sinFaltas(mesa);
  await dialogo(mesa).getByRole('link', { name: 'Copia de seguridad', exact: true }).click();
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Copia de seguridad');
  await expect(mesa.getByRole('button', { name: 'Más', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
