import type { Liga } from '#contract/liga/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { mensajesDePareja } from '#domain/inscripcion/pareja.ts';
import { abrir, darSesion } from '../support/browser/browser.ts';
import { expectNoSidewaysScroll, sinFaltas } from '../support/browser/browser-axe.ts';
import { captchaResuelto, conforme, enSuPaso } from '../support/browser/browser-forms.ts';
import { ligaActiva } from './support/ligas.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';

test.use({ viewport: { width: 412, height: 915 } });

test('two enrol as a pair: one writes it, the other confirms by a link, and the desk makes them one', async ({
  page,
  context,
  api,
  token,
  servidor,
}) => {
  const value = encodeURIComponent('{"google-analytics":false}');
  await context.addCookies([{ name: 'klaro', value, url: servidor.url }]);
  const { id: _, version: __, nombre: ___, reglas: ____, ...suya } = await ligaActiva(api, 'social');
  const liga = await api.post<Liga>('ligas/0', { ...suya, deporte: 'padel', modo: 'parejas', division: 3 });

  await abrir(page, '/inscripciones/ligasocialtenis');
  const resuelto = captchaResuelto(page);
  const campo = (nombre: string) => page.getByLabel(nombre, { exact: true });
  await page.getByLabel('Renuevo plaza').check();
  await campo('Nombre').fill('Zoa');
  await campo('Apellidos').fill('Olmedo Paz');
  await expect(campo('Email de tu pareja')).toHaveCount(0);
  await page.getByLabel('Me apunto con pareja').check();
  await campo('Nombre de tu pareja').fill('Zoilo');
  await campo('Apellidos de tu pareja').fill('Rivas Gil');
  await campo('Email de tu pareja').fill('zoa@correo.example');
  await sinFaltas(page);
  await (await enSuPaso(campo('Email'))).fill('zoa@correo.example');
  await campo('Teléfono').fill('600 000 000');
  await (await enSuPaso(conforme(page))).check();
  await resuelto;
  const enviar = page.getByRole('button', { name: 'Enviar inscripción' });
  await enviar.click();
  await expect(campo('Email de tu pareja')).toBeFocused();
  await expect(campo('Email de tu pareja')).toHaveAccessibleDescription(
    new RegExp(`${mensajesDePareja.mismoEmail}$`),
  );
  await expect(campo('Nombre de tu pareja')).toHaveValue('Zoilo');
  await campo('Email de tu pareja').fill('zoilo@correo.example');
  const repaso = page.getByRole('list', { name: 'Lo que has puesto' });
  await enSuPaso(conforme(page));
  await expect(repaso).toContainText('con Zoilo Rivas Gil');
  await enviar.click();
  await expect(toast(page, new RegExp(`^${mensajes.inscripcionEnviada}$`))).toBeVisible();
  await expect(page.getByText('Falta que tu pareja confirme')).toBeVisible();

  await darSesion(page, token);
  const [solicitud] = await api.get<{ id: number; nombre: string }[]>('solicitudes?texto=zoa');
  await page.goto('/private/solicitudes?texto=zoa');
  await expect(page.getByText('Falta mandar el enlace a su pareja')).toBeVisible();
  await page.goto(`/private/solicitudes/${solicitud?.id}`);
  const acciones = page.getByRole('region', { name: 'Qué hacer con ella' });
  await expect(acciones.getByText('A Zoilo Rivas Gil no se le ha mandado el enlace')).toBeVisible();
  // The program does not know where the site is: it says so, and the link is copied.
  await acciones.getByRole('button', { name: 'Mandar enlace' }).click();
  await expect(toast(page, mensajes.invitacionSinDireccion)).toBeVisible();
  await acciones.getByRole('button', { name: 'Enlace para copiar' }).click();
  const enlace = page.getByLabel('Enlace de Zoilo Rivas Gil');
  await expect(enlace).toHaveValue(/\/pareja\/[\w-]{43}$/);
  await expect(acciones.getByText('Falta que confirme Zoilo Rivas Gil')).toBeVisible();

  for (const ancho of [1366, 412]) {
    await page.setViewportSize({ width: ancho, height: 915 });
    await expectNoSidewaysScroll(page);
  }

  const suPagina = await context.newPage();
  await abrir(suPagina, await enlace.inputValue());
  await expect(suPagina.getByText('Zoa Olmedo Paz dice que juega contigo')).toBeVisible();
  await sinFaltas(suPagina);
  await suPagina.getByRole('button', { name: 'Confirmar' }).click();
  await expect(suPagina.getByText('Confirmado: sois pareja')).toBeVisible();
  await suPagina.reload();
  await expect(suPagina.getByText('Confirmado: sois pareja')).toBeVisible();
  await expect(suPagina.getByRole('button', { name: 'No puedo' })).toHaveCount(0);

  await page.reload();
  await expect(acciones.getByText('Zoilo Rivas Gil confirmó')).toBeVisible();
  await acciones.getByRole('button', { name: 'Pasar a pareja…' }).click();
  const pasar = dialogo(page);
  await expect(pasar.getByRole('combobox', { name: 'Liga y división' })).toHaveValue(liga.nombre);
  await expect(
    pasar.getByText(/^Se hacen 2 jugadores nuevos y la pareja en Liga Social de Pádel/),
  ).toBeVisible();
  await sinFaltas(page);
  await pasar.getByRole('button', { name: 'Pasar a pareja' }).click();
  await expect(toast(page, 'Pareja hecha: Zoa Olmedo Paz y Zoilo Rivas Gil')).toBeVisible();
  await expect(acciones.getByRole('link', { name: 'Olmedo / Rivas' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(acciones.getByRole('button', { name: 'Pasar a pareja…' })).toBeVisible();
  const nombres = (await api.get<{ nombre: string }[]>('jugadores')).map(({ nombre }) => nombre);
  expect(nombres.filter((nombre) => /Zoa Olmedo|Zoilo Rivas|Olmedo \/ Rivas/.test(nombre))).toEqual([]);
});
