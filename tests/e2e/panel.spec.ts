import type { Resumen } from '#contract/club/resumen.ts';
import { ligaActiva } from './support/ligas.ts';
import { expect, irA, test } from './support/mesa.ts';

test('the desk opens on what there is to do: each line leads there and back, and what is done is gone', async ({
  mesa,
  api,
}) => {
  const { porPuntuar, partidos, preparar } = await api.get<Resumen>('resumen');
  const liga = await ligaActiva(api, 'infantil');
  const [jugador] = (
    await api.get<{ id: number; idLiga: number | null; nombre: string }[]>('jugadores')
  ).filter(({ idLiga }) => idLiga === liga.id);
  const [sabado = '', domingo = ''] = preparar.dias;
  await api.post('incidencias/0', { idLiga: liga.id, idJugador: jugador?.id, fecha: domingo });

  await mesa.goto('/private/pistas');
  await irA(mesa, 'Hoy');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText(/^Hoy /);

  const suyos = porPuntuar.find(({ tipo }) => tipo === 'social')?.cuantos;
  const espera = mesa.getByRole('region', { name: 'Te espera' });
  await espera.getByRole('link', { name: `Liga Social: ${suyos} resultado` }).press('Enter');
  await expect(mesa).toHaveURL(/\/private\/partidos-puntuacion-masiva\?tipo=social$/);
  await expect(mesa.getByText(`${suyos} partidos pendientes`)).toBeVisible();
  await mesa.goBack();

  const finde = mesa.getByRole('region', { name: /^El fin de semana del / });
  await expect(finde.getByRole('link', { name: /^\d+ no puede/ })).toContainText(
    `${jugador?.nombre} (domingo)`,
  );
  await finde.getByRole('link', { name: /^Liga Infantil/ }).press('Enter');
  await expect(mesa.getByLabel('Tipo de liga')).toHaveValue('infantil');
  for (const [campo, dia] of [
    ['Primer día', sabado],
    ['Segundo día', domingo],
  ] as const)
    await expect(mesa.getByRole('textbox', { name: campo })).toHaveValue(dia.split('-').reverse().join('/'));
  await mesa.goBack();
  await finde.getByRole('link', { name: /^domingo/i }).press('Enter');
  await expect(mesa).toHaveURL(new RegExp(`/private/partidos\\?fecha=${domingo}$`));
  const releido = mesa.waitForResponse('**/api/private/resumen');
  await mesa.goBack();
  await releido;

  // Somebody else scores today's first match: who comes back to the panel finds it as it is now.
  const deHoy = mesa.locator(`a[href="/private/partidos/${partidos[0]?.id}"]`);
  const plegados = mesa.getByRole('region', { name: /^Los partidos de hoy/ }).getByRole('button', {
    name: /^Ver los/,
  });
  if (await plegados.isVisible()) await plegados.click();
  await expect(deHoy).toContainText(partidos[0]?.jugador1 ?? '?');
  await api.post('partidos/guardarpuntuaciones', {
    partidos: [{ id: partidos[0]?.id, jugador1NoPresenta: true }],
  });
  await mesa.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(deHoy).toHaveCount(0);
});
