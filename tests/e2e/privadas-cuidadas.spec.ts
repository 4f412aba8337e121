import { PAGINAS_PRIVADAS } from '#web/paginas-privadas.ts';
import { enviarContacto } from './support/enviar.ts';
import { expect, expectCuidada, test } from './support/mesa.ts';
import { abrirPrivada, direccionDe } from './support/privadas.ts';

/** Every screen of the staff area, those to come too. look.md, "Measure". */
for (const pagina of PAGINAS_PRIVADAS)
  test(`/private/${pagina.path}: nothing that axe knows of, in light and dark at both widths`, async ({
    mesa,
    api,
    request,
  }) => {
    test.slow();
    if (pagina.path.startsWith('solicitudes/')) await enviarContacto(request, 'Íñigo Núñez');
    await abrirPrivada(mesa, await direccionDe(pagina, api));
    await expectCuidada(mesa);
  });

test('each screen has a title of its own, with the name of what it shows', async ({ mesa, api }) => {
  test.slow();
  const titulos = new Map<string, string>();
  for (const pagina of PAGINAS_PRIVADAS) {
    if (pagina.path.startsWith('solicitudes/')) continue;
    await abrirPrivada(mesa, await direccionDe(pagina, api));
    const titulo = mesa.getByRole('heading', { level: 1 });
    if (pagina.path.includes(':'))
      await expect(mesa).toHaveTitle(
        new RegExp(`^${(await titulo.innerText()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\| `),
      );
    titulos.set(await mesa.title(), pagina.path);
  }
  expect(titulos.size).toBe(PAGINAS_PRIVADAS.filter(({ path }) => !path.startsWith('solicitudes/')).length);
});
