import type { Page } from '@playwright/test';
import type { PaginaPrivada } from '#web/paginas-privadas.ts';
import { type Api, expect } from './mesa.ts';

type Json = Record<string, string | number>;

/** What stands for the parameter of an address: something of the demo season. */
export async function direccionDe({ path }: PaginaPrivada, api: Api): Promise<string> {
  const [recurso = '', parametro] = path.split('/');
  if (!parametro?.startsWith(':')) return `/private/${path}`;
  const filas =
    recurso === 'partidos' || recurso === 'incidencias'
      ? await api.post<Json[]>(recurso === 'partidos' ? recurso : 'incidencias/search', {})
      : await api.get<Json[]>(recurso);
  const una = filas[0]?.[parametro.slice(1)] ?? filas[0]?.id ?? filas[0]?.clave ?? filas[0]?.usuario;
  return `/private/${recurso}/${una}`;
}

/** The screen, and not what stands in its place while it loads. */
export async function abrirPrivada(page: Page, direccion: string): Promise<void> {
  await page.goto(direccion);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Cargando…')).toHaveCount(0);
}
