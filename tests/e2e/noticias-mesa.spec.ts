import { dialogo, expect, filas, test, toast } from './support/mesa.ts';

test('a news item is programmed, published, pinned, taken down and deleted with the keyboard', async ({
  mesa,
  page,
}) => {
  await mesa.goto('/private/noticias');
  await expect(filas(mesa).first()).toBeVisible();
  const antes = await filas(mesa).count();
  await mesa.getByRole('link', { name: 'Nueva noticia' }).press('Enter');
  await expect(mesa.getByRole('textbox', { name: 'Título', exact: true })).toBeFocused();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe el título de la noticia')).toBeVisible();
  await mesa.keyboard.type('Torneo de otoño');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe el texto de la noticia').first()).toBeVisible();
  const hoja = mesa.getByRole('textbox', { name: 'Texto de la noticia' });
  await hoja.press('Control+Home');
  await mesa.keyboard.type('Nos vemos en Prado.');
  const dia = mesa.getByRole('textbox', { name: 'Sale el día' });
  const contestar = Promise.withResolvers<void>();
  await mesa.route('**/api/private/noticias/0/borrador', (ruta) =>
    contestar.promise.then(() => ruta.continue()),
  );
  await mesa.keyboard.press('Control+s');
  // Typed before the first draft is answered: it stays when that draft gets an address of its own.
  await dia.fill('28/11/2026');
  contestar.resolve();
  await expect(toast(mesa, /Borrador guardado: Torneo de otoño/)).toBeVisible();
  await expect(mesa.getByText('Sin publicar: los visitantes no la ven.')).toBeVisible();
  await expect(mesa).toHaveURL(/\/noticias\/\d+$/);
  await expect(mesa.getByRole('heading', { level: 1, name: 'Torneo de otoño' })).toBeVisible();
  await expect(dia).toHaveValue('28/11/2026');
  // The draft does not have it yet. Escape may be the calendar's.
  await mesa.getByRole('button', { name: 'Volver', exact: true }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
  await dialogo(mesa).getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await mesa.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(toast(mesa, 'Noticia programada: Torneo de otoño')).toBeVisible();
  await expect(mesa.getByRole('link', { name: 'Editar Torneo de otoño' })).toBeFocused();
  await expect(mesa.getByRole('row', { name: /Torneo de otoño/ })).toContainText(/28 nov.*Programada/);
  const enLaWeb = page.getByRole('heading', { name: 'Torneo de otoño' });
  await page.goto('/noticias');
  await expect(enLaWeb).toHaveCount(0);

  await mesa.goto('/private/noticias');
  await mesa.getByRole('link', { name: 'Editar Torneo de otoño' }).press('Enter');
  await dia.fill('20/11/2026');
  await mesa.getByRole('combobox', { name: /^Enlace al final/ }).fill('Quiénes somos');
  await mesa.getByRole('checkbox', { name: 'Fijada arriba' }).press('Space');
  await mesa.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(toast(mesa, 'Noticia publicada: Torneo de otoño')).toBeVisible();
  await expect(mesa.getByRole('row', { name: /Torneo de otoño/ })).toContainText('Fijada');
  await page.goto('/noticias');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Torneo de otoño');
  await page.goto('/');
  await enLaWeb.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Torneo de otoño');
  await expect(page).toHaveURL(/\/noticias\/\d+-torneo-de-otono$/);
  await expect(page.getByText('Nos vemos en Prado.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver quiénes somos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=Torneo.*${encodeURIComponent(page.url())}$`),
  );

  await mesa.goto('/private/noticias');
  await mesa.getByRole('link', { name: 'Editar Torneo de otoño' }).press('Enter');
  // Its first publication is written again as a draft, and what is read does not change.
  await mesa.getByRole('button', { name: 'Volver a esta la versión 1' }).press('Enter');
  await expect(toast(mesa, /La versión 1 está en el borrador/)).toBeVisible();
  await expect(dia).toHaveValue('28/11/2026');
  await expect(mesa.getByText('Está en la web. Hay cambios de')).toBeVisible();
  await mesa.getByRole('button', { name: 'Retirar de la web' }).press('Enter');
  await expect(mesa.getByRole('row', { name: /Torneo de otoño/ })).toContainText('Sin publicar');
  await page.goto('/noticias');
  await expect(enLaWeb).toHaveCount(0);

  await mesa.goto('/private/noticias');
  await mesa.getByRole('link', { name: 'Editar Torneo de otoño' }).press('Enter');
  await mesa.getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Se podrá deshacer desde Registros');
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Noticia borrada')).toBeVisible();
  await expect(filas(mesa)).toHaveCount(antes);
});

test('older news are a link away, also without the program', async ({ api, browser, servidor }) => {
  for (let i = 0; i < 11; i += 1)
    await api.post('noticias/0', { title: `Relleno ${i}`, content: '<p>x</p>', fecha: '2026-11-20T10:00' });
  const contexto = await browser.newContext({ javaScriptEnabled: false, baseURL: servidor.url });
  const page = await contexto.newPage();
  await page.goto('/noticias');
  const articulos = page.locator('article', { has: page.locator('time') });
  await expect(articulos).toHaveCount(10);
  const primera = await articulos.first().getByRole('heading').innerText();
  await page.getByRole('link', { name: 'Noticias anteriores' }).click();
  await expect(page).toHaveURL(/\/noticias\?pagina=2$/);
  await expect(articulos.first().getByRole('heading')).not.toHaveText(primera);
  await expect(page.getByRole('link', { name: 'Noticias anteriores' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Noticias más recientes' }).click();
  await expect(page).toHaveURL(/\/noticias$/);
  await expect(articulos.first().getByRole('heading')).toHaveText(primera);
  await contexto.close();
});
