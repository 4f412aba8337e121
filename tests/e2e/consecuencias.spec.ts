import type { Page } from '@playwright/test';
import type { Clasificacion } from '#contract/liga/clasificaciones.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Partido, PartidoFila } from '#contract/liga/partidos.ts';
import { DE_COLOR, faltasDe } from '../support/browser/browser-axe.ts';
import { HOY } from '../support/momento.ts';
import { type Api, dialogo, expect, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';

/** An arranged match of a league with a table, some day to come. */
async function unoPorVenir(api: Api, enPista = false): Promise<PartidoFila> {
  const todos = await api.post<PartidoFila[]>('partidos', {});
  const suyo = todos.find(
    ({ fecha, idPista, liga, sintetico, jugador1Set1, jugador1NoPresenta, jugador1Aplaza, jugador2Aplaza }) =>
      (idPista !== null || !enPista) &&
      fecha.slice(0, 10) > HOY &&
      liga.startsWith('Liga Social') &&
      jugador1Set1 === null &&
      !(sintetico || jugador1NoPresenta || jugador1Aplaza || jugador2Aplaza),
  );
  if (!suyo) throw new Error('The demo has matches to come');
  return suyo;
}

const enEspanol = (dia: string): string => dia.slice(0, 10).split('-').reverse().join('/');

/** The boxes of that pending match, typed in order. */
async function escribir(page: Page, id: number, ...juegos: readonly number[]): Promise<void> {
  for (const [n, valor] of juegos.entries())
    await page
      .locator(`#partido-${id} [name="jugador${(n % 2) + 1}Set${Math.floor(n / 2) + 1}"]`)
      .fill(String(valor));
}

test('an absence tells the match of that day before it is saved, and puts it off or moves it', async ({
  mesa,
  api,
}) => {
  const partido = await unoPorVenir(api);
  const { id, jugador1, jugador2, idJugador1, fecha } = partido;
  const leer = () => api.get<Partido>(`partidos/${id}`);
  await mesa.goto(`/private/incidencias/0?jugador=${idJugador1}`);
  await mesa.getByRole('textbox', { name: /^Desde/ }).fill(enEspanol(fecha));
  await mesa.keyboard.press('Tab');

  const fila = mesa.getByRole('list', { name: 'Partidos afectados' }).getByRole('listitem');
  await expect(fila).toHaveCount(1);
  await expect(fila).toContainText(`${jugador1} – ${jugador2}`);
  await expect(fila).toContainText(`${jugador1} no puede ese día.`);
  await expect(fila.getByRole('link')).toHaveAttribute('href', `/private/partidos/${id}`);
  await expect(mesa.getByRole('button', { name: 'Guardar (toca 1 partido)' })).toBeVisible();
  expect(await faltasDe(mesa, { rules: DE_COLOR })).toEqual([]);

  await mesa.getByRole('button', { name: `Suspender ${jugador1}` }).press('Enter');
  await expect(toast(mesa, `Aplazado por ${jugador1}`)).toBeVisible();
  await expect(fila).toHaveCount(0);
  expect(await leer()).toMatchObject({ jugador1Aplaza: true, jugador2Aplaza: false });
  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(fila).toHaveCount(1);
  expect(await leer()).toMatchObject({ fecha, jugador1Aplaza: false });
  await expect(mesa.getByRole('heading', { level: 1 })).toBeFocused();

  await mesa.getByRole('button', { name: /^Buscar otro hueco/ }).press('Enter');
  await mesa
    .getByRole('list', { name: /^Huecos para/ })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(toast(mesa, 'Cambiado al')).toBeVisible();
  const movido = await leer();
  expect(movido.fecha.slice(0, 10)).not.toBe(fecha.slice(0, 10));
  await expect(fila).toHaveCount(0);

  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Se ha generado 1 incidencia')).toBeVisible();
});

test('who is struck off on a phone gives their rivals what is left, which one press takes back', async ({
  mesa,
  api,
}) => {
  await mesa.setViewportSize({ width: 412, height: 915 });
  const { id, idLiga, idJugador1, jugador1, idJugador2 } = await unoPorVenir(api);
  const publica = async <T>(ruta: string): Promise<T> => (await mesa.request.get(`/api/${ruta}`)).json();
  const mirar = async () => {
    const horario = await publica<{ id: number }[]>('horarios/proximos?tipo=social');
    const tabla = await publica<Clasificacion>(`clasificaciones/ver?idLiga=${idLiga}`);
    const puntos = tabla.clasificaciones.find(({ idJugador }) => idJugador === idJugador2)?.puntos;
    return { puesto: horario.some((uno) => uno.id === id), puntos };
  };
  const antes = await mirar();
  expect(antes.puesto).toBe(true);

  await mesa.goto(`/private/jugadores/${idJugador1}`);
  await mesa.getByRole('button', { name: 'Más acciones' }).press('Enter');
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).press('Enter');
  await dialogo(mesa)
    .getByRole('radio', { name: /^Dar por ganado a sus rivales lo que falta: \d+ partidos?/ })
    .check();
  expect(await faltasDe(mesa, { rules: DE_COLOR })).toEqual([]);
  await dialogo(mesa).getByRole('button', { name: 'Marcar como eliminado' }).press('Enter');
  await expect(toast(mesa, `Jugador guardado: ${jugador1}`)).toBeVisible();
  expect(await mirar()).toEqual({ puesto: false, puntos: (antes.puntos ?? 0) + 3 });

  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(toast(mesa, 'Deshecho: está como antes')).toBeVisible();
  expect(await mirar()).toEqual(antes);
});

test('who leaves a league whose rule annuls is out of its table, told before with numbers, and one press puts it back', async ({
  mesa,
  api,
}) => {
  const { idLiga, idJugador1 } = await unoPorVenir(api);
  const liga = await api.get<Liga>(`ligas/${idLiga}`);
  await mesa.goto(`/private/ligas/${idLiga}`);
  await mesa.locator('summary').filter({ hasText: 'Reglas' }).click();
  await mesa
    .getByRole('group', { name: 'Sus partidos' })
    .or(mesa.getByRole('radiogroup', { name: 'Sus partidos' }))
    .getByRole('radio', { name: 'Se anulan todos sus partidos' })
    .check();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Liga guardada')).toBeVisible();
  expect((await api.get<Liga>(`ligas/${idLiga}`)).reglas).toEqual({ ...liga.reglas, alIrse: 'anular' });

  const tabla = async () => {
    const respuesta = await mesa.request.get(`/api/clasificaciones/ver?idLiga=${idLiga}`);
    const { clasificaciones } = (await respuesta.json()) as Clasificacion;
    return clasificaciones.map(({ idJugador, puntos, partidosJugados }) => [
      idJugador,
      puntos,
      partidosJugados,
    ]);
  };
  const antes = await tabla();
  await mesa.goto(`/private/jugadores/${idJugador1}`);
  await mesa.getByLabel('Estado').selectOption('eliminado');
  await expect(mesa.getByRole('radio', { name: /^La regla de la liga: anular/ })).toBeChecked();
  const efecto = mesa.locator('details').filter({ hasText: /se anulan \d+ partidos\. \d+ rivales cambian/ });
  await efecto.locator('summary').click();
  await expect(
    efecto
      .getByRole('listitem')
      .filter({ hasText: /pierde \d+ puntos?/ })
      .first(),
  ).toBeVisible();
  expect(await faltasDe(mesa, { rules: DE_COLOR })).toEqual([]);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Jugador guardado')).toBeVisible();
  const despues = await tabla();
  expect(despues.at(-1)).toEqual([idJugador1, 0, 0]);
  expect(despues).not.toEqual(antes);
  const sinJugar = await mesa.context().newPage();
  await sinJugar.goto(`/competicion-clasificaciones-division/${idJugador1}`);
  await expect(sinJugar.getByText('Anulado').first()).toBeVisible();
  await expect(sinJugar.getByText(/^Se había jugado: \d/).first()).toBeVisible();
  await sinJugar.close();

  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(toast(mesa, 'Deshecho: está como antes')).toBeVisible();
  expect(await tabla()).toEqual(antes);
});

test("a court that closes puts its matches off by the club, in sight, and the undo is the log's", async ({
  mesa,
  api,
}) => {
  const partido = await unoPorVenir(api, true);
  const leer = () => api.get<Partido>(`partidos/${partido.id}`);
  const antes = await leer();
  await mesa.goto(`/private/pistas/${partido.idPista}`);
  await mesa.getByLabel('Estado').selectOption('Inactiva');
  const suspender = mesa.getByRole('button', {
    name: `Suspender ${partido.jugador1} – ${partido.jugador2}`,
  });
  await expect(mesa.getByRole('list', { name: 'Partidos afectados' })).toBeInViewport();
  await expect(mesa.getByRole('button', { name: /^Guardar \(toca \d+ partidos?\)$/ })).toBeInViewport();
  await suspender.first().press('Enter');
  await expect(toast(mesa, 'Aplazado por el club')).toContainText('la próxima propuesta le busca sitio');
  expect(await leer()).toMatchObject({ id: partido.id, clubAplaza: true });
  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(toast(mesa, 'Deshecho: está como antes')).toBeVisible();
  const { version: _, ...igual } = antes;
  expect(await leer()).toMatchObject(igual);
  await mesa.goto('/private/logs');
  await expect(mesa.locator('#registros li').nth(1)).toContainText('Deshecho');
});

test('odd results are counted, asked about and reviewed before they are saved', async ({ mesa, api }) => {
  const [uno, dos, tres] = await dejarPendientes(api, 'social', 3);
  if (!uno || !dos || !tres) throw new Error('Three pending matches');
  await mesa.goto('/private/partidos-puntuacion-masiva?tipo=social');
  await escribir(mesa, uno.id, 6, 6, 6, 4);
  await escribir(mesa, dos.id, 6, 3, 6, 2);
  await escribir(mesa, tres.id, 6, 4);
  await mesa.locator(`#partido-${dos.id} [name="jugador1Set1"]`).focus();
  await expect(mesa.getByText('2 resultados raros', { exact: true })).toBeVisible();

  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('¿Guardar 2 resultados raros?');
  await expect(dialogo(mesa)).toContainText(`${uno.jugador1} – ${uno.jugador2}: 6-6 6-4`);
  await expect(dialogo(mesa)).toContainText('El set 1 no lo gana nadie');
  await expect(dialogo(mesa)).toContainText(`Contará como victoria de ${tres.jugador1}.`);
  await expect(mesa.locator(`#partido-${tres.id}`)).not.toContainText('Con resultado');
  await expect(dialogo(mesa)).toContainText(`${tres.jugador1} – ${tres.jugador2}: 6-4`);
  await expect(dialogo(mesa)).not.toContainText(`${dos.jugador1} – ${dos.jugador2}`);
  await dialogo(mesa).getByRole('button', { name: 'Revisar' }).press('Enter');
  await expect(mesa.locator(`#partido-${uno.id} [name="jugador1Set1"]`)).toBeFocused();
  expect(await api.get(`partidos/${dos.id}`)).toMatchObject({ jugador1Set1: null });

  await escribir(mesa, uno.id, 7, 6);
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('¿Guardar 1 resultado raro?');
  // The dialog puts the focus there a moment after it is seen: a key pressed before would fall on it.
  await expect(dialogo(mesa).getByRole('button', { name: 'Revisar' })).toBeFocused();
  await dialogo(mesa).getByRole('button', { name: 'Guardar igualmente' }).press('Enter');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  expect(await api.get(`partidos/${tres.id}`)).toMatchObject({ jugador1Set1: 6, jugador2Set1: 4 });
});
