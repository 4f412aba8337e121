import type { Page } from '@playwright/test';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { sumarDias } from '#domain/fecha.ts';
import { HOY } from '../support/momento.ts';
import { ligaActiva } from './support/ligas.ts';
import { type Api, dialogo, elegir, expect, test, toast } from './support/mesa.ts';

const NUEVO = { estado: 'activo', email: null, telefono: null, idLiga: null, disponibleAmistosos: false };

/** Of the list, whatever it is drawn as. */
const filas = (page: Page) => page.locator('a[data-row]');

/** A league by pairs, and people who play nowhere yet. */
async function conGente(api: Api, ...nombres: string[]): Promise<{ liga: Liga; gente: Jugador[] }> {
  const { id: _, version: __, nombre: ___, reglas: ____, ...suya } = await ligaActiva(api, 'social');
  const liga = await api.post<Liga>('ligas/0', { ...suya, modo: 'parejas', division: 1 });
  const gente: Jugador[] = [];
  for (const nombre of nombres) gente.push(await api.post<Jugador>('jugadores/0', { ...NUEVO, nombre }));
  return { liga, gente };
}

for (const [width, height] of [
  [1366, 768],
  [412, 915],
] as const)
  test(`a pair is made at the desk, and refused of the same person twice, at ${width} px`, async ({
    mesa,
    api,
  }) => {
    await mesa.setViewportSize({ width, height });
    const { liga } = await conGente(api, 'Zoa Olmedo Paz', 'Zoilo Rivas Gil');
    await mesa.goto('/private/jugadores');
    await expect(filas(mesa).first()).toBeVisible();
    const mas = mesa.getByRole('button', { name: 'Más acciones' });
    if (width < 768) await mas.click();
    await mesa.getByRole('button', { name: 'Nueva pareja' }).click();
    const nueva = dialogo(mesa);
    const crear = nueva.getByRole('button', { name: 'Crear la pareja' });
    await expect(crear).toBeDisabled();
    await elegir(mesa, 'Quién es (primera persona)', 'Zoa Olmedo Paz');
    await elegir(mesa, 'Quién es (segunda persona)', 'Zoa Olmedo Paz');
    await nueva.getByRole('combobox', { name: 'Liga y división' }).click();
    await expect(mesa.getByRole('option', { name: liga.nombre })).toBeVisible();
    const ofrecidas = mesa.getByRole('option', { name: /^Liga/ });
    await expect(ofrecidas.filter({ hasNotText: 'por parejas' })).toHaveCount(0);
    await mesa.getByRole('option', { name: liga.nombre }).click();
    await crear.click();
    await expect(toast(mesa, mensajes.dosVecesEnLaPareja)).toBeVisible();
    await expect(nueva.getByRole('combobox', { name: 'Liga y división' })).toHaveValue(liga.nombre);
    await elegir(mesa, 'Quién es (segunda persona)', 'Zoilo Rivas Gil');
    await crear.click();
    await expect(toast(mesa, 'Pareja creada: Olmedo / Rivas')).toBeVisible();
    await mesa.goto('/private/jugadores?quienes=parejas');
    await expect(filas(mesa).filter({ hasText: 'Olmedo / Rivas' })).toHaveCount(1);
    await expect(filas(mesa).filter({ hasNotText: ' / ' })).toHaveCount(0);
    await mesa.getByRole('searchbox', { name: 'Jugador' }).fill('zoilo');
    await expect(filas(mesa)).toHaveCount(1);
    await filas(mesa).first().click();
    await expect(mesa.getByRole('heading', { level: 1 })).toContainText('Olmedo / Rivas');
    await expect(mesa.getByRole('link', { name: 'Zoa Olmedo Paz' })).toBeVisible();
    await mesa.getByRole('button', { name: 'Cambiar a Zoilo Rivas Gil' }).click();
    await dialogo(mesa).getByRole('checkbox').check();
    await dialogo(mesa).getByRole('textbox', { name: 'Nombre' }).fill('Zaida Vidal');
    await dialogo(mesa).getByRole('button', { name: 'Cambiarla' }).click();
    await expect(toast(mesa, 'Pareja cambiada: Olmedo / Vidal')).toBeVisible();
    await mesa.goto('/private/jugadores?quienes=parejas&jugador=zaida');
    await expect(filas(mesa)).toHaveCount(1);
    await mesa.goto('/private/jugadores?quienes=parejas&jugador=zoilo');
    await expect(mesa.getByText('Nadie coincide')).toBeVisible();
  });

test('a match of pairs is scored in bulk, given a substitute and seen on the page of the pair', async ({
  mesa,
  api,
}) => {
  const { liga, gente } = await conGente(
    api,
    'Zoa Olmedo',
    'Zoilo Rivas',
    'Zulma Mora',
    'Zenón Vega',
    'Zaida Vidal',
  );
  await api.post(`ligas/${liga.id}`, { ...liga, reglas: { ...liga.reglas, suplencias: 1 } });
  const pareja = (una: number, otra: number) =>
    api.post<Jugador>('jugadores/parejas', {
      idLiga: liga.id,
      personas: [{ id: gente[una]?.id }, { id: gente[otra]?.id }],
    });
  const [una, otra] = [await pareja(0, 1), await pareja(2, 3)];
  const partido = await api.post<PartidoFila>('partidos/0', {
    idLiga: liga.id,
    fecha: `${sumarDias(HOY, -1)}T06:00`,
    duracion: liga.duracion,
    idJugador1: una.id,
    idJugador2: otra.id,
  });
  await mesa.goto('/private/partidos-puntuacion-masiva?tipo=social');
  const suyo = mesa.locator('[data-partido]').filter({ hasText: 'Olmedo / Rivas' });
  for (const [casilla, juegos] of [
    ['jugador1Set1', '6'],
    ['jugador2Set1', '1'],
    ['jugador1Set2', '6'],
    ['jugador2Set2', '2'],
  ] as const)
    await suyo.locator(`[name="${casilla}"]`).fill(juegos);
  await mesa.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();

  await mesa.goto(`/private/partidos/${partido.id}`);
  await mesa.getByRole('button', { name: 'Suplente en Olmedo / Rivas' }).click();
  await elegir(mesa, 'Quién juega', 'Zaida Vidal');
  await mesa.getByLabel('En lugar de').selectOption('Zoilo Rivas');
  await dialogo(mesa).getByRole('button', { name: 'Poner suplente' }).click();
  await expect(mesa.getByText('Zaida Vidal juega por Zoilo Rivas')).toBeVisible();

  await mesa.goto(rutas.jugador(una.id));
  await expect(mesa.getByRole('heading', { level: 1 })).toContainText('Olmedo / Rivas');
  await expect(mesa.getByText('Zoa Olmedo y Zoilo Rivas')).toBeVisible();
  await expect(mesa.getByRole('main').getByText('Mora / Vega').first()).toBeVisible();
  await mesa.goto(rutas.partido(partido.id));
  await expect(mesa.getByText('Zaida Vidal juega en lugar de Zoilo Rivas.')).toBeVisible();
});
