import type { Liga } from '#contract/liga/ligas.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { expectNoSidewaysScroll } from '../support/browser/browser-axe.ts';
import { ligaActiva } from './support/ligas.ts';
import { desplegar, dialogo, expect, filas, test, toast } from './support/mesa.ts';

const NUEVA = {
  estado: 'activa',
  tipo: 'social',
  division: 9,
  anio: 2025,
  horaBaseInicio: 17,
  minutoBaseInicio: 0,
  horaBaseFinal: 22,
  minutoBaseFinal: 0,
  duracion: 75,
  usuario: null,
  idaVuelta: false,
  fechaIdaVuelta: null,
  notificar: false,
};

test('the leagues of children are looked through, and one more is written: it is named from its data', async ({
  mesa,
  api,
}) => {
  const infantiles = (await api.get<Liga[]>('ligas')).filter(({ tipo }) => tipo === 'infantil');
  await mesa.goto('/private/ligas');
  await mesa.getByLabel('Tipo').selectOption('infantil');
  await expect(mesa).toHaveURL(/\?tipo=infantil$/);
  await expect(filas(mesa)).toHaveCount(infantiles.filter(({ estado }) => estado === 'activa').length);
  await mesa.getByRole('link', { name: /^Ver también \d+ inactiva/ }).press('Enter');
  await expect(mesa).toHaveURL(/\?tipo=infantil&estado=todas$/);
  await expect(filas(mesa)).toHaveCount(infantiles.length);
  await expect(filas(mesa).filter({ hasText: '(inactiva)' })).toHaveCount(
    infantiles.filter(({ estado }) => estado === 'inactiva').length,
  );
  await mesa.getByRole('button', { name: 'Temporada' }).press('Enter');
  await expect(mesa).toHaveURL(/orden=temporada/);
  const primera = Math.min(...infantiles.map(({ anio }) => anio));
  await expect(filas(mesa).first()).toContainText(`${primera}/${String(primera + 1).slice(-2)}`);
  await mesa.reload();
  await expect(mesa.getByLabel('Tipo')).toHaveValue('infantil');
  await expect(filas(mesa)).toHaveCount(infantiles.length);

  await mesa.getByRole('link', { name: 'Nueva liga' }).press('Enter');
  await expect(mesa.getByLabel('Tipo')).toBeFocused();
  await expect(mesa.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Borrar' })).toBeDisabled();
  const division = mesa.getByLabel('División');
  await mesa.getByLabel('Tipo').selectOption('playoff');
  await expect(division).toBeDisabled();
  await mesa.getByLabel('Tipo').selectOption('infantil');
  await expect(mesa.getByLabel('De promoción')).toHaveValue('0');
  await division.selectOption({ label: '10ª División' });
  await mesa.getByLabel('Temporada').selectOption('2022');
  await expect(mesa.getByText('Se llamará Liga Infantil - 10ª División - 2022/23')).toBeVisible();
  await mesa.getByLabel('Desde las: hora').click();
  await mesa.keyboard.type('0945');
  await mesa.getByLabel('Hasta las: hora').click();
  await mesa.keyboard.type('0900');
  await mesa.keyboard.press('Control+s');
  const ventana = 'La hora final tiene que dejar tiempo para al menos un partido desde la hora de inicio.';
  await expect(mesa.locator('form').getByText(ventana)).toBeVisible();
  await expect(mesa.getByLabel('Hasta las: hora')).toBeFocused();
  await expect(toast(mesa, ventana)).toBeVisible();
  await mesa.keyboard.type('1400');
  await mesa.getByLabel('Duración', { exact: true }).selectOption('120');
  await mesa.getByLabel('Responsable').selectOption('admin');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Liga guardada: Liga Infantil - 10ª División - 2022/23')).toBeVisible();
  await expect(mesa).toHaveURL(/tipo=infantil/);
  await expect(mesa.getByRole('link', { name: /10ª División - 2022/ })).toBeFocused();
  const ligas = await api.get<Liga[]>('ligas');
  expect(ligas.find(({ nombre }) => nombre.includes('10ª División - 2022'))).toMatchObject({
    tipo: 'infantil',
    horaBaseInicio: 9,
    minutoBaseInicio: 45,
    horaBaseFinal: 14,
    duracion: 120,
    usuario: 'admin',
    reglas: reglasIniciales('infantil'),
  });
});

test('a second leg, another order of the tie-breaks by keyboard, other points; then the rules of its type again', async ({
  mesa,
  api,
}) => {
  const { id } = await api.post<Liga>('ligas/0', NUEVA);
  await mesa.goto(`/private/ligas/${id}`);
  for (const parte of ['Horario y duración', 'Reglas']) await desplegar(mesa, parte);
  const desde = mesa.getByRole('textbox', { name: 'La vuelta se juega desde' });
  await expect(desde).toBeDisabled();
  await mesa.getByLabel('Ida y vuelta').check();
  await desde.fill('1/3/2026');
  const orden = mesa.getByRole('list', { name: 'Desempates, por orden' }).getByRole('listitem');
  await expect(orden).toHaveText([/Enfrentamiento directo/, /Sets/, /Juegos/, /Menos incomparecencias/]);
  await mesa.getByRole('button', { name: 'Subir juegos' }).press('Enter');
  await expect(mesa.getByRole('button', { name: 'Subir juegos' })).toBeFocused();
  await mesa.keyboard.press('Alt+ArrowUp');
  await expect(orden).toHaveText([/Juegos/, /Enfrentamiento directo/, /Sets/, /Menos incomparecencias/]);
  await mesa.getByRole('button', { name: 'Quitar sets' }).click();
  await expect(orden).toHaveCount(3);
  await mesa.getByRole('radio', { name: 'Al cierre, por sorteo' }).check();
  await mesa.getByLabel('Jugadores, como poco').fill('6');
  await mesa.getByLabel('Jugadores, como mucho').fill('5');
  await expect(mesa.getByLabel('Semanas que dura')).toHaveCount(0);
  await desplegar(mesa, 'Liga');
  await mesa.getByLabel('Ciclo', { exact: true }).selectOption('2');
  await mesa.getByLabel('Semanas que dura').fill('6');
  await mesa.getByRole('textbox', { name: 'El ciclo empieza el' }).fill('2/3/2026');
  await expect(mesa.getByText('El ciclo 2 acaba el domingo, 12 de abril')).toBeVisible();
  await mesa.setViewportSize({ width: 412, height: 900 });
  await desplegar(mesa, 'Reglas');
  await expect(mesa.getByLabel('Semanas que dura')).toBeVisible();
  await expectNoSidewaysScroll(mesa);
  await mesa.setViewportSize({ width: 1366, height: 900 });
  for (const parte of ['Horario y duración', 'Reglas']) await desplegar(mesa, parte);
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Un grupo no puede tener menos jugadores')).toBeVisible();
  await mesa.getByLabel('Jugadores, como mucho').fill('8');
  await mesa.getByLabel('Por ganar').fill('');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe un número entre -100 y 100')).toBeVisible();
  await expect(mesa.getByLabel('Por ganar')).toBeFocused();
  await mesa.getByLabel('Por ganar').fill('5');
  for (const formato of ['Set largo', 'Super tie-break'])
    await mesa.getByLabel(formato, { exact: true }).uncheck();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Marca al menos un formato de set')).toBeVisible();
  await mesa.getByLabel('Set corto', { exact: true }).check();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  expect(await api.get(`ligas/${id}`)).toMatchObject({
    idaVuelta: true,
    fechaIdaVuelta: '2026-03-01',
    reglas: {
      victoria: 5,
      desempates: ['juegos', 'directo', 'menosWo'],
      siIgualan: 'sorteo',
      inicioCiclo: '2026-03-02',
      semanasCiclo: 6,
      grupoMin: 6,
      grupoMax: 8,
      formatos: ['corto'],
    },
  });

  await mesa.goto(`/private/ligas/${id}`);
  await desplegar(mesa, 'Reglas');
  await expect(mesa.getByLabel('Por ganar')).toHaveValue('5');
  await mesa.getByRole('button', { name: 'Restaurar las de su tipo' }).click();
  await expect(mesa.getByLabel('Por ganar')).toHaveValue('3');
  await expect(orden).toHaveCount(4);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  expect((await api.get<Liga>(`ligas/${id}`)).reglas).toEqual({
    ...reglasIniciales('social'),
    inicioCiclo: '2026-03-02',
  });
});

test('ties are broken by what the tied have played among themselves; a league without a table is refused them', async ({
  mesa,
  api,
}) => {
  const { id } = await api.post<Liga>('ligas/0', NUEVA);
  await mesa.goto(`/private/ligas/${id}`);
  await desplegar(mesa, 'Reglas');
  // As wide as both columns: two of its own fit in it.
  const ancho = (await mesa.locator('details', { hasText: 'Tiene clasificación' }).boundingBox())?.width;
  expect(ancho).toBe((await mesa.locator('form').boundingBox())?.width);
  const orden = mesa.getByRole('list', { name: 'Desempates, por orden' }).getByRole('listitem');
  await mesa.getByRole('button', { name: 'Añadir sets entre los empatados' }).press('Enter');
  await expect(orden).toHaveCount(5);
  // In its usual place, and the focus on what moves it.
  await expect(orden.nth(1)).toContainText('Sets entre los empatados');
  await expect(mesa.getByRole('button', { name: 'Subir sets entre los empatados' })).toBeFocused();
  const clasifica = mesa.getByLabel('Tiene clasificación');
  await mesa.getByLabel('Por ganar', { exact: true }).fill('4');
  await clasifica.uncheck();
  // What does nothing without a table goes, and keeps what was typed.
  for (const campo of ['Por ganar', 'Directas'])
    await expect(mesa.getByLabel(campo, { exact: true })).toHaveCount(0);
  await expect(mesa.getByLabel('Un partido puede acabar en empate')).toBeVisible();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('quita los criterios «entre los empatados»')).toBeVisible();
  const lista = mesa.getByRole('list', { name: 'Desempates, por orden' });
  await expect(lista).toBeFocused();
  await expect(lista).toHaveAttribute('aria-invalid', 'true');
  await expect(lista).toHaveAccessibleDescription(/quita los criterios/);
  await expect(orden.nth(1)).toContainText('Sets entre los empatados');
  await clasifica.check();
  await expect(mesa.getByLabel('Por ganar', { exact: true })).toHaveValue('4');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  expect((await api.get<Liga>(`ligas/${id}`)).reglas.desempates).toEqual([
    'directo',
    'setsEntre',
    'sets',
    'juegos',
    'menosWo',
  ]);
});

test('deleting a league says what goes with it; one that nobody used goes', async ({ mesa, api }) => {
  const activa = await ligaActiva(api, 'social');
  await mesa.goto(`/private/ligas/${activa.id}`);
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(dialogo(mesa)).toContainText(
    / \d+ partidos y \d+ incidencias?, y sus resultados.*Se podrá deshacer/,
  );
  await dialogo(mesa).getByRole('button', { name: 'Cancelar' }).click();

  const { id, nombre } = await api.post<Liga>('ligas/0', NUEVA);
  await mesa.goto(`/private/ligas/${id}`);
  await mesa.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(dialogo(mesa)).toContainText(`Se borrará «${nombre}». No tiene jugadores ni partidos.`);
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(mesa, 'Liga borrada')).toBeVisible();
  await expect(mesa.getByText(nombre)).toHaveCount(0);
  expect((await api.get<Liga[]>('ligas')).map((una) => una.id)).not.toContain(id);
});
