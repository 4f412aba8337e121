import { expect, test } from './support/mesa.ts';

const FILTRADAS = [
  'jugadores?jugador=a',
  'ligas?tipo=infantil',
  'incidencias?jugador=a',
  'partidos?jugador=a',
];

test('from a list shown without its filters, though its address is still to be drawn, one comes back to it', async ({
  mesa,
}) => {
  for (const lista of FILTRADAS) {
    await mesa.goto(`/private/${lista}`);
    const fila = mesa.locator('main a[data-row]').first();
    await expect(fila).toBeVisible();
    const quitar = mesa.getByRole('button', { name: 'Quitar filtros' });
    await expect(quitar).toBeEnabled();
    await quitar.evaluate(async (boton: HTMLElement) => {
      boton.click();
      // React draws the list at once, and its address when the machine is idle: never among promises already kept.
      for (let vuelta = 0; vuelta < 200; vuelta += 1) await Promise.resolve();
      document.querySelector<HTMLElement>('main a[data-row]')?.click();
    });
    await expect(mesa).toHaveURL(/\/private\/\w+\/\d+$/);
    const entera = new RegExp(`/private/${lista.split('?')[0]}$`);
    await mesa.goBack();
    await expect(mesa).toHaveURL(entera);
    await mesa.goForward();
    await mesa.getByRole('button', { name: 'Volver' }).click();
    await expect(mesa).toHaveURL(entera);
  }
});
