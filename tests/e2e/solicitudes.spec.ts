import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { club } from '#club';
import { mensajes as reglas } from '#domain/inscripcion/mensajes.ts';
import { unaFoto } from '../support/photo.ts';
import { enviarContacto, inscribir } from './support/enviar.ts';
import { dialogo, expect, expectCuidada, expectPideEntrar, filas, test, toast } from './support/mesa.ts';

type Solicitud = { id: number; nombre: string; leida: boolean };

const LISTA = '/private/solicitudes';
const IBAN = 'ES9121000418450200051332';

/** The name a file is saved with. */
async function descargar(page: Page, boton: string | RegExp): Promise<string> {
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: boton }).press('Enter');
  return (await bajada).suggestedFilename();
}

const CAMPUS = { tipo: 'campusverano', semana1: 'a', alergia: 'Polen', conformeinscripcion: true } as const;

const fila = (page: Page, nombre: string) => page.getByRole('row', { name: new RegExp(nombre) });
const abrir = (page: Page, nombre: string) =>
  page.getByRole('link', { name: new RegExp(`^Abrir ${nombre}`) }).press('Enter');

test('without a session, the way to the inbox goes through the login', async ({ page }) => {
  await expectPideEntrar(page, `${LISTA}?texto=nadiesellamaasi`, 'Solicitudes');
  await expect(page.getByText('Ninguna solicitud es así')).toBeVisible();
});

test('an empty inbox says so', async ({ mesa }) => {
  await mesa.route('**/api/private/solicitudes', (ruta) => ruta.fulfill({ json: [] }));
  await mesa.goto(LISTA);
  await expect(mesa.getByText('Todavía no ha llegado ninguna solicitud')).toBeVisible();
});

test('one that does not exist says so, with the way back', async ({ mesa }) => {
  await mesa.goto(`${LISTA}/99999`);
  await expect(mesa.getByRole('alert')).toContainText('No existe o se ha borrado.');
  await mesa.getByRole('button', { name: 'Volver' }).click();
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Solicitudes');
});

test('a message is found, read, handled with notes and deleted with the keyboard', async ({
  mesa,
  api,
  request,
}) => {
  await enviarContacto(request, 'Íñigo Núñez');
  await enviarContacto(request, 'Eva Gil');
  const sinLeer = (await api.get<Solicitud[]>('solicitudes')).filter(({ leida }) => !leida).length;
  await mesa.goto(LISTA);
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await expect(mesa.getByRole('status').getByText(`${sinLeer} sin leer`)).toBeVisible();
  await mesa.keyboard.type('inigo');
  await mesa.keyboard.press('Enter');
  await expect(mesa).toHaveURL(/texto=inigo/);
  await expect(filas(mesa)).toHaveCount(1);
  await expect(fila(mesa, 'Íñigo Núñez')).toContainText('Sin leer');

  await mesa.keyboard.press('ArrowDown');
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Íñigo Núñez');
  await expect(mesa.getByText('Por la tarde.')).toBeVisible();
  const asunto = encodeURIComponent(`${club.nombre}: tu mensaje`);
  await expect(mesa.locator('dd a[href^="mailto:"]')).toHaveAttribute(
    'href',
    new RegExp(`@.*\\?subject=${asunto}$`),
  );
  await expect(mesa.getByLabel('Atendida')).toBeFocused();
  await mesa.keyboard.press('Escape');
  await expect(mesa.getByRole('link', { name: /^Abrir Íñigo/ })).toBeFocused();
  await expect(fila(mesa, 'Íñigo Núñez')).not.toContainText('Sin leer');

  await mesa.keyboard.press('Enter');
  await mesa.getByLabel('Atendida').press('Space');
  await mesa.keyboard.press('Tab');
  await mesa.keyboard.type('Llamado el lunes');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Guardada la solicitud de Íñigo Núñez')).toBeVisible();
  await expect(fila(mesa, 'Íñigo Núñez')).toContainText(/Atendida.*Con notas/);

  await mesa.getByLabel('Nombre').fill('');
  await mesa.getByLabel('Atención').selectOption('Sin atender');
  await mesa.getByLabel('Atención').press('Enter');
  await expect(mesa).toHaveURL(/atendida=false/);
  await expect(fila(mesa, 'Íñigo Núñez')).toHaveCount(0);

  await mesa.goto(`${LISTA}?atendida=true`);
  await abrir(mesa, 'Íñigo Núñez');
  await mesa.getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(dialogo(mesa)).toContainText(
    /lo que envió Íñigo Núñez \(mensaje de contacto n\.º \d+\): sus datos, las notas y el seguimiento de 2 correos/,
  );
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Solicitud borrada')).toBeVisible();
  await expect(mesa.getByText('Ninguna solicitud es así')).toBeVisible();
});

test('an enrolment: warnings, bank and health only when asked for, its PDF', async ({ mesa, request }) => {
  await inscribir(request, { cuentaIBAN: 'ES00 1234', firmaEscrita: '', nombre: 'Lía' });
  const leo = { ...CAMPUS, nombre: 'Leo', nombrePadreMadreTutor: 'Ana' };
  await inscribir(request, leo, { file: await unaFoto(300, 400) });
  await mesa.goto(`${LISTA}?tipo=escuelaadultos`);
  await expect(fila(mesa, 'Lía')).toContainText('2 avisos');
  await abrir(mesa, 'Lía');
  await expect(mesa.getByText(reglas.ibanDudoso)).toBeVisible();
  await expect(mesa.getByText(reglas.faltaFirma)).toBeVisible();
  await expect(mesa.getByText('ES00 1234')).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Mostrar los datos bancarios' }).press('Enter');
  await expect(mesa.getByText('ES00 1234')).toBeVisible();
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByText('ES00 1234')).toHaveCount(0);
  expect(await descargar(mesa, 'Descargar Inscripción en PDF')).toMatch(/^inscripcion-\d+\.pdf$/);

  await mesa.goto(`${LISTA}?tipo=campusverano`);
  await abrir(mesa, 'Leo');
  expect(await descargar(mesa, /Descargar Foto de carné/)).toBe('foto.jpg');
  await expect(mesa.getByText('Polen')).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Mostrar los datos de salud' }).press('Enter');
  await expect(mesa.getByText('Polen')).toBeVisible();
  await mesa.getByRole('button', { name: 'Dejar como no leída' }).press('Enter');
  await expect(fila(mesa, 'Leo')).toContainText('Sin leer');
});

test('what the list shows goes to a spreadsheet, without bank or health data', async ({ mesa, request }) => {
  await enviarContacto(request, 'Eva Hoja');
  await inscribir(request, { nombre: 'Ana', apellidos: 'Hoja' });
  await inscribir(request, { ...CAMPUS, nombre: 'Teo', apellidos: 'Hoja', nombrePadreMadreTutor: 'Ana' });
  await mesa.goto(`${LISTA}?tipo=inscripcion&texto=hoja`);
  await expect(filas(mesa)).toHaveCount(2);
  const bajada = mesa.waitForEvent('download');
  await mesa.getByRole('button', { name: 'Exportar a CSV' }).press('Enter');
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toBe('solicitudes.csv');
  const texto = await readFile(await archivo.path(), 'utf8');
  expect(texto.trimEnd().split('\r\n')).toHaveLength(3);
  expect(texto).toContain('Teo');
  expect(texto).not.toMatch(new RegExp(`Polen|${IBAN}|Eva`));
});

test('two people write notes: both versions are shown and one is chosen', async ({ mesa, api, request }) => {
  await enviarContacto(request, 'Olga Notas');
  const una = (await api.get<Solicitud[]>('solicitudes')).find(({ nombre }) => nombre === 'Olga Notas');
  await mesa.goto(`${LISTA}/${una?.id}`);
  await mesa.getByLabel('Notas').fill('Lo mío');
  await api.post(`solicitudes/${una?.id}`, { notas: 'Lo suyo' });
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa).getByRole('row', { name: /Notas/ })).toContainText(/Lo mío.*Lo suyo/);
  await dialogo(mesa).getByRole('button', { name: 'Cargar lo guardado' }).press('Enter');
  await expect(mesa.getByLabel('Notas')).toHaveValue('Lo suyo');
});

test('the list and the details in both widths, light and dark', async ({ mesa, request }) => {
  test.slow();
  await inscribir(request, { nombre: 'Clara' });
  await mesa.goto(LISTA);
  await expect(filas(mesa).first()).toBeVisible();
  await expectCuidada(mesa);
  await abrir(mesa, 'Clara');
  await mesa.getByRole('button', { name: 'Mostrar los datos bancarios' }).click();
  await expectCuidada(mesa);
});
