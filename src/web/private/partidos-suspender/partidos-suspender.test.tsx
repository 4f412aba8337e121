import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { PartidoEncontrado, PartidoFila } from '#contract/liga/partidos.ts';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { enPantalla } from '#tests/support/hook.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { semanasDespues } from './destinos.ts';
import PartidosSuspender from './partidos-suspender.tsx';
import { enBreve } from './que-se-hace.tsx';
import { type UsoSuspension, useSuspender } from './use-suspension.ts';

const DIA = '2027-03-06';
const CLAVE = ['partidos', 'buscar', 'dia', DIA];

const partido = (id: number, jugador1: string, cambios: Partial<PartidoFila> = {}) =>
  ({
    ...planoDe(MARCADOR_VACIO),
    id,
    idLiga: 1,
    liga: 'Liga Social',
    idPista: 1,
    pista: 'Prado 1',
    fecha: `${DIA}T10:00`,
    duracion: 90,
    observaciones: null,
    sintetico: false,
    idJugador1: 10 * id,
    jugador1,
    idJugador2: 10 * id + 1,
    jugador2: 'Luis',
    jugador1NoPresenta: false,
    jugador2NoPresenta: false,
    jugador1Aplaza: false,
    jugador2Aplaza: false,
    clubAplaza: false,
    version: 1,
    ...cambios,
  }) as PartidoFila;

function dibujada(cliente: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={cliente}>
      <MantineProvider>
        <MemoryRouter initialEntries={[`/private/partidos-suspender?dia=${DIA}`]}>
          <PartidosSuspender />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const leido = (...partidos: PartidoFila[]): QueryClient => {
  const cliente = new QueryClient();
  cliente.setQueryData(CLAVE, partidos);
  return cliente;
};

it('offers what is still to be played that day, by hour', () => {
  const jugado = planoDe(marcadorCon([6, 0], [6, 0]));
  const html = dibujada(
    leido(
      partido(1, 'Zoe', { fecha: `${DIA}T12:00` }),
      partido(2, 'Ana'),
      partido(3, 'Mar', jugado as Partial<PartidoFila>),
      partido(4, 'Eva', { jugador1Aplaza: true }),
    ),
  );
  expect(html).toMatch(/2 partidos por jugar.*Suspender Ana – Luis.*Suspender Zoe – Luis/);
  expect(html).not.toMatch(/Mar – Luis|Eva – Luis/);
  expect(html).toContain('Suspender 2 partidos');
});

it('tells what has ended apart from what is to come', () => {
  const ayer = partido(1, 'Zoe', { fecha: '2020-03-06T12:00' });
  expect(dibujada(leido(ayer, partido(2, 'Ana')))).toContain('1 por jugar o en juego · 1 ya terminado');
});

it('a day without any says so', () =>
  expect(dibujada(leido())).toContain('El sábado, 6 de marzo no queda ningún partido por jugar'));

it('what was chosen stays when the list cannot be read again', () => {
  const cliente = leido(partido(2, 'Ana'));
  const error = { status: 'error', error: new Error('Se ha roto.') } as const;
  cliente.getQueryCache().find({ queryKey: CLAVE })?.setState(error);
  expect(dibujada(cliente)).toContain('Suspender Ana – Luis');
  expect(dibujada(cliente)).not.toContain('Se ha roto.');
});

it('what was chosen is said in a line', () => {
  const partidos = [partido(1, 'Ana'), partido(2, 'Zoe', { fecha: `${DIA}T12:00` })] as PartidoEncontrado[];
  const uso = { partidos, marcados: partidos, lugar: null, modo: 'otro-dia', otroDia: '2027-03-13' } as const;
  const linea = (cambios: object) => enBreve({ ...uso, ...cambios });
  expect(linea({})).toBe('Pasan al sábado 13 mar · todo el día');
  expect(linea({ marcados: partidos.slice(1), modo: 'sin-fecha' })).toBe('Sin fecha · desde las 12:00');
  expect(linea({ marcados: partidos.slice(0, 1) })).toBe('Pasan al sábado 13 mar · los marcados');
});

it('nothing is suspended before the day it goes to is read', () => {
  const cliente = leido(partido(2, 'Ana'));
  const boton = () => /<button[^>]*type="submit"[^>]*>/.exec(dibujada(cliente))?.[0];
  for (const clave of [['ligas'], ['pistas'], ['jugadores'], ['clausuras']]) cliente.setQueryData(clave, []);
  cliente.setQueryData(['partidos', 'incidencias'], {});
  expect(boton()).toContain('disabled');
  cliente.setQueryData(['partidos', 'buscar', 'dia', semanasDespues(DIA, hoyDelClub())], []);
  expect(boton()).not.toContain('disabled');
});

it('once it is refused, what there is now is read again', async () => {
  const cliente = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const releer = vi.spyOn(cliente, 'invalidateQueries');
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Ha cambiado' }, { status: 409 }));
  const uso = { marcados: [partido(2, 'Ana')], destinos: new Map(), listo: true } as unknown as UsoSuspension;
  enPantalla(() => useSuspender(uso, { alTerminar: () => {}, quiet: true }), cliente).suspender();
  await vi.waitFor(() => expect(releer).toHaveBeenCalledOnce()).finally(() => vi.unstubAllGlobals());
});
