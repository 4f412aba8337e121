import { abrir, expect, test } from '../support/browser/browser.ts';
import { faltasDe } from '../support/browser/browser-axe.ts';

const TABLA = '/competicion-clasificaciones/social';

test('on a phone a player reads why they are third, and goes to their matches, the next one and its league', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await abrir(page, TABLA);
  const tabla = page.getByRole('table', { name: 'Clasificación', exact: true });
  await expect(page.getByText('PJ jugados')).toBeVisible();
  await expect(page.getByText('W.O. ganados y perdidos por no presentado')).toBeHidden();
  const suya = tabla.locator('summary').nth(2);
  const nombre = (await suya.locator('span').first().textContent()) ?? '';
  await suya.click();
  const abierta = tabla.locator('tr:has(details[open]) + tr');
  const razon = abierta.getByText(new RegExp(`va por delante de ${nombre}|${nombre} (está a|tiene)`)).first();
  await expect(razon).toBeVisible();
  // The reason takes the width of the table, and widens nothing.
  expect((await razon.boundingBox())?.width).toBeGreaterThan(220);
  const marco = tabla.locator('xpath=..');
  expect(await marco.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await abierta.getByRole('link', { name: `Ver los partidos de ${nombre}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
  await page.getByRole('heading', { level: 2, name: /^Otros por jugar \d+ de liga/ }).waitFor();
  await page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: 'Próximo partido' }) })
    .last()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/-partido\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ –/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nombre);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Liga social|Amistosos)/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Clasificaciones|Amistosos|Play-off)$/);
});

test('on a phone a player asks what they need, tries results and shares them', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await abrir(page, TABLA);
  // The crossings of ten are whole under the surnames; on less than a phone they slide under the names.
  const cruces = page.getByRole('region', { name: 'Tabla de cruces' });
  await expect(cruces.getByRole('columnheader')).toHaveCount(11);
  const quedaFuera = () => cruces.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const [ancho, minimo] of [
    [412, 29],
    [360, 26],
  ] as const) {
    await page.setViewportSize({ width: ancho, height: 915 });
    expect(await quedaFuera()).toBe(0);
    // A head is as narrow as its column: its surname is read upwards.
    const cabeza = await cruces.getByRole('columnheader').nth(1).locator('[aria-hidden]').boundingBox();
    expect(cabeza?.height).toBeGreaterThan(2 * (cabeza?.width ?? Number.NaN));
    const casilla = await cruces.getByRole('cell').nth(1).boundingBox();
    expect(casilla?.width).toBeGreaterThanOrEqual(minimo);
    expect(casilla?.height).toBeGreaterThanOrEqual(40);
  }
  await page.setViewportSize({ width: 412, height: 915 });
  const [lado, general] = await Promise.all([
    cruces.boundingBox(),
    page.getByRole('table', { name: 'Clasificación', exact: true }).locator('xpath=..').boundingBox(),
  ]);
  expect(lado?.x, 'with the sides of the table above').toBe(general?.x);
  expect(lado?.width).toBe(general?.width);
  await page.setViewportSize({ width: 320, height: 915 });
  expect(await quedaFuera()).toBeGreaterThan(0);
  const nombre = cruces.getByRole('rowheader').first();
  const fijo = (await nombre.boundingBox())?.x;
  const { width, height } = (await cruces.getByRole('cell').nth(1).boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(40);
  await cruces.evaluate((marco) => marco.scrollBy(400, 0));
  expect((await nombre.boundingBox())?.x).toBe(fijo);
  await page.setViewportSize({ width: 412, height: 915 });
  const tabla = page.getByRole('table', { name: 'Clasificación', exact: true });
  await tabla.locator('summary').nth(2).click();
  await tabla.getByRole('button', { name: /^¿Qué necesita / }).click();
  const necesita = tabla.getByRole('group', { name: 'Qué necesita' });
  await expect(necesita).toBeFocused();
  await expect(necesita.locator('dd').first()).toHaveText(/[.]/);
  await necesita.getByRole('button', { name: 'Cerrar' }).click();
  await expect(tabla.getByRole('button', { name: /^¿Qué necesita / })).toBeFocused();
  await page.getByRole('button', { name: 'Probar resultados' }).click();
  await expect(page.getByRole('heading', { name: '¿Y si…?' })).toBeFocused();
  const ficha = page.getByRole('group').getByRole('button').first();
  const filas = page.getByRole('table', { name: 'Clasificación con esos resultados' }).locator('tbody tr');
  await expect(filas.first()).toBeVisible();
  const antes = await filas.allTextContents();
  await ficha.click();
  await expect(ficha).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/[?&]si=\d+-\d+a/);
  await expect(page.getByRole('status').filter({ hasText: /^1 resultado[.] .+[.]º$/ })).toBeVisible();
  const despues = await filas.allTextContents();
  expect(despues).not.toEqual(antes);
  expect(await faltasDe(page)).toEqual([]);
  // Who gets the link sees the same; with the keyboard it is taken away.
  await page.reload();
  await expect(filas).toHaveText(despues);
  await ficha.focus();
  await page.keyboard.press('Enter');
  await expect(filas).toHaveText(antes);
  await page.getByRole('button', { name: 'Volver a la tabla' }).click();
  await expect(tabla).toBeVisible();
});

test('with the keyboard a visitor goes through divisions, types and past seasons, and back', async ({
  page,
}) => {
  await abrir(page, TABLA);
  const titulo = page.getByRole('heading', { level: 1 });
  const [tipo, division] = [page.getByLabel('Competición', { exact: true }), page.getByLabel('División')];
  const temporada = page.getByLabel('Temporada');
  await division.focus();
  // Arrows look through the list; Enter goes.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(division.locator(':checked')).toHaveText('3ª División');
  await expect(page).toHaveURL(TABLA);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Liga social, 3ª División').first()).toBeVisible();
  await expect(division).toBeFocused();
  await expect(division.locator(':checked')).toHaveText('3ª División');
  await tipo.focus();
  await tipo.selectOption('infantil');
  await expect(page).toHaveURL('/competicion-clasificaciones/infantil');
  await expect(tipo).toBeFocused();
  await expect(division.locator(':checked')).toHaveText('1ª División');
  await page.goBack();
  await expect(division.locator(':checked')).toHaveText('3ª División');
  await expect(tipo).toHaveValue('social');
  await expect(temporada).toHaveValue('actual');
  await temporada.selectOption({ index: 1 });
  const anio = await temporada.inputValue();
  await expect(page).toHaveURL(`${TABLA}?temporada=${anio}`);
  await expect(titulo).toHaveText('Clasificación final');
  await expect(page.getByRole('table', { name: 'Clasificación', exact: true })).toBeVisible();
  await division.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?liga=\d+$/);
  await expect(temporada).toHaveValue(anio);
  await temporada.selectOption('actual');
  await expect(page).toHaveURL(TABLA);
  await expect(titulo).toHaveText('Clasificaciones');
});

test('on a computer zeros that nearly all have are dashes, and who listens hears them', async ({ page }) => {
  await page.goto(TABLA);
  const nada = page.getByRole('cell', { name: '0-0', exact: true }).first();
  await expect(nada).toBeVisible();
  await expect(nada.locator('[aria-hidden]')).toHaveText('–');
  await expect(nada.getByText('0-0')).toHaveClass('visually-hidden');
});

test('the standings are printed on one sheet: every column, and nothing to choose', async ({ page }) => {
  await page.setViewportSize({ width: 690, height: 970 });
  await page.goto(TABLA);
  await expect(page.getByRole('columnheader', { name: 'Juegos' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Juegos' })).toBeVisible();
  await expect(page.getByLabel('Competición', { exact: true })).toBeHidden();
  const hojas = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(hojas, 'ten players and their crossings fit a sheet').toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 412, height: 915 } });
  test('the crossings look as with them', async ({ page }) => {
    await page.goto(TABLA);
    const cruces = page.getByRole('region', { name: 'Tabla de cruces' });
    await expect(cruces.locator('td a').first()).toHaveCSS('display', 'block');
    expect(await cruces.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
