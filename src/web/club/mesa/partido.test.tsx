import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { SIN_INDICADORES } from '#domain/partido/plano.ts';
import { queryClient } from '#web/platform/queries.ts';
import { columnasDe, EnElMovil } from './partido.tsx';

const partido = (fecha: string, cambios: Partial<PartidoFila>): PartidoFila => ({
  ...{ id: 1, idLiga: 1, idPista: null, duracion: 60, observaciones: null, sintetico: false, version: 1 },
  ...{ idJugador1: 1, idJugador2: 2, jugador1: 'Ana', jugador2: 'Berta', liga: 'L', pista: null },
  ...planoDe(marcadorCon([6, 4], [2, 1])),
  ...{ ...SIN_INDICADORES, fecha, ...cambios },
});

const leido = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each(['2020-01-01T10:00', '2099-01-01T10:00'])(
  'what was begun and stopped says its score and that it is to be gone on with, of %s',
  (fecha) => {
    const suspendido = partido(fecha, { desenlace: 'suspendido' });
    const [resultado] = columnasDe(['resultado']);
    expect(leido(renderToStaticMarkup(resultado?.cell(suspendido)))).toBe('6-4, 2-1 Por reanudar');
    const enElMovil = (
      <QueryClientProvider client={queryClient}>
        <EnElMovil {...suspendido} />
      </QueryClientProvider>
    );
    expect(leido(renderToStaticMarkup(enElMovil))).toMatch(/6 4 2 1 Por reanudar$/);
  },
);

it('what was annulled does not say its score as if it counted', () => {
  const anulado = partido('2020-01-01T10:00', { desenlace: 'anulado-comite' });
  const [resultado] = columnasDe(['resultado']);
  expect(leido(renderToStaticMarkup(resultado?.cell(anulado)))).toBe('Anulado');
});
