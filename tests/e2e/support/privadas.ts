import type { Page } from '@playwright/test';
import type { PaginaPrivada } from '#web/paginas-privadas.ts';
import { type Api, expect } from './mesa.ts';

type Json = Record<string, string | number>;

/** What stands for the parameter of an address: something of the demo season. */
export async function direccionDe({ path }: PaginaPrivada, api: Api): Promise<string> {
  const [recurso = '', parametro] = path.split('/');
  if (!parametro?.startsWith(':')) return `/private/${path.replace(/:\w+/, '0')}`;
  const filas =
    recurso === 'partidos' || recurso === 'incidencias'
      ? await api.post<Json[]>(recurso === 'partidos' ? recurso : 'incidencias/search', {})
      : await api.get<Json[]>(recurso);
  const una = filas[0]?.[parametro.slice(1)] ?? filas[0]?.id ?? filas[0]?.clave ?? filas[0]?.usuario;
  return `/private/${recurso}/${una}`;
}

/** Goes as a link does, without starting the program again, to a page whose title is another. */
async function seguir(page: Page, direccion: string): Promise<void> {
  const anterior = await page.title();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, direccion);
  await expect(page).not.toHaveTitle(anterior);
}

/** The screen, and not what stands in its place while it loads. */
export async function abrirPrivada(page: Page, direccion: string): Promise<void> {
  const empezado = page.url().includes('/private/');
  // The same screen with something more in its address has the same title.
  await (empezado && !direccion.includes('?') ? seguir(page, direccion) : page.goto(direccion));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Cargando…')).toHaveCount(0);
}
