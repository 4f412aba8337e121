import type { Locator } from '@playwright/test';
import { abrir } from '../support/browser/browser.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { unaFoto } from '../support/photo.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';

type Contenido = { html: string; version: number; borrador: { html: string } | null };

/** Both the row that has it and where visitors read it. */
const hojaDe = (titulo: string) => ({ name: `Texto de la página ${titulo}` });

const pegar = (hoja: Locator, html: string): Promise<void> =>
  hoja.evaluate((element, pegado) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pegado);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a page is changed with the keyboard, looked at as it will be, read by visitors, and brought back as it was', async ({
  mesa,
  api,
  request,
}) => {
  await mesa.goto('/private/contenidos');
  await expect(mesa.getByRole('link', { name: /^Editar / })).toHaveCount(27);
  await mesa.getByRole('link', { name: 'Editar Minitenis' }).press('Enter');
  const hoja = mesa.getByRole('textbox', hojaDe('Minitenis'));
  await hoja.press('Control+Home');
  await pegar(
    hoja,
    '<style>p { color: red }</style><p>De <span style="font-weight:700">oficina</span>. </p>',
  );
  await expect(hoja.locator('strong').first()).toHaveText('oficina');
  await expect(hoja).not.toContainText('color: red');
  await mesa.keyboard.type('Este sábado hay {{club.telefono}} puertas abiertas. ');
  await expect(hoja.locator('[data-marca="club.telefono"]')).toHaveText('910 000 000 (inventado)');

  await mesa.getByText('Vista previa').click();
  const marco = mesa.frameLocator('iframe[title="Vista previa"]');
  await expect(marco.getByRole('heading', { level: 1 })).toHaveText('Minitenis');
  await expect(marco.getByText('Este sábado hay 910 000 000 (inventado) puertas abiertas.')).toBeVisible();
  const papel = () => marco.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect.poll(papel).toBe('rgb(251, 250, 247)');
  await mesa.getByText('Oscuro').click();
  await expect.poll(papel).toBe('rgb(17, 23, 42)');
  const ancho = () => marco.locator('body').evaluate(() => innerWidth);
  expect(await ancho()).toBeLessThanOrEqual(390);
  await mesa.getByText('Ordenador').click();
  await expect.poll(ancho).toBeGreaterThan(600);

  await mesa.getByText('Escribir').click();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /Borrador guardado: Minitenis/)).toBeVisible();
  await expect(mesa.getByText(/Borrador de admin/)).toBeVisible();
  const publico = async () => (await request.get('/api/cms/escuela_minitenis')).text();
  expect(await publico()).not.toContain('puertas abiertas');
  await mesa.getByRole('button', { name: 'Ver qué cambia' }).press('Enter');
  await expect(dialogo(mesa).locator('ins').last()).toContainText('Este sábado hay');
  await sinFaltas(mesa);
  await mesa.keyboard.press('Escape');
  await mesa.getByRole('button', { name: 'Volver' }).press('Enter');
  await expect(mesa.getByRole('link', { name: /^Editar Minitenis/ })).toContainText('Borrador de admin');
  await mesa.getByRole('link', { name: 'Editar Minitenis' }).press('Enter');
  await expect(hoja).toContainText('Este sábado');
  await mesa.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(toast(mesa, 'Página publicada: Minitenis')).toBeVisible();
  expect(await publico()).toContain('Este sábado hay 910\u00a0000\u00a0000 (inventado) puertas abiertas.');
  await expect(mesa.getByText('Hemos recuperado')).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Ver la versión 1' }).press('Enter');
  const vista = dialogo(mesa).frameLocator('iframe');
  await expect(vista.getByRole('heading', { level: 1 })).toHaveText('Minitenis');
  await expect(vista.getByText('Este sábado')).toHaveCount(0);
  await mesa.keyboard.press('Escape');
  await mesa.getByRole('button', { name: 'Recuperar la versión 1' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Versión 1: la original');
  await dialogo(mesa).getByRole('button', { name: 'Recuperarla' }).press('Enter');
  await expect(toast(mesa, 'Recuperada la versión 1')).toBeVisible();
  const { html, version } = await api.get<Contenido>('contenidos/escuela_minitenis');
  expect(version).toBe(3);
  expect(html).not.toContain('Este sábado');
});

test('values of the club, links and tables are put with the tools; a value that does not exist is not saved', {
  tag: '@duro',
}, async ({ mesa, api }) => {
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
  await expect(hoja).toBeFocused();
  await mesa.keyboard.type('Hora');
  await mesa.keyboard.press('Tab');
  await mesa.keyboard.type('Grupo');
  await mesa.getByRole('button', { name: 'Título de la tabla' }).press('Enter');
  await dialogo(mesa).getByLabel('Título').fill('Horario de pádel');
  await mesa.keyboard.press('Enter');
  await expect(hoja.locator('caption')).toHaveText('Horario de pádel');
  await expect(hoja).toBeFocused();

  await hoja.press('Control+Home');
  await mesa.keyboard.type('{{club.piscina}}');
  await expect(hoja.locator('[data-desconocida]')).toHaveText('⚠ club.piscina no existe');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /El dato «club.piscina» no existe/)).toBeVisible();
  await expect(hoja).toBeFocused();
  await expect(hoja).toHaveAttribute('aria-invalid', 'true');
  await hoja.locator('[data-desconocida]').click();
  await mesa.keyboard.press('Delete');
  await expect(hoja.locator('[data-desconocida]')).toHaveCount(0);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /Borrador guardado: Pádel/)).toBeVisible();
  const { borrador } = await api.get<Contenido>('contenidos/escuela_padel');
  const html = borrador?.html ?? '';
  expect(html).toContain('Cuota: {{club.cuota}} euros. <a href="/escuela-normas">/escuela-normas</a>');
  expect(html).toMatch(
    /<div class="tabla"><table><caption>Horario de pádel<\/caption><thead><tr><th scope="col">Hora<\/th><th scope="col">Grupo<\/th>/,
  );
});

test('a picture is put in a page, described, shown in its sizes, and taken off the site once no page has it', async ({
  mesa,
  api,
  request,
}) => {
  const pagina = 'contenidos/escuela_adultos';
  const descripcion = 'La pista 1 de Prado, vacía';
  await mesa.goto(`/private/${pagina}`);
  const hoja = mesa.getByRole('textbox', hojaDe('Adultos'));
  const subir = mesa.getByLabel('Imagen', { exact: true });
  const svg = { name: 'dibujo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await subir.setInputFiles(svg);
  await expect(toast(mesa, 'La imagen tiene que ser JPEG, PNG, WebP, AVIF o GIF. Elige otra.')).toBeVisible();
  await hoja.press('Control+Home');
  await subir.setInputFiles(await unaFoto(1200, 600));
  await expect(dialogo(mesa)).toContainText('Describe la imagen');
  await expect(dialogo(mesa).getByLabel('¿Qué se ve?')).toBeFocused();
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toContainText('Escribe qué se ve en la imagen');
  await mesa.keyboard.type(descripcion);
  await mesa.keyboard.press('Enter');
  await expect(hoja.getByRole('img', { name: descripcion })).toBeVisible();
  await hoja.getByRole('img', { name: descripcion }).click();
  await mesa.getByRole('button', { name: 'Imagen a la derecha del texto' }).click();
  await mesa.getByRole('button', { name: 'Publicar' }).click();
  await expect(toast(mesa, 'Página publicada: Adultos')).toBeVisible();
  const { html } = await api.get<Contenido>(pagina);
  const [, src = ''] = /src="([^"]+-1200\.webp)"/.exec(html) ?? [];
  expect(html).toContain('class="derecha"');

  // A photo that was chosen and not saved is not lost with one key.
  // As the public sees it: who has no photograph has initials, and no face.
  await mesa.goto('/private/contenidos/fotos');
  const deEquipo = mesa.getByRole('button', { name: /equipo/i }).first();
  await expect(deEquipo.locator('svg text')).toHaveText(/^\p{Lu}{1,2}$/u);
  await expect(deEquipo.locator('img')).toHaveCount(0);
  await mesa.getByRole('button', { name: /^La escuela/ }).press('Enter');
  await dialogo(mesa).getByRole('button', { name: 'Elegir imagen' }).press('Enter');
  await dialogo(mesa).locator('li button').first().press('Enter');
  await mesa.keyboard.press('Escape');
  await expect(mesa.getByText('Hay cambios sin guardar')).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(mesa.getByText('Hay cambios sin guardar')).toHaveCount(0);
  await expect(dialogo(mesa).getByRole('button', { name: 'Quitar la foto' })).toBeVisible();

  await mesa.setViewportSize({ width: 412, height: 900 });
  await abrir(mesa, '/escuela-adultos');
  const imagen = mesa.getByRole('img', { name: descripcion });
  await imagen.scrollIntoViewIfNeeded();
  await expect.poll(() => imagen.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-480\.avif$/);
  const { width, height } = (await imagen.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(2, 1);

  await mesa.goto('/private/contenidos/imagenes');
  const ficha = mesa.locator('main li').filter({ has: mesa.locator(`img[src="${src}"]`) });
  await expect(ficha).toContainText('Adultos');
  await sinFaltas(mesa);
  await ficha.getByLabel('Qué se ve').fill('Dos rectángulos');
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, 'Descripción guardada')).toBeVisible();
  await expect(ficha.getByRole('link', { name: 'Adultos' })).toHaveAttribute(
    'href',
    `/private/contenidos/escuela_adultos`,
  );
  await expect(ficha.getByRole('button')).toHaveCount(0);
  expect((await request.get(src)).status()).toBe(200);
  await api.post(`${pagina}/restaurar`, { numero: 1 });
  await mesa.reload();
  await expect(ficha).toContainText('1 versión anterior');
  await ficha.getByRole('button').press('Enter');
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Imagen borrada')).toBeVisible();
  await expect(ficha).toHaveCount(0);
  expect((await request.get(src)).status()).toBe(404);
});

/** Between them they have every shape that a text of the club may have. */
const CON_TODO = [
  ['club_instalaciones', 'Instalaciones'],
  ['competicion_liga_infantil_presentacion', 'Liga infantil'],
  ['escuela_calendario_precios_horarios', 'Calendario, precios y horarios'],
] as const;

test('pages are saved as they were, and what is pasted from an office program keeps its shapes and nothing else', {
  tag: '@duro',
}, async ({ mesa, request }) => {
  const igualar = (html: string): string => html.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');
  for (const [clave, titulo] of CON_TODO) {
    const leer = async (): Promise<string> => igualar(await (await request.get(`/api/cms/${clave}`)).text());
    const antes = await leer();
    await mesa.goto(`/private/contenidos/${clave}`);
    await expect(mesa.getByRole('textbox', hojaDe(titulo))).toBeVisible();
    await mesa.getByRole('button', { name: 'Publicar' }).click();
    await expect(toast(mesa, new RegExp(`${titulo}`)).first()).toBeVisible();
    expect(await leer(), clave).toBe(antes);
  }
  await mesa.goto('/private/contenidos/escuela_intensivos');
  const hoja = mesa.getByRole('textbox', hojaDe('Intensivos'));
  await hoja.press('Control+a');
  await hoja.press('Delete');
  await pegar(
    hoja,
    '<b style="font-weight:normal"><h1>Verano</h1><p style="color:red">Un <span style="font-weight:700">curso</span> de <span style="font-style:italic">tenis</span>: {{club.telefono}}</p></b>',
  );
  await expect(hoja.getByRole('heading', { level: 2 })).toHaveText('Verano');
  await expect(hoja.locator('strong')).toHaveText('curso');
  await expect(hoja.locator('em')).toHaveText('tenis');
  await expect(hoja.locator('[data-marca]')).toHaveText('910 000 000 (inventado)');
  await expect(hoja.locator('[style]')).toHaveCount(0);
});

test.describe('what is being written', () => {
  test.use({ erroresPermitidos: [/401/] });

  test('survives a reload and a session that ends; leaving asks first; and who saved first is not overwritten', {
    tag: '@duro',
  }, async ({ mesa, api }) => {
    const pagina = 'contenidos/escuela_competicion';
    await mesa.goto(`/private/${pagina}`);
    const hoja = mesa.getByRole('textbox', hojaDe('Equipo de competición'));
    await hoja.press('Control+Home');
    await mesa.keyboard.type('A medio escribir. ');
    await mesa.keyboard.press('Escape');
    await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
    await dialogo(mesa).getByRole('button', { name: 'Seguir editando' }).click();
    const borradores = () => mesa.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(borradores).toContain('A medio escribir.');
    mesa.once('dialog', (dialog) => dialog.accept());
    await mesa.reload();
    await expect(hoja).toContainText('A medio escribir.');
    await expect(mesa.getByText('Hemos recuperado lo que escribiste')).toBeVisible();

    const caducada = { status: 401, json: { message: 'Tu sesión ha caducado' } };
    const alGuardar = new RegExp(`/api/private/${pagina}/borrador$`);
    await mesa.route(alGuardar, (ruta) =>
      ruta.request().method() === 'POST' ? ruta.fulfill(caducada) : ruta.continue(),
    );
    await mesa.keyboard.press('Control+s');
    await expect(mesa.getByRole('dialog', { name: 'Tu sesión ha caducado' })).toBeVisible();
    await mesa.unroute(alGuardar);
    mesa.once('dialog', (dialog) => dialog.accept());
    await mesa.goto(`/private/${pagina}`);
    await expect(hoja).toContainText('A medio escribir.');

    await api.post(pagina, { html: '<p>Lo suyo</p>' });
    await mesa.keyboard.press('Control+s');
    await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
    await expect(dialogo(mesa).getByRole('row', { name: /Texto/ })).toContainText(
      /A medio escribir.*Lo suyo/,
    );
    await dialogo(mesa).getByRole('button', { name: 'Cargar lo guardado' }).click();
    await expect(hoja).toHaveText('Lo suyo');

    await hoja.press('Control+Home');
    await mesa.keyboard.type('Otra vez. ');
    await expect.poll(borradores).toContain('Otra vez.');
    mesa.once('dialog', (dialog) => dialog.accept());
    await mesa.reload();
    await mesa.getByRole('button', { name: 'Descartarlo' }).click();
    await expect(hoja).toHaveText('Lo suyo');
    await expect(mesa.getByText('Hemos recuperado')).toHaveCount(0);
    await expect.poll(borradores).not.toContain('Otra vez.');
  });
});
