import type { Locator, Page } from '@playwright/test';
import type { Propuesta } from '#contract/liga/propuesta.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';
import {
  abrirPedido,
  bloques,
  GENERAR,
  generar,
  lineas,
  pedir,
  problemas,
  RUTA,
  valor,
} from './support/propuesta.ts';

const MISMO_DIA =
  'El jugador que acabas de modificar ya participa en un partido de la propuesta el mismo día';

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
  const primero = todas[0]?.dia;
  for (const una of todas.filter((candidata) => candidata.dia === primero && repite(candidata))) {
    const otra = todas.find((o) => o !== una && o.dia === una.dia && o.liga === una.liga);
    if (otra) return [una.linea, otra.linea];
  }
  throw new Error('no two lines of a league on one day');
}

/** Hour and players of a line, as the public schedule will show them. */
const publicadaDe = async (linea: Locator): Promise<[string, string, string]> => [
  await valor(linea, 'Hora'),
  await valor(linea, 'Jugador 1'),
  await valor(linea, 'Jugador 2'),
];

/** How the notice begins to call who is called so: more of the name may follow. */
const apellidoDe = (nombre: string): string => nombresCortos(new Map([[0, nombre]])).get(0) ?? '';

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

test('the next weekend is proposed, moved about, saved and published', async ({ mesa }) => {
  await mesa.setViewportSize({ width: 1500, height: 1400 });
  await generar(mesa);
  await abrirPedido(mesa);
  await expect(mesa.getByLabel('Rellenar con amistosos automáticamente')).toBeChecked();
  const total = await lineas(mesa).count();
  expect(total).toBeGreaterThan(10);
  await expect(bloques(mesa)).toHaveCount(total);
  await expect(problemas(mesa)).toHaveCount(0);
  await expect(mesa.getByRole('table', { name: 'Parejas fuera, por motivo' })).toBeVisible();

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

  // What comes next is here.
  const guardada = mesa.getByRole('region', { name: 'Propuesta guardada' });
  await expect(guardada).toBeFocused();
  await expect(guardada).toContainText(`${total} partidos puestos`);
  const aviso = guardada.getByLabel('Aviso');
  for (const [hora, uno, dos] of publicadas)
    await expect(aviso).toHaveValue(
      new RegExp(`${hora} · .* · .*${apellidoDe(uno)}.* – .*${apellidoDe(dos)}`),
    );
  expect((await aviso.inputValue()).match(/^\d\d:\d\d · /gm)?.length).toBeGreaterThanOrEqual(total);
  await expect(guardada.getByRole('button', { name: 'Copiar' })).toBeEnabled();
  await expect(guardada.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(await aviso.inputValue())}`,
  );
  await expect(guardada.getByRole('link', { name: 'Ver en Semana' })).toHaveAttribute(
    'href',
    /^\/private\/semana\?dia=\d{4}-\d{2}-\d{2}&vista=(finde|dia)$/,
  );
  await guardada.getByRole('link', { name: 'horario de la web' }).press('Enter');
  await expect(mesa).toHaveURL(/\/competicion-horarios\/social$/);
  for (const [hora, uno, dos] of publicadas) {
    const suya = mesa.getByRole('row').filter({ hasText: uno }).filter({ hasText: dos });
    await expect(suya.filter({ hasText: hora }).first()).toBeVisible();
  }
});

test('it is asked for with a court less; while another is looked for nothing is edited, and it is given up', {
  tag: '@duro',
}, async ({ mesa }) => {
  await mesa.goto(`${RUTA}?tipo=infantil&dia=2027-03-06`);
  const segundo = mesa.getByRole('textbox', { name: 'Segundo día' });
  await segundo.fill('06/03/2027');
  await mesa.keyboard.press('Tab');
  await expect(mesa.getByText('El segundo día tiene que ser distinto del primero')).toBeVisible();
  const pedirla = mesa.getByRole('button', { name: 'Generar propuesta' });
  await pedirla.press('Enter');
  await expect(segundo).toBeFocused();
  await segundo.fill('07/03/2027');
  await mesa.keyboard.press('Tab');
  await mesa.getByRole('checkbox', { name: 'Prado 1', exact: true }).uncheck();
  await pedirla.press('Enter');
  await expect(mesa.getByText('La mejor posible (comprobado)')).toBeVisible();
  const total = await lineas(mesa).count();
  await expect(problemas(mesa)).toHaveCount(0);
  const suyas = await Promise.all((await lineas(mesa).all()).map((linea) => valor(linea, 'Pista')));
  expect(suyas).toHaveLength(total);
  expect(suyas).not.toContain('Prado 1');

  let fase = 'lineas';
  await mesa.route(GENERAR, () => undefined);
  await abrirPedido(mesa);
  await mesa.route(`${GENERAR}/avance?**`, (route) => route.fulfill({ json: { fase, hecho: 0 } }));
  await pedirla.click();
  await expect(dialogo(mesa)).toContainText(`Se sustituirán los ${total} partidos`);
  await dialogo(mesa).getByRole('button', { name: 'Sustituir' }).click();
  const estado = mesa.getByRole('region', { name: 'Cálculo en marcha' }).getByRole('status');
  await expect(estado.filter({ hasText: 'Contar cuántos partidos caben' })).toBeVisible();
  fase = 'calidad';
  await expect(estado.filter({ hasText: 'Afinar horas y pistas' })).toBeVisible();
  const formulario = mesa.locator('form[aria-label="Líneas"]');
  await expect(formulario).toHaveAttribute('inert');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /Espera a que acabe el cálculo/)).toBeVisible();
  await mesa.getByRole('button', { name: 'Cancelar' }).click();
  await expect(toast(mesa, 'Propuesta cancelada')).toBeVisible();
  await expect(estado).toHaveCount(0);
  await expect(formulario).not.toHaveAttribute('inert');
  await expect(lineas(mesa)).toHaveCount(total);

  await mesa.unroute(GENERAR);
  await mesa.route(GENERAR, (route) =>
    route.fulfill({ status: 429, json: { message: 'Ahora no se puede' } }),
  );
  await pedirla.click();
  await dialogo(mesa).getByRole('button', { name: 'Sustituir' }).click();
  await expect(toast(mesa, 'Ahora no se puede')).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(total);
  await expect(pedirla).toBeEnabled();
});

test('somebody closes a court meanwhile: saving is refused beside its line, and the next proposal does without it', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  await generar(mesa, 'infantil');
  const nombre = await valor(lineas(mesa).first(), 'Pista');
  const pistas = await api.get<{ id: number; nombre: string }[]>('pistas');
  const id = pistas.find((pista) => pista.nombre === nombre)?.id;
  await api.post(`pistas/${id}`, { nombre, estado: 'inactiva' });
  await mesa.getByRole('button', { name: /^Guardar \d+ partido/ }).click();
  await expect(toast(mesa, /La pista elegida está inactiva/)).toBeVisible();
  await expect(problemas(mesa).first()).toContainText('La pista elegida está inactiva');
  await mesa.reload();
  await expect(problemas(mesa).first()).toContainText(`${nombre} no está marcada como disponible.`);
  await expect(mesa.getByLabel(`${nombre} (inactiva)`)).toBeDisabled();
  await abrirPedido(mesa);
  await mesa.getByRole('button', { name: 'Generar propuesta' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Sustituir' }).click();
  await expect(problemas(mesa)).toHaveCount(0);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
});

/** The answer of the engine, as if a better one might still be found. */
async function sinDemostrar(page: Page): Promise<() => { mejorar?: unknown[] } | null> {
  let mejorada: { mejorar?: unknown[] } | null = null;
  await page.route(GENERAR, async (route) => {
    const pedido = route.request().postDataJSON();
    if (pedido.mejorar) {
      mejorada = pedido;
      return route.continue();
    }
    const { cota, ...propuesta } = (await (await route.fetch()).json()) as Propuesta;
    return route.fulfill({ json: { ...propuesta, cota: cota + 1, demostrado: false } });
  });
  return () => mejorada;
}

/** Opens the pairs left out, one after another, until one of them may be added; answers its names. */
async function unaQueSeAnade(page: Page): Promise<string> {
  await page.locator('details summary', { hasText: 'parejas' }).first().click();
  const preguntas = page.getByRole('button', { name: /^¿Dónde cabría\?/ }).filter({ visible: true });
  for (const pregunta of await preguntas.all()) {
    await pregunta.click();
    await expect(pregunta).toHaveAttribute('aria-expanded', 'true');
    if ((await page.getByRole('button', { name: /^Añadir: Si / }).count()) > 0)
      return ((await pregunta.getAttribute('aria-label')) ?? '').replace('¿Dónde cabría? ', '');
    await pregunta.click();
  }
  throw new Error('nobody left out may be added');
}

test('what is not proven best is bettered, and a pair left out is added where it would fit', {
  tag: '@duro',
}, async ({ mesa }) => {
  const mejorada = await sinDemostrar(mesa);
  await pedir(mesa, 'infantil');
  await expect(mesa.getByRole('status').filter({ hasText: 'A falta de 1 partido como mucho' })).toBeVisible();
  const total = await lineas(mesa).count();
  const message = 'Otra persona acaba de ocupar esta pista.';
  await mesa.route('**/api/private/partidos/guardarPropuesta', (route) =>
    route.fulfill({ status: 409, json: { message, errors: [{ path: '0.idPista', message }] } }),
  );
  await mesa.getByRole('button', { name: /^Guardar \d+ partido/ }).click();
  await expect(problemas(mesa)).toContainText(message);
  await mesa.getByRole('button', { name: 'Mejorar' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Mejorar' }).click();
  await expect(toast(mesa, 'Comprobado: no hay propuesta mejor')).toBeVisible();
  await expect(mesa.getByText('La mejor posible (comprobado)')).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Mejorar' })).toHaveCount(0);
  await expect(problemas(mesa)).toHaveCount(0);
  await expect(lineas(mesa)).toHaveCount(total);
  expect(mejorada()?.mejorar).toHaveLength(total);

  const pareja = await unaQueSeAnade(mesa);
  await mesa.setViewportSize({ width: 1500, height: 1400 });
  await mesa
    .getByRole('button', { name: /^Añadir: Si / })
    .first()
    .click();
  await expect(lineas(mesa)).toHaveCount(total + 1);
  await expect(bloques(mesa).filter({ hasText: pareja })).toBeFocused();
  await expect(problemas(mesa).last()).toContainText(
    /juega otro partido ese día|no puede ese día|Fuera del horario/,
  );
  await expect(mesa.getByText('Ya tiene línea en la propuesta.')).toBeVisible();
});
