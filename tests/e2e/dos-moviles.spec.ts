import type { Browser, Page } from '@playwright/test';
import type { Resumen } from '#contract/club/resumen.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Partido, PartidoFila } from '#contract/liga/partidos.ts';
import { sumarDias } from '#domain/fecha.ts';
import { faltasDe } from '../support/browser/browser-axe.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import { type Api, expect, test, toast } from './support/mesa.ts';

const MOVIL = { viewport: { width: 412, height: 915 }, hasTouch: true, reducedMotion: 'reduce' } as const;

async function movil(browser: Browser, url: string): Promise<Page> {
  return (await browser.newContext({ ...MOVIL, baseURL: url })).newPage();
}

async function anotan(api: Api, id: number, quien: Liga['reglas']['anotan']): Promise<void> {
  const liga = await api.get<Liga>(`ligas/${id}`);
  await api.post<Liga>(`ligas/${id}`, { ...liga, reglas: { ...liga.reglas, anotan: quien } });
}

/** Two of a league with two played matches between them, somebody new whose match was put off, and their links. */
async function preparar(api: Api) {
  const liga = await ligaActiva(api, 'social');
  await anotan(api, liga.id, 'confirmado');
  await api.post('configuracion/save', [{ clave: 'aplazadosEntreJugadores', valor: 'true' }] as never);
  const { hoy } = await api.get<Resumen>('resumen');
  const [ana, luis] = (await jugadoresDe(api, liga)).filter(({ estado }) => estado === 'activo');
  if (!ana || !luis) throw new Error('The demo has players');
  const datos = { estado: 'activo', email: null, telefono: null, disponibleAmistosos: false };
  const eva = await api.post<Jugador>('jugadores/0', { ...datos, nombre: 'Eva Nueva Paz', idLiga: liga.id });
  const enlace = ({ id }: Jugador) => api.post<{ token: string }>(`jugadores/${id}/enlace`, {});
  const comun = { idLiga: liga.id, idJugador1: ana.id, idJugador2: luis.id, duracion: 60, idPista: null };
  const nuevo = (fecha: string, resto: object = {}) =>
    api.post<Partido>('partidos/0', { ...comun, observaciones: null, fecha, ...resto });
  const jugado = await nuevo(`${sumarDias(hoy, -2)}T22:45`);
  const otro = await nuevo(`${sumarDias(hoy, -3)}T22:45`);
  const aplazado = await nuevo(`${sumarDias(hoy, -4)}T22:45`, {
    clubAplaza: true,
    idJugador2: eva.id,
  });
  return {
    liga,
    tercero: await nuevo(`${sumarDias(hoy, -5)}T22:45`),
    jugado,
    otro,
    aplazado,
    ana: { ...ana, ...(await enlace(ana)) },
    luis: { ...luis, ...(await enlace(luis)) },
    eva: { ...eva, ...(await enlace(eva)) },
  };
}

const tarjeta = (page: Page, titulo: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: titulo }) });

const deLaFecha = (page: Page, { fecha }: Partido) =>
  tarjeta(page, 'Resultados por poner')
    .locator('li')
    .filter({ has: page.locator(`time[datetime="${fecha}"]`) });

async function escribir(page: Page, partido: Partido, cajas: readonly number[]): Promise<void> {
  const fila = deLaFecha(page, partido);
  for (const [n, juegos] of cajas.entries()) await fila.locator('[data-caja]').nth(n).fill(String(juegos));
}

test('two phones tell a result, confirm it, do not agree on another, and arrange what was put off', async ({
  mesa,
  api,
  browser,
  servidor,
}) => {
  const { liga, jugado, otro, tercero, aplazado, ana, luis, eva } = await preparar(api);
  const suyo = await movil(browser, servidor.url);
  await suyo.goto(`/mi/${ana.token}`);
  await deLaFecha(suyo, jugado).getByRole('button', { name: 'Poner el resultado' }).click();
  await escribir(suyo, jugado, [6, 4, 6, 2]);
  expect(await faltasDe(suyo)).toEqual([]);
  await deLaFecha(suyo, jugado).getByRole('button', { name: 'Enviar' }).click();
  await expect(deLaFecha(suyo, jugado)).toContainText('Has dicho: gana');
  await deLaFecha(suyo, otro).getByRole('button', { name: 'Poner el resultado' }).click();
  await escribir(suyo, otro, [6, 0, 6, 0]);
  await deLaFecha(suyo, otro).getByRole('button', { name: 'Enviar' }).click();
  await expect(deLaFecha(suyo, otro)).toContainText('Has dicho: gana');
  await deLaFecha(suyo, tercero).getByRole('button', { name: 'Poner el resultado' }).click();
  const ausente = deLaFecha(suyo, tercero).getByLabel(`${luis.nombre} no se presentó`);
  await ausente.check();
  await deLaFecha(suyo, tercero).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(deLaFecha(suyo, tercero).getByRole('alert')).toContainText(
    'no se presentó: pierde el partido',
  );
  await ausente.uncheck();
  // Whoever leaves it at some score loses, whatever the sets say.
  await deLaFecha(suyo, tercero).getByLabel(`${luis.nombre} se retiró`).check();
  await deLaFecha(suyo, tercero).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(deLaFecha(suyo, tercero)).toContainText('Escribe el marcador con el que se retiró');
  await escribir(suyo, tercero, [3, 6, 7, 5]);
  await deLaFecha(suyo, tercero).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(deLaFecha(suyo, tercero).getByRole('alert')).toContainText('se retiró: pierde el partido');
  await deLaFecha(suyo, tercero).getByRole('button', { name: 'Está bien así: enviar' }).click();
  await expect(deLaFecha(suyo, tercero)).toContainText(/Has dicho: gana .+: 3-6, 7-5 y retirada de /);

  const rival = await movil(browser, servidor.url);
  await rival.goto(`/mi/${luis.token}`);
  await deLaFecha(rival, jugado)
    .getByRole('button', { name: /^Fue así/ })
    .click();
  await expect(toast(rival, 'Resultado publicado')).toBeVisible();
  await expect(deLaFecha(suyo, jugado)).toHaveCount(0);
  await rival.getByRole('button', { name: /^Deshacer lo último del partido/ }).click();
  await expect(toast(rival, 'Deshecho')).toBeVisible();
  await expect(deLaFecha(suyo, jugado)).toContainText('Has dicho: gana');
  await expect(deLaFecha(rival, jugado)).toContainText('se publica y cuenta en la clasificación');
  await deLaFecha(rival, jugado)
    .getByRole('button', { name: /^Fue así/ })
    .click();
  await expect(deLaFecha(rival, jugado)).toHaveCount(0);
  expect(await api.get<Partido>(`partidos/${jugado.id}`)).toMatchObject({ jugador1Set1: 6, jugador2Set2: 2 });
  await deLaFecha(rival, otro)
    .getByRole('button', { name: /^No fue así/ })
    .click();
  await rival.getByLabel('Qué pasó').fill('Lo gané yo');
  await deLaFecha(rival, otro).getByRole('button', { name: 'Enviar' }).click();
  await expect(deLaFecha(rival, otro)).toContainText('Lo mira el club');
  await expect(deLaFecha(suyo, otro)).toContainText('Lo mira el club');
  await deLaFecha(rival, otro)
    .getByRole('button', { name: /^Aceptar lo que dice/ })
    .click();
  await expect(deLaFecha(rival, otro).getByRole('alert')).toContainText('¿Fue así: gana');
  await deLaFecha(rival, otro).getByRole('button', { name: 'Cancelar' }).click();

  await anotan(api, liga.id, 'aprobado');
  for (const { token } of [ana, luis])
    await suyo.request.post('/api/mi/resultado', {
      data: { token, id: tercero.id, jugador1Set1: 7, jugador2Set1: 5, jugador1Set2: 6, jugador2Set2: 3 },
    });
  await mesa.goto('/private');
  await mesa
    .getByRole('region', { name: 'Te espera' })
    .getByRole('link', { name: /Los jugadores dicen: 1 en desacuerdo y 1 acordado por los dos/ })
    .click();
  const confirmado = mesa.locator(`#partido-${tercero.id}`);
  await expect(confirmado).toContainText('confirmado');
  await expect(confirmado.locator('[data-caja]').first()).toHaveValue('7');
  const fila = mesa.locator(`#partido-${otro.id}`);
  await expect(fila).toContainText('en desacuerdo');
  await expect(fila).toContainText('«Lo gané yo»');
  await fila.getByRole('button', { name: 'Poner este' }).click();
  await expect(fila).toContainText('Con resultado');
  await mesa.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(mesa, /guardado/)).toBeVisible();
  expect(await api.get<Partido>(`partidos/${tercero.id}`)).toMatchObject({
    jugador1Set1: 7,
    jugador2Set2: 3,
  });

  const aplazados = tarjeta(suyo, 'Partidos aplazados').locator('li').filter({ hasText: eva.nombre }).first();
  const horas = aplazados.getByRole('button', { pressed: false });
  await horas.nth(0).click();
  await expect(aplazados.getByRole('button', { pressed: true })).toHaveCount(1);
  await horas.nth(1).click();
  await expect(aplazados.getByRole('button', { pressed: true })).toHaveCount(2);
  expect(await faltasDe(suyo)).toEqual([]);
  await rival.goto(`/mi/${eva.token}`);
  await tarjeta(rival, 'Partidos aplazados')
    .getByRole('button', { name: /^Jugar el/ })
    .nth(1)
    .click();
  await expect(toast(rival, /^Hecho: jugáis el/)).toBeVisible();
  await rival.getByRole('button', { name: /^Deshacer lo último del partido/ }).click();
  await tarjeta(rival, 'Partidos aplazados')
    .getByRole('button', { name: /^Jugar el/ })
    .nth(1)
    .click();
  await expect(tarjeta(rival, 'Acabas de hacerlo')).toContainText('Has fijado tu partido');
  const puesto = await api.get<PartidoFila>(`partidos/${aplazado.id}`);
  expect(puesto).toMatchObject({ clubAplaza: false, idPista: expect.any(Number) });
  await rival.goto(`/competicion-clasificaciones-partido/${aplazado.id}`);
  await expect(rival.getByText(puesto.fecha.slice(11)).first()).toBeVisible();
});
