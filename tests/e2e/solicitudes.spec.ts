import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { mensajes as reglas } from '#domain/inscripcion/errores.ts';
import { unaFoto } from '../support/photo.ts';
import { enviarContacto, inscribir } from './support/enviar.ts';
import { dialogo, expect, filas, test, toast } from './support/mesa.ts';

type Solicitud = { id: number; nombre: string; leida: boolean };

const LISTA = '/private/solicitudes';
const IBAN = 'ES9121000418450200051332';

async function descargar(page: Page, boton: string | RegExp) {
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: boton }).press('Enter');
  return bajada;
}

const fila = (page: Page, nombre: string) => page.getByRole('row', { name: new RegExp(nombre) });
const abrir = (page: Page, nombre: string) =>
  page.getByRole('link', { name: new RegExp(`^Abrir ${nombre}`) }).press('Enter');

test('a message is found, read, handled with notes that two people write, and deleted, with the keyboard', async ({
  mesa,
  api,
  request,
}) => {
  await enviarContacto(request, 'Íñigo Núñez');
  const todas = await api.get<Solicitud[]>('solicitudes');
  const suya = todas.find(({ nombre }) => nombre === 'Íñigo Núñez');
  await mesa.goto(LISTA);
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  const sinLeer = todas.filter(({ leida }) => !leida).length;
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
  await expect(mesa.locator('dd a[href^="mailto:ana@correo.example?subject="]')).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Marcar atendida', exact: true })).toBeFocused();
  await mesa.keyboard.press('Escape');
  await expect(mesa.getByRole('link', { name: /^Abrir Íñigo/ })).toBeFocused();
  await expect(fila(mesa, 'Íñigo Núñez')).not.toContainText('Sin leer');

  await mesa.keyboard.press('Enter');
  await mesa.getByRole('button', { name: 'Marcar atendida', exact: true }).press('Enter');
  await expect(mesa.getByRole('button', { name: 'Reabrir' })).toBeFocused();
  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  // While what was saved is read again nothing else is begun.
  await expect(mesa.getByRole('button', { name: 'Marcar atendida', exact: true })).toBeEnabled();
  await mesa.getByRole('button', { name: 'Marcar atendida', exact: true }).press('Enter');
  await expect(mesa.getByRole('button', { name: 'Reabrir' })).toBeVisible();
  await mesa.getByLabel('Notas').fill('Llamado el lunes');
  await api.post(`solicitudes/${suya?.id}`, { notas: 'Llama él' });
  await mesa.keyboard.press('Control+s');
  const suyas = dialogo(mesa).getByRole('row', { name: /Notas/ });
  await expect(suyas).toContainText(/Llamado el lunes.*Llama él/);
  await dialogo(mesa).getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
  await expect(toast(mesa, 'Notas guardadas')).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  await mesa.keyboard.press('Escape');
  await expect(fila(mesa, 'Íñigo Núñez')).toContainText(/Con notas.*Reabrir/);

  await mesa.getByLabel('Atención').selectOption('Sin atender');
  await mesa.getByLabel('Atención').press('Enter');
  await expect(mesa).toHaveURL(/atendida=false/);
  await expect(mesa.getByText('Ninguna solicitud es así')).toBeVisible();
  await mesa.getByLabel('Atención').selectOption('Atendidas');
  await mesa.getByLabel('Atención').press('Enter');
  await abrir(mesa, 'Íñigo Núñez');
  await mesa.getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(dialogo(mesa)).toContainText(/lo que envió Íñigo Núñez .*: sus datos, las notas y/);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Solicitud borrada')).toBeVisible();
  await expect(mesa.getByText('Ninguna solicitud es así')).toBeVisible();
  await mesa.goto(`${LISTA}/${suya?.id}`);
  await expect(mesa.getByRole('alert')).toContainText('No existe o se ha borrado.');
  await mesa.getByRole('button', { name: 'Volver' }).click();
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Solicitudes');
});

test('an enrolment in the camp: doubts, bank and health only when asked for, its files, the spreadsheet', async ({
  mesa,
  request,
}) => {
  const campus = { tipo: 'campusverano', semana1: 'a', alergia: 'Polen', conformeinscripcion: true };
  const leo = { ...campus, nombre: 'Leo', apellidos: 'Hoja', nombrePadreMadreTutor: 'Ana' };
  await inscribir(request, leo, { file: await unaFoto(300, 400) });
  await inscribir(request, { cuentaIBAN: 'ES00 1234', firmaEscrita: '', nombre: 'Lía', apellidos: 'Hoja' });
  await mesa.goto(`${LISTA}?tipo=inscripcion&texto=hoja`);
  await expect(filas(mesa)).toHaveCount(2);
  const hoja = await descargar(mesa, 'Exportar a CSV');
  const texto = await readFile(await hoja.path(), 'utf8');
  expect(texto.trimEnd().split('\r\n')).toHaveLength(3);
  expect(texto).toContain('Leo');
  expect(texto).not.toMatch(new RegExp(`Polen|${IBAN}|ES00`));

  await expect(fila(mesa, 'Lía')).toContainText('Revisar 2 datos');
  await abrir(mesa, 'Lía');
  await expect(mesa.getByText(reglas.ibanDudoso)).toBeVisible();
  await expect(mesa.getByText(reglas.faltaFirma)).toBeVisible();
  await expect(mesa.getByText('ES00 1234')).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Mostrar los datos bancarios' }).press('Enter');
  await expect(mesa.getByText('ES00 1234')).toBeVisible();
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByText('ES00 1234')).toHaveCount(0);

  await mesa.keyboard.press('Escape');
  await abrir(mesa, 'Leo');
  const pdf = await descargar(mesa, 'Descargar Inscripción en PDF');
  expect(pdf.suggestedFilename()).toMatch(/^inscripcion-\d+\.pdf$/);
  expect((await descargar(mesa, /Descargar Foto de carné/)).suggestedFilename()).toBe('foto.jpg');
  await expect(mesa.getByText('Polen')).toHaveCount(0);
  await mesa.getByRole('button', { name: 'Mostrar los datos de salud' }).press('Enter');
  await expect(mesa.getByText('Polen')).toBeVisible();
  await mesa.getByRole('button', { name: 'Dejar como no leída' }).press('Enter');
  await expect(fila(mesa, 'Leo')).toContainText('Sin leer');
});

test('an enrolment becomes a player with one press, is taken back, answered, and collected by the bank', async ({
  mesa,
  api,
  request,
}) => {
  const una = { tipo: 'ligasocialtenis', conformeinscripcion: true, nombre: 'Zoe', apellidos: 'Cobro Ñandú' };
  await inscribir(request, { ...una, cuentaTitular: 'Zoe Cobro Ñandú' });
  await inscribir(request, { ...una, nombre: 'Sin', subtipo: 'renovacion', cuentaIBAN: '' });
  const jugadores = () => api.get<{ nombre: string }[]>('jugadores');
  await mesa.goto(`${LISTA}?texto=cobro`);
  await fila(mesa, 'Zoe').getByRole('button', { name: 'Marcar atendida Zoe' }).press('Enter');
  await expect(fila(mesa, 'Zoe')).toContainText('Reabrir');
  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(fila(mesa, 'Zoe')).toContainText('Marcar atendida');

  await abrir(mesa, 'Zoe');
  await expect(mesa.getByText(/^Entra en Liga Social - 6ª División/)).toBeVisible();
  await mesa.getByRole('button', { name: 'Crear jugador' }).press('Enter');
  await expect(mesa.getByRole('link', { name: 'Zoe Cobro Ñandú', exact: true })).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Reabrir' })).toBeVisible();
  expect((await jugadores()).filter(({ nombre }) => nombre === 'Zoe Cobro Ñandú')).toHaveLength(1);
  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(mesa.getByRole('button', { name: 'Crear jugador' })).toBeVisible();
  expect((await jugadores()).filter(({ nombre }) => nombre === 'Zoe Cobro Ñandú')).toHaveLength(0);

  await mesa.getByRole('button', { name: 'Escribir respuesta' }).press('Enter');
  await dialogo(mesa).getByLabel('Plantilla').selectOption('Inscripción confirmada');
  await expect(dialogo(mesa).getByLabel('Texto')).toHaveValue(/^Hola, Zoe:[^{}]+$/);
  const contestar = Promise.withResolvers<void>();
  await mesa.route('**/respuesta', (ruta) => contestar.promise.then(() => ruta.continue()));
  await dialogo(mesa).getByRole('button', { name: 'Enviar respuesta' }).press('Enter');
  await mesa.keyboard.press('Escape');
  // Typed before the answer has left: it stays, and is saved over what the request is by then.
  await mesa.getByLabel('Notas').fill('Trae la raqueta');
  contestar.resolve();
  await expect(mesa.getByText(/^Respondida el .* por admin\.$/)).toBeVisible();
  await expect(mesa.getByLabel('Notas')).toHaveValue('Trae la raqueta');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Notas guardadas')).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(fila(mesa, 'Zoe')).toContainText(/Con notas.*Reabrir/);

  await mesa.goto(`${LISTA}/cobros`);
  const todas = mesa.getByRole('checkbox', { name: 'Marcar todas las no cobradas' });
  await expect(todas).not.toBeChecked();
  await mesa.getByLabel('Clase', { exact: true }).selectOption('ligasocialtenis');
  await expect(mesa.getByRole('checkbox', { name: 'Zoe Cobro Ñandú' })).not.toBeChecked();
  await todas.press('Space');
  await expect(mesa.getByRole('checkbox', { name: 'Zoe Cobro Ñandú' })).toBeChecked();
  await todas.press('Space');
  await mesa.getByRole('checkbox', { name: 'Zoe Cobro Ñandú' }).press('Space');
  await mesa.getByRole('checkbox', { name: 'Sin Cobro Ñandú' }).press('Space');
  await mesa.getByLabel('Concepto').fill('Cuota de otoño');
  await expect(mesa.getByText('2 recibos × 24,00 € = 48,00 €')).toBeVisible();
  await mesa.getByText('Uno para todos').click();
  await mesa.getByLabel('Importe de cada recibo').fill('1.045,50');
  await mesa.getByLabel('Importe de cada recibo').press('Enter');
  await expect(mesa.getByText('1 recibo · 1.045,50 €', { exact: true })).toBeVisible();
  await expect(mesa.getByText('Sin Cobro Ñandú: No dio su IBAN.')).toBeVisible();
  const remesa = await descargar(mesa, /^Descargar remesa SEPA/);
  const xml = await readFile(await remesa.path(), 'utf8');
  expect(xml).toContain('<InstdAmt Ccy="EUR">1045.50</InstdAmt>');
  expect(xml).toContain('<Nm>Zoe Cobro Nandu</Nm>');
  // She has been in a file: she is in no other until somebody says so of her.
  await mesa.getByRole('button', { name: 'Ver qué se cobraría' }).click();
  await expect(mesa.getByText('Ya estaban en otra remesa: 1')).toBeVisible();
  const descarga = mesa.getByRole('button', { name: 'Descargar remesa SEPA' });
  await expect(descarga).toHaveCount(0);
  await mesa.getByRole('checkbox', { name: 'Cobrar otra vez a Zoe Cobro Ñandú' }).press('Space');
  await expect(descarga).toBeVisible();
  await expect(mesa.getByRole('row', { name: /Zoe.*Se cobra/ })).toBeVisible();
  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(mesa.getByRole('row', { name: /Zoe.*Se cobra/ })).toHaveCount(0);

  await mesa.getByRole('link', { name: 'Sin Cobro Ñandú' }).first().press('Enter');
  await mesa.getByRole('button', { name: 'Corregir el IBAN' }).press('Enter');
  await dialogo(mesa).getByLabel('IBAN').fill('ES00 2100 0418 4502 0005 1332');
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa).getByText('El IBAN no es válido: revisa sus cifras')).toBeVisible();
  await dialogo(mesa).getByLabel('IBAN').fill('ES91 2100 0418 4502 0005 1332');
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, /^Datos bancarios de Sin Cobro Ñandú guardados/)).toBeVisible();
  await expect(mesa.getByText('Corregidos en la mesa: no son los que se enviaron.')).toBeVisible();
});
