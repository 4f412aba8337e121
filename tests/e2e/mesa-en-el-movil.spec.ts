import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Huecos, PartidoFila } from '#contract/liga/partidos.ts';
import { sumarDias } from '#domain/fecha.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { HOY } from '../support/momento.ts';
import { type Api, dialogo, expect, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';

// A volunteer with a phone: a finger, no mouse, and a screen where a list begins under its filters.
test.use({ viewport: { width: 412, height: 850 }, hasTouch: true, isMobile: true });

test('from the panel to a match, whose score comes first, and back; what a search finds comes into sight', async ({
  mesa,
  api,
}) => {
  await mesa.goto('/private');
  const deHoy = mesa.getByRole('region', { name: /^Los partidos de hoy/ });
  await deHoy.getByRole('button', { name: /^Ver los/ }).tap();
  const partido = deHoy.locator('a[data-row]').last();
  const [quien = ''] = ((await partido.textContent()) ?? '').replace(/^\d\d:\d\d/, '').split(' – ');
  await partido.tap();
  await expect(mesa).toHaveURL(/\/private\/partidos\/\d+$/);
  await expect(mesa.getByLabel('Set 1, ').first()).toBeInViewport();
  await mesa.getByRole('button', { name: 'Volver' }).tap();
  await expect(mesa).toHaveURL(/\/private$/);
  await expect(partido).toBeFocused();
  await expect(partido).toBeInViewport();

  await mesa.goto('/private/partidos');
  await mesa.getByLabel('Jugador').fill(quien);
  await expect(mesa).toHaveURL(/jugador=/);
  await expect(mesa.locator('a[data-row]').first()).toBeInViewport();
  const editar = mesa.getByRole('link', { name: 'Editar' }).last();
  // The main act is always at the thumb, and the last row scrolls clear of it.
  const nuevo = mesa.getByRole('link', { name: 'Nuevo partido' });
  await expect(nuevo).toBeInViewport();
  // The rows of before stay until the answer to what was typed comes.
  await expect(async () => {
    await mesa.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [acto, ultima] = [await nuevo.boundingBox(), await editar.boundingBox()];
    expect(acto?.y).toBeGreaterThan((ultima?.y ?? Number.POSITIVE_INFINITY) + (ultima?.height ?? 0));
  }).toPass();
  await editar.tap();
  await expect(mesa.getByRole('heading', { level: 1 })).toContainText(' – ');
  await mesa.getByRole('button', { name: 'Atrás' }).tap();
  await expect(editar).toBeFocused();
  await expect(editar).toBeInViewport();

  // A postponed match goes to a gap in two taps, and is one less.
  let conHueco: PartidoFila | undefined;
  for (const uno of await api.post<PartidoFila[]>('partidos', { aplazados: true })) {
    const { huecos } = await api.post<Huecos>(`partidos/${uno.id}/huecos`, { cambios: [] });
    if (huecos.length > 0) {
      conHueco = uno;
      break;
    }
  }
  await mesa.goto('/private/partidos?aplazados=1');
  const aplazados = mesa.getByRole('list', { name: 'Partidos aplazados' });
  const buscar = aplazados.getByRole('button', { name: /^Buscar hueco/ });
  await expect(buscar.first()).toBeVisible();
  const cuantos = await buscar.count();
  await aplazados
    .getByRole('button', { name: `Buscar hueco a ${conHueco?.jugador1} – ${conHueco?.jugador2}` })
    .first()
    .tap();
  await aplazados
    .getByRole('list', { name: /^Huecos para/ })
    .getByRole('button')
    .first()
    .tap();
  await expect(toast(mesa, /^Cambiado al/)).toBeVisible();
  await expect(buscar).toHaveCount(cuantos - 1);
});

test('a result is scored from the panel, stays on screen to be corrected, and its table is one tap away', async ({
  mesa,
  api,
}) => {
  const [partido] = await dejarPendientes(api, 'social', 1);
  if (!partido) throw new Error('One pending');
  await mesa.goto('/private');
  await mesa
    .getByRole('region', { name: 'Te espera' })
    .getByRole('link', { name: /^Liga Social: \d+ resultado/ })
    .tap();
  await expect(mesa).toHaveURL(/puntuacion-masiva\?tipo=social$/);
  await mesa.getByLabel(`Set 1, ${partido.jugador1}`).tap();
  const teclas = mesa.getByRole('group', { name: 'Teclas del marcador' });
  for (const juegos of '6463') await teclas.getByRole('button', { name: juegos, exact: true }).tap();
  // The last one moved on to the button that saves: the keys are gone.
  await mesa.getByRole('button', { name: 'Guardar' }).tap();
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  const guardados = mesa.getByRole('region', { name: 'Recién guardados' });
  await expect(guardados).toContainText(`${partido.jugador1} – ${partido.jugador2}: 6-4, 6-3`);
  await sinFaltas(mesa);

  await guardados.getByRole('link', { name: /^Corregir/ }).tap();
  await expect(mesa).toHaveURL(new RegExp(`/private/partidos/${partido.id}$`));
  await expect(mesa.getByRole('link', { name: 'Ver la clasificación' })).toHaveAttribute(
    'href',
    `/competicion-clasificaciones/social?liga=${partido.idLiga}`,
  );
  await mesa.getByLabel(`Set 2, ${partido.jugador2}`).fill('4');
  await mesa.getByRole('button', { name: 'Guardar' }).tap();
  await expect(mesa).toHaveURL(/puntuacion-masiva\?tipo=social$/);
  expect(await api.get(`partidos/${partido.id}`)).toMatchObject({ jugador2Set2: 4 });
});

/** A match of that day, none of whose people plays on the next one, whomever they play with. */
async function libreAlDiaSiguiente(api: Api, dia: string): Promise<PartidoFila> {
  const personas = new Map((await api.get<JugadorFila[]>('jugadores')).map((uno) => [uno.id, uno.personas]));
  const quienes = ({ idJugador1, idJugador2 }: PartidoFila) =>
    [idJugador1, idJugador2].flatMap((id) => personas.get(id) ?? []);
  const delDia = (fecha: string) => api.post<PartidoFila[]>('partidos', { fecha });
  const ocupadas = new Set((await delDia(sumarDias(dia, 1))).flatMap(quienes));
  const libre = (await delDia(dia)).find((uno) => quienes(uno).every((id) => !ocupadas.has(id)));
  if (!libre) throw new Error('The demo has somebody who plays on one day of the weekend alone');
  return libre;
}

test('one tap takes a match, though its panel comes out under the finger, and it goes to another day', async ({
  mesa,
  api,
}) => {
  const sabado = sumarDias(HOY, 7);
  const { id } = await libreAlDiaSiguiente(api, sabado);
  await mesa.goto(`/private/semana?dia=${sabado}&vista=semana`);
  const dias = mesa.getByRole('group', { name: 'Días de la semana' }).getByRole('button');
  await dias.nth(0).tap();
  const bloque = mesa.locator(`#plano-${id}`);
  await bloque.tap();
  await expect(bloque).toHaveAttribute('aria-pressed', 'true');
  await dias.nth(1).tap();
  await mesa.locator('[data-dia]').tap({ position: { x: 20, y: 100 } });
  await expect(toast(mesa, / pasa al domingo|^Cambiados de sitio/)).toBeVisible();
});

test('who plays next is written for the group, and copied', async ({ mesa, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { partidos } = await api.get<{ partidos: { fecha: string; jugador1: string }[] }>('resumen');
  const ultimo = partidos.at(-1);
  if (!ultimo) throw new Error('The demo has matches to come');
  await mesa.goto('/private');
  await mesa.getByRole('button', { name: 'Más acciones' }).tap();
  await mesa.getByRole('button', { name: 'Aviso para el grupo' }).tap();
  const dia = ultimo.fecha.slice(0, 10).split('-').reverse().join('/');
  await dialogo(mesa).getByRole('textbox', { name: 'Primer día' }).fill(dia);
  await dialogo(mesa).getByText('Los partidos por jugar de esos días').tap();
  await expect(mesa.locator('[data-dates-dropdown]')).toHaveCount(0);
  const aviso = dialogo(mesa).getByRole('textbox', { name: 'Aviso' });
  await expect(aviso).toHaveValue(/^\*\S+ \d+\*\n\n_.*_\n\d\d:\d\d · /);
  await dialogo(mesa).getByRole('button', { name: 'Copiar' }).tap();
  await expect(dialogo(mesa).getByText('Copiado: pégalo en el grupo.')).toBeVisible();
  expect(await mesa.evaluate(() => navigator.clipboard.readText())).toBe(await aviso.inputValue());

  for (const campo of ['Primer día', 'Segundo día'])
    await dialogo(mesa).getByRole('textbox', { name: campo }).fill('05/03/2031');
  await expect(dialogo(mesa).getByText(/no queda ningún partido por jugar/)).toBeVisible();
});
