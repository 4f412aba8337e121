import type { Page } from '@playwright/test';
import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import { PARA_DESPUES } from '#domain/inscripcion/acuse.ts';
import { mensajes as reglas } from '#domain/inscripcion/errores.ts';
import { abrir } from '../support/browser/browser.ts';
import { conforme, correosPara, enSuPaso, expect, test } from '../support/browser/browser-forms.ts';
import { ofrecerCampus } from '../support/campus.ts';

const EMAIL = 'familia@correo.example';

async function rellenarCampus(page: Page): Promise<void> {
  const escrito = {
    ...{ Nombre: 'Ana', Apellidos: 'García Peña', 'Fecha de nacimiento': '7/5/2016' },
    ...{ 'Padre, madre o tutor': 'Luis García', Email: EMAIL, Teléfono: '600 000 000' },
    ...{ Dirección: 'Calle Mayor, 1', 'Código postal': '28799', Población: 'Valdecierzo' },
  };
  for (const [etiqueta, valor] of Object.entries(escrito))
    await (await enSuPaso(page.getByLabel(etiqueta, { exact: false }).first())).fill(valor);
  await (
    await enSuPaso(page.locator('fieldset', { hasText: 'Permiso para fotos' }).getByLabel('No'))
  ).check();
  await (await enSuPaso(conforme(page))).check();
}

/** In sight below the bar that sticks to the top. */
async function expectEnVista(page: Page, titulo: string): Promise<void> {
  const arriba = async () => (await page.getByRole('heading', { name: titulo }).boundingBox())?.y ?? 0;
  await expect.poll(arriba).toBeGreaterThan(60);
  expect(await arriba()).toBeLessThan(300);
}

test('a camp ends in sight: week asked for, what to pay, one story offline, then what was sent and what is missing', async ({
  page,
  context,
  request,
  buzon,
}) => {
  await ofrecerCampus(request);
  await abrir(page, '/inscripciones/campusverano');
  await rellenarCampus(page);
  const enviar = page.locator('button', { hasText: 'Enviar inscripción' });
  await enviar.click();
  await expect(page.getByRole('link', { name: reglas.eligeSemana })).toBeVisible();
  await expect(page.getByLabel(/23 de junio/)).toBeFocused();
  await page.getByLabel(/23 de junio/).selectOption('c');
  const transferencia = await enSuPaso(page.getByLabel('La transferencia'));
  await expect(transferencia).toContainText(club.banco.iban);
  await expect(transferencia).toContainText('85 €');
  await expect(transferencia).toContainText('Ana García Peña');

  await context.setOffline(true);
  await (await enSuPaso(enviar)).click();
  await expect(page.getByRole('alert').filter({ hasText: /^No hay conexión con el club/ })).toBeVisible();
  await expect(page.getByText('Ha habido un error')).toHaveCount(0);
  await context.setOffline(false);
  await enviar.click();

  const titulo = 'Ya está: hemos recibido la inscripción';
  await expect(page.getByRole('heading', { name: titulo })).toBeFocused();
  await expectEnVista(page, titulo);
  await expect(page).toHaveURL('/inscripciones/campusverano');
  const final = page.getByRole('region', { name: titulo });
  await expect(final).toContainText(mensajes.inscripcionEnviada);
  await expect(final.getByRole('list', { name: PARA_DESPUES.titulo })).toContainText(
    'El comprobante de la transferencia.',
  );
  await expect(final.getByRole('list', { name: 'Y ahora' })).toContainText(club.banco.iban);
  const referencia = await final.locator('strong').last().innerText();
  const [copia] = await correosPara(buzon, EMAIL);
  expect(copia?.subject).toContain(referencia);
  for (const frase of ['Total: 85 €', '- El comprobante de la transferencia.', 'Te confirmamos la plaza'])
    expect(copia?.text).toContain(frase);
  expect(copia?.text).not.toContain('García');

  // A reload loses neither the reference nor what is missing, and keeps nothing of who it was.
  await page.reload();
  await expect(final).toContainText(referencia);
  await expect(final.getByRole('list', { name: PARA_DESPUES.titulo })).toContainText('comprobante');
  await expect(final).not.toContainText('García');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('García');

  // It is of what was asked for: the form of anything else begins.
  await page.locator('header a[href="/inscripciones/escuelaadultos"]').dispatchEvent('click');
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible();
  await expect(final).toHaveCount(0);
  await page.goBack();
  await expect(final).toContainText(referencia);

  await page.getByRole('button', { name: 'Inscribir a otra persona' }).click();
  await expect(page.getByRole('region', { name: 'Datos del niño o la niña' })).toBeFocused();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
});

test('who renews in one thing is asked everything in another, and opening the preferences loses nothing', async ({
  page,
}) => {
  await abrir(page, '/inscripciones/equipocompeticion');
  await page.getByLabel(/Renuevo/).check();
  await expect(page.getByLabel('IBAN')).toHaveCount(0);
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('escuelapickleball');
  await expect(page.getByLabel(/Renuevo/)).not.toBeChecked();
  await (await enSuPaso(page.getByLabel('IBAN'))).fill('ES91');
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('equipocompeticion');
  await expect(page.getByLabel(/Renuevo/)).toBeChecked();

  // What is only for members makes one, and says the sum; nothing typed is lost on the way there.
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('ligasocialtenis');
  await expect(page.getByLabel('IBAN')).toHaveValue('ES91');
  const recibo = page.getByText('En ella se pasan los recibos');
  // The mistake of the field that is left does not move the button from under the press.
  const nacimiento = page.getByLabel('Fecha de nacimiento');
  const antes = await nacimiento.inputValue();
  await nacimiento.fill('31/02/1980');
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByText(reglas.falta('Nombre')).first()).toBeVisible();
  await expect(page.getByText(/^El 31\/02\/1980 no existe/).first()).toBeVisible();
  await nacimiento.fill(antes);
  await page.getByLabel(/^Aún no/).check();
  await expect(page.getByLabel('Profesión')).toBeVisible();
  await expect(recibo).toContainText(/24\s€ .* \+ 30\s€ de cuota de socio = 54\s€/);
  await page.getByLabel(/^Sí 24/).check();
  await expect(page.getByLabel('Profesión')).toHaveCount(0);
  await expect(recibo).toHaveText(/24\s€ la temporada [^;]*$/);
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('equipocompeticion');

  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana');
  await page.getByRole('link', { name: 'Preferencias de cookies' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ana');
  await expect(page).toHaveURL('/inscripciones/equipocompeticion');
});
