import type { Resumen } from '#contract/club/resumen.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { sumarDias } from '#domain/fecha.ts';
import { HOY } from '#tests/support/momento.ts';
import { expectNoSidewaysScroll, faltasDe } from '../support/browser/browser-axe.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import { desplegar, dialogo, expect, test, toast } from './support/mesa.ts';

test('a deadline is set, what passes it is told, each match is named before it is given up, and one press takes it back', async ({
  mesa,
  api,
}) => {
  const liga = await ligaActiva(api, 'social');
  const [una, otra] = await jugadoresDe(api, liga);
  if (!una || !otra) throw new Error('two players');
  await api.post('partidos/0', {
    ...{ idLiga: liga.id, idJugador1: una.id, idJugador2: otra.id, idPista: null },
    ...{ fecha: `${sumarDias(HOY, -20)}T07:00`, duracion: 60, observaciones: null },
  });
  const tarde = async () =>
    (await api.get<Resumen>('resumen')).fueraDePlazo.find(({ id }) => id === liga.id)?.cuantos ?? 0;
  expect(await tarde()).toBe(0);

  await mesa.goto(`/private/ligas/${liga.id}`);
  await desplegar(mesa, 'Reglas');
  const dias = mesa.getByLabel('Días de plazo para decir el resultado');
  await dias.fill('91');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe un número entre 0 y 90')).toBeVisible();
  expect(await tarde()).toBe(0);
  await dias.fill('0');
  const sola = mesa.getByRole('radio', { name: 'Se da por no jugado solo' });
  await expect(sola).toHaveCount(0);
  await dias.fill('5');
  await sola.check();
  await dias.fill('0');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Sin plazo nada se da por no jugado solo')).toBeVisible();
  await dias.fill('5');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  expect((await api.get<Liga>(`ligas/${liga.id}`)).reglas).toMatchObject({
    plazoResultado: 5,
    alVencer: 'solo',
  });
  await mesa.goto(`/private/ligas/${liga.id}`);
  await desplegar(mesa, 'Reglas');
  const sinPrisa = mesa.getByText('si nadie dice nada, se dan por no jugados a los dos días');
  await expect(sinPrisa).toBeVisible();
  await mesa.getByRole('radio', { name: 'El club lo da por no jugado, si quiere' }).check();
  await expect(sinPrisa).toHaveCount(0);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, /^Liga guardada/)).toBeVisible();
  const cuantos = await tarde();
  expect(cuantos).toBeGreaterThan(0);

  await mesa.goto('/private');
  const aviso = new RegExp(`^${cuantos} resultados? fuera de plazo`);
  await mesa.getByRole('link', { name: aviso }).click();
  await expect(mesa).toHaveURL(new RegExp(`/private/ligas/${liga.id}$`));
  await mesa.getByRole('link', { name: 'Ver cuáles son' }).click();
  await expect(mesa.getByRole('heading', { name: 'Fuera de plazo', level: 1 })).toBeVisible();
  await expect(mesa.getByLabel('Estado')).toHaveValue('plazo');
  const pareja = `${una.nombre} – ${otra.nombre}`;
  await expect(mesa.getByRole('link', { name: pareja }).first()).toBeVisible();

  await mesa.goto(`/private/ligas/${liga.id}`);
  await mesa.getByRole('button', { name: 'Dar por no jugados' }).click();
  const nombrados = mesa.getByRole('list', { name: 'Se dan por no jugados' }).getByRole('listitem');
  await expect(nombrados).toHaveCount(cuantos);
  await expect(nombrados.filter({ hasText: pareja }).first()).toBeVisible();
  await mesa.setViewportSize({ width: 412, height: 900 });
  expect(await faltasDe(mesa)).toEqual([]);
  await expectNoSidewaysScroll(mesa);
  await dialogo(mesa)
    .getByRole('button', { name: `Dar por no jugados (${cuantos})` })
    .click();
  await expect(toast(mesa, /sin jugar: no se presentó ninguno/)).toBeVisible();
  expect(await tarde()).toBe(0);
  await mesa.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(toast(mesa, /Deshecho/)).toBeVisible();
  expect(await tarde()).toBe(cuantos);
});
