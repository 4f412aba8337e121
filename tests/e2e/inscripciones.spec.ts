import type { APIRequestContext, Page } from '@playwright/test';
import { mensajes } from '#contract/mensajes.ts';
import { camposDe } from '#domain/inscripcion/campos.ts';
import { mensajes as reglas } from '#domain/inscripcion/mensajes.ts';
import {
  centroForzado,
  etiquetaDeTipo,
  TIPOS_INSCRIPCION,
  type TipoInscripcion,
} from '#domain/inscripcion/tipos.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { ADMIN, abrir, esperarPrograma } from '../support/browser.ts';
import { ESQUEMAS, MEDIDAS, sinFaltas } from '../support/browser-axe.ts';
import { captchaResuelto, conforme, correosPara, expect, test } from '../support/browser-forms.ts';
import { ofrecerCampus, PROXIMO_VERANO } from '../support/campus.ts';
import { unaFoto } from '../support/photo.ts';

const enviar = (page: Page) => page.getByRole('button', { name: 'Enviar inscripción' }).click();

async function escribir(page: Page, datos: Record<string, string>): Promise<void> {
  for (const [etiqueta, valor] of Object.entries(datos))
    await page.getByLabel(etiqueta, { exact: false }).first().fill(valor);
}

const CONTACTO = {
  Dirección: 'Calle Mayor, 1',
  'Código postal': '28799',
  Población: 'Valdecierzo',
  Teléfono: '600 000 000',
};

const BANCO = {
  'Titular de la cuenta': 'Ana García',
  'Entidad bancaria': 'Banco del Prado',
  IBAN: 'ES91 2100 0418 4502 0005 1332',
};

async function firmar(page: Page): Promise<void> {
  const lienzo = page.getByLabel('Recuadro para firmar');
  await lienzo.scrollIntoViewIfNeeded();
  const caja = await lienzo.boundingBox();
  if (!caja) throw new Error('No canvas');
  await page.mouse.move(caja.x + 40, caja.y + 60);
  await page.mouse.down();
  for (let i = 1; i <= 12; i += 1) await page.mouse.move(caja.x + 40 + i * 15, caja.y + 60 + (i % 2) * 40);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Borrar y repetir' })).toBeEnabled();
}

async function rellenar(page: Page, tipo: TipoInscripcion, email: string): Promise<void> {
  const campos = camposDe(tipo);
  await escribir(page, { Nombre: 'Ana', Apellidos: 'García Peña', 'Fecha de nacimiento': '7/5/1990' });
  await escribir(page, { ...CONTACTO, Email: email });
  if (campos.includes('profesion')) await escribir(page, { Profesión: 'Árbitra' });
  if (campos.includes('cuentaIBAN')) await escribir(page, BANCO);
  if (campos.includes('fotos'))
    await page.getByRole('group', { name: 'Permiso para fotos' }).getByLabel('Sí').check();
  if (campos.includes('semana1')) await page.getByLabel(/23 de junio/).selectOption('a');
  await firmar(page);
  await conforme(page).check();
  const condiciones = page.getByLabel(/Acepto las condiciones/);
  if (await condiciones.count()) await condiciones.check();
}

test.beforeEach(({ request }) => ofrecerCampus(request));

for (const tipo of TIPOS_INSCRIPCION)
  test(`${tipo}: from the address to the mails with the signed form`, async ({ page, buzon }) => {
    const email = `${tipo}@correo.example`;
    await abrir(page, `/inscripciones/${tipo}`);
    await expect(page.getByLabel('¿En qué te quieres inscribir?')).toHaveValue(tipo);
    const centro = centroForzado(tipo);
    if (centro) {
      await expect(page.getByLabel('Centro')).toBeDisabled();
      await expect(page.getByLabel('Centro')).toHaveValue(centro);
    }
    await rellenar(page, tipo, email);
    await enviar(page);
    await expect(page.getByText(mensajes.inscripcionEnviada)).toBeVisible();
    const [copia] = await correosPara(buzon, email);
    expect(copia?.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
    expect(await page.evaluate(() => localStorage.getItem('borrador.inscripcion'))).toBeNull();
  });

test('the camp: running total, health, photo and receipt', async ({ page, buzon }) => {
  await abrir(page, '/inscripciones/campusverano');
  await rellenar(page, 'campusverano', 'campus@correo.example');
  await page.getByLabel(/28 de julio/).selectOption('c');
  await expect(page.getByText('Total: 160 €')).toBeVisible();
  await page.getByLabel('Alergias').fill('Frutos secos');
  await expect(page.getByText('Elegir o hacer una foto')).toBeVisible();
  await page.getByLabel('Foto de carné').setInputFiles(await unaFoto(4000, 3000));
  await expect(page.getByText('Cambiar')).toBeVisible();
  await page.getByLabel('Comprobante de pago').setInputFiles(await unaFoto(800, 600));
  await expect(page.getByAltText('Vista previa')).toHaveCount(2);
  const [peticion] = await Promise.all([page.waitForRequest('**/api/inscripcion'), enviar(page)]);
  expect(peticion.headers()['content-type']).toContain('multipart/form-data');
  await expect(page.getByText(mensajes.inscripcionEnviada)).toBeVisible();
  const [copia] = await correosPara(buzon, 'campus@correo.example');
  expect(copia?.text).not.toContain('Frutos secos');
});

test('without scripts, everything there is to enrol in is one link away', async ({ browser, baseURL }) => {
  const contexto = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await contexto.newPage();
  await page.goto('/inscripciones');
  const enlaces = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(enlaces).toHaveText(TIPOS_INSCRIPCION.map(etiquetaDeTipo));
  await page.getByRole('main').getByRole('link', { name: 'Liga infantil de tenis' }).click();
  await expect(page).toHaveURL('/inscripciones/ligainfantiltenis');
  await expect(page.locator('main noscript p').first()).toContainText('necesitan JavaScript');
  await expect(page.locator('main noscript p').first()).toBeVisible();
  await expect(page.getByText('Cargando…')).toBeHidden();
  await contexto.close();
});

test('the title of the tab follows what is chosen, and the way back', async ({ page }) => {
  await abrir(page, '/inscripciones');
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('nuevosocio');
  await expect(page).toHaveTitle(/^Inscripción: Alta de nuevo socio/);
  await page.getByText('Todas las páginas').click();
  await page.locator('footer a[href="/inscripciones"]').click();
  await expect(page).toHaveTitle(/^Inscripciones \|/);
});

test('until the program is there nothing can be sent: not a word goes in the address', async ({ page }) => {
  const { promise: escrito, resolve: seguir } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (ruta) => {
    await escrito;
    await ruta.continue();
  });
  await page.goto('/inscripciones/ligasocialtenis', { waitUntil: 'commit' });
  const nombre = page.getByLabel('Nombre', { exact: true });
  await nombre.fill('Ana');
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toBeDisabled();
  await nombre.press('Enter');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  seguir();
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toBeEnabled();
  await expect(page).toHaveURL('/inscripciones/ligasocialtenis');
  await expect(nombre).toHaveValue('Ana');
});

test('what is ticked before the program comes stays ticked', async ({ page }) => {
  const { promise: marcado, resolve: seguir } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (ruta) => {
    await marcado;
    await ruta.continue();
  });
  await page.goto('/inscripciones/ligasocialtenis', { waitUntil: 'commit' });
  const condiciones = page.getByLabel(/Acepto las condiciones/);
  const fotos = page.getByRole('group', { name: 'Permiso para fotos' }).getByLabel('No');
  await conforme(page).check();
  await condiciones.check();
  await fotos.check();
  seguir();
  await esperarPrograma(page);
  await enviar(page);
  await expect(page.getByRole('alert').filter({ hasText: 'por revisar' })).not.toContainText('Marca');
  for (const casilla of [conforme(page), condiciones, fotos]) await expect(casilla).toBeChecked();
});

test('a centre that a type decides is not kept for the next type', async ({ page }) => {
  await abrir(page, '/inscripciones');
  const tipo = page.getByLabel('¿En qué te quieres inscribir?');
  await tipo.selectOption('escuelapadel');
  await expect(page.getByLabel('Centro')).toHaveValue('reston');
  await tipo.selectOption('escuelaadultos');
  await expect(page.getByLabel('Centro')).toBeEnabled();
  await expect(page.getByLabel('Centro')).toHaveValue('');
});

test('a renovation is short unless data have changed', async ({ page }) => {
  await abrir(page, '/inscripciones/ligasocialtenis');
  await page.getByLabel(/Renuevo/).check();
  await expect(page.getByLabel('IBAN')).toHaveCount(0);
  await page.getByLabel('Han cambiado mis datos').check();
  await expect(page.getByLabel('IBAN')).toBeVisible();
  await page.getByLabel('Han cambiado mis datos').uncheck();
  await escribir(page, { Nombre: 'Ana', Apellidos: 'García', Email: 'renueva@correo.example' });
  await escribir(page, { Teléfono: '600' });
  await conforme(page).check();
  await enviar(page);
  await expect(page.getByText(mensajes.inscripcionEnviada)).toBeVisible();
});

test('what keeps it from being sent is summed up, and the focus goes to the first', async ({ page }) => {
  await abrir(page, '/inscripciones/escuelaadultos');
  await escribir(page, {
    Nombre: 'Ana',
    Email: 'a@x.example,b@x.example',
    'Fecha de nacimiento': '31/02/2000',
  });
  await enviar(page);
  const apellidos = page.getByLabel('Apellidos', { exact: true });
  await expect(apellidos).toBeFocused();
  await expect(apellidos).toHaveAccessibleDescription(reglas.falta('Apellidos'));
  const resumen = page.getByRole('alert').filter({ hasText: 'por revisar' });
  await expect(resumen.getByRole('link', { name: reglas.comasEnEmail })).toBeVisible();
  await resumen.getByRole('link', { name: reglas.fechaNacimientoIncorrecta }).click();
  await expect(page.getByLabel('Fecha de nacimiento')).toBeFocused();
});

test('warnings stand beside their field and never block', async ({ page }) => {
  await abrir(page, '/inscripciones/escuelaminitenis');
  await rellenar(page, 'escuelaminitenis', 'avisos@correo.example');
  await escribir(page, { IBAN: 'ES00 1234', 'Código postal': '287', 'Fecha de nacimiento': '2018-05-07' });
  await page.getByLabel('Padre, madre o tutor').focus();
  await page.getByLabel('Padre, madre o tutor').blur();
  await page.getByLabel('IBAN').focus();
  await page.getByLabel('IBAN').blur();
  await page.getByRole('button', { name: 'Borrar y repetir' }).click();
  await page.getByLabel('O firma escribiendo').focus();
  await page.getByLabel('O firma escribiendo').blur();
  for (const aviso of [reglas.ibanDudoso, reglas.cpDudoso, reglas.faltaTutor, reglas.faltaFirma])
    await expect(page.getByText(aviso)).toBeVisible();
  await page.getByLabel('O firma escribiendo').fill('Ana García');
  await enviar(page);
  await expect(page.getByText(mensajes.inscripcionEnviada)).toBeVisible();
});

test('the draft keeps neither the bank nor the health data', async ({ page }) => {
  await abrir(page, '/inscripciones/campusverano');
  await escribir(page, { Nombre: 'Ana', Alergias: 'Polen' });
  const guardado = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(guardado).toContain('Ana');
  await page.goto('/inscripciones/nuevosocio');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana');
  await escribir(page, { IBAN: 'ES91 2100' });
  await page.reload();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana');
  await expect(page.getByLabel('IBAN')).toHaveValue('');
  expect(await guardado()).not.toMatch(/Polen|2100/);
});

test('without connection everything stays, and goes when it is back', async ({ page, context }) => {
  await abrir(page, '/inscripciones/nuevosocio');
  const resuelto = captchaResuelto(page);
  await rellenar(page, 'nuevosocio', 'red@correo.example');
  await resuelto;
  await context.setOffline(true);
  await enviar(page);
  await expect(page.getByText(mensajes.solicitudFallida)).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue(BANCO.IBAN);
  await context.setOffline(false);
  await enviar(page);
  await expect(page.getByText(mensajes.inscripcionEnviada)).toBeVisible();
});

async function abrirTipos(
  request: APIRequestContext,
  tipos: readonly TipoInscripcion[],
  abierta: boolean,
): Promise<void> {
  const jwt = await (await request.post('/api/auth/login', { data: ADMIN })).text();
  await request.post('/api/private/inscripcion/tipos', {
    data: tipos.map((tipo) => ({ tipo, abierta })),
    headers: { authorization: jwt },
  });
}

test('a closed type warns and hides the form', async ({ page, request }) => {
  const abierta = (valor: boolean) => abrirTipos(request, ['ligainfantiltenis'], valor);
  await abierta(false);
  await abrir(page, '/inscripciones/ligainfantiltenis');
  await expect(page.getByText(mensajes.inscripcionCerrada)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toHaveCount(0);
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption(etiquetaDeTipo('nuevosocio'));
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toBeVisible();
  await abierta(true);
});

const NUNCA = { desde: '2025-06-23', hasta: '2025-06-27' };

test('a camp that is over, a week that is over and a club that closes everything say so', async ({
  page,
  request,
}) => {
  const { semanas, ...resto } = unCampus(PROXIMO_VERANO);
  const pasado = semanas.map((semana, i) => (i === 0 ? { ...semana, ...NUNCA } : semana));
  await ofrecerCampus(request, { ...resto, semanas: pasado });
  await abrir(page, '/inscripciones/campusverano');
  await expect(page.getByText('Ya no se puede elegir: 23 de junio – 27 de junio (terminada).')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /23 de junio/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: /30 de junio/ }).selectOption('c');
  await expect(page.getByText('Total: 85 €')).toBeVisible();

  await ofrecerCampus(request, unCampus(2025));
  await abrir(page, '/inscripciones/campusverano');
  await expect(page.getByRole('alert')).toContainText('Las semanas del campus de 2025 ya han terminado.');
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Campus de verano (cerrada)' })).toBeAttached();
  await page.goto('/escuela-campamentos');
  await expect(page.getByText('Las semanas del campus de 2025 ya han terminado.')).toBeVisible();

  const todas = (abierta: boolean) => abrirTipos(request, TIPOS_INSCRIPCION, abierta);
  await todas(false);
  await abrir(page, '/inscripciones');
  await expect(page.getByRole('alert')).toContainText(mensajes.todoCerrado);
  await sinFaltas(page);
  await todas(true);
});

test('the form has no fault that axe knows of', async ({ page }) => {
  test.slow();
  for (const colorScheme of ESQUEMAS)
    for (const medida of MEDIDAS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(medida);
      await abrir(page, '/inscripciones/campusverano');
      await enviar(page);
      await sinFaltas(page);
    }
});
