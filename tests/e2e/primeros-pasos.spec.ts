import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { ponerEnHora } from '../support/browser/browser.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { type Servidor, startServer } from '../support/programs/servidor.ts';

/** The program on an empty folder, as an installer for a real club starts it. */
const test = base.extend<{ vacio: Servidor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  vacio: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'club-vacio-'));
    const servidor = await startServer({ dataDir, env: { DEMO: 'false', ADMIN_PASSWORD: '' } });
    await use(servidor);
    await servidor.stop();
    rmSync(dataDir, { recursive: true });
  },
});

const INVENTADO = /valdecierzo|rest[oó]n|910 000 000/i;
/** Of each kind, one. */
const PUBLICAS = [
  '/',
  '/contacto',
  '/club-instalaciones',
  '/escuela-padel',
  '/inscripciones',
  '/noticias',
  '/aviso-legal',
];

const campo = (page: Page, nombre: string) => page.getByLabel(nombre, { exact: true });

async function estrenar(page: Page, servidor: Servidor): Promise<void> {
  const [enlace = ''] = /http\S+\/empezar#\S+/.exec(servidor.output()) ?? [];
  await page.goto(new URL('/contacto', servidor.url).href);
  await expect(page).toHaveURL(/\/empezar$/);
  // The page is there already, as when the address was typed first: the link only changes what follows the #.
  await expect(campo(page, 'Código de arranque')).toBeEditable();
  await page.goto(enlace);
  await expect(page).toHaveURL(/\/empezar$/);
  await page.reload();
  await expect(campo(page, 'Código de arranque')).toHaveValue(/^\w{4}-\w{4}-\w{4}$/);
  await sinFaltas(page);
  await campo(page, 'Usuario').fill('marta');
  await campo(page, 'Contraseña').fill('cuatro palabras sin relacion');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
}

async function decirDeQuien(page: Page): Promise<void> {
  await campo(page, 'Nombre del club').fill('Club de Tenis Valverde');
  await campo(page, 'Nombre corto').fill('CT Valverde');
  // What was typed is there after a reload.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('borrador.primeros-pasos')))
    .toContain('CT Valverde');
  await page.reload();
  await expect(campo(page, 'Nombre del club')).toHaveValue('Club de Tenis Valverde');
  await campo(page, 'Dirección').fill('Calle Mayor, 1, 28001 Valverde');
  await campo(page, 'Municipio').fill('Valverde');
  await campo(page, 'Provincia').fill('Madrid');
  await campo(page, 'Teléfono').fill('600 123 123');
  await campo(page, 'Correo del club').fill('info@ctvalverde.example');
  await sinFaltas(page);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
}

test('an empty club is somebody’s in five steps, tries the fictional season and takes it out', {
  tag: '@duro',
}, async ({ page, vacio }) => {
  await ponerEnHora(page.context());
  await estrenar(page, vacio);
  await decirDeQuien(page);
  await expect(page.getByText('Paso 3 de 5')).toBeVisible();
  await page.getByRole('link', { name: 'Más tarde', exact: true }).click();
  await expect(page.getByText('Paso 4 de 5')).toBeVisible();
  await page.getByRole('button', { name: 'Poner la temporada de muestra' }).click();
  await page.getByRole('button', { name: 'Quitar la muestra' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText(/24 ligas, 112 jugadores/);
  await dialogo.getByRole('button', { name: 'Quitar la muestra' }).click();
  await expect(page.getByText('Temporada de muestra quitada')).toBeVisible();
  for (const path of PUBLICAS) {
    await page.goto(new URL(path, vacio.url).href);
    await expect(page.getByRole('contentinfo')).toContainText('Club de Tenis Valverde');
    expect(await page.locator('body').innerText(), path).not.toMatch(INVENTADO);
  }
});
