import type { Page } from '@playwright/test';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { rutaVivo } from '#contract/rutas.ts';
import { abrir } from '../support/browser/browser.ts';
import { expect, test } from './support/mesa.ts';

type Partido = Record<string, unknown>;

/** What has to be scrolled to be seen, in pixels. */
const sobra = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const escena = document.querySelector('main')?.getBoundingClientRect();
    const fuera = [...document.querySelectorAll('main section:not([aria-hidden=true]) *')].map(
      (uno) => uno.getBoundingClientRect().bottom - (escena?.bottom ?? 0),
    );
    return [scrollHeight - innerHeight, scrollWidth - innerWidth, ...fuera].filter((pixeles) => pixeles > 1);
  });

test('a saved result is in every page that is open, and the screen of the bar passes by itself', async ({
  page,
  context,
  api,
}) => {
  const conexiones: string[] = [];
  context.on('request', (pedida) => pedida.url().endsWith(rutaVivo) && conexiones.push(pedida.url()));
  await page.goto('/pantalla');
  const filas: FilaHorario[] = await (await page.request.get('/api/horarios/proximos')).json();
  const fila = filas[0];
  if (!fila) throw new Error('No matches.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Club de Tenis Valdecierzo');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByLabel('Aviso de cookies')).toHaveCount(0);
  const horario = await context.newPage();
  await abrir(horario, '/competicion-horarios');
  const enHorario = horario.locator(`[data-fila="p${fila.id}"]`);
  await expect(enHorario).toBeVisible();
  const jugador = horario.getByRole('textbox', { name: 'Jugador (opcional)' });
  await jugador.fill('A medio escribir');
  const partido = await context.newPage();
  await abrir(partido, `/competicion-clasificaciones-partido/${fila.id}`);
  await expect.poll(() => conexiones.length).toBe(1);
  const suyo = await api.get<Partido>(`partidos/${fila.id}`);
  const marcador = { jugador1Set1: 6, jugador2Set1: 3, jugador1Set2: 6, jugador2Set2: 4 };
  await api.post(`partidos/${fila.id}`, { ...suyo, ...marcador });
  await expect(partido.getByRole('img', { name: '6-3, 6-4' })).toBeVisible();
  await expect(partido.getByRole('status').filter({ hasText: 'Ha cambiado' })).toContainText('6-3, 6-4');
  await expect(enHorario).toHaveCount(0);
  await expect(jugador).toHaveValue('A medio escribir');
  expect(conexiones).toHaveLength(1);
  await page.setViewportSize({ width: 1280, height: 720 });
  const vistos = new Set<string>();
  let marcado = false;
  await page.clock.install();
  await page.reload();
  // More than there are, so that all of them pass.
  for (let turno = 0; turno < 12; turno += 1) {
    vistos.add(await page.locator('main section:not([aria-hidden=true])').innerText());
    marcado ||= await page.locator('main').getByRole('img', { name: '6-3, 6-4' }).first().isVisible();
    expect(await sobra(page)).toEqual([]);
    await page.clock.runFor(15_000);
  }
  expect(vistos.size).toBeGreaterThan(2);
  expect(marcado).toBe(true);
});

test('a page that nobody has touched is told of what is saved', async ({ page, api }) => {
  const filas: FilaHorario[] = await (await page.request.get('/api/horarios/proximos')).json();
  const fila = filas[1];
  if (!fila) throw new Error('No matches.');
  const oye = page.waitForRequest((pedida) => pedida.url().endsWith(rutaVivo));
  await page.goto(`/competicion-clasificaciones-partido/${fila.id}`);
  await oye;
  expect(await page.locator('script[type=module]').count()).toBe(0);
  const suyo = await api.get<Partido>(`partidos/${fila.id}`);
  const marcador = { jugador1Set1: 6, jugador2Set1: 1, jugador1Set2: 6, jugador2Set2: 2 };
  await api.post(`partidos/${fila.id}`, { ...suyo, ...marcador });
  await expect(page.getByRole('status').filter({ hasText: 'Ha cambiado' })).toContainText('6-1, 6-2');
});
