import type { Page } from '@playwright/test';
import { mensajes } from '#contract/mensajes.ts';
import { mensajes as reglas } from '#domain/inscripcion/errores.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { SIN_CONEXION } from '#web/platform/call.ts';
import { abrir, esperarPrograma } from '../support/browser/browser.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import {
  captchaResuelto,
  conforme,
  correosPara,
  enSuPaso,
  expect,
  test,
} from '../support/browser/browser-forms.ts';
import { ofrecerCampus, PROXIMO_VERANO } from '../support/campus.ts';
import { unaFoto } from '../support/photo.ts';
import { toast } from './support/mesa.ts';

/** By its words: a button in a step that is not on the screen has no role. */
const enviar = (page: Page) => page.locator('button', { hasText: 'Enviar inscripción' });
const mandar = async (page: Page) => (await enSuPaso(enviar(page))).click();
const campo = (page: Page, nombre: string) => page.getByLabel(nombre, { exact: true });

async function escribir(page: Page, datos: Record<string, string>): Promise<void> {
  for (const [etiqueta, valor] of Object.entries(datos))
    await (await enSuPaso(page.getByLabel(etiqueta, { exact: false }).first())).fill(valor);
}

const CONTACTO = {
  Dirección: 'Calle Mayor, 1',
  'Código postal': '28799',
  Población: 'Valdecierzo',
  Teléfono: '600 000 000',
};

const IBAN = 'ES91 2100 0418 4502 0005 1332';

const guardado = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function firmar(page: Page): Promise<void> {
  const lienzo = await enSuPaso(page.getByLabel('Recuadro para firmar'));
  await lienzo.scrollIntoViewIfNeeded();
  const caja = await lienzo.boundingBox();
  if (!caja) throw new Error('No canvas');
  await page.mouse.move(caja.x + 40, caja.y + 60);
  await page.mouse.down();
  for (let i = 1; i <= 12; i += 1) await page.mouse.move(caja.x + 40 + i * 15, caja.y + 60 + (i % 2) * 40);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Borrar y repetir' })).toBeEnabled();
}

const sinFotos = (page: Page) => page.locator('fieldset', { hasText: 'Permiso para fotos' }).getByLabel('No');

test('somebody becomes a member: mistakes are summed up, doubts are said, and nothing is lost', async ({
  page,
  context,
  buzon,
}) => {
  await abrir(page, '/inscripciones');
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('nuevosocio');
  await expect(page).toHaveTitle(/^Inscripción: Alta de nuevo socio/);
  await expect(page).toHaveURL('/inscripciones/nuevosocio');
  await escribir(page, { Nombre: 'Ana', Email: 'socia@x.example,b@x.example', 'Fecha de nac': '31/02/2000' });
  await mandar(page);
  await expect(campo(page, 'Apellidos')).toBeFocused();
  await expect(campo(page, 'Apellidos')).toHaveAccessibleDescription(reglas.falta('Apellidos'));
  const resumen = page.getByRole('alert').filter({ hasText: 'por revisar' });
  await expect(resumen.getByRole('link', { name: reglas.comasEnEmail })).toBeVisible();
  await resumen.getByRole('link', { name: reglas.nacimientoQueNoExiste('31/02/2000') }).click();
  await expect(page.getByLabel('Fecha de nacimiento')).toBeFocused();
  await sinFaltas(page);

  const datos = { Apellidos: 'García Peña', 'Fecha de nacimiento': '7/5/1990', Profesión: 'Árbitra' };
  await escribir(page, { ...datos, ...CONTACTO, Email: 'socia@correo.example' });
  await escribir(page, { 'Titular de la cuenta': 'Ana García', 'Entidad bancaria': 'Banco del Prado' });
  await escribir(page, { IBAN: 'ES00 1234' });
  await expect(page.getByText(reglas.ibanDudoso).first()).toBeVisible();
  await expect.poll(() => guardado(page)).toContain('García Peña');
  expect(await guardado(page)).not.toContain('1234');
  // It is solved from the first focus on.
  const resuelto = captchaResuelto(page);
  await page.reload();
  await expect(campo(page, 'Apellidos')).toHaveValue('García Peña');
  await expect(page.getByLabel('IBAN')).toHaveValue('');
  await expect(
    page.getByText(/no se guardan la cuenta bancaria y su titular.* la firma: hay que ponerlos otra vez/),
  ).toBeVisible();
  await expect(page.getByLabel('IBAN')).toBeInViewport();

  await escribir(page, { 'Titular de la cuenta': 'Ana García', 'Entidad bancaria': 'Banco del Prado', IBAN });
  await firmar(page);
  await (await enSuPaso(conforme(page))).check();
  await resuelto;
  await context.setOffline(true);
  await mandar(page);
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(new RegExp(`^${SIN_CONEXION}`));
  await expect(page.getByText('Ha habido un error')).toHaveCount(0);
  await expect(page.getByLabel('IBAN')).toHaveValue(IBAN);
  await context.setOffline(false);
  // Closed meanwhile, it says so and whom to write to; open again, it is all there.
  const cerrada = { status: 409, json: { message: mensajes.inscripcionCerrada } };
  await page.route('**/api/inscripcion', (ruta) => ruta.fulfill(cerrada), { times: 1 });
  await mandar(page);
  await expect(page.getByRole('form').getByRole('alert').filter({ hasText: 'cerrar' })).toHaveText(
    /^La inscripción en «Alta de nuevo socio» se acaba de cerrar\. .*escríbenos a \S+@\S+\. Lo que has escrito sigue aquí, en este dispositivo\.$/,
  );
  await expect(page.getByText('Ha habido un error')).toHaveCount(0);
  // Something else came in with its key: it has not closed, and the next try goes with another.
  const claves: string[] = [];
  await page.route('**/api/inscripcion', (ruta) => {
    claves.push(/"idEnvio":"([\w-]+)"/.exec(ruta.request().postData() ?? '')?.[1] ?? '');
    const cruzado = { status: 409, json: { message: mensajes.otroConEsaClave } };
    return claves.length === 1 ? ruta.fulfill(cruzado) : ruta.continue();
  });
  await mandar(page);
  await expect(page.getByRole('form').getByRole('alert').filter({ hasText: 'cruzado' })).toHaveText(
    `${mensajes.otroEnvio} Lo que has escrito sigue aquí, en este dispositivo.`,
  );
  await expect(page.getByText('se acaba de cerrar')).toHaveCount(0);
  await mandar(page);
  await expect(toast(page, new RegExp(`^${mensajes.inscripcionEnviada}$`))).toBeVisible();
  expect(new Set(claves).size).toBe(2);
  const [copia] = await correosPara(buzon, 'socia@correo.example');
  expect(copia?.attachments).toEqual([]);
  const enlace = page.getByRole('link', { name: 'Descargar una copia en PDF' });
  const pdf = await page.request.get((await enlace.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(await guardado(page)).not.toContain('García Peña');

  await page.getByRole('button', { name: 'Inscribir a otra persona' }).click();
  await expect(page.getByLabel('Dirección')).toHaveValue('Calle Mayor, 1');
  await expect(campo(page, 'Nombre')).toHaveValue('');
});

test('a family takes two weeks of the camp: total, health, photo and receipt', async ({
  page,
  request,
  buzon,
}) => {
  const { semanas, ...resto } = unCampus(PROXIMO_VERANO);
  const pasada = { desde: '2025-06-23', hasta: '2025-06-27' };
  await ofrecerCampus(request, {
    ...resto,
    semanas: semanas.map((una, i) => (i === 0 ? { ...una, ...pasada } : una)),
  });
  await abrir(page, '/inscripciones/campusverano');
  const pasadas = page.getByText('Ya no se puede elegir: 23 de junio – 27 de junio de 2025 (terminada).');
  await expect(await enSuPaso(pasadas)).toBeVisible();
  const quien = { Nombre: 'Leo', Apellidos: 'Gil', 'Fecha de nacimiento': '2018-05-07' };
  await escribir(page, { ...quien, ...CONTACTO, Email: 'campus@correo.example' });
  await escribir(page, { 'Padre, madre o tutor': 'Ana Gil' });
  await (await enSuPaso(page.getByLabel(/30 de junio/))).selectOption('a');
  await page.getByLabel(/28 de julio/).selectOption('c');
  await expect(page.getByText('Total: 160 €', { exact: true })).toBeVisible();
  await escribir(page, { Alergias: 'Frutos secos' });
  await (await enSuPaso(sinFotos(page))).check();
  await page.getByLabel('Foto de carné').setInputFiles(await unaFoto(4000, 3000));
  await page.getByLabel('Comprobante de pago').setInputFiles(await unaFoto(800, 600));
  await expect(page.getByAltText('Vista previa')).toHaveCount(2);
  await page.getByLabel('O firma escribiendo').fill('Ana Gil');
  await (await enSuPaso(conforme(page))).check();
  await expect.poll(() => guardado(page)).toContain('Leo');
  expect(await guardado(page)).not.toContain('Frutos secos');
  await mandar(page);
  await expect(toast(page, new RegExp(`^${mensajes.inscripcionEnviada}$`))).toBeVisible();
  const [copia] = await correosPara(buzon, 'campus@correo.example');
  expect(copia?.text).toContain('160 €');
  expect(copia?.text).not.toContain('Frutos secos');
  const [alClub] = await correosPara(buzon, 'campus@clubtenisvaldecierzo.example');
  expect(alClub?.attachments.filter(({ mimeType }) => mimeType === 'image/jpeg')).toHaveLength(2);
});

test('who renews before the program has come loses nothing, and is asked only for what may change', {
  tag: '@duro',
}, async ({ page, buzon }) => {
  const { promise: escrito, resolve: seguir } = Promise.withResolvers<void>();
  const { promise: pulsado, resolve: traerFormulario } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (ruta) => {
    await (/formulario-/.test(ruta.request().url()) ? pulsado : escrito);
    await ruta.continue();
  });
  await page.goto('/inscripciones/ligasocialtenis', { waitUntil: 'commit' });
  const nombre = campo(page, 'Nombre');
  await nombre.fill('Ana');
  await page.getByLabel(/Renuevo/).check();
  await expect(enviar(page)).toBeDisabled();
  await nombre.press('Enter');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page).toHaveURL('/inscripciones/ligasocialtenis');
  seguir();
  await esperarPrograma(page);
  // On to another step while the form's own program is on its way.
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/#apartado-contacto$/);
  traerFormulario();
  await expect(enviar(page)).toBeEnabled();
  await expect(nombre).toHaveValue('Ana');
  await expect(page.getByLabel('Email')).toBeVisible();
  // The browser's back is a step back.
  await page.goBack();
  await expect(page.getByLabel(/Renuevo/)).toBeChecked();
  await expect(page.getByLabel('IBAN')).toHaveCount(0);
  await page.getByLabel('Han cambiado mis datos').check();
  await expect(page.getByLabel('IBAN')).toHaveCount(1);
  await page.getByLabel('Han cambiado mis datos').uncheck();
  // What is missing keeps one in its step; Enter goes on like the button.
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(campo(page, 'Apellidos')).toBeFocused();
  await campo(page, 'Apellidos').fill('García');
  await campo(page, 'Apellidos').press('Enter');
  await page.getByLabel('Email').fill('renueva@correo.example');
  await page.getByLabel('Teléfono').fill('600');
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await conforme(page).check();
  await enviar(page).click();
  await expect(toast(page, new RegExp(`^${mensajes.inscripcionEnviada}$`))).toBeVisible();
  await correosPara(buzon, 'renueva@correo.example');
});
