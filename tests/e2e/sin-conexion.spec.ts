import type { Page } from '@playwright/test';
import { club } from '#club';
import { SIN_CONEXION } from '#web/platform/call.ts';
import { abrir, esperarPrograma } from '../support/browser/browser.ts';
import { expect, test } from './support/mesa.ts';

// React Router says on the console that the code of a page did not come.
test.use({ erroresPermitidos: [/route module|dynamically imported/] });

const DIALOGOS = [
  ['Clase de prueba', 'Solicitud clase de prueba'],
  ['Preferencias de cookies', 'Preferencias de cookies'],
] as const;

const reintentar = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

test('without connection a form, a dialog and a page say so, what is there stays, and they come when it is back', async ({
  page,
  context,
}) => {
  await abrir(page, '/inscripciones');
  await page.evaluate(() => Object.assign(window, { laDeAntes: true }));
  await page.waitForLoadState('networkidle');
  const abrirDialogo = (enlace: string) =>
    page.getByRole('link', { name: enlace }).filter({ visible: true }).first().click();
  await context.setOffline(true);
  for (const [enlace] of DIALOGOS) {
    await abrirDialogo(enlace);
    await expect(page.getByRole('region', { name: 'Avisos' }).getByText(SIN_CONEXION)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  }
  await context.setOffline(false);
  for (const [enlace, titulo] of DIALOGOS) {
    await abrirDialogo(enlace);
    await expect(page.getByRole('dialog', { name: titulo })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await context.setOffline(true);
  const formulario = page.getByRole('main').getByRole('alert');
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('nuevosocio');
  await expect(formulario).toContainText(SIN_CONEXION);
  await reintentar(page).click();
  await expect(formulario).toContainText(SIN_CONEXION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Alta de nuevo socio/);
  await context.setOffline(false);
  await reintentar(page).press('Enter');
  await expect(page.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'El tiempo', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText(SIN_CONEXION)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  await expect(page).toHaveURL(/\/inscripciones\/nuevosocio$/);
  expect(await page.evaluate(() => 'laDeAntes' in window)).toBe(true);
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'El tiempo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El tiempo');
});

test('a private page whose program is lost on the way says so, and is asked for again', {
  tag: '@duro',
}, async ({ mesa }) => {
  const PROGRAMA = /\/assets\/[\w.-]+\.js$/;
  await mesa.route(PROGRAMA, (ruta) => ruta.abort('internetdisconnected'));
  await mesa.goto('/private/logs?texto=Alba');
  const otraVez = mesa.getByRole('link', { name: 'Cargarla otra vez' });
  await expect(otraVez).toBeHidden();
  // It shows after ten seconds: they pass at once.
  await mesa.evaluate(() => {
    for (const una of document.getAnimations())
      if (Number.isFinite(una.effect?.getComputedTiming().endTime)) una.finish();
  });
  await expect(otraVez).toBeVisible();
  await mesa.unroute(PROGRAMA);
  await otraVez.click();
  await expect(mesa.getByRole('heading', { level: 1, name: 'Registros' })).toBeVisible();
  await expect(mesa).toHaveURL(/texto=Alba/);
  await expect(otraVez).toHaveCount(0);
});

test.describe('what was seen', () => {
  test.use({ serviceWorkers: 'allow', erroresPermitidos: [/./] });

  test('is there without connection, with its moment, and never instead of what the site answers', async ({
    page,
    context,
  }) => {
    await page.goto('/competicion-horarios');
    const guardadas = () =>
      page.evaluate(async () =>
        (await (await caches.open('visto')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect.poll(guardadas).toContain('/competicion-horarios');
    await esperarPrograma(page);
    await page.locator('header a[href="/competicion-clasificaciones/social"]').dispatchEvent('click');
    await expect.poll(guardadas).toContain('/competicion-clasificaciones/social');
    await expect.poll(guardadas).toContain('/escuela-presentacion');
    await page.goto('/login');
    await page.goto('/contacto');
    await context.setOffline(true);
    await page.goto('/competicion-horarios');
    await expect(page.getByRole('status').first()).toContainText('Sin conexión. Esto es lo que se veía el');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horarios');
    expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color)).toBe('rgb(255, 255, 255)');
    for (const otra of ['/competicion-clasificaciones/social?liga=1', '/noticias']) {
      await page.goto(otra);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
    }
    await page.getByRole('link', { name: /^Clasificación/ }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    for (const [path, titulo] of [
      ['/', club.claim],
      ['/contacto', 'Contacto'],
      ['/escuela-calendario-precios-horarios', /precios/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
    }
    const otras = (await guardadas()).filter((path) => !/^\/(assets|competicion-)/.test(path));
    expect(otras.sort()).toEqual([
      '/',
      '/contacto',
      '/escuela-calendario-precios-horarios',
      '/escuela-presentacion',
    ]);
    await context.setOffline(false);
    await page.goto('/competicion-horarios');
    await expect(page.getByText('Esto es lo que se veía')).toHaveCount(0);
  });
});
