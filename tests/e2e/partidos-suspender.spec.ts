import type { Page } from '@playwright/test';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { fechaSemana, semanaBreve } from '#domain/fecha-texto.ts';
import { cortosDelClub } from '#web/club/mesa/cortos.tsx';
import { HOY } from '../support/momento.ts';
import { jugadoresDe, ligaActiva } from './support/ligas.ts';
import { type Api, expect, filas, test, toast } from './support/mesa.ts';

const RUTA = '/private/partidos-suspender';

/** A day far ahead: nothing of the season is in the way. */
const DIA = sumarDias(HOY, 80);

type Fila = { id: number };
type Persona = { id: number; nombre: string };

/** What each is called in the notice: told apart from all who are in the club, as on the whole desk. */
async function cortosDe(api: Api): Promise<(persona: Persona) => string> {
  const corto = cortosDelClub(await api.get<JugadorFila[]>('jugadores'));
  return ({ id, nombre }) => corto(id, nombre);
}

/** Two matches of a day, at 10:00 and 12:00 on the first court. */
async function preparar(api: Api, dia: Dia = DIA) {
  const pistas = await api.get<(Fila & { nombre: string; estado: string })[]>('pistas');
  const pista = pistas.find(({ estado }) => estado === 'activa');
  const liga = await ligaActiva(api, 'social');
  const activos = (await jugadoresDe(api, liga)).filter(({ estado }) => estado === 'activo');
  const [ana, luis, eva, paz] = activos;
  if (!pista || !ana || !luis || !eva || !paz) throw new Error('The demo has a court and four players');
  const crear = (fecha: string, uno: Fila, dos: Fila, observaciones: string | null = null) =>
    api.post<Fila>('partidos/0', {
      idLiga: liga.id,
      idPista: pista.id,
      fecha,
      duracion: liga.duracion,
      observaciones,
      idJugador1: uno.id,
      idJugador2: dos.id,
    });
  const partido = await crear(`${dia}T10:00`, ana, luis, '6-4 3-2, sigue Ana al saque');
  await crear(`${dia}T12:00`, eva, paz);
  return { pista, crear, partido, ana, luis, eva, paz };
}

async function escribirDia(page: Page, label: string, dia: Dia): Promise<void> {
  await page.getByLabel(label).fill(dia.split('-').reverse().join('/'));
  await page.keyboard.press('Tab');
}

test('a day of rain goes to the next week with the keyboard, and the players and the site are told', async ({
  mesa,
  api,
}) => {
  const { pista, ana, luis, eva, paz } = await preparar(api);
  const otro = sumarDias(DIA, 7);
  const corto = await cortosDe(api);
  const [semana = ''] = fechaSemana(otro).split(',');
  const dia = `${semana.charAt(0).toUpperCase()}${semana.slice(1)}`;
  await mesa.goto('/private/partidos');
  await mesa.getByRole('link', { name: 'Suspender por lluvia' }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Suspender por lluvia');
  await escribirDia(mesa, 'Día suspendido', DIA);
  await expect(filas(mesa)).toHaveCount(2);
  await expect(filas(mesa).nth(0)).toContainText(`${semanaBreve(otro)}, 10:00 · ${pista.nombre}`);
  await mesa.getByRole('button', { name: 'Suspender 2 partidos' }).press('Enter');
  await expect(mesa.getByText('2 partidos pasan a otro día')).toBeInViewport();
  await expect(mesa.getByRole('region', { name: 'Partidos suspendidos' })).toBeFocused();
  await expect(mesa.getByLabel('Aviso para los jugadores')).toHaveValue(
    [
      `Se suspenden por la lluvia partidos del ${fechaSemana(DIA)}.`,
      `Pasan al *${dia} ${Number(otro.slice(8))}*`,
      [
        `_Liga social, 1ª División_`,
        `10:00 · ${pista.nombre} · ${corto(ana)} – ${corto(luis)}`,
        `12:00 · ${pista.nombre} · ${corto(eva)} – ${corto(paz)}`,
      ].join('\n'),
      `Horario: ${new URL('/competicion-horarios/social', mesa.url())}`,
    ].join('\n\n'),
  );
  await mesa.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await mesa.getByRole('button', { name: 'Copiar' }).press('Enter');
  await expect(mesa.getByText('Copiado: pégalo en el grupo.')).toBeVisible();
  expect(await mesa.evaluate(() => navigator.clipboard.readText())).toContain(corto(ana));
  await mesa.getByRole('button', { name: 'Publicarlo en Noticias' }).press('Enter');
  await expect(mesa.getByRole('link', { name: 'Ver o cambiar la noticia' })).toBeFocused();

  await mesa.goto('/competicion-horarios/social');
  const suDia = mesa.getByRole('region', { name: fechaSemana(otro) });
  await expect(suDia.getByText(`Suspendido por lluvia el ${fechaSemana(DIA)}.`)).toHaveCount(2);
  await expect(mesa.getByRole('region', { name: fechaSemana(DIA) })).toHaveCount(0);
  await mesa.goto('/');
  const portada = mesa.getByRole('main');
  await expect(portada.getByText(`Lluvia: se suspenden partidos del ${fechaSemana(DIA)}`)).toBeVisible();
});

test('the day after the rain: some were played, some find no place, the rest wait for a proposal', async ({
  mesa,
  api,
}) => {
  const ayer = '2024-02-10';
  const { crear, ana, luis, eva, paz } = await preparar(api, ayer);
  await crear(`${ayer}T17:30`, ana, paz);
  await crear(`${DIA}T12:00`, ana, luis);
  const corto = await cortosDe(api);
  await mesa.goto(`${RUTA}?dia=${ayer}`);
  await expect(filas(mesa)).toHaveCount(3);
  const [primera, segunda, tercera] = [0, 1, 2].map((n) => filas(mesa).nth(n)) as [
    ReturnType<typeof filas>,
    ReturnType<typeof filas>,
    ReturnType<typeof filas>,
  ];
  await expect(mesa.getByText('La hora de 3 partidos marcados ya ha pasado.')).toBeVisible();
  await escribirDia(mesa, 'Nuevo día', DIA);
  await expect(primera).toContainText('Aplazado: a la próxima propuesta');
  await expect(primera).toContainText('juega otro partido ese día, a las 12:00.');
  await expect(segunda).toContainText('Cambia de pista.');

  const llueve = mesa.getByLabel('Llueve');
  await expect(llueve).toHaveValue('10:00');
  await llueve.selectOption('12:00 · 2 partidos');
  await expect(primera).toContainText('Se queda como está');
  await tercera.getByRole('checkbox').press('Space');
  await expect(llueve).toHaveValue('');
  await expect(mesa.getByText('La hora de 1 partido marcado ya ha pasado.')).toBeVisible();
  await mesa.getByRole('radio', { name: /Aplazarlos sin fecha/ }).press('Space');
  await expect(segunda).toContainText('Aplazado: a la próxima propuesta');
  await mesa.getByRole('button', { name: 'Suspender 1 partido' }).press('Enter');
  await expect(mesa.getByText('1 queda aplazado, sin fecha')).toBeVisible();
  await expect(mesa.getByLabel('Aviso para los jugadores')).toHaveValue(
    new RegExp(`\\*Pendientes de nueva fecha\\*\n\n.*\n${corto(eva)} – ${corto(paz)}\n`),
  );
  await mesa.reload();
  await expect(filas(mesa)).toHaveCount(2);
});

test('the server does not tell the new day, and somebody scores one: nothing chosen is lost, nothing is moved', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const { partido, ana, luis, crear, paz } = await preparar(api);
  await crear(`${DIA}T17:30`, ana, paz);
  const tercero = sumarDias(DIA, 8);
  const mensaje = 'Ese día no se puede decir.';
  let mal = true;
  await mesa.route('**/api/private/partidos', async (ruta) => {
    const pide = ruta.request().postDataJSON() as { fecha: string };
    if (!mal || pide.fecha !== tercero) return ruta.fallback();
    return ruta.fulfill({ status: 400, json: { message: mensaje } });
  });
  await mesa.goto(`${RUTA}?dia=${DIA}`);
  const tarde = filas(mesa).nth(2).getByRole('checkbox');
  await tarde.uncheck();
  await mesa.getByLabel('Nota para las observaciones').fill('Pista encharcada');
  await escribirDia(mesa, 'Nuevo día', DIA);
  await expect(mesa.getByText('Es el mismo día que se suspende: elige otro.')).toBeVisible();
  const suspender = mesa.getByRole('button', { name: 'Suspender 2 partidos' });
  await expect(suspender).toBeDisabled();
  await escribirDia(mesa, 'Nuevo día', tercero);
  const aviso = mesa.getByRole('alert').filter({ hasText: 'No se ha podido comprobar el nuevo día' });
  await expect(aviso).toContainText(mensaje);
  await expect(filas(mesa).nth(1)).toContainText('No se sabe: ese día no se ha podido comprobar');
  await expect(suspender).toBeDisabled();
  const otraVez = aviso.getByRole('button', { name: 'Comprobarlo otra vez' });
  await otraVez.press('Enter');
  await expect(otraVez).toBeFocused();
  await expect(otraVez).toBeEnabled();
  mal = false;
  await otraVez.press('Enter');
  await expect(aviso).toHaveCount(0);
  await expect(filas(mesa).nth(1)).toContainText(semanaBreve(tercero));

  await api.post('partidos/guardarpuntuaciones', {
    partidos: [{ id: partido.id, jugador1Set1: 6, jugador2Set1: 0, jugador1Set2: 6, jugador2Set2: 0 }],
  });
  await suspender.press('Enter');
  await expect(toast(mesa, new RegExp(`${ana.nombre} – ${luis.nombre}: `))).toBeVisible();
  await expect(filas(mesa)).toHaveCount(2);
  await expect(filas(mesa).nth(1).getByRole('checkbox')).not.toBeChecked();
  await expect(mesa.getByLabel('Nota para las observaciones')).toHaveValue('Pista encharcada');
  await mesa.getByRole('button', { name: 'Suspender 1 partido' }).press('Enter');
  await expect(mesa.getByText('1 partido pasa a otro día')).toBeVisible();
  const movido = await api.post<{ observaciones: string }[]>('partidos', { fecha: tercero });
  expect(movido.map(({ observaciones }) => observaciones)).toEqual(['Pista encharcada']);
});
