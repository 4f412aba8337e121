import type { Resumen } from '#contract/club/resumen.ts';
import type { IncidenciaFila } from '#contract/liga/incidencias.ts';
import type { Partido } from '#contract/liga/partidos.ts';
import { sumarDias } from '#domain/fecha.ts';
import { DE_COLOR, faltasDe } from '../support/browser/browser-axe.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import { desplegar, expect, test, toast } from './support/mesa.ts';

const DESDE = '2031-03-05';
const HASTA = '2031-03-07';

test('a player notes the days they cannot play with the link that staff gave them', async ({
  mesa,
  api,
  browser,
  servidor,
}) => {
  const [jugador] = await jugadoresDe(api, await ligaActiva(api, 'social'));
  if (!jugador) throw new Error('The demo has players');
  await mesa.goto(`/private/jugadores/${jugador.id}`);
  await desplegar(mesa, 'Enlace personal');
  await mesa.getByRole('button', { name: 'Crear enlace' }).click();
  const direccion = await mesa.getByRole('textbox', { name: 'Enlace personal' }).inputValue();
  expect(await faltasDe(mesa)).toEqual([]);

  const suya = await (await browser.newContext({ baseURL: servidor.url, reducedMotion: 'reduce' })).newPage();
  const [, llave = ''] = direccion.split('/mi/');
  const contadas: string[] = [];
  suya.on('request', (pedida) => {
    const { referer = '' } = pedida.headers();
    if (`${pedida.isNavigationRequest() ? '' : pedida.url()} ${referer}`.includes(llave))
      contadas.push(pedida.url());
  });
  await suya.goto(new URL(direccion).pathname);
  await expect(suya.getByText(`${jugador.nombre}: mis partidos`)).toBeVisible();
  await suya.getByLabel('No puedo del').fill(DESDE);
  await suya.getByLabel(/^al/).fill(HASTA);
  await suya.getByRole('button', { name: 'Apuntar' }).click();
  await expect(suya.getByText('del miércoles, 5 de marzo al viernes, 7 de marzo').first()).toBeVisible();
  const tarde = suya.getByRole('group', { name: 'Sábado, Tarde' });
  await tarde.getByRole('button', { name: 'No puedo nunca' }).click();
  await suya.getByRole('button', { name: 'Guardar' }).click();
  await expect(suya.getByText('Guardado: lo miraremos al poner tus partidos').first()).toBeVisible();
  await suya.reload();
  await expect(tarde.getByRole('button', { name: 'No puedo nunca' })).toHaveAttribute('aria-pressed', 'true');
  expect(await faltasDe(suya)).toEqual([]);
  await suya.getByRole('link', { name: 'Clase de prueba' }).first().click();
  await expect(suya.getByRole('dialog')).toBeVisible();
  await suya.keyboard.press('Escape');
  await expect(suya.getByRole('dialog')).toBeHidden();
  await expect(suya.getByText('del miércoles, 5 de marzo al viernes, 7 de marzo').first()).toBeVisible();
  await suya.emulateMedia({ colorScheme: 'dark' });
  expect(await faltasDe(suya, { rules: DE_COLOR })).toEqual([]);
  await suya.getByRole('link', { name: 'Resultados y clasificación' }).click();
  await expect(suya).toHaveURL(/competicion-clasificaciones-division/);
  expect(contadas).toEqual([]);

  const incidencias = await api.get<IncidenciaFila[]>(`incidencias/jugador/${jugador.id}`);
  expect(incidencias).toContainEqual(expect.objectContaining({ fecha: DESDE, hasta: HASTA }));
  const quitar = mesa.getByRole('main').getByRole('button', { name: 'Quitar el enlace' });
  await quitar.click();
  await mesa.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(mesa.getByRole('dialog')).toHaveCount(0);
  await quitar.click();
  await mesa.getByRole('dialog').getByRole('button', { name: 'Quitar el enlace' }).click();
  await expect(mesa.getByText('No tiene enlace.')).toBeVisible();
  await suya.goto(new URL(direccion).pathname);
  await expect(suya.getByText('Este enlace ya no vale')).toBeVisible();
});

test('a player who cannot play on a day with a match asks for another, and the desk answers on Hoy', async ({
  mesa,
  api,
  browser,
  servidor,
}) => {
  const liga = await ligaActiva(api, 'social');
  const [ana, luis] = (await jugadoresDe(api, liga)).filter(({ estado }) => estado === 'activo');
  if (!ana || !luis) throw new Error('The demo has players');
  const { hoy } = await api.get<Resumen>('resumen');
  const dia = sumarDias(hoy, 40);
  const partido = await api.post<Partido>('partidos/0', {
    ...{ idLiga: liga.id, idJugador1: ana.id, idJugador2: luis.id, idPista: null, duracion: 60 },
    ...{ observaciones: null, fecha: `${dia}T22:45` },
  });
  const { token } = await api.post<{ token: string }>(`jugadores/${ana.id}/enlace`, {});
  const suya = await (await browser.newContext({ baseURL: servidor.url, reducedMotion: 'reduce' })).newPage();
  await suya.goto('/mi');
  await expect(suya.getByText('Esta página se abre con tu enlace')).toBeVisible();
  await suya.goto(`/mi/${token}`);
  await suya.getByLabel('No puedo del').fill(dia);
  await expect(suya.getByText('Esos días ya tienes partido')).toBeVisible();
  await suya.getByRole('button', { name: 'Apuntar' }).click();
  await expect(toast(suya, 'Apuntado, pero esos días ya tienes partido')).toBeVisible();
  const ausencias = suya
    .locator('section')
    .filter({ has: suya.getByRole('heading', { name: 'Días que no puedo' }) });
  await ausencias.getByRole('button', { name: /^Pedir otro día para el partido del/ }).click();
  await expect(ausencias).toContainText('El partido sigue en pie hasta que el club conteste');
  expect(await faltasDe(suya)).toEqual([]);

  await mesa.goto(`/private/partidos/${partido.id}`);
  await expect(mesa.getByText('Piden otro día para este partido')).toBeVisible();
  await mesa.goto('/private');
  const deHoy = mesa.locator('#no-pueden li').filter({ hasText: `${ana.nombre} pide otro día.` });
  await deHoy.getByRole('button', { name: /^Dejar en su día/ }).click();
  await expect(toast(mesa, 'Se queda en su día')).toBeVisible();
  await expect(ausencias).toContainText('El club contesta que se juega ese día');
  await mesa.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }).click();
  await deHoy.getByRole('button', { name: /^Suspender/ }).click();
  await expect(toast(mesa, `Aplazado por ${ana.nombre}`)).toBeVisible();
  await expect(ausencias).not.toContainText('Has pedido otro día');
  expect(await api.get<Partido>(`partidos/${partido.id}`)).toMatchObject({ jugador1Aplaza: true });
});
