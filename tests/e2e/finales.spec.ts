import type { Page } from '@playwright/test';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Partido, PartidoFila } from '#contract/liga/partidos.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import { type Api, expect, test, toast } from './support/mesa.ts';

const guardado = (page: Page) => toast(page, /^Partido guardado/);

/** A match of two of the social league on a day of its own. */
async function unPartido(api: Api, fecha: string): Promise<{ id: number; uno: Jugador; otro: Jugador }> {
  const liga = await ligaActiva(api, 'social');
  const [uno, otro] = await jugadoresDe(api, liga);
  if (!uno || !otro) throw new Error('Nobody plays in the league');
  const datos = { idLiga: liga.id, duracion: liga.duracion, idJugador1: uno.id, idJugador2: otro.id };
  const { id } = await api.post<Partido>('partidos/0', { ...datos, fecha });
  return { id, uno, otro };
}

test('neither turns up, and then it will not be played: each is one mark, and undone by taking it off', async ({
  mesa,
  api,
}) => {
  const { id } = await unPartido(api, '2026-06-06T07:00');
  const leer = () => api.get<Partido>(`partidos/${id}`);
  await mesa.goto(`/private/partidos/${id}`);
  const ninguno = mesa.getByLabel('No se presenta ninguno');
  await ninguno.check();
  await sinFaltas(mesa);
  await mesa.keyboard.press('Control+s');
  await expect(guardado(mesa)).toBeVisible();
  expect(await leer()).toMatchObject({ desenlace: 'no-presentados', jugador1Set1: null });

  await mesa.goto(`/private/partidos/${id}`);
  await ninguno.uncheck();
  await mesa.getByLabel('Cancelado').check();
  await mesa.keyboard.press('Control+s');
  await expect(guardado(mesa)).toBeVisible();
  const cancelado = await leer();
  expect(cancelado).toMatchObject({ cancelado: true, jugador1NoPresenta: false });
  expect(cancelado.desenlace ?? null).toBeNull();
});

test('one person in two leagues: a match of the other at that hour is refused, and keeps what was typed', async ({
  mesa,
  api,
}) => {
  const infantil = await ligaActiva(api, 'infantil');
  const { uno } = await unPartido(api, '2027-05-08T10:00');
  const suya = { estado: 'activo', email: null, telefono: null, disponibleAmistosos: false };
  const { id: otraEntrada } = await api.post<Jugador>('jugadores/0', {
    ...{ ...suya, nombre: uno.nombre, nombreDeportivo: null },
    ...{ idLiga: infantil.id, mismaPersonaQue: uno.id },
  });
  const rival = (await jugadoresDe(api, infantil)).find(({ id }) => id !== otraEntrada);
  const { id } = await api.post<Partido>('partidos/0', {
    ...{ idLiga: infantil.id, idJugador1: rival?.id, idJugador2: otraEntrada },
    ...{ fecha: '2027-05-08T17:00', duracion: infantil.duracion },
  });
  await mesa.goto(`/private/partidos/${id}`);
  const hora = mesa.getByLabel('Hora', { exact: true });
  await expect(hora).toHaveValue('17');
  await hora.focus();
  await mesa.keyboard.type('1030');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, new RegExp(`^${uno.nombre} ya juega a las 10:00`))).toBeVisible();
  await expect(hora).toHaveValue('10');
  expect(await api.get<Partido>(`partidos/${id}`)).toMatchObject({ fecha: '2027-05-08T17:00' });
});

test('pasted results: what was a date is read as it was typed, and what is not sure is asked in its cell', async ({
  mesa,
  api,
}) => {
  const liga = await ligaActiva(api, 'social');
  const [uno, otro, tercero] = await jugadoresDe(api, liga);
  const division = `${liga.division}ª`;
  const fila = (dia: string, rival: Jugador | undefined, ...sets: string[]) =>
    [dia, '06:00', division, uno?.nombre, rival?.nombre, ...sets].join('\t');
  await mesa.goto('/private/importar');
  await mesa.getByRole('radio', { name: /^Partidos/ }).check();
  await mesa
    .getByLabel('O pega las celdas')
    .fill(
      [
        'Fecha\tHora\tLiga\tJugador 1\tJugador 2\tResultado',
        fila('05/09/2026', otro, '06-abr jun-00'),
        fila('06/09/2026', tercero, '7-6(5) 4-6 [10-7]'),
        fila('07/09/2026', otro, '7-65 6-4'),
      ].join('\n'),
    );
  await mesa.getByRole('button', { name: 'Leer lo pegado' }).click();
  await expect(mesa.getByRole('heading', { name: '2 de 3: qué es cada columna' })).toBeFocused();
  await mesa.getByRole('button', { name: 'Ver qué pasaría' }).click();
  await mesa.getByLabel('Mostrar').selectOption({ label: 'Para mirar (1)' });
  await expect(mesa.getByText(/llega como fecha: se lee 6-4 6-0/)).toBeVisible();
  await mesa.getByLabel('Mostrar').selectOption({ label: 'Con errores (1)' });
  const celda = mesa.getByLabel('Fila 4, Resultado');
  await expect(celda).toHaveAccessibleDescription(/«7-65 6-4»/);
  await sinFaltas(mesa);
  await celda.fill('7-6(5) 6-4');
  await celda.press('Enter');
  await mesa.getByRole('button', { name: 'Importar 3 partidos' }).click();
  await expect(mesa.getByText(/^Importado: /).first()).toBeVisible();
  const deEsosDias = (await api.post<PartidoFila[]>('partidos', {})).filter(({ fecha }) =>
    /^2026-09-0[567]T06:00/.test(fecha),
  );
  const ganados = deEsosDias.map((p) => [p.jugador1Set1, p.jugador2Set1, p.jugador1Set3]);
  expect(ganados.toSorted()).toEqual(
    [
      [6, 4, null],
      [7, 6, 10],
      [7, 6, null],
    ].toSorted(),
  );
});
