import type { Page } from '@playwright/test';
import { expect, filas, test, toast } from './support/mesa.ts';
import { generar, lineas, problemas } from './support/propuesta.ts';

/** The next call whose address ends so is done by the server, and its answer is lost on the way. */
async function perderRespuesta(page: Page, final: string): Promise<void> {
  await page.route(
    `**${final}`,
    async (ruta) => {
      await ruta.fetch();
      await ruta.abort('connectionreset');
    },
    { times: 1 },
  );
}

type ConId = { id: number };

test('a proposal whose answer was lost is saved by pressing again, also after a reload', async ({
  mesa,
  api,
}) => {
  await generar(mesa, 'infantil');
  const total = await lineas(mesa).count();
  const antes = (await api.post<ConId[]>('partidos', { jugador: null })).length;
  await perderRespuesta(mesa, '/guardarPropuesta');
  const guardar = mesa.getByRole('button', { name: 'Guardar partidos' });
  await guardar.click();
  await expect(toast(mesa, /No sabemos si se llegaron a guardar/)).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(total);
  await mesa.reload();
  // What is in the way of the lines is themselves.
  await expect(problemas(mesa).first()).toBeVisible();
  await guardar.press('Enter');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(0);
  expect((await api.post<ConId[]>('partidos', { jugador: null })).length).toBe(antes + total);
});

test('a day of rain whose answer was lost is told to the players by pressing again', async ({
  mesa,
  api,
}) => {
  const partidos = await api.post<(ConId & { fecha: string })[]>('partidos', { jugador: null });
  const [ligas, pistas] = [
    await api.get<(ConId & { tipo: string; estado: string; duracion: number })[]>('ligas'),
    await api.get<(ConId & { estado: string })[]>('pistas'),
  ];
  const liga = ligas.find(({ tipo, estado }) => tipo === 'social' && estado === 'activa');
  const jugadores = await api.post<ConId[]>('jugadores/search', { idLiga: liga?.id ?? 0, jugador: null });
  const dia = '2031-05-03';
  expect(partidos.some(({ fecha }) => fecha.startsWith(dia))).toBe(false);
  await api.post('partidos/0', {
    idLiga: liga?.id,
    idPista: pistas.find(({ estado }) => estado === 'activa')?.id,
    fecha: `${dia}T10:00`,
    duracion: liga?.duracion,
    idJugador1: jugadores[0]?.id,
    idJugador2: jugadores[1]?.id,
  });
  await mesa.goto(`/private/partidos-suspender?dia=${dia}`);
  await perderRespuesta(mesa, '/partidos/suspender');
  const suspender = mesa.getByRole('button', { name: 'Suspender 1 partido' });
  await suspender.click();
  await expect(toast(mesa, /No hay conexión con el club/)).toBeVisible();
  await expect(filas(mesa)).toHaveCount(1);
  await suspender.click();
  await expect(mesa.getByText('1 partido pasa a otro día')).toBeVisible();
  await expect(mesa.getByLabel('Aviso para los jugadores')).toHaveValue(/Se suspenden por la lluvia/);
});

test('a new player whose answer was lost is created once', async ({ mesa }) => {
  await mesa.goto('/private/jugadores/0');
  await mesa.getByLabel('Nombre').fill('Rosa Repetida');
  await perderRespuesta(mesa, '/jugadores/0');
  const guardar = mesa.getByRole('button', { name: 'Guardar', exact: true });
  await guardar.click();
  await expect(toast(mesa, /No hay conexión con el club/)).toBeVisible();
  await guardar.click();
  await expect(toast(mesa, 'Jugador guardado: Rosa Repetida')).toBeVisible();
  await mesa.goto('/private/jugadores?jugador=Rosa+Repetida');
  await expect(filas(mesa)).toHaveCount(1);
});

test('what is being asked for is kept through a reload before there are lines', async ({ mesa }) => {
  await mesa.goto('/private/partidos');
  const nueva = mesa.getByRole('link', { name: 'Nueva propuesta' });
  await nueva.click();
  await mesa.getByLabel('Tipo de liga').selectOption('social');
  const pista = mesa.getByRole('group', { name: 'Pistas disponibles' }).getByRole('checkbox').first();
  const amistosos = mesa.getByLabel('Rellenar con amistosos automáticamente');
  await pista.uncheck();
  await amistosos.uncheck();
  await mesa.reload();
  await expect(mesa.getByLabel('Tipo de liga')).toHaveValue('social');
  await expect(pista).not.toBeChecked();
  await expect(amistosos).not.toBeChecked();
  // Left behind, it is forgotten.
  await mesa.goBack();
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Partidos');
  await nueva.click();
  await expect(mesa.getByLabel('Tipo de liga')).toHaveValue('');
});
