import { expect, expectCuidada, expectPideEntrar, test } from './support/mesa.ts';

type Resumen = {
  preparar: { dias: [string, string]; ligas: { tipo: string; partidos: number }[] };
  partidos: { id: number; fecha: string; jugador1: string }[];
  porPuntuar: { tipo: string; cuantos: number }[];
  aplazados: { cuantos: number };
  solicitudes: { sinLeer: number };
};

test('without a session, the way to the desk goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private', 'Panel');
});

test('each card leads to where the thing is done, with the keyboard', async ({ mesa, api }) => {
  const { porPuntuar, aplazados } = await api.get<Resumen>('resumen');
  await mesa.goto('/private');
  const apuntar = mesa.getByRole('region', { name: 'Resultados por apuntar' });
  const total = porPuntuar.reduce((suma, { cuantos }) => suma + cuantos, 0);
  expect(total).toBeGreaterThan(0);
  await expect(apuntar.getByRole('heading')).toContainText(String(total));
  await apuntar.getByRole('link', { name: 'Liga Social' }).press('Enter');
  await expect(mesa).toHaveURL(/\/private\/partidos-puntuacion-masiva\?tipo=social$/);
  const suyos = porPuntuar.find(({ tipo }) => tipo === 'social')?.cuantos;
  await expect(mesa.getByText(`${suyos} partidos pendientes`)).toBeVisible();

  await mesa.goBack();
  const tarjeta = mesa.getByRole('region', { name: 'Partidos aplazados' });
  await expect(tarjeta.getByRole('heading')).toContainText(String(aplazados.cuantos));
  await tarjeta.getByRole('link').first().press('Enter');
  await expect(mesa).toHaveURL(/\/private\/partidos\/\d+$/);
});

test('the postponed ones are all in the list, which keeps that filter in its address', async ({
  mesa,
  api,
}) => {
  const { cuantos } = (await api.get<Resumen>('resumen')).aplazados;
  expect(cuantos).toBeGreaterThan(0);
  await mesa.goto('/private/partidos');
  await mesa.getByLabel('Estado').selectOption('Aplazados');
  await mesa.getByRole('button', { name: 'Buscar' }).press('Enter');
  await expect(mesa).toHaveURL(/\/private\/partidos\?aplazados=1$/);
  await expect(mesa.getByText(new RegExp(`^${cuantos} partidos?$`))).toBeVisible();
  await mesa.reload();
  await expect(mesa.getByLabel('Estado')).toHaveValue('1');
  await expectCuidada(mesa);
  const muchos = { cuantos: 9, primeros: [] };
  await mesa.route('**/api/private/resumen', async (ruta) => {
    const respuesta = await ruta.fetch();
    await ruta.fulfill({ json: { ...(await respuesta.json()), aplazados: muchos } });
  });
  await mesa.goto('/private');
  await mesa.getByRole('link', { name: 'Ver todos los aplazados' }).press('Enter');
  await expect(mesa).toHaveURL(/\/private\/partidos\?aplazados=1$/);
});

test('the weekend to prepare tells how it stands, and each line leads to where it is changed', async ({
  mesa,
  api,
}) => {
  const { dias, ligas } = (await api.get<Resumen>('resumen')).preparar;
  const [sabado, domingo] = dias.map((dia) => dia.split('-').reverse().join('/'));
  const infantiles = ligas.find(({ tipo }) => tipo === 'infantil')?.partidos;
  const [jugador] = (
    await api.get<{ id: number; idLiga: number | null; nombre: string }[]>('jugadores')
  ).filter(({ idLiga }) => idLiga !== null);
  await api.post('incidencias/0', {
    idLiga: jugador?.idLiga,
    idJugador: jugador?.id,
    fecha: dias[1],
    fecha2: null,
  });
  await mesa.goto('/private');
  const tarjeta = mesa.getByRole('region', { name: /^El fin de semana del / });
  await expect(tarjeta.getByRole('link', { name: /^No pueden jugar/ })).toContainText(
    `${jugador?.nombre} (domingo)`,
  );
  await expect(tarjeta.getByRole('link', { name: /^Liga Infantil/ })).toContainText(
    infantiles === 0 ? 'Sin propuesta' : `${infantiles} partido`,
  );
  await tarjeta.getByRole('link', { name: /^Liga Infantil/ }).press('Enter');
  await expect(mesa.getByLabel('Tipo de liga')).toHaveValue('infantil');
  await expect(mesa.getByRole('textbox', { name: 'Primer día' })).toHaveValue(sabado ?? '');
  await expect(mesa.getByRole('textbox', { name: 'Segundo día' })).toHaveValue(domingo ?? '');
  await mesa.goBack();
  await tarjeta.getByRole('link', { name: /^domingo/i }).press('Enter');
  await expect(mesa).toHaveURL(new RegExp(`/private/partidos\\?fecha=${dias[1]}$`));
});

test('the menu and the navbar lead to it', async ({ mesa }) => {
  await mesa.goto('/private/pistas');
  await mesa.getByText('Administración', { exact: true }).first().click();
  await mesa.getByRole('link', { name: 'Panel', exact: true }).click();
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Panel');
});

test("today's match is there until it is scored elsewhere, and coming back shows it", async ({
  mesa,
  api,
}) => {
  const pendientes = await api.get<Resumen>('resumen');
  const partido = pendientes.partidos[0];
  expect(partido).toBeDefined();
  await mesa.goto('/private');
  const enlace = mesa.locator(`a[href="/private/partidos/${partido?.id}"]`);
  await expect(enlace).toBeVisible();
  await expect(enlace).toContainText(partido?.jugador1 ?? '');
  await api.post('partidos/guardarpuntuaciones', {
    partidos: [{ id: partido?.id, jugador1NoPresenta: true }],
  });
  await mesa.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(enlace).toHaveCount(0);
});

test('a new request is counted and leads to those not read', async ({ mesa, api, servidor }) => {
  const antes = (await api.get<Resumen>('resumen')).solicitudes.sinLeer;
  await mesa.goto('/private');
  const tarjeta = mesa.getByRole('region', { name: 'Solicitudes' });
  if (antes === 0) await expect(tarjeta).toContainText('No queda ninguna solicitud');
  await mesa.goto('/contacto');
  const formulario = mesa.locator('form').filter({ has: mesa.getByLabel('Mensaje') });
  await formulario.getByLabel('Nombre').fill('Quien Pregunta');
  await formulario.getByLabel('Email').fill('pregunta@correo.example');
  await formulario.getByLabel('Mensaje').fill('¿A qué hora abrís?');
  await formulario.getByRole('checkbox').check();
  await formulario.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(mesa.getByText('Formulario enviado correctamente')).toBeVisible({ timeout: 20_000 });
  await mesa.goto(`${servidor.url}/private`);
  await tarjeta.getByRole('link', { name: 'Sin leer' }).click();
  await expect(mesa).toHaveURL(/\/private\/solicitudes\?leida=false$/);
  await expect(mesa.getByText('Quien Pregunta').first()).toBeVisible();
});

test('it fails in words, and asks again', async ({ mesa }) => {
  let rota = true;
  await mesa.route('**/api/private/resumen', (route) =>
    rota ? route.fulfill({ status: 400, json: { message: 'No se puede ahora.' } }) : route.continue(),
  );
  await mesa.goto('/private');
  await expect(mesa.getByRole('alert')).toContainText('No se puede ahora.');
  rota = false;
  await mesa.getByRole('button', { name: 'Reintentar' }).click();
  await expect(mesa.getByRole('region', { name: /^Hoy/ })).toBeVisible();
});

test('the desk in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto('/private');
  await expect(mesa.getByRole('region', { name: /^Hoy/ })).toBeVisible();
  await expectCuidada(mesa);
});
