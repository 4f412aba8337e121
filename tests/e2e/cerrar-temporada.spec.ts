import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Cierre } from '#contract/liga/temporadas.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { type Api, dialogo, expect, test, toast } from './support/mesa.ts';

/** Three who have played nothing, in the first division: the last of it, with one place in the play-off among them. */
async function tresIguales(api: Api): Promise<Jugador[]> {
  const [primera] = (await api.get<Cierre>('ligas/cierre?tipo=social')).divisiones;
  const idLiga = primera?.idLiga ?? null;
  return Promise.all(
    ['Igual Primera', 'Igual Segunda', 'Igual Tercera'].map((nombre) =>
      api.post<Jugador>('jugadores/0', { nombre, estado: 'activo', idLiga, disponibleAmistosos: false }),
    ),
  );
}

test('a whole season is closed: who goes up is seen, a tie is decided, somebody is left out, and it is undone', async ({
  mesa,
  api,
}) => {
  const iguales = await tresIguales(api);
  const { anio, destinos, divisiones } = await api.get<Cierre>('ligas/cierre?tipo=social');
  const activas = async () =>
    (await api.get<Liga[]>('ligas')).filter(
      (una) => una.tipo === 'social' && una.deporte === 'tenis' && una.estado === 'activa',
    );
  const jugador = async (id = 0) => api.get<Jugador>(`jugadores/${id}`);
  const sube = destinos.find(({ motivo }) => motivo === 'asciende');
  const fuera = destinos.find(({ motivo }) => motivo === 'sigue');
  await mesa.goto('/private/ligas');
  await mesa.getByRole('link', { name: 'Cerrar la temporada' }).press('Enter');
  await expect(
    mesa.getByText(
      `${divisiones.length} divisiones · ${destinos.filter(({ motivo }) => motivo !== 'eliminado').length} jugadores`,
    ),
  ).toBeVisible();
  const [primera] = divisiones;
  for (const fila of await mesa.locator('main summary:has(h3)').all()) await fila.press('Enter');
  const tabla = mesa.getByRole('table', { name: 'Clasificación final de 1ª División' });
  await expect(tabla.locator('tbody th')).toHaveText(
    primera?.clasificaciones.map((fila) => fila.jugador) ?? [],
  );
  const mover = (quien?: string) => mesa.getByRole('button', { name: `Mover a ${quien}` });
  const lista = mesa.getByLabel(`División de ${fuera?.jugador}`);
  await expect(mesa.locator('main li').filter({ has: mover(sube?.jugador) })).toContainText('Sube');

  await mover(fuera?.jugador).press('Enter');
  await expect(lista).toBeFocused();
  await lista.selectOption('Fuera');
  await expect(lista).toBeFocused();
  await expect(mesa.locator('main li').filter({ has: lista })).toContainText('Cambiado');
  await expect(mesa.getByText('· 1 cambio tuyo')).toBeVisible();
  const cerrar = mesa.getByRole('button', { name: 'Cerrar la temporada' });
  await cerrar.press('Enter');
  const empate = mesa.locator('li').filter({
    has: mesa.getByRole('heading', { name: /^Empate en 1ª División: .* igualan en todo$/ }),
  });
  await expect(empate.getByRole('button', { name: 'Sortear' })).toBeFocused();
  await expect(empate).toContainText('Falta sortearlo');
  await empate.getByText('A mano', { exact: true }).click();
  await cerrar.press('Enter');
  await expect(empate.getByLabel(/promoción de descenso$/)).toBeFocused();
  await expect(empate).toContainText('Escribe por qué');
  await empate.getByLabel(/promoción de descenso$/).selectOption('Igual Tercera');
  await empate
    .getByLabel(/descenso directo$/)
    .first()
    .selectOption('Igual Primera');
  await empate.getByLabel('Por qué').fill('Sorteo ante los tres');
  await expect(mesa.locator('main li').filter({ has: mover('Igual Segunda') })).toContainText('Baja');
  await sinFaltas(mesa);
  await cerrar.press('Enter');
  await expect(dialogo(mesa)).toContainText(`${divisiones.length} divisiones quedan inactivas`);
  await sinFaltas(mesa);
  await dialogo(mesa).getByRole('button', { name: 'Cerrar la temporada', disabled: false }).press('Enter');
  await expect(mesa.getByRole('region', { name: 'Temporada cerrada' })).toBeFocused();
  expect(new Set((await activas()).map((una) => una.anio))).toEqual(new Set([anio + 1]));
  expect((await jugador(fuera?.idJugador)).idLiga).toBeNull();
  const ahora = (await jugador(sube?.idJugador)).idLiga;
  const llega = divisiones.find(({ idLiga }) => idLiga === sube?.a);
  expect((await activas()).find(({ id }) => id === ahora)?.division).toBe(llega?.division);

  const primeraNueva = (await activas()).find(({ division }) => division === primera?.division);
  expect((await jugador(iguales[2]?.id)).idLiga).toBe(primeraNueva?.id);
  expect((await jugador(iguales[1]?.id)).idLiga).not.toBe(primeraNueva?.id);

  await mesa.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(toast(mesa, /^Deshecho/)).toBeVisible();
  await expect(cerrar).toBeVisible();
  expect((await activas()).map(({ id }) => id).sort()).toEqual(divisiones.map(({ idLiga }) => idLiga).sort());
  expect((await jugador(fuera?.idJugador)).idLiga).toBe(fuera?.de);
  // The journeys that follow have the divisions of the demo.
  for (const { id } of iguales) await api.post(`jugadores/${id}`, { ...(await jugador(id)), idLiga: null });
});

test('a tie is drawn: what came out is seen and logged, the season closes with it, and both are undone', async ({
  mesa,
  api,
}) => {
  const iguales = await tresIguales(api);
  const nombres = iguales.map(({ nombre }) => nombre);
  const empates = async () =>
    (await api.get<Cierre>('ligas/cierre?tipo=social')).divisiones.flatMap((una) => una.empates);
  await mesa.goto('/private/ligas-temporada');
  const empate = mesa.locator('li').filter({
    has: mesa.getByRole('heading', { name: /^Empate en 1ª División: .* igualan en todo$/ }),
  });
  await empate.getByLabel('Testigos, si los hay').fill('Pepe y Lola');
  await empate.getByRole('button', { name: 'Sortear' }).press('Enter');
  await expect(toast(mesa, /^Empate sorteado/)).toBeVisible();
  const salio = empate.getByRole('list', { name: 'Lo que salió' }).locator('strong');
  await expect(salio).toHaveCount(3);
  const orden = await salio.allTextContents();
  expect(orden.toSorted()).toEqual(nombres);
  await expect(empate).toContainText(/Salieron, de los que quedaban en la lista, \d, \d y 1\./);
  await sinFaltas(mesa);
  const ultimo = orden.at(-1) ?? '';
  const fila = mesa
    .locator('main li')
    .filter({ has: mesa.getByRole('button', { name: `Mover a ${ultimo}` }) });
  for (const division of await mesa.locator('main summary:has(h3)').all()) await division.press('Enter');
  await expect(fila).toContainText('Baja');
  await mesa.getByRole('button', { name: 'Cerrar la temporada' }).press('Enter');
  await dialogo(mesa).getByRole('button', { name: 'Cerrar la temporada', disabled: false }).press('Enter');
  await expect(mesa.getByRole('region', { name: 'Temporada cerrada' })).toBeFocused();
  await mesa.getByRole('button', { name: 'Deshacer' }).first().press('Enter');
  await expect(toast(mesa, /^Deshecho/)).toBeVisible();
  await expect(salio).toHaveText(orden);

  await mesa.goto('/private/logs');
  const linea = mesa.getByText(/^Sortea un empate de «Liga Social - 1ª División.*Testigos: Pepe y Lola$/);
  await expect(linea.first()).toContainText(`Orden: ${orden.join(', después ')}`);
  expect((await empates())[0]?.sorteo?.orden).toHaveLength(3);
  for (const uno of iguales) {
    const ahora = await api.get<Jugador>(`jugadores/${uno.id}`);
    await api.post(`jugadores/${uno.id}`, { ...ahora, idLiga: null });
  }
});
