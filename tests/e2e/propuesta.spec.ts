import type { Locator, Page } from '@playwright/test';
import { ahoraMs } from '../support/momento.ts';
import { dialogo, expect, expectCuidada, expectPideEntrar, test, toast } from './support/mesa.ts';
import { bloques, generar, lineas, problemas, RUTA } from './support/propuesta.ts';

const MISMO_DIA =
  'El jugador que acabas de modificar ya participa en un partido de la propuesta el mismo día';

const valor = (linea: Locator, titulo: string): Promise<string> =>
  linea.getByRole('combobox', { name: new RegExp(`^${titulo},`) }).inputValue();

type Leida = { linea: Locator; dia: string; liga: string; juegan: string[] };

async function leer(linea: Locator): Promise<Leida> {
  const [dia, liga, uno, dos] = await Promise.all(
    ['Día', 'Liga', 'Jugador 1', 'Jugador 2'].map((titulo) => valor(linea, titulo)),
  );
  return { linea, dia: dia ?? '', liga: liga ?? '', juegan: [uno ?? '', dos ?? ''] };
}

/** Two lines of a league on the first day; somebody of the first one also plays on the other day. */
async function dosDeLaMismaLiga(page: Page): Promise<[Locator, Locator]> {
  const todas = await Promise.all((await lineas(page).all()).map(leer));
  const repite = ({ dia, juegan }: Leida): boolean =>
    todas.some((otra) => otra.dia !== dia && otra.juegan.some((id) => juegan.includes(id)));
  const primero = todas.map(({ dia }) => dia).sort()[0];
  for (const una of todas.filter((candidata) => candidata.dia === primero && repite(candidata))) {
    const otra = todas.find((o) => o !== una && o.dia === una.dia && o.liga === una.liga);
    if (otra) return [una.linea, otra.linea];
  }
  throw new Error('no two lines of a league on one day');
}

const elegido = async (linea: Locator, titulo: string): Promise<string> =>
  (await linea
    .getByRole('combobox', { name: new RegExp(`^${titulo},`) })
    .locator('option:checked')
    .textContent()) ?? '';

/** Hour and players of a line, as the public schedule will show them. */
const publicadaDe = async (linea: Locator): Promise<[string, string, string]> => [
  await elegido(linea, 'Hora'),
  await elegido(linea, 'Jugador 1'),
  await elegido(linea, 'Jugador 2'),
];

/** The block of a line, by its key. */
async function bloqueDe(page: Page, linea: Locator): Promise<Locator> {
  return page.locator(`#plano-${await linea.getAttribute('data-linea')}`);
}

async function centro(bloque: Locator): Promise<{ x: number; y: number }> {
  await bloque.scrollIntoViewIfNeeded();
  const caja = await bloque.boundingBox();
  if (!caja) throw new Error('the block is not drawn');
  return { x: caja.x + caja.width / 2, y: caja.y + 8 };
}

/** Takes a block with the pointer and lets it go over another. */
async function arrastrar(page: Page, bloque: Locator, sobre: Locator): Promise<void> {
  const desde = await centro(bloque);
  const caja = await sobre.boundingBox();
  if (!caja) throw new Error('the block is not drawn');
  await page.mouse.move(desde.x, desde.y);
  await page.mouse.down();
  await page.mouse.move(caja.x + caja.width / 2, caja.y + 6, { steps: 8 });
  await page.mouse.move(caja.x + caja.width / 2, caja.y + 8);
  await page.mouse.up();
}

test('without a session, the way goes through the login', async ({ page }) => {
  await expectPideEntrar(page, RUTA, 'Nueva propuesta');
});

test('the next weekend is proposed, moved about, saved and published', async ({ mesa }) => {
  await mesa.setViewportSize({ width: 1500, height: 1400 });
  await generar(mesa);
  await expect(mesa.getByLabel('Rellenar con amistosos automáticamente')).toBeChecked();
  const total = await lineas(mesa).count();
  expect(total).toBeGreaterThan(10);
  await expect(bloques(mesa)).toHaveCount(total);
  await expect(problemas(mesa)).toHaveCount(0);
  await expect(mesa.getByText(/parejas sin sitio: /)).toBeVisible();

  // Two of the same league and day change places with the pointer.
  const [una, otra] = await dosDeLaMismaLiga(mesa);
  const lugar = async (linea: Locator) => [await valor(linea, 'Hora'), await valor(linea, 'Pista')];
  const [antesUna, antesOtra] = [await lugar(una), await lugar(otra)];
  await arrastrar(mesa, await bloqueDe(mesa, una), await bloqueDe(mesa, otra));
  const ahora = async () => [await lugar(una), await lugar(otra)];
  await expect.poll(ahora).toEqual([antesOtra, antesUna]);
  await expect(problemas(mesa)).toHaveCount(0);

  // With the keyboard, one goes to the other day: there its player plays twice.
  const bloque = await bloqueDe(mesa, una);
  await bloque.focus();
  await mesa.keyboard.press('Enter');
  await expect(bloque).toHaveAttribute('aria-pressed', 'true');
  await mesa.keyboard.press('PageDown');
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, MISMO_DIA)).toBeVisible();
  await expect(bloque).toBeFocused();
  await expect(problemas(mesa).filter({ hasText: 'juega otro partido ese día' }).first()).toBeVisible();

  // Back to its day: all is well again.
  for (const tecla of ['Enter', 'PageUp', 'Enter']) await mesa.keyboard.press(tecla);
  await expect(problemas(mesa)).toHaveCount(0);

  const publicadas = [await publicadaDe(una), await publicadaDe(otra)];
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(0);
  await expect(mesa.getByLabel('Tipo de liga')).toHaveValue('');

  // What comes next is here, and so is the form for the other league.
  const guardada = mesa.getByRole('region', { name: 'Propuesta guardada' });
  await expect(guardada).toBeFocused();
  await expect(guardada).toContainText(`${total} partidos guardados`);
  for (const [hora, uno, dos] of publicadas)
    await expect(guardada.getByLabel('Aviso')).toHaveValue(new RegExp(`${hora} .*: ${uno} – ${dos} `));
  await expect(guardada.getByRole('button', { name: 'Copiar aviso' })).toBeEnabled();
  await expect(guardada.getByRole('link', { name: /^partidos del sábado/ })).toHaveAttribute(
    'href',
    /^\/private\/partidos\?fecha=\d{4}-\d{2}-\d{2}$/,
  );
  await expectCuidada(mesa);
  await guardada.getByRole('link', { name: 'Ver el horario de la web' }).press('Enter');
  await expect(mesa).toHaveURL(/\/competicion-horarios\/social$/);
  for (const [hora, uno, dos] of publicadas) {
    const suya = mesa.getByRole('row').filter({ hasText: uno }).filter({ hasText: dos });
    await expect(suya.filter({ hasText: hora }).first()).toBeVisible();
  }
});

/** A forecast of the fortnight: every day alike. */
function buenTiempo(): object {
  const dias = Array.from({ length: 15 }, (_, i) => Math.floor(ahoraMs() / 1000) + i * 86_400);
  const dia = { icon: '01d', tempMin: 4.4, tempMax: 15.6, windSpeed: 8, uvi: 2 };
  return { timezoneOffset: 3600, hourly: [], daily: dias.map((dt) => ({ dt, ...dia })) };
}

test('lines survive a reload, and leaving them behind is asked about', async ({ mesa }) => {
  await mesa.route('**/api/weather', (route) => route.fulfill({ json: buenTiempo() }));
  await generar(mesa, 'infantil');
  const total = await lineas(mesa).count();
  const tiempos = lineas(mesa).locator('td[data-title="Tiempo"]');
  await expect(tiempos.filter({ hasText: '16' })).toHaveCount(total);
  mesa.on('dialog', (aviso) => void aviso.accept());
  await mesa.reload();
  await expect(lineas(mesa)).toHaveCount(total);
  await mesa.getByRole('button', { name: 'Borrar la línea 1', exact: true }).click();
  await expect(lineas(mesa)).toHaveCount(total - 1);
  await mesa.getByRole('button', { name: 'Añadir línea' }).click();
  const nueva = lineas(mesa).last();
  await nueva.getByRole('combobox', { name: /^Liga,/ }).selectOption({ index: 1 });
  await nueva.getByRole('combobox', { name: /^Jugador 1,/ }).selectOption({ index: 1 });
  await expect(problemas(mesa).last()).toContainText(
    'Elige a los dos jugadores o deja la línea sin ninguno.',
  );
  await mesa.getByRole('button', { name: 'Guardar partidos' }).click();
  await expect(toast(mesa, 'Hay datos que no son correctos.')).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(total);
  await mesa
    .getByRole('banner')
    .getByRole('link', { name: /, inicio$/ })
    .click();
  await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
  await dialogo(mesa).getByRole('button', { name: 'Seguir editando' }).click();
  await expect(lineas(mesa)).toHaveCount(total);
});

test('a proposal can be given up', async ({ mesa }) => {
  await mesa.route('**/api/private/partidos/propuesta', () => undefined);
  await mesa.goto(RUTA);
  await mesa.getByLabel('Tipo de liga').selectOption('infantil');
  await expect(mesa.getByLabel('Rellenar con amistosos automáticamente')).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Generar propuesta' }).click();
  await expect(mesa.getByText('Buscando la mejor propuesta…')).toBeVisible();
  await mesa.getByRole('button', { name: 'Cancelar' }).click();
  await expect(toast(mesa, 'Propuesta cancelada')).toBeVisible();
});

test('what the server refused of some lines is not said of the next proposal', async ({ mesa }) => {
  const message = 'Otra persona acaba de ocupar esta pista.';
  await mesa.route('**/api/private/partidos/guardarPropuesta', (route) =>
    route.fulfill({ status: 409, json: { message, errors: [{ path: '0.idPista', message }] } }),
  );
  await generar(mesa, 'infantil');
  await mesa.getByRole('button', { name: 'Guardar partidos' }).click();
  await expect(problemas(mesa)).toContainText(message);
  await mesa.getByRole('button', { name: 'Generar propuesta' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Sustituir' }).click();
  await expect(problemas(mesa)).toHaveCount(0, { timeout: 20_000 });
});

test('in both widths, light and dark', async ({ mesa }) => {
  // Every choice of every line is looked at, four times.
  test.slow();
  await generar(mesa, 'infantil');
  await mesa.locator('details summary', { hasText: 'División' }).first().click();
  await mesa.getByRole('button', { name: 'Añadir línea' }).click();
  await lineas(mesa)
    .last()
    .getByRole('combobox', { name: /^Liga,/ })
    .selectOption({ index: 1 });
  await lineas(mesa)
    .last()
    .getByRole('combobox', { name: /^Jugador 1,/ })
    .selectOption({ index: 1 });
  await expect(problemas(mesa)).toHaveCount(1);
  await expectCuidada(mesa);
});
