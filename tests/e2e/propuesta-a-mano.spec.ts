import type { Page } from '@playwright/test';
import { conLetrasAnchas, malLeidoEn } from '../support/browser/anchas.ts';
import { ahoraMs } from '../support/momento.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';
import { abrirPedido, bloques, celda, generar, lineas, problemas, valor } from './support/propuesta.ts';

const campo = (page: Page, linea: number, titulo: string) =>
  lineas(page)
    .nth(linea)
    .getByRole('combobox', { name: new RegExp(`^${titulo},`) });

/** A forecast of the fortnight: every day alike. */
function buenTiempo(): object {
  const dias = Array.from({ length: 15 }, (_, i) => Math.floor(ahoraMs() / 1000) + i * 86_400);
  const dia = { icon: '01d', tempMin: 4.4, tempMax: 15.6, windSpeed: 8, uvi: 2 };
  return { timezoneOffset: 3600, pedida: 0, hourly: [], daily: dias.map((dt) => ({ dt, ...dia })) };
}

test('lines are changed by hand: what they break is told, a reload keeps them, leaving them asks', async ({
  mesa,
}) => {
  await mesa.route('**/api/weather', (route) => route.fulfill({ json: buenTiempo() }));
  await generar(mesa, 'infantil');
  const total = await lineas(mesa).count();
  // Its second day is further than the forecast goes.
  const tiempos = lineas(mesa).locator('td[data-title="Tiempo"]');
  await expect(tiempos.filter({ hasText: '16' }).first()).toBeVisible();

  // A court taken away; given back, all is as it was found.
  const primera = (titulo: string) => valor(lineas(mesa).first(), titulo);
  const pista = await primera('Pista');
  await abrirPedido(mesa);
  const casilla = mesa.getByRole('checkbox', { name: pista, exact: true });
  await casilla.uncheck();
  await expect(mesa.getByText(/estos partidos son de lo que pediste antes/)).toBeVisible();
  await expect(problemas(mesa).first()).toContainText(`${pista} no está marcada como disponible.`);
  await casilla.check();
  await expect(problemas(mesa)).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Ordenar' }).press('Enter');
  await expect(toast(mesa, 'Partidos ordenados por día, hora y pista')).toBeVisible();
  await expect(mesa.getByText('La mejor posible (comprobado)', { exact: true })).toBeVisible();

  await mesa.getByRole('button', { name: 'Borrar la línea 2', exact: true }).click();
  await expect(mesa.getByRole('status').getByText('Cambiada a mano')).toBeVisible();
  await expect(
    mesa.getByText(
      /^La calculada: La mejor posible \(comprobado\), \d+ partidos de liga( y \d+ amistosos?)?\.$/,
    ),
  ).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Borrar la línea 2', exact: true })).toBeFocused();

  // One more, of a pair that has its line: half of it is not saved, whole it is warned of.
  await mesa.getByRole('button', { name: 'Añadir partido' }).click();
  const nueva = total - 1;
  await expect(campo(mesa, nueva, 'Día')).toBeFocused();
  for (const titulo of ['Liga', 'Jugador 1'])
    await campo(mesa, nueva, titulo).selectOption({ label: await primera(titulo) });
  await expect(problemas(mesa).last()).toContainText(
    'Elige a los dos jugadores o deja la línea sin ninguno.',
  );
  await mesa.getByRole('button', { name: /^Guardar \d+ partido/ }).click();
  await expect(toast(mesa, 'Hay datos que no son correctos.')).toBeVisible();
  await campo(mesa, nueva, 'Jugador 2').focus();
  await campo(mesa, nueva, 'Jugador 2').selectOption({ label: await primera('Jugador 2') });
  await campo(mesa, nueva, 'Día').selectOption({ index: 2 });
  await campo(mesa, nueva, 'Pista').selectOption({ index: 1 });
  await expect(problemas(mesa).last()).toContainText(
    /ya tienen todos sus partidos de esta liga|ya tienen su partido de ida/,
  );

  // Its six fields are there; on a phone it is read until it is pressed and, with Escape, again, as it was left.
  await expect(lineas(mesa).first().getByRole('combobox')).toHaveCount(6);
  const ventana = mesa.viewportSize() ?? { width: 1280, height: 720 };
  await mesa.setViewportSize({ width: 412, height: 915 });
  await expect(lineas(mesa).first().getByRole('combobox')).toHaveCount(0);
  const quien = await primera('Jugador 2');
  await celda(lineas(mesa).first(), 'Jugador 2').click({ force: true });
  await expect(lineas(mesa).first().locator('select:focus')).toHaveCount(1);
  await mesa.keyboard.press('Escape');
  await expect(mesa.getByRole('button', { name: 'Cambiar la línea 1', exact: true })).toBeFocused();
  expect(await primera('Jugador 2')).toBe(quien);
  await mesa.setViewportSize(ventana);

  mesa.on('dialog', (aviso) => void aviso.accept());
  await mesa.reload();
  await expect(lineas(mesa)).toHaveCount(total);
  await expect(mesa.getByRole('status').getByText('Cambiada a mano')).toBeVisible();
  await mesa.getByRole('link', { name: 'Ver la web' }).click();
  await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
  await dialogo(mesa).getByRole('button', { name: 'Seguir editando' }).click();
  await expect(lineas(mesa)).toHaveCount(total);
});

/** After a swipe the page goes on by itself: a tap meanwhile only stops it. */
const quieta = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let last = Number.NaN; last !== scrollY; ) {
      last = scrollY;
      await new Promise((done) => setTimeout(done, 200));
    }
  });

/** Of each court over the hours, whether the end of its name is in sight. */
const numerosDePistas = (page: Page): Promise<boolean[]> =>
  page.locator('header [title^="Restón"]').evaluateAll((pistas) =>
    pistas.map((pista) => {
      const ultimo = document.createRange();
      ultimo.selectNodeContents(pista.lastChild ?? pista);
      return ultimo.getBoundingClientRect().right <= pista.getBoundingClientRect().right + 1;
    }),
  );

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('going down the page moves no match; a tap takes one and another says where', async ({ mesa }) => {
    await mesa.setViewportSize({ width: 412, height: 900 });
    await generar(mesa, 'infantil');
    const pistas = () =>
      lineas(mesa)
        .locator('td:is([data-title="Pista"], [data-title="Hora"], [data-title="Día"])')
        .allTextContents()
        .then((todas) => todas.join(' '));
    const antes = await pistas();
    const alPie = await mesa.getByRole('button', { name: 'Deshacer' }).boundingBox();
    const guardar = await mesa.getByRole('button', { name: /^Guardar \d+ partido/ }).boundingBox();
    expect(alPie?.x).toBeGreaterThanOrEqual(16);
    expect((guardar?.x ?? 0) + (guardar?.width ?? 412)).toBeLessThanOrEqual(412 - 16);
    // Of a court with no room the number is read, and of a division all of it or nothing.
    await mesa.setViewportSize({ width: 320, height: 900 });
    await conLetrasAnchas(mesa, async () => {
      expect(await numerosDePistas(mesa)).not.toContain(false);
      expect((await malLeidoEn(mesa)).filter((falta) => falta.startsWith('«Inf.'))).toEqual([]);
    });
    await mesa.setViewportSize({ width: 412, height: 900 });
    // What came is seen from its start, with the list folded below.
    await expect(lineas(mesa).first()).toBeHidden();
    expect(await mesa.evaluate(() => scrollY)).toBe(0);
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
    await quieta(mesa);
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
