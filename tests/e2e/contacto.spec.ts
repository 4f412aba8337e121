import { mensajes } from '#contract/mensajes.ts';
import { mensajesConsulta as reglas } from '#domain/inscripcion/consulta.ts';
import { SIN_CONEXION } from '#web/platform/call.ts';
import { abrir, esperarPrograma } from '../support/browser/browser.ts';
import { captchaResuelto, conforme, correosPara, expect, test } from '../support/browser/browser-forms.ts';
import { toast } from './support/mesa.ts';

const CLUB = 'info@clubtenisvaldecierzo.example';
const ESCUELA = 'escuela@clubtenisvaldecierzo.example';

test('a message from where there is hardly a connection loses nothing, and arrives once', async ({
  page,
  context,
  buzon,
}) => {
  await page.route('**/api/captcha', (ruta) => ruta.fulfill({ status: 500, json: { message: 'No.' } }));
  const enviados: string[] = [];
  page.on('request', (una) => una.method() === 'POST' && enviados.push(una.url()));
  await abrir(page, '/contacto');
  const enviar = page.getByRole('button', { name: 'Enviar mensaje' });
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Mensaje').fill('Desde el metro');
  await conforme(page).check();
  await expect(enviar).toBeDisabled();
  await enviar.press('Enter');
  await expect(page.getByText(reglas.faltaContacto)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('metro@correo.example');
  await enviar.click();
  await expect(page.getByText(mensajes.captchaNulo)).toBeVisible();
  expect(enviados).toEqual([]);

  await page.unroute('**/api/captcha');
  await page.reload();
  await esperarPrograma(page);
  await expect(page.getByLabel('Mensaje')).toHaveValue('Desde el metro');
  await expect(conforme(page)).not.toBeChecked();
  const resuelto = captchaResuelto(page);
  await conforme(page).check();
  await resuelto;
  await context.setOffline(true);
  await enviar.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(new RegExp(`^${SIN_CONEXION}`));
  await expect(page.getByText('Ha habido un error')).toHaveCount(0);
  await context.setOffline(false);

  // It arrives, and its answer is lost.
  await page.route('**/api/contacto', (ruta) => ruta.fetch().then(() => ruta.abort()), { times: 1 });
  await enviar.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Mensaje')).toHaveValue('Desde el metro');
  await enviar.dblclick();
  await expect(toast(page, new RegExp(`^${mensajes.formularioEnviado}$`))).toBeVisible();
  await expect(conforme(page)).not.toBeChecked();
  await expect(page.getByLabel('Mensaje')).toHaveValue('');
  expect(enviados).toHaveLength(3);
  const [alClub] = await correosPara(buzon, CLUB);
  expect(alClub?.text).toContain('Desde el metro');
  await correosPara(buzon, 'metro@correo.example');
  expect(await page.evaluate(() => localStorage.getItem('borrador.contacto'))).toBeNull();
});

test('where nobody can be answered is told in its field, level with the one beside it, and nothing is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await abrir(page, '/contacto');
  const [email, telefono] = [page.getByLabel('Email'), page.getByLabel('Teléfono')];
  await page.getByLabel('Nombre').fill('Lucía');
  await page.getByLabel('Mensaje').fill('Hola');
  await email.fill('lucia@');
  await conforme(page).check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(reglas.emailSinRespuesta)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('lucia@');
  expect((await telefono.boundingBox())?.y).toBe((await email.boundingBox())?.y);
  await email.fill('');
  await telefono.fill('12');
  await expect(page.getByText(reglas.telefonoSinRespuesta)).toBeVisible();
  expect((await telefono.boundingBox())?.y).toBe((await email.boundingBox())?.y);
});

test('a trial class is asked for from the text of a page, with the keyboard alone', async ({
  page,
  buzon,
}) => {
  await abrir(page, '/escuela-padel');
  await page
    .getByRole('main')
    .getByRole('link', { name: /clase de prueba/i })
    .press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Solicitud clase de prueba' });
  await expect(dialogo.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Eva');
  await page.keyboard.press('Escape');
  await expect(dialogo).toHaveCount(0);
  await expect(page).toHaveURL('/escuela-padel');

  await page.getByRole('button', { name: 'Menú' }).press('Enter');
  await page.getByRole('navigation').getByRole('link', { name: 'Clase de prueba' }).press('Enter');
  await expect(dialogo.getByLabel('Nombre')).toHaveValue('Eva');
  const enviar = dialogo.getByRole('button', { name: 'Enviar solicitud' });
  await expect(enviar).toBeDisabled();
  await conforme(dialogo).press('Space');
  await enviar.press('Enter');
  await expect(dialogo.getByText(reglas.faltaContacto)).toBeVisible();
  await expect(dialogo.getByLabel('Teléfono')).toBeFocused();
  await dialogo.getByLabel('Email').fill('eva@correo.example');
  await expect(dialogo.getByText(reglas.faltaContacto)).toHaveCount(0);
  const rechazo = { status: 500, json: { message: 'No queda sitio en el disco.' } };
  await page.route('**/api/pruebanivel', (ruta) => ruta.fulfill(rechazo), { times: 1 });
  await enviar.press('Enter');
  await expect(toast(page, mensajes.solicitudFallida)).toBeVisible();
  await expect(dialogo.getByRole('alert')).toHaveText(
    `${mensajes.solicitudFallida} ${rechazo.json.message} Lo que has escrito sigue aquí, en este dispositivo.`,
  );
  await enviar.press('Enter');
  await expect(toast(page, new RegExp(`^${mensajes.solicitudEnviada}$`))).toBeVisible();
  await expect(dialogo.getByText(mensajes.solicitudEnviada)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Entendido' }).press('Enter');
  await expect(dialogo).toHaveCount(0);
  await correosPara(buzon, ESCUELA);
  await correosPara(buzon, 'eva@correo.example');
});

for (const [ancho, height] of Object.entries({ 1366: 768, 412: 915 }))
  for (const ruta of ['/', '/contacto'])
    test(`the trial class closed with Escape gives back the focus, also before the program comes: ${ruta}, ${ancho}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: Number(ancho), height });
      const enMovil = height > Number(ancho);
      const dialogo = page.getByRole('dialog', { name: 'Solicitud clase de prueba' });
      const menu = page.getByRole('button', { name: 'Menú' });
      const enlace = page.getByRole('navigation').getByRole('link', { name: 'Clase de prueba' });
      for (const ir of [() => page.goto(ruta), () => abrir(page, ruta)]) {
        await ir();
        if (enMovil) await menu.press('Enter');
        await enlace.press('Enter');
        await expect(dialogo.getByLabel('Nombre')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialogo).toHaveCount(0);
        // The sheet of a phone closed with the press.
        await expect(enMovil ? menu : enlace).toBeFocused();
      }
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('who wants to write, to try or to enrol reads how else to ask', async ({ page }) => {
    await page.goto('/contacto');
    // The texts of a `noscript` are none to `getByText`.
    const aviso = page.locator('main form noscript p');
    await expect(aviso).toContainText('necesitan JavaScript');
    await expect(aviso.getByRole('link', { name: /^info@/ })).toBeVisible();

    await page.goto('/escuela-presentacion');
    const otraManera = page.locator('noscript p');
    await expect(otraManera).toBeHidden();
    await page.getByRole('main').locator('a[href$="#clase-de-prueba"]').first().click();
    await expect(otraManera).toBeInViewport();

    await page.goto('/inscripciones');
    await page.getByRole('main').getByRole('link', { name: 'Liga infantil' }).click();
    await expect(page).toHaveURL('/inscripciones/ligainfantiltenis');
    await expect(page.locator('main noscript p').first()).toBeVisible();
  });
});
