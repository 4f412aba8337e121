import type { Page } from '@playwright/test';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { faltasDe } from '../support/browser/browser-axe.ts';
import { ESTE_ANIO } from '../support/momento.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import { desplegarTodo, dialogo, elegir, expect, filas, test, toast } from './support/mesa.ts';

const nombre = (page: Page) => page.getByRole('textbox', { name: 'Nombre', exact: true });

const NUEVO = { estado: 'activo', email: null, telefono: null, idLiga: null, disponibleAmistosos: true };

test('a player is found without accents, opened and left with the keyboard; then those of a league', async ({
  mesa,
  api,
}) => {
  await mesa.goto('/private/jugadores');
  await expect(mesa.getByRole('searchbox', { name: 'Jugador' })).toBeFocused();
  await mesa.keyboard.type('zuniga');
  await expect(mesa).toHaveURL(/\?jugador=zuniga$/);
  await expect(filas(mesa).first()).toContainText('Zúñiga');
  // Of a pair the first surname of each is read, and both whole names are searched.
  await expect(filas(mesa).filter({ hasNotText: /Zúñiga| \/ / })).toHaveCount(0);
  await mesa.keyboard.press('ArrowDown');
  await mesa.keyboard.press('ArrowDown');
  await expect(filas(mesa).nth(1).getByRole('link', { name: 'Editar' })).toBeFocused();
  await mesa.keyboard.press('Enter');
  await expect(nombre(mesa)).toBeFocused();
  await mesa.keyboard.press('Escape');
  await expect(mesa).toHaveURL(/\?jugador=zuniga$/);
  await expect(filas(mesa).nth(1).getByRole('link', { name: 'Editar' })).toBeFocused();

  const liga = await ligaActiva(api, 'social');
  const suyos = await jugadoresDe(api, liga);
  await mesa.getByRole('searchbox', { name: 'Jugador' }).fill('');
  await expect(mesa).toHaveURL(/\/jugadores$/);
  const pasada = (await api.get<Liga[]>('ligas')).find(({ estado }) => estado === 'inactiva');
  await mesa.getByRole('combobox', { name: 'Liga' }).fill('liga');
  await expect(mesa.getByRole('option', { name: /^Liga/ }).first()).toBeVisible();
  await expect(mesa.getByRole('option', { name: pasada?.nombre ?? '?' })).toHaveCount(0);
  await elegir(mesa, 'Liga', liga.nombre);
  await expect(mesa).toHaveURL(new RegExp(`\\?liga=${liga.id}$`));
  await expect(filas(mesa)).toHaveCount(suyos.length);
  await expect(filas(mesa).filter({ hasNotText: liga.nombre })).toHaveCount(0);
  await mesa.goBack();
  await expect(mesa).toHaveURL(/\/jugadores$/);
  await expect(mesa.getByRole('combobox', { name: 'Liga' })).toHaveValue('');
});

test('several are found while typing, marked, moved together with the matches said first, and the row opens them', async ({
  mesa,
  api,
}) => {
  const ligas = (await api.get<Liga[]>('ligas')).filter(({ estado }) => estado === 'activa');
  const de = ligas.find(({ tipo, division }) => tipo === 'social' && division === 1);
  const a = ligas.find(({ tipo, division }) => tipo === 'social' && division === 2);
  if (!de || !a) throw new Error('The demo has two divisions');
  const crear = (nombre: string) =>
    api.post<Jugador>('jugadores/0', { ...NUEVO, nombre, idLiga: de.id, telefono: '+34 699 111 222' });
  const [dos, tres] = [await crear('Zara Quirós'), await crear('Yago Quirós')];
  await api.post('partidos/0', {
    idLiga: de.id,
    idPista: null,
    duracion: de.duracion,
    fecha: '2031-03-08T10:00',
    idJugador1: dos.id,
    idJugador2: tres.id,
  });
  await mesa.goto('/private/jugadores');
  await mesa.getByRole('searchbox', { name: 'Jugador' }).fill('699 111');
  await expect(filas(mesa)).toHaveCount(2);
  await mesa.getByRole('searchbox', { name: 'Jugador' }).fill('quiros zara');
  await expect(filas(mesa)).toHaveCount(1);
  await expect(mesa.getByRole('link', { name: 'WhatsApp a Zara' })).toHaveAttribute(
    'href',
    'https://wa.me/34699111222',
  );
  await mesa.getByRole('searchbox', { name: 'Jugador' }).fill('quiros');
  await mesa.getByLabel('Estado').selectOption('Activo');
  await expect(mesa).toHaveURL(/jugador=quiros&estado=activo$/);
  for (const nombre of ['Zara Quirós', 'Yago Quirós']) await mesa.getByLabel(`Marcar a ${nombre}`).check();
  await mesa.getByRole('button', { name: 'Cambiar de liga' }).click();
  await mesa.getByRole('combobox', { name: 'Liga y división' }).fill('social 2');
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa).getByRole('list', { name: 'Partidos afectados' })).toContainText('Zara Quirós');
  expect(await faltasDe(mesa)).toEqual([]);
  await dialogo(mesa).getByRole('button', { name: 'Cambiar a 2 jugadores (toca 1 partido)' }).press('Enter');
  await expect(toast(mesa, '2 jugadores cambiados')).toBeVisible();
  await expect(mesa.getByRole('region', { name: 'Seleccionados' })).toHaveCount(0);
  expect(await api.get(`jugadores/${tres.id}`)).toMatchObject({ idLiga: a.id });

  // The link of the row is over all of it.
  const suFila = filas(mesa).filter({ has: mesa.getByLabel('Marcar a Zara Quirós') });
  await suFila.getByText(a.nombre).click({ force: true });
  await expect(mesa).toHaveURL(new RegExp(`/private/jugadores/${dos.id}$`));
  // What they had between them in the league they left is off the schedule.
  await expect(mesa.getByText('Aún no ha jugado')).toBeVisible();
  await expect(mesa.getByRole('list', { name: 'Por jugar' })).toHaveCount(0);
  // The bar is in sight however long what is read is, and says when there is nothing to save.
  await expect(mesa.getByRole('button', { name: 'Guardar' })).toBeInViewport();
  await expect(mesa.getByText('Sin cambios')).toBeVisible();
  await nombre(mesa).fill('yago QUIROS');
  await expect(mesa.getByText('Sin cambios')).toHaveCount(0);
  await expect(mesa.getByText('coincide el nombre')).toContainText('Yago Quirós');
  expect(await faltasDe(mesa)).toEqual([]);
});

test('a player is written with mistakes, saved, changed and deleted with the keyboard', async ({
  mesa,
  api,
}) => {
  await mesa.goto('/private/jugadores?jugador=nueva');
  await expect(mesa.getByText('Nadie coincide')).toBeVisible();
  await mesa.getByRole('link', { name: 'Nuevo jugador' }).press('Enter');
  await expect(nombre(mesa)).toBeFocused();
  await expect(mesa.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Borrar' })).toBeDisabled();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe el nombre del jugador')).toBeVisible();
  await mesa.keyboard.type('Nueva Pérez');
  await mesa.getByLabel('Email').fill('sin-arroba');
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByLabel('Email')).toHaveAccessibleDescription(/El email no es válido/);
  await expect(mesa.getByLabel('Email')).toBeFocused();
  await expect(nombre(mesa)).toHaveValue('Nueva Pérez');
  await mesa.getByLabel('Email').fill('nueva@correo.example');
  await mesa.getByLabel('Estado').selectOption('lesion');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Jugador guardado: Nueva Pérez')).toBeVisible();
  await expect(filas(mesa)).toHaveText(/Nueva Pérez.*Lesionado.*Sin liga/);
  await expect(mesa.getByRole('link', { name: 'Editar Nueva Pérez' })).toBeFocused();

  await mesa.keyboard.press('Enter');
  await expect(mesa.getByText('Jugador sin incidencias')).toBeVisible();
  await expect(mesa.getByText('Aún no ha jugado')).toBeVisible();
  await expect(mesa.getByRole('link', { name: 'Su página en la web' })).toHaveCount(0);
  // What is typed after a click takes the place of what was chosen; Enter, while it is looked for, sends nothing.
  const liga = mesa.getByRole('combobox', { name: 'Liga y división' });
  await liga.click();
  await mesa.keyboard.type('social 2');
  await mesa.keyboard.press('Enter');
  await expect(liga).toHaveValue(/Social - 2ª/);
  await liga.click();
  await mesa.keyboard.type('social 9');
  await expect(mesa.getByText('Nada se llama así')).toBeVisible();
  await mesa.keyboard.press('Enter');
  await expect(liga).toHaveValue('social 9');
  await nombre(mesa).click();
  await expect(liga).toHaveValue(/Social - 2ª/);
  await mesa.getByRole('button', { name: 'Vaciar liga y división' }).click();
  // Nothing is said to be saved which was not changed.
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'No has cambiado nada: no hay nada que guardar.')).toBeVisible();
  await mesa.getByLabel('Disponible para amistosos').uncheck();
  await mesa.keyboard.press('Control+s');
  await expect(filas(mesa)).toHaveCount(1);
  const [nueva] = (await api.get<Jugador[]>('jugadores')).filter(({ nombre }) => nombre === 'Nueva Pérez');
  expect(nueva).toMatchObject({
    estado: 'lesion',
    email: 'nueva@correo.example',
    disponibleAmistosos: false,
  });

  await mesa.getByRole('link', { name: 'Editar Nueva Pérez' }).press('Enter');
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).press('Enter');
  await expect(dialogo(mesa)).toContainText(
    'Se borrará a Nueva Pérez, con sus datos de contacto. No tiene partidos.',
  );
  await expect(dialogo(mesa)).toContainText('usa «Borrar sus datos», en esta misma ficha');
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Jugador borrado')).toBeVisible();
  await expect(mesa.getByText('Nadie coincide')).toBeVisible();
});

test('whoever has matches is struck off instead of deleted, and is told to be still on the calendar', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const liga = await ligaActiva(api, 'social');
  const crear = (nombre: string) => api.post<Jugador>('jugadores/0', { ...NUEVO, nombre, idLiga: liga.id });
  const [uno, dos] = [await crear('Sigue Puesta'), await crear('Rival Puesto')];
  const partido = { idLiga: liga.id, idPista: null, duracion: liga.duracion, fecha: '2031-03-08T10:00' };
  await api.post('partidos/0', { ...partido, idJugador1: uno.id, idJugador2: dos.id });
  await api.post('incidencias/0', {
    idLiga: liga.id,
    idJugador: uno.id,
    fecha: '2027-01-09',
    fecha2: '2027-01-16',
  });
  const estado = async () => (await api.get<Jugador>(`jugadores/${uno.id}`)).estado;
  await mesa.goto(`/private/jugadores/${uno.id}`);
  const incidencias = mesa.getByRole('group', { name: 'Incidencias' }).getByRole('listitem');
  await expect(incidencias).toHaveText(['sáb 16 ene 2027', 'sáb 9 ene 2027']);
  const borrar = mesa.getByRole('button', { name: 'Borrar', exact: true });
  await borrar.click();
  await expect(dialogo(mesa)).toContainText('tiene 1 partido: quien ha jugado no se borra');
  await expect(dialogo(mesa)).toContainText('1 partido sale del horario.');
  await dialogo(mesa).getByRole('button', { name: 'Cancelar' }).click();
  expect(await estado()).toBe('activo');
  await borrar.click();
  await dialogo(mesa).getByRole('button', { name: 'Marcar como eliminado' }).click();
  await expect(toast(mesa, 'Jugador guardado: Sigue Puesta')).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/jugadores$/);
  expect(await estado()).toBe('eliminado');

  await mesa.goto(`/private/jugadores/${uno.id}`);
  await mesa.getByLabel('Estado').selectOption('Activo');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Jugador guardado: Sigue Puesta')).toBeVisible();
});

test('what a player has played tells their level at the desk, a division to a newcomer and, once the club says so, their page', async ({
  mesa,
  api,
}) => {
  const amistosos = await ligaActiva(api, 'amistosos');
  const social = await ligaActiva(api, 'social');
  const rivales = (await jugadoresDe(api, social)).filter(({ estado }) => estado === 'activo').slice(0, 3);
  const dora = await api.post<Jugador>('jugadores/0', { ...NUEVO, nombre: 'Dora Nivel' });
  for (const [i, rival] of rivales.entries())
    await api.post('partidos/0', {
      ...{ idLiga: amistosos.id, idJugador1: dora.id, idJugador2: rival.id, idPista: null },
      ...{ fecha: `${ESTE_ANIO}-02-0${i + 1}T09:00`, duracion: 90, observaciones: null },
      ...{ jugador1Set1: 6, jugador2Set1: 4, jugador1Set2: 6, jugador2Set2: 4 },
    });
  await mesa.goto(`/private/jugadores/${dora.id}`);
  await expect(mesa.getByText(/^Nivel [\d.]+ ± \d+, de 3 partidos$/)).toBeVisible();
  await expect(mesa.getByText(/^Por su nivel podría jugar en Liga Social - \dª División/)).toBeVisible();
  await mesa.setViewportSize({ width: 412, height: 915 });
  await expect(mesa.getByText(/Es una sugerencia: la liga se la pones tú\.$/)).toBeVisible();

  const suya = `/competicion-clasificaciones-division/${rivales[0]?.id}`;
  await mesa.goto(suya);
  await expect(mesa.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mesa.getByText(/^[\d.]+ ± \d+$/)).toHaveCount(0);
  await mesa.goto('/private/configuracion');
  await desplegarTodo(mesa);
  await mesa.getByLabel('Publicar el nivel de los jugadores').selectOption('Sí');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Configuración guardada correctamente')).toBeVisible();
  await mesa.goto(suya);
  await expect(mesa.getByText(/^[\d.]+ ± \d+$/)).toBeVisible();
  await mesa.goto('/proteccion-datos');
  await expect(
    mesa.getByText('Se publica en la página de cada jugador, salvo el de los menores.'),
  ).toBeAttached();
});
