import { type Dia, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { HOY } from '../support/momento.ts';
import {
  type Api,
  dialogo,
  expect,
  expectCuidada,
  expectPideEntrar,
  filas,
  test,
  toast,
} from './support/mesa.ts';

const RUTA = '/private/partidos-suspender';

type Fila = { id: number };
type Pista = Fila & { nombre: string; estado: string };
type Liga = Fila & { tipo: string; estado: string; duracion: number };
type Jugador = Fila & { nombre: string; idLiga: number; estado: string };

/** A day far ahead for each journey, so that nothing of the season is in the way. */
let lejos = sumarDias(HOY, 60);

/** Two matches of a day, at 10:00 and 12:00 on the first court, and that day. */
async function preparar(api: Api) {
  lejos = sumarDias(lejos, 20);
  const dia = lejos;
  const [pista] = (await api.get<Pista[]>('pistas')).filter(({ estado }) => estado === 'activa');
  const liga = (await api.get<Liga[]>('ligas')).find(
    ({ tipo, estado }) => tipo === 'social' && estado === 'activa',
  );
  const jugadores = (await api.get<Jugador[]>('jugadores')).filter(
    ({ idLiga, estado }) => idLiga === liga?.id && estado === 'activo',
  );
  const [ana, luis, eva, paz] = jugadores as [Jugador, Jugador, Jugador, Jugador];
  const crear = (
    hora: string,
    uno: Jugador,
    dos: Jugador,
    cual: Dia = dia,
    observaciones: string | null = null,
  ) =>
    api.post<Fila & { version: number }>('partidos/0', {
      idLiga: liga?.id,
      idPista: pista?.id,
      fecha: `${cual}T${hora}`,
      duracion: liga?.duracion,
      observaciones,
      idJugador1: uno.id,
      idJugador2: dos.id,
    });
  const partido = await crear('10:00', ana, luis);
  await crear('12:00', eva, paz);
  return { dia, pista, crear, partido, ana, luis, eva, paz };
}

test('without a session it asks to sign in and comes back', async ({ page }) => {
  await expectPideEntrar(page, RUTA, 'Suspender por lluvia');
});

test('a day of rain goes to the next week with the keyboard, and the news is ready to be sent', async ({
  mesa,
  api,
}) => {
  const { dia, pista, ana, luis, eva, paz } = await preparar(api);
  const otro = sumarDias(dia, 7);
  await mesa.goto(`${RUTA}?dia=${dia}`);
  await expect(filas(mesa)).toHaveCount(2);
  await expect(filas(mesa).nth(0)).toContainText(`${fechaSemana(otro)}, 10:00 · ${pista?.nombre}`);
  await expectCuidada(mesa);
  await mesa.getByRole('button', { name: 'Suspender 2 partidos' }).press('Enter');
  await expect(mesa.getByText('2 partidos pasan a otro día')).toBeInViewport();
  await expect(mesa.getByRole('region', { name: 'Partidos suspendidos' })).toBeFocused();
  await expect(mesa.getByLabel('Aviso para los jugadores')).toHaveValue(
    [
      `Se suspenden por la lluvia partidos del ${fechaSemana(dia)}.`,
      [
        `Pasan al ${fechaSemana(otro)}:`,
        `- 10:00 ${pista?.nombre}: ${ana.nombre} – ${luis.nombre}`,
        `- 12:00 ${pista?.nombre}: ${eva.nombre} – ${paz.nombre}`,
      ].join('\n'),
    ].join('\n\n'),
  );
  await expectCuidada(mesa);
  await mesa.getByRole('button', { name: 'Publicarlo en Noticias' }).press('Enter');
  await expect(mesa.getByRole('link', { name: 'Ver o cambiar la noticia' })).toBeFocused();
  await expectCuidada(mesa);
  await mesa.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await mesa.getByRole('button', { name: 'Copiar aviso' }).press('Enter');
  await expect(mesa.getByText('Copiado: pégalo en el grupo.')).toBeVisible();
  expect(await mesa.evaluate(() => navigator.clipboard.readText())).toContain(ana.nombre);
  await mesa.goto('/competicion-horarios/social');
  const suDia = mesa.getByRole('region', { name: fechaSemana(otro) });
  await expect(suDia.getByText(`Suspendido por lluvia el ${fechaSemana(dia)}.`)).toHaveCount(2);
  await expect(mesa.getByRole('region', { name: fechaSemana(dia) })).toHaveCount(0);
  await mesa.goto('/');
  const portada = mesa.getByRole('main');
  await expect(portada.getByText(`Lluvia: se suspenden partidos del ${fechaSemana(dia)}`)).toBeVisible();
  await mesa.goto('/noticias');
  await expect(mesa.getByText(`2 partidos: al ${fechaSemana(otro)}.`)).toBeVisible();
});

test('one is kept, another finds its hour taken, and all may wait for a proposal', async ({ mesa, api }) => {
  const { dia, crear, ana, eva, luis, paz } = await preparar(api);
  const otro = sumarDias(dia, 7);
  await crear('12:00', ana, luis, otro);
  await mesa.goto(`${RUTA}?dia=${dia}`);
  const [primera, segunda] = [filas(mesa).nth(0), filas(mesa).nth(1)];
  await expect(primera).toContainText('Sin fecha: a la próxima propuesta');
  await expect(primera).toContainText(`${ana.nombre} juega otro partido ese día, a las 12:00.`);
  await expect(segunda).toContainText('Cambia de pista.');
  await primera.getByRole('checkbox').press('Space');
  await expect(primera).toContainText('Se queda como está');
  await mesa.getByRole('radio', { name: /Quitarlos del calendario/ }).press('Space');
  await expect(segunda).toContainText('Sin fecha: a la próxima propuesta');
  await mesa.getByRole('button', { name: 'Suspender 1 partido' }).press('Enter');
  await expect(mesa.getByText('1 queda para la próxima propuesta')).toBeVisible();
  await expect(mesa.getByLabel('Aviso para los jugadores')).toHaveValue(
    new RegExp(`Quedan pendientes de nueva fecha:\n- ${eva.nombre} – ${paz.nombre}$`),
  );
  await expect(mesa.getByRole('link', { name: 'Nueva propuesta' })).toBeVisible();
  await mesa.reload();
  await expect(filas(mesa)).toHaveCount(1);
});

test('rain from an hour on takes the later ones, and what was chosen one by one is told apart', async ({
  mesa,
  api,
}) => {
  const { dia, crear, ana, paz } = await preparar(api);
  await crear('17:30', ana, paz);
  await mesa.goto(`${RUTA}?dia=${dia}`);
  const llueve = mesa.getByLabel('Llueve');
  await expect(llueve).toHaveValue('10:00');
  await llueve.selectOption('Desde las 12:00 (2 partidos)');
  await expect(filas(mesa).nth(0)).toContainText('Se queda como está');
  await expect(mesa.getByRole('button', { name: 'Suspender 2 partidos' })).toBeEnabled();
  await filas(mesa).nth(1).getByRole('checkbox').press('Space');
  await expect(llueve).toHaveValue('17:30');
  await filas(mesa).nth(0).getByRole('checkbox').press('Space');
  await expect(llueve).toHaveValue('');
  await llueve.selectOption({ label: 'Todo el día (3 partidos)' });
  await expect(mesa.getByRole('button', { name: 'Suspender 3 partidos' })).toBeEnabled();
  await expect(mesa.getByText('¿Alguno llegó a jugarse?')).toHaveCount(0);
  await llueve.selectOption('17:30');
  await mesa.getByRole('button', { name: 'Suspender 1 partido' }).click();
  await expect(mesa.getByText('1 partido pasa a otro día')).toBeVisible();
});

test('the day after, what may have been played is asked about', async ({ mesa, api }) => {
  const { crear, ana, luis } = await preparar(api);
  const pasado = '2024-02-10';
  await crear('10:00', ana, luis, pasado, '6-4 3-2, sigue Ana al saque');
  await mesa.goto(`${RUTA}?dia=${pasado}`);
  await expect(mesa.getByText('La hora de 1 partido marcado ya ha pasado.')).toBeVisible();
  await expect(mesa.getByRole('link', { name: 'Puntuación masiva' })).toBeVisible();
  await expect(mesa.getByText('Ese día ya ha pasado: elige otro.')).toHaveCount(0);
  await expectCuidada(mesa);
  await expect(filas(mesa).nth(0)).not.toContainText('se borran');
  await mesa.getByRole('radio', { name: /Quitarlos del calendario/ }).press('Space');
  await expect(filas(mesa).nth(0)).toContainText(
    'Sus observaciones se borran: «6-4 3-2, sigue Ana al saque»',
  );
  await filas(mesa).nth(0).getByRole('checkbox').press('Space');
  await expect(mesa.getByText('¿Alguno llegó a jugarse?')).toHaveCount(0);
});

test('a day that cannot be is told beside it, and nothing is sent', async ({ mesa, api }) => {
  const { dia } = await preparar(api);
  await mesa.goto(`${RUTA}?dia=${dia}`);
  const nuevo = mesa.getByLabel('Nuevo día');
  const boton = mesa.getByRole('button', { name: 'Suspender 2 partidos' });
  const escribir = async (cual: string) => {
    await nuevo.fill(cual.split('-').reverse().join('/'));
    await nuevo.press('Tab');
  };
  await escribir(dia);
  await expect(mesa.getByText('Es el mismo día que se suspende: elige otro.')).toBeVisible();
  await expect(boton).toBeDisabled();
  await escribir('2024-01-01');
  await expect(mesa.getByText('Ese día ya ha pasado: elige otro.')).toBeVisible();
  await mesa.context().setOffline(true);
  await escribir(sumarDias(dia, 8));
  await expect(mesa.getByRole('alert')).toContainText('No hay conexión con el club');
  await expect(filas(mesa).first()).toContainText('No se sabe: ese día no se ha podido comprobar');
  await expect(boton).toBeDisabled();
  await mesa.context().setOffline(false);
  await expect(mesa.getByRole('alert')).toHaveCount(0);
  await expect(boton).toBeEnabled();
  await nuevo.fill('31/02/2027');
  // The calendar is open over the button.
  await boton.press('Enter');
  await expect(mesa.getByText(/Esa fecha no existe/)).toBeVisible();
  await mesa.reload();
  await expect(filas(mesa)).toHaveCount(2);
});

test('what somebody scored meanwhile is told, and nothing is moved', async ({ mesa, api }) => {
  const { dia, partido, ana, luis } = await preparar(api);
  await mesa.goto(`${RUTA}?dia=${dia}`);
  await expect(filas(mesa)).toHaveCount(2);
  await api.post('partidos/guardarpuntuaciones', {
    partidos: [{ id: partido.id, jugador1Set1: 6, jugador2Set1: 0, jugador1Set2: 6, jugador2Set2: 0 }],
  });
  const boton = mesa.getByRole('button', { name: 'Suspender 2 partidos' });
  await boton.click();
  await expect(toast(mesa, new RegExp(`${ana.nombre} – ${luis.nombre}: `))).toBeVisible();
  await expect(filas(mesa)).toHaveCount(1);
  await mesa.getByRole('button', { name: 'Suspender 1 partido' }).click();
  await expect(mesa.getByText('1 partido pasa a otro día')).toBeVisible();
});

test('a day without matches says so; from the panel it is one step away', async ({ mesa }) => {
  await mesa.goto(`${RUTA}?dia=2031-01-01`);
  await expect(mesa.getByText('no queda ningún partido por jugar')).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  await mesa.goto('/private/partidos');
  await mesa.getByRole('link', { name: 'Suspender por lluvia' }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Suspender por lluvia');
});

for (const [que, status, mensaje] of [
  ['fails', 500, 'Ha ocurrido un error inesperado.'],
  ['refuses', 400, 'Ese día no se puede decir.'],
] as const)
  test(`when the server ${que} to tell the new day, it says so and asks again with what was chosen`, async ({
    mesa,
    api,
  }) => {
    const { dia, ana } = await preparar(api);
    const [otro, tercero] = [sumarDias(dia, 7), sumarDias(dia, 8)];
    let mal = true;
    await mesa.route('**/api/private/partidos', async (ruta) => {
      const pide = ruta.request().postDataJSON() as { fecha: string };
      if (!mal || pide.fecha !== tercero) return ruta.fallback();
      return ruta.fulfill({ status, json: { message: mensaje } });
    });
    await mesa.goto(`${RUTA}?dia=${dia}`);
    await expect(filas(mesa).nth(0)).toContainText(fechaSemana(otro));
    await mesa.getByRole('checkbox', { name: new RegExp(`^Suspender ${ana.nombre}`) }).uncheck();
    await mesa.getByLabel('Nota para las observaciones').fill('Pista encharcada');
    const [anio, mes, dd] = tercero.split('-');
    await mesa.getByLabel('Nuevo día').fill(`${dd}/${mes}/${anio}`);
    await mesa.keyboard.press('Tab');
    const aviso = mesa.getByRole('alert').filter({ hasText: 'No se ha podido comprobar el nuevo día' });
    await expect(aviso).toContainText(mensaje);
    await expect(filas(mesa).nth(1)).toContainText('No se sabe: ese día no se ha podido comprobar');
    const suspender = mesa.getByRole('button', { name: 'Suspender 1 partido' });
    await expect(suspender).toBeDisabled();
    await expectCuidada(mesa);
    const otraVez = aviso.getByRole('button', { name: 'Comprobarlo otra vez' });
    await otraVez.press('Enter');
    await expect(otraVez).toBeFocused();
    await expect(otraVez).toBeEnabled();
    await expect(aviso).toContainText(mensaje);
    mal = false;
    await otraVez.press('Enter');
    await expect(aviso).toHaveCount(0);
    await expect(filas(mesa).nth(1)).toContainText(fechaSemana(tercero));
    await expect(mesa.getByLabel('Nota para las observaciones')).toHaveValue('Pista encharcada');
    await suspender.press('Enter');
    await expect(mesa.getByText('1 partido pasa a otro día')).toBeVisible();
  });

test('a list that cannot be read again keeps what was chosen', async ({ mesa, api }) => {
  const { dia, ana } = await preparar(api);
  await mesa.goto(`${RUTA}?dia=${dia}`);
  const marca = mesa.getByRole('checkbox', { name: new RegExp(`^Suspender ${ana.nombre}`) });
  await marca.uncheck();
  await mesa.getByLabel(/^Quitarlos del calendario/).check();
  await mesa.route('**/api/private/**', (ruta) =>
    ruta.fulfill({ status: 500, json: { message: 'Ha ocurrido un error inesperado.' } }),
  );
  await mesa.getByRole('button', { name: 'Suspender 1 partido' }).click();
  await expect(toast(mesa, 'Ha ocurrido un error inesperado.')).toBeVisible();
  // The list was asked for again, three times.
  await mesa.waitForTimeout(4_000);
  await expect(marca).not.toBeChecked();
  await expect(mesa.getByLabel(/^Quitarlos del calendario/)).toBeChecked();
});
