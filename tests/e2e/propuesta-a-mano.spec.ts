import type { Page, Route } from '@playwright/test';
import { dialogo, expect, test, toast } from './support/mesa.ts';
import { bloques, generar, lineas, pedir, problemas } from './support/propuesta.ts';

const GENERAR = '**/api/private/partidos/propuesta';

const borrar = (page: Page, numero: number) =>
  page.getByRole('button', { name: `Borrar la línea ${numero}`, exact: true }).click();

test('the verdict is of the lines that were found, and says when they are others', async ({ mesa }) => {
  await generar(mesa, 'infantil');
  await mesa.getByRole('button', { name: 'Ordenar' }).press('Enter');
  await expect(toast(mesa, 'Líneas ordenadas por día, hora y pista')).toBeVisible();
  await expect(mesa.getByText('Óptima (demostrado)', { exact: true })).toBeVisible();
  await borrar(mesa, 1);
  await expect(mesa.getByText('Cambiada a mano')).toBeVisible();
  await expect(mesa.getByText(/^La calculada: Óptima \(demostrado\), \d+ partidos de liga\.$/)).toBeVisible();
  await mesa.reload();
  await expect(mesa.getByText('Cambiada a mano')).toBeVisible();
});

test('asked for something else, the lines say of what they are; a court taken away says so', async ({
  mesa,
}) => {
  await generar(mesa, 'infantil');
  const pista = await lineas(mesa)
    .first()
    .getByRole('combobox', { name: /^Pista,/ })
    .locator('option:checked')
    .textContent();
  const casilla = mesa.getByRole('checkbox', { name: pista ?? '', exact: true });
  await casilla.uncheck();
  await expect(mesa.getByText(/estas líneas son de lo que pediste antes/)).toBeVisible();
  await expect(problemas(mesa).first()).toContainText(`${pista} no está marcada como disponible.`);
  await casilla.check();
  await expect(problemas(mesa)).toHaveCount(0);
  await expect(mesa.getByText(/estas líneas son de lo que pediste antes/)).toHaveCount(0);
});

test('a court that somebody else closes meanwhile is told once the screen knows', async ({ mesa, api }) => {
  await generar(mesa, 'infantil');
  const id = await lineas(mesa)
    .first()
    .getByRole('combobox', { name: /^Pista,/ })
    .inputValue();
  const pista = await api.get<{ nombre: string }>(`pistas/${id}`);
  await api.post(`pistas/${id}`, { nombre: pista.nombre, estado: 'inactiva' });
  await mesa.getByRole('button', { name: 'Guardar partidos' }).click();
  await expect(toast(mesa, /La pista elegida está inactiva/)).toBeVisible();
  await mesa.reload();
  await expect(problemas(mesa).first()).toContainText(`${pista.nombre} no está marcada como disponible.`);
  await api.post(`pistas/${id}`, { nombre: pista.nombre, estado: 'activa' });
});

test('no courts: nothing fits, and it is not called best', async ({ mesa }) => {
  await mesa.goto('/private/partidos-propuesta');
  const pistas = mesa.getByRole('group', { name: 'Pistas disponibles' }).getByRole('checkbox');
  await expect(pistas.first()).toBeVisible();
  for (const pista of await pistas.all()) if (await pista.isEnabled()) await pista.uncheck();
  await mesa.getByLabel('Tipo de liga').selectOption('infantil');
  await mesa.getByRole('button', { name: 'Generar propuesta' }).click();
  await expect(mesa.getByText('No cabe ningún partido (demostrado)')).toBeVisible({ timeout: 20_000 });
  await expect(mesa.getByText('No hay pistas disponibles.')).toBeVisible();
});

test('while it is being computed nothing is edited nor saved, to come back afterwards', async ({ mesa }) => {
  await generar(mesa, 'infantil');
  const total = await lineas(mesa).count();
  let seguir: () => Promise<void> = async () => undefined;
  await mesa.route(GENERAR, (route: Route) => {
    seguir = () => route.continue();
  });
  await mesa.getByRole('button', { name: 'Generar propuesta' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Sustituir' }).click();
  await expect(mesa.getByRole('region', { name: 'Cálculo en marcha' })).toBeVisible();
  const formulario = mesa.locator('form[aria-label="Líneas"]');
  await expect(formulario).toHaveAttribute('inert');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /Espera a que acabe el cálculo/)).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(total);
  await seguir();
  await expect(formulario).not.toHaveAttribute('inert', { timeout: 20_000 });
  await expect(lineas(mesa)).toHaveCount(total);
});

test('a match that the pair no longer owes is told before it is saved', async ({ mesa }) => {
  await pedir(mesa, 'infantil');
  await expect(lineas(mesa).first()).toBeVisible({ timeout: 20_000 });
  const primera = lineas(mesa).first();
  const valorDe = (campo: RegExp) => primera.getByRole('combobox', { name: campo }).inputValue();
  const [liga, uno, dos] = [
    await valorDe(/^Liga,/),
    await valorDe(/^Jugador 1,/),
    await valorDe(/^Jugador 2,/),
  ];
  await mesa.getByRole('button', { name: 'Añadir línea' }).click();
  const nueva = lineas(mesa).last();
  const poner = (campo: RegExp, valor: string) =>
    nueva.getByRole('combobox', { name: campo }).selectOption(valor);
  await nueva.getByRole('combobox', { name: /^Día,/ }).selectOption({ index: 2 });
  await nueva.getByRole('combobox', { name: /^Pista,/ }).selectOption({ index: 1 });
  await poner(/^Liga,/, liga);
  await poner(/^Jugador 1,/, dos);
  await poner(/^Jugador 2,/, uno);
  await expect(problemas(mesa).last()).toContainText(
    /ya tienen todos sus partidos de esta liga|ya tienen su partido de ida/,
  );
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('going down the page moves no match; a tap takes one and another says where', async ({ mesa }) => {
    await mesa.setViewportSize({ width: 412, height: 900 });
    await generar(mesa, 'infantil');
    const pistas = () =>
      lineas(mesa)
        .getByRole('combobox', { name: /^(Pista|Hora|Día),/ })
        .evaluateAll((todas) => todas.map((una) => (una as HTMLSelectElement).value).join(' '));
    const antes = await pistas();
    const bloque = bloques(mesa).first();
    await bloque.scrollIntoViewIfNeeded();
    const caja = await bloque.boundingBox();
    if (!caja) throw new Error('the block is not drawn');
    const [x, y] = [caja.x + caja.width / 2, caja.y + 5];
    const cdp = await mesa.context().newCDPSession(mesa);
    const dedo = (type: 'touchStart' | 'touchMove' | 'touchEnd', abajo: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + abajo }],
      });
    await dedo('touchStart', 0);
    for (const abajo of [-10, -30, -60, -90]) await dedo('touchMove', abajo);
    await dedo('touchEnd', -90);
    expect(await pistas()).toBe(antes);

    await bloque.tap();
    await expect(bloque).toHaveAttribute('aria-pressed', 'true');
    await bloque.tap();
    await expect(bloque).toHaveAttribute('aria-pressed', 'false');
    expect(await pistas()).toBe(antes);
    await bloque.tap();
    await bloques(mesa).nth(1).tap();
    await expect.poll(pistas).not.toBe(antes);
    await expect(bloque).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the same day twice is said beside its field, and nothing is asked for', async ({ mesa }) => {
  await mesa.goto('/private/partidos-propuesta?tipo=infantil&dia=2031-03-01');
  const segundo = mesa.getByRole('textbox', { name: 'Segundo día' });
  await segundo.fill('01/03/2031');
  await mesa.keyboard.press('Tab');
  await expect(mesa.getByText('El segundo día tiene que ser distinto del primero')).toBeVisible();
  await mesa.getByRole('button', { name: 'Generar propuesta' }).press('Enter');
  await expect(segundo).toBeFocused();
  await segundo.fill('02/03/2031');
  await expect(mesa.getByText('El segundo día tiene que ser distinto del primero')).toHaveCount(0);
});
