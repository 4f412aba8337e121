import type { Jugador } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import {
  dialogo,
  elegir,
  expect,
  expectCuidada,
  expectPideEntrar,
  filas,
  test,
  toast,
} from './support/mesa.ts';

const BASE = { estado: 'activo', email: null, telefono: null, idLiga: null, disponibleAmistosos: true };

test('without a session, the way to the players goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private/jugadores?liga=1', 'Jugadores');
});

test('players are found whatever the accents, and the search stays in the address', async ({ mesa }) => {
  await mesa.goto('/private/jugadores');
  await expect(mesa.getByRole('searchbox', { name: 'Jugador' })).toBeFocused();
  await mesa.keyboard.type('zuniga');
  await mesa.keyboard.press('Enter');
  await expect(mesa).toHaveURL(/\?jugador=zuniga$/);
  await expect(filas(mesa).first()).toContainText('Zúñiga');
  await expect(filas(mesa).filter({ hasNotText: 'Zúñiga' })).toHaveCount(0);
  await mesa.keyboard.press('ArrowDown');
  await mesa.keyboard.press('ArrowDown');
  await expect(filas(mesa).nth(1).getByRole('link')).toBeFocused();
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await mesa.keyboard.press('Escape');
  await expect(mesa).toHaveURL(/\?jugador=zuniga$/);
  await expect(filas(mesa).nth(1).getByRole('link')).toBeFocused();
});

test('only active leagues filter, and each state has its badge', async ({ mesa, api }) => {
  const ligas = await api.get<Liga[]>('ligas');
  const activa = ligas.find(({ estado }) => estado === 'activa');
  const inactiva = ligas.find(({ estado }) => estado === 'inactiva');
  for (const [nombre, estado] of [
    ['Estado Uno', 'activo'],
    ['Estado Dos', 'lesion'],
    ['Estado Tres', 'eliminado'],
  ])
    await api.post('jugadores/0', { ...BASE, nombre, estado });
  await mesa.goto('/private/jugadores?jugador=Estado');
  await expect(filas(mesa)).toHaveText([/Dos.*Lesionado/, /Tres.*Eliminado/, /Uno.*Activo/]);
  await mesa.getByRole('button', { name: 'Estado' }).click();
  await expect(filas(mesa).first()).toContainText('Activo');

  await mesa.getByRole('searchbox', { name: 'Jugador' }).fill('');
  await mesa.getByRole('combobox', { name: 'Liga' }).fill('liga');
  await expect(mesa.getByRole('option', { name: inactiva?.nombre ?? '?' })).toHaveCount(0);
  await elegir(mesa, 'Liga', activa?.nombre ?? '?');
  await mesa.getByRole('button', { name: 'Buscar' }).click();
  await expect(mesa).toHaveURL(new RegExp(`liga=${activa?.id}`));
  await expect(filas(mesa).first()).toContainText(activa?.nombre ?? '?');
});

test('a player is created, changed and deleted with the keyboard', async ({ mesa, api }) => {
  await mesa.goto('/private/jugadores?jugador=nueva');
  await expect(mesa.getByText('Nadie es así')).toBeVisible();
  await mesa.getByRole('link', { name: 'Nuevo jugador' }).press('Enter');
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await expect(mesa.getByRole('button', { name: 'Borrar' })).toBeDisabled();
  await mesa.keyboard.type('Nueva Pérez');
  await mesa.getByLabel('Estado').selectOption('lesion');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Jugador guardado: Nueva Pérez')).toBeVisible();
  await expect(filas(mesa)).toHaveText(/Nueva Pérez.*Sin liga.*Lesionado/);
  await expect(mesa.getByRole('link', { name: 'Editar Nueva Pérez' })).toBeFocused();
  await mesa.keyboard.press('Enter');

  await expect(mesa.getByText('Jugador sin incidencias')).toBeVisible();
  await mesa.getByLabel('Disponible para amistosos').uncheck();
  await mesa.keyboard.press('Control+s');
  await expect(filas(mesa)).toHaveCount(1);
  const [nueva] = (await api.get<Jugador[]>('jugadores')).filter(({ nombre }) => nombre === 'Nueva Pérez');
  expect(nueva).toMatchObject({ estado: 'lesion', disponibleAmistosos: false });

  await mesa.getByRole('link', { name: 'Editar Nueva Pérez' }).press('Enter');
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Se borrará a Nueva Pérez, con');
  await expect(dialogo(mesa)).toContainText('usa «Borrar sus datos», en esta misma ficha');
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Jugador borrado')).toBeVisible();
  await expect(mesa.getByText('Nadie es así')).toBeVisible();
});

test('wrong input is said beside its field', async ({ mesa }) => {
  await mesa.goto('/private/jugadores/0');
  await expect(mesa.getByLabel('Nombre')).toBeFocused();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe el nombre del jugador')).toBeVisible();
  await mesa.getByLabel('Nombre').fill('Alguien');
  await mesa.getByLabel('Email').fill('sin-arroba');
  await mesa.keyboard.press('Enter');
  await expect(
    mesa.getByText('El email no es válido: revisa que tenga una arroba y un dominio'),
  ).toBeVisible();
  await expect(mesa.getByLabel('Email')).toBeFocused();
  await expect(toast(mesa, 'Hay datos que no son correctos. Revisa los campos señalados.')).toBeVisible();
});

test('whoever has matches is not deleted but struck off, in the same question', async ({ mesa, api }) => {
  const [partido] = await api.post<{ idJugador1: number }[]>('partidos', {
    fecha: null,
    idPista: null,
    idLiga: null,
    jugador: null,
  });
  const ruta = `jugadores/${partido?.idJugador1}`;
  await mesa.goto(`/private/${ruta}`);
  const borrar = mesa.getByRole('button', { name: 'Borrar', exact: true });
  await borrar.click();
  await expect(dialogo(mesa)).toContainText(/tiene \d+ partidos?: quien ha jugado no se borra/);
  await dialogo(mesa).getByRole('button', { name: 'Cancelar' }).click();
  expect((await api.get<Jugador>(ruta)).estado).not.toBe('eliminado');
  await borrar.click();
  await dialogo(mesa).getByRole('button', { name: 'Marcar como eliminado' }).click();
  await expect(toast(mesa, /^Jugador guardado/)).toBeVisible();
  await expect(mesa).toHaveURL(/\/private\/jugadores$/);
  expect((await api.get<Jugador>(ruta)).estado).toBe('eliminado');
});

test("the server's message is shown when somebody who had no match yet has one by then", async ({
  mesa,
  api,
}) => {
  const { id } = await api.post<Jugador>('jugadores/0', { ...BASE, nombre: 'Con Partido Nuevo' });
  await mesa.goto(`/private/jugadores/${id}`);
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(dialogo(mesa)).toContainText('No tiene partidos');
  const message = 'El jugador tiene partidos y no se puede borrar.';
  await mesa.route(`**/api/private/jugadores/${id}`, (ruta) =>
    ruta.request().method() === 'DELETE' ? ruta.fulfill({ status: 409, json: { message } }) : ruta.continue(),
  );
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, message)).toBeVisible();
});

test('the incidents of a player, newest first', async ({ mesa, api }) => {
  const liga = (await api.get<Liga[]>('ligas')).find(({ estado }) => estado === 'activa');
  const { id } = await api.post<Jugador>('jugadores/0', {
    ...BASE,
    nombre: 'Con Incidencias',
    idLiga: liga?.id,
  });
  await api.post('incidencias/0', {
    idLiga: liga?.id,
    idJugador: id,
    fecha: '2027-01-09',
    fecha2: '2027-01-16',
  });
  await mesa.goto(`/private/jugadores/${id}`);
  const tabla = mesa.getByRole('region', { name: 'Incidencias' }).locator('tbody tr');
  await expect(tabla).toHaveText([/16\/01\/2027/, /09\/01\/2027/]);
});

test('the list and the details in both widths, light and dark', async ({ mesa }) => {
  test.slow();
  await mesa.goto('/private/jugadores');
  await expect(filas(mesa).first()).toBeVisible();
  await expectCuidada(mesa);
  await mesa.goto('/private/jugadores/1');
  await expect(mesa.getByLabel('Nombre')).toBeVisible();
  await expectCuidada(mesa);
});

test('who is said not to play any more is told to be still on the calendar', async ({ mesa, api }) => {
  const liga = (await api.get<Liga[]>('ligas')).find(
    ({ tipo, estado }) => tipo === 'social' && estado === 'activa',
  );
  const crear = (nombre: string) => api.post<Jugador>('jugadores/0', { ...BASE, nombre, idLiga: liga?.id });
  const [uno, dos] = [await crear('Sigue Puesta'), await crear('Rival Puesto')];
  const partido = { idLiga: liga?.id, idPista: null, duracion: liga?.duracion };
  const quienes = { idJugador1: uno.id, idJugador2: dos.id };
  await api.post('partidos/0', { ...partido, ...quienes, fecha: '2031-03-08T10:00' });
  const guardarComo = async (estado: string) => {
    await mesa.goto(`/private/jugadores/${uno.id}`);
    await mesa.getByLabel('Estado').selectOption(estado);
    await mesa.keyboard.press('Control+S');
    await expect(toast(mesa, 'Jugador guardado: Sigue Puesta')).toBeVisible();
  };
  const aviso = toast(
    mesa,
    'Sigue Puesta sigue en 1 partido por jugar: quítalo o cámbialo de día en Partidos.',
  );
  await guardarComo('Eliminado');
  await expect(aviso).toBeVisible();
  await guardarComo('Activo');
  await expect(aviso).toHaveCount(0);
});
