import type { Page } from '@playwright/test';
import { PAGINAS_PRIVADAS, type PaginaPrivada } from '#web/paginas-privadas.ts';
import { enviarContacto } from './support/enviar.ts';
import { type Api, expect, expectCuidada, test } from './support/mesa.ts';

/** What stands for the parameter of an address: something of the demo season. */
async function direccionDe({ path }: PaginaPrivada, api: Api): Promise<string> {
  const [recurso = '', parametro] = path.split('/');
  if (!parametro?.startsWith(':')) return `/private/${path}`;
  const filas =
    recurso === 'partidos' || recurso === 'incidencias'
      ? await api.post<Json[]>(recurso === 'partidos' ? recurso : 'incidencias/search', {})
      : await api.get<Json[]>(recurso);
  const una = filas[0]?.[parametro.slice(1)] ?? filas[0]?.id ?? filas[0]?.clave ?? filas[0]?.usuario;
  return `/private/${recurso}/${una}`;
}

type Json = Record<string, string | number>;

/** The screen, and not what stands in its place while it loads. */
async function abrir(page: Page, direccion: string): Promise<void> {
  await page.goto(direccion);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Cargando…')).toHaveCount(0);
}

/** Every screen of the staff area, those to come too. look.md, "Measure". */
for (const pagina of PAGINAS_PRIVADAS)
  test(`/private/${pagina.path}: nothing that axe knows of, in light and dark at both widths`, async ({
    mesa,
    api,
    request,
  }) => {
    test.slow();
    if (pagina.path.startsWith('solicitudes/')) await enviarContacto(request, 'Íñigo Núñez');
    await abrir(mesa, await direccionDe(pagina, api));
    await expectCuidada(mesa);
  });

test('each screen has a title of its own, with the name of what it shows', async ({ mesa, api }) => {
  test.slow();
  const titulos = new Map<string, string>();
  for (const pagina of PAGINAS_PRIVADAS) {
    if (pagina.path.startsWith('solicitudes/')) continue;
    await abrir(mesa, await direccionDe(pagina, api));
    const titulo = mesa.getByRole('heading', { level: 1 });
    if (pagina.path.includes(':'))
      await expect(mesa).toHaveTitle(
        new RegExp(`^${(await titulo.innerText()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\| `),
      );
    titulos.set(await mesa.title(), pagina.path);
  }
  expect(titulos.size).toBe(PAGINAS_PRIVADAS.filter(({ path }) => !path.startsWith('solicitudes/')).length);
});
