import type { Liga } from '#contract/liga/ligas.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { elegir, expect, test, toast } from './support/mesa.ts';

const TAMANOS = [
  { ancho: 1366, division: 7 },
  { ancho: 412, division: 8 },
] as const;

for (const { ancho, division } of TAMANOS)
  test(`at ${ancho} px a padel league is written, with its court, and its matches are played there`, async ({
    mesa,
    api,
  }) => {
    await mesa.setViewportSize({ width: ancho, height: 800 });
    const cabe = () => mesa.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await mesa.goto('/private/pistas/0');
    await mesa.getByLabel('Nombre').fill(`Cristal ${ancho}`);
    await mesa.getByLabel('Deporte').selectOption('Pádel');
    expect(await cabe()).toBe(true);
    await mesa.keyboard.press('Control+s');
    await expect(toast(mesa, `Pista guardada: Cristal ${ancho}`)).toBeVisible();
    const pistas = await api.get<Pista[]>('pistas');
    expect(pistas.find(({ nombre }) => nombre === `Cristal ${ancho}`)).toMatchObject({ deporte: 'padel' });

    await mesa.goto('/private/ligas/0');
    await mesa.getByLabel('División').selectOption(`${division}ª División`);
    await mesa.getByLabel('Deporte').selectOption('Pickleball');
    await expect(mesa.getByLabel('A 11 puntos')).toBeChecked();
    await expect(mesa.getByLabel('Punto de oro')).toHaveCount(0);
    await mesa.getByLabel('Deporte').selectOption('Pádel');
    await mesa.getByLabel('Modo').selectOption('Por parejas');
    await expect(mesa.getByLabel('Punto de oro')).toBeChecked();
    await expect(mesa.getByLabel('A 11 puntos')).toHaveCount(0);
    const nombre = `Liga Social de Pádel por parejas - ${division}ª División - 2026/27`;
    await expect(mesa.getByText(`Se llamará ${nombre}`)).toBeVisible();
    expect(await cabe()).toBe(true);
    await mesa.keyboard.press('Control+s');
    await expect(toast(mesa, `Liga guardada: ${nombre}`)).toBeVisible();
    const liga = (await api.get<Liga[]>('ligas')).find((una) => una.nombre === nombre);
    expect(liga).toMatchObject({
      deporte: 'padel',
      modo: 'parejas',
      reglas: reglasIniciales('social', 'padel'),
    });

    await mesa.goto('/private/partidos/0');
    await elegir(mesa, 'Liga', nombre);
    await mesa.getByRole('combobox', { name: 'Pista' }).click();
    const ofrecidas = mesa.getByRole('listbox', { name: 'Pista' }).getByRole('option');
    await expect(ofrecidas.filter({ hasText: `Cristal ${ancho}` })).toBeVisible();
    await expect(ofrecidas.filter({ hasText: /Prado|Restón [12]/ })).toHaveCount(0);

    await mesa.goto(`/competicion-clasificaciones/social?liga=${liga?.id}`);
    await expect(
      mesa.getByText(`Liga social de pádel por parejas, ${division}ª División · 2026/27`),
    ).toBeVisible();
    await expect(mesa.getByLabel('División').locator('option:checked')).toHaveText(
      `Pádel por parejas, ${division}ª División`,
    );
    expect(await cabe()).toBe(true);
  });
