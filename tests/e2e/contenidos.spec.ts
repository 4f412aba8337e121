import { unaFoto } from '../support/photo.ts';
import { dialogo, expect, expectCuidada, expectPideEntrar, filas, test, toast } from './support/mesa.ts';

type Contenido = { html: string; version: number };

const NORMAS = 'contenidos/escuela_normas';
const MINITENIS = 'contenidos/escuela_minitenis';

/** Both the row that has it and where visitors read it. */
const hojaDe = (titulo: string) => ({ name: `Texto de la página ${titulo}` });

test('without a session, the way to the texts goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private/contenidos?orden=-titulo', 'Contenidos');
});

test('a page is changed with the keyboard, read by visitors, and an older version brought back', async ({
  mesa,
  api,
}) => {
  await mesa.goto('/private/contenidos');
  await expect(filas(mesa)).toHaveCount(27);
  await mesa.getByRole('link', { name: 'Editar Minitenis' }).press('Enter');
  const hoja = mesa.getByRole('textbox', hojaDe('Minitenis'));
  await hoja.press('Control+Home');
  await mesa.keyboard.type('Este sábado hay {{club.telefono}} puertas abiertas. ');
  await expect(hoja.locator('[data-marca="club.telefono"]')).toHaveText('910 000 000');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Página guardada: Minitenis')).toBeVisible();
  await expect(mesa.getByRole('link', { name: 'Editar Minitenis' })).toBeFocused();
  await expect(mesa.getByRole('row', { name: /Minitenis/ })).toContainText('admin');

  await mesa.goto('/escuela-minitenis');
  await expect(mesa.getByText('Este sábado hay 910 000 000 puertas abiertas.')).toBeVisible();

  await mesa.goto('/private/contenidos/escuela_minitenis');
  await mesa.getByRole('button', { name: 'Ver la versión 1' }).press('Enter');
  const vista = dialogo(mesa).frameLocator('iframe');
  await expect(vista.getByRole('heading', { level: 1 })).toHaveText('Minitenis');
  await expect(vista.getByText('Este sábado')).toHaveCount(0);
  await mesa.keyboard.press('Escape');
  await mesa.getByRole('button', { name: 'Recuperar la versión 1' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Versión 1: como vino con la web');
  await dialogo(mesa).getByRole('button', { name: 'Recuperarla' }).press('Enter');
  await expect(toast(mesa, 'Recuperada la versión 1')).toBeVisible();
  expect(await api.get<Contenido>(MINITENIS)).toMatchObject({ version: 3 });
  await mesa.goto('/private/logs');
  await expect(mesa.getByText('Cambia la página «Minitenis»').first()).toBeVisible();
  await expect(mesa.getByText('Recupera la versión 1 de la página «Minitenis»').first()).toBeVisible();
});

test('every page that comes with the web is saved by the editor as it was', async ({
  mesa,
  api,
  request,
}) => {
  test.setTimeout(180_000);
  const igualar = (html: string): string => html.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');
  for (const { clave, titulo } of await api.get<{ clave: string; titulo: string }[]>('contenidos')) {
    if (clave === 'club_equipo' || clave === 'escuela_minitenis') continue;
    const leer = async (): Promise<string> => igualar(await (await request.get(`/api/cms/${clave}`)).text());
    const antes = await leer();
    await mesa.goto(`/private/contenidos/${clave}`);
    await expect(mesa.getByRole('textbox', hojaDe(titulo))).toBeVisible();
    await mesa.getByRole('button', { name: 'Guardar' }).click();
    await mesa.waitForURL(/\/private\/contenidos$/);
    expect(await leer(), clave).toBe(antes);
  }
});

test('values of the club, links, tables and highlights are put with the tools', async ({ mesa, api }) => {
  await mesa.goto('/private/contenidos/escuela_padel');
  const hoja = mesa.getByRole('textbox', hojaDe('Pádel'));
  await hoja.press('Control+a');
  await hoja.press('Delete');
  await mesa.keyboard.type('Cuota: ');
  await mesa.getByRole('combobox', { name: 'Insertar un dato del club' }).pressSequentially('cuota');
  await expect(mesa.getByRole('option', { name: /Cuota anual/ })).toBeVisible();
  await mesa.keyboard.press('Enter');
  await mesa.keyboard.type(' euros. ');
  await mesa.getByRole('button', { name: 'Enlace' }).press('Enter');
  await dialogo(mesa).getByRole('combobox').fill('javascript:alert(1)');
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toContainText('Escribe una dirección como https://…');
  await dialogo(mesa).getByRole('combobox').fill('normas de la escuela');
  await mesa.getByRole('option', { name: /escuela-normas/ }).click();
  await dialogo(mesa).getByRole('button', { name: 'Poner el enlace' }).press('Enter');
  await mesa.keyboard.press('End');
  await mesa.keyboard.press('Enter');
  await mesa.getByRole('button', { name: 'Insertar una tabla' }).press('Enter');
  await mesa.keyboard.type('Hora');
  await mesa.keyboard.press('Tab');
  await mesa.keyboard.type('Grupo');
  await mesa.getByRole('button', { name: 'Título de la tabla' }).press('Enter');
  await dialogo(mesa).getByLabel('Título').fill('Horario de pádel');
  await mesa.keyboard.press('Enter');
  await expect(hoja.locator('caption')).toHaveText('Horario de pádel');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Página guardada: Pádel')).toBeVisible();
  const { html } = await api.get<Contenido>('contenidos/escuela_padel');
  expect(html).toContain('Cuota: {{club.cuota}} euros. <a href="/escuela-normas">/escuela-normas</a>');
  expect(html).toMatch(
    /<div class="tabla"><table><caption>Horario de pádel<\/caption><thead><tr><th scope="col">Hora<\/th><th scope="col">Grupo<\/th>/,
  );
});

test('a value that does not exist is flagged, and is not saved', async ({ mesa }) => {
  await mesa.goto('/private/contenidos/escuela_normas');
  const hoja = mesa.getByRole('textbox', hojaDe('Normas de la escuela'));
  await hoja.press('Control+Home');
  await mesa.keyboard.type('{{club.piscina}} ');
  await expect(hoja.locator('[data-desconocida]')).toHaveText('⚠ club.piscina no existe');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /El dato «club.piscina» no existe/)).toBeVisible();
  await expect(hoja).toBeFocused();
  await expect(hoja).toHaveAttribute('aria-invalid', 'true');
  await expect(hoja).toContainText('club.piscina no existe');
});

test('a picture is uploaded, described and shown in its sizes, and an SVG is refused', async ({
  mesa,
  page,
}) => {
  await mesa.goto('/private/contenidos/escuela_adultos');
  const hoja = mesa.getByRole('textbox', hojaDe('Adultos'));
  const subir = mesa.getByLabel('Imagen', { exact: true });
  const svg = { name: 'dibujo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await subir.setInputFiles(svg);
  await expect(toast(mesa, 'La imagen tiene que ser JPEG, PNG, WebP, AVIF o GIF. Elige otra.')).toBeVisible();
  await hoja.press('Control+Home');
  await subir.setInputFiles(await unaFoto(1200, 600));
  await expect(dialogo(mesa)).toContainText('Describe la imagen');
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toContainText('Escribe qué se ve en la imagen');
  await mesa.keyboard.type('La pista 1 de Prado, vacía');
  await mesa.keyboard.press('Enter');
  await expect(hoja.getByRole('img', { name: 'La pista 1 de Prado, vacía' })).toBeVisible();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Página guardada: Adultos')).toBeVisible();

  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto('/escuela-adultos');
  const imagen = page.getByRole('img', { name: 'La pista 1 de Prado, vacía' });
  await imagen.scrollIntoViewIfNeeded();
  await expect(imagen).toHaveAttribute('loading', 'lazy');
  await expect(imagen).toHaveAttribute('height', '600');
  await expect.poll(() => imagen.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-480\.avif$/);
  const { width, height } = (await imagen.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(2, 1);
});

test('a picture is taken off the site once nothing shows it, and its address is nowhere', async ({
  mesa,
  api,
  request,
}) => {
  await mesa.goto('/private/contenidos/escuela_competicion');
  const hoja = mesa.getByRole('textbox', hojaDe('Equipo de competición'));
  await hoja.press('Control+Home');
  await mesa.getByLabel('Imagen', { exact: true }).setInputFiles(await unaFoto(700, 350));
  await expect(dialogo(mesa)).toContainText('Describe la imagen');
  await mesa.keyboard.type('El equipo infantil');
  await mesa.keyboard.press('Enter');
  await expect(hoja.getByRole('img', { name: 'El equipo infantil' })).toBeVisible();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Página guardada: Equipo de competición')).toBeVisible();
  const { html } = await api.get<Contenido>('contenidos/escuela_competicion');
  const [, src = ''] = /src="([^"]+-700\.webp)"/.exec(html) ?? [];

  await mesa.getByRole('link', { name: 'Imágenes' }).press('Enter');
  const ficha = mesa.locator('main li').filter({ has: mesa.locator(`img[src="${src}"]`) });
  await expect(ficha).toContainText('Páginas: «Equipo de competición»');
  await expectCuidada(mesa);
  await ficha.getByRole('button').press('Enter');
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, /La imagen está en la página «Equipo de competición»/)).toBeVisible();
  expect((await request.get(src)).status()).toBe(200);

  await api.post('contenidos/escuela_competicion/restaurar', { numero: 1 });
  await mesa.reload();
  await expect(ficha).toContainText('1 versión anterior de una página');
  await ficha.getByRole('button').press('Enter');
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Imagen borrada')).toBeVisible();
  await expect(ficha).toHaveCount(0);
  expect((await request.get(src)).status()).toBe(404);
});

test('what is pasted from an office program keeps its shapes and nothing else', async ({ mesa }) => {
  await mesa.goto('/private/contenidos/escuela_intensivos');
  const hoja = mesa.getByRole('textbox', hojaDe('Intensivos'));
  await hoja.press('Control+a');
  await hoja.press('Delete');
  await hoja.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<b style="font-weight:normal"><h1>Verano</h1><p style="color:red">Un <span style="font-weight:700">curso</span> de <span style="font-style:italic">tenis</span>: {{club.telefono}}</p></b>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(hoja.getByRole('heading', { level: 2 })).toHaveText('Verano');
  await expect(hoja.locator('strong')).toHaveText('curso');
  await expect(hoja.locator('em')).toHaveText('tenis');
  await expect(hoja.locator('[data-marca]')).toHaveText('910 000 000');
  await expect(hoja.locator('[style]')).toHaveCount(0);
});

test.describe('what is being written', () => {
  test.use({ erroresPermitidos: [/401/] });

  test('survives a reload and a session that ends, and leaving asks first', async ({ mesa, page }) => {
    await mesa.goto('/private/contenidos/escuela_competicion');
    const hoja = mesa.getByRole('textbox', hojaDe('Equipo de competición'));
    await hoja.press('Control+Home');
    await mesa.keyboard.type('A medio escribir. ');
    await mesa.keyboard.press('Escape');
    await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
    await dialogo(mesa).getByRole('button', { name: 'Seguir editando' }).click();
    const borradores = () => mesa.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(borradores).toContain('A medio escribir.');
    page.once('dialog', (dialog) => dialog.accept());
    await mesa.reload();
    await expect(hoja).toContainText('A medio escribir.');
    await expect(mesa.getByText('Hemos recuperado lo que escribiste')).toBeVisible();

    const caducada = { status: 401, json: { message: 'Tu sesión ha caducado' } };
    await page.route(/\/api\/private\/contenidos\/escuela_competicion$/, (ruta) =>
      ruta.request().method() === 'POST' ? ruta.fulfill(caducada) : ruta.continue(),
    );
    await mesa.keyboard.press('Control+s');
    await expect(mesa.getByRole('dialog', { name: 'Tu sesión ha caducado' })).toBeVisible();
    await page.unroute(/\/api\/private\/contenidos\/escuela_competicion$/);
    page.once('dialog', (dialog) => dialog.accept());
    await mesa.goto('/private/contenidos/escuela_competicion');
    await expect(hoja).toContainText('A medio escribir.');
    await mesa.getByRole('button', { name: 'Descartarlo' }).click();
    await expect(hoja).not.toContainText('A medio escribir.');
    await expect(mesa.getByText('Hemos recuperado')).toHaveCount(0);
  });
});

test('two people write the same page: both texts are shown and one is chosen', async ({ mesa, api }) => {
  await mesa.goto('/private/contenidos/escuela_normas');
  const hoja = mesa.getByRole('textbox', hojaDe('Normas de la escuela'));
  await hoja.press('Control+a');
  await mesa.keyboard.type('Lo mío');
  await api.post(NORMAS, { html: '<p>Lo suyo</p>' });
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row', { name: /Texto/ })).toContainText(/Lo mío.*Lo suyo/);
  await dialogo(mesa).getByRole('button', { name: 'Cargar lo guardado' }).click();
  await expect(hoja).toHaveText('Lo suyo');
});

test('the preview is the page as it will be, on a phone and wide, in light and dark', async ({ mesa }) => {
  await mesa.goto('/private/contenidos/escuela_campamentos');
  await mesa.getByText('Vista previa').click();
  const marco = mesa.frameLocator('iframe[title="Vista previa"]');
  await expect(marco.getByRole('heading', { level: 1 })).toHaveText('Campus de verano');
  await expect(marco.getByRole('heading', { name: /^Semanas y precios de \d{4}$/ })).toBeAttached();
  const papel = () => marco.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect.poll(papel).toBe('rgb(251, 250, 247)');
  await mesa.getByText('Oscuro').click();
  await expect.poll(papel).toBe('rgb(17, 23, 42)');
  expect(await marco.locator('body').evaluate(() => innerWidth)).toBeLessThanOrEqual(390);
  await mesa.getByText('Ordenador').click();
  await expect.poll(() => marco.locator('body').evaluate(() => innerWidth)).toBeGreaterThan(600);
});

test('the list and the editor in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto('/private/contenidos');
  await expect(filas(mesa).first()).toBeVisible();
  await expectCuidada(mesa);
  await mesa.goto('/private/contenidos/escuela_campamentos');
  await expect(mesa.getByRole('textbox', hojaDe('Campus de verano'))).toBeVisible();
  await expectCuidada(mesa);
});

test('at 360 px the chips of long addresses stay inside the sheet', async ({ mesa }) => {
  await mesa.setViewportSize({ width: 360, height: 800 });
  await mesa.goto('/private/contenidos/common_aviso_legal');
  const hoja = mesa.locator('.ProseMirror');
  await expect(hoja.locator('[data-marca]').first()).toBeVisible();
  const salidas = await hoja.evaluate((caja) => {
    const prueba = caja.cloneNode(false) as HTMLElement;
    const chip = Object.assign(document.createElement('span'), {
      textContent: `${'x'.repeat(90)}@club.example`,
    });
    chip.dataset.marca = 'larga';
    prueba.append(chip);
    caja.parentElement?.append(prueba);
    const { right } = caja.getBoundingClientRect();
    const chips = [chip, ...caja.querySelectorAll<HTMLElement>('[data-marca]')];
    const fuera = chips.filter((uno) => uno.getBoundingClientRect().right > right);
    prueba.remove();
    return fuera.map((uno) => uno.textContent);
  });
  expect(salidas).toEqual([]);
  expect(await mesa.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
