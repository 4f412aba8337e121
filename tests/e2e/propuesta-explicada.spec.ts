import type { Page } from '@playwright/test';
import type { Propuesta } from '#contract/propuesta.ts';
import { expect, expectCuidada, test, toast } from './support/mesa.ts';
import { bloques, generar, lineas, pedir, problemas, RUTA } from './support/propuesta.ts';

const GENERAR = '**/api/private/partidos/propuesta';

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

test('a pair left out is told where it would fit, and is added there with its warning', async ({ mesa }) => {
  // Every choice of every line is looked at, four times.
  test.slow();
  await generar(mesa, 'infantil');
  const total = await lineas(mesa).count();
  const pareja = await unaQueSeAnade(mesa);
  const anadir = mesa.getByRole('button', { name: /^Añadir: Si / }).first();
  await expect(anadir).toBeVisible();
  await expectCuidada(mesa);
  await mesa.setViewportSize({ width: 1500, height: 1400 });
  await anadir.click();
  await expect(lineas(mesa)).toHaveCount(total + 1);
  await expect(bloques(mesa).filter({ hasText: pareja })).toBeFocused();
  await expect(problemas(mesa).last()).toContainText(
    /juega otro partido ese día|tiene una incidencia ese día|Fuera del horario/,
  );
  await expect(mesa.getByText('Ya tiene línea en la propuesta.')).toBeVisible();
});

test('who goes without a match is told apart, and leaves the list with a line put by hand', async ({
  mesa,
}) => {
  await mesa.route(GENERAR, async (route) => {
    const respuesta = await route.fetch();
    const { partidos, ...propuesta } = (await respuesta.json()) as Propuesta;
    const [idLiga, idJugador] = [partidos[0]?.idLiga, partidos[0]?.idJugador1];
    const otras = partidos.filter((linea) => ![linea.idJugador1, linea.idJugador2].includes(idJugador ?? 0));
    const sola = { ...partidos[0], idJugador1: null, idJugador2: null };
    const sinPartido = [
      { idLiga, liga: 'Liga Infantil', idJugador, jugador: 'Ana Sola', frase: 'Tiene una lesión.' },
    ];
    await route.fulfill({ json: { ...propuesta, partidos: [sola, ...otras], sinPartido } });
  });
  await generar(mesa, 'infantil');
  const fuera = mesa.locator('section', {
    has: mesa.getByRole('heading', { name: 'Quién queda fuera y por qué' }),
  });
  await expect(fuera.getByText('Se quedan sin partido 1 jugador')).toBeVisible();
  await expect(fuera.getByText('Ana Sola')).toBeVisible();
  await expect(fuera.getByText('Tiene una lesión.').first()).toBeVisible();
  await expectCuidada(mesa);
  const guardada = await mesa.evaluate(() => sessionStorage.getItem('propuesta'));
  const [{ idJugador }] = JSON.parse(guardada ?? '').resultado.sinPartido;
  await lineas(mesa)
    .first()
    .getByLabel(/^Jugador 1/)
    .selectOption(String(idJugador));
  await expect(fuera.getByText('Ana Sola')).toHaveCount(0);
  await expect(fuera.getByText('Todos los que deben algún partido juegan al menos uno.')).toBeVisible();
});

test('what is not proven best may be bettered, starting from its lines', async ({ mesa }) => {
  let mejorada: { mejorar?: unknown[] } | null = null;
  await mesa.route(GENERAR, async (route) => {
    const pedido = route.request().postDataJSON();
    if (pedido.mejorar) {
      mejorada = pedido;
      return route.continue();
    }
    const respuesta = await route.fetch();
    const { cota, ...propuesta } = (await respuesta.json()) as Propuesta;
    return route.fulfill({ json: { ...propuesta, cota: cota + 1, demostrado: false } });
  });
  await pedir(mesa, 'infantil');
  await expect(mesa.getByText('A falta de 1 partido como mucho')).toBeVisible({ timeout: 20_000 });
  const total = await lineas(mesa).count();
  await mesa.getByRole('button', { name: 'Mejorar' }).click();
  await expect(toast(mesa, 'Demostrado: no hay propuesta mejor')).toBeVisible({ timeout: 20_000 });
  await expect(mesa.getByText('Óptima (demostrado)')).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Mejorar' })).toHaveCount(0);
  await expect(lineas(mesa)).toHaveCount(total);
  expect((mejorada as { mejorar?: unknown[] } | null)?.mejorar).toHaveLength(total);
});

test('what the engine is doing is told while it works, and read out', async ({ mesa }) => {
  let fase = 'lineas';
  await mesa.route(GENERAR, () => undefined);
  await mesa.route(`${GENERAR}/avance?**`, (route) => route.fulfill({ json: { fase, hecho: 0 } }));
  await pedir(mesa, 'infantil');
  const estado = mesa.getByRole('region', { name: 'Cálculo en marcha' }).getByRole('status');
  await expect(estado.filter({ hasText: 'Contar cuántos partidos caben' })).toBeVisible();
  fase = 'calidad';
  await expect(estado.filter({ hasText: 'Afinar horas y pistas' })).toBeVisible();
  await expectCuidada(mesa);
  await mesa.getByRole('button', { name: 'Cancelar' }).click();
  await expect(toast(mesa, 'Propuesta cancelada')).toBeVisible();
  await expect(estado).toHaveCount(0);
});

test('courts that are inactive cannot be marked, nor friendlies asked for children', async ({
  mesa,
  api,
}) => {
  const { id } = await api.post<{ id: number }>('pistas/0', { nombre: 'Pista en obras', estado: 'inactiva' });
  await mesa.goto(RUTA);
  const pista = mesa.getByLabel('Pista en obras (inactiva)');
  await expect(pista).toBeDisabled();
  await expect(pista).not.toBeChecked();
  const amistosos = mesa.getByLabel('Rellenar con amistosos automáticamente');
  await mesa.getByLabel('Tipo de liga').selectOption('social');
  await expect(amistosos).toBeChecked();
  await mesa.getByLabel('Tipo de liga').selectOption('infantil');
  await expect(amistosos).toHaveCount(0);
  await api.post(`pistas/${id}`, { nombre: 'Pista en obras', estado: 'activa' });
});
