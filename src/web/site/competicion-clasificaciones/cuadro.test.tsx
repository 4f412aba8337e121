import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { Cuadro } from './cuadro.tsx';

const IDS = ['Héctor', 'Ana', 'Lucía', 'Alba'];
const idDe = (nombre: string): number => IDS.findIndex((pila) => nombre.startsWith(`${pila} `));

const partido = (id: number, jugador1: string, jugador2: string) =>
  ({
    id,
    fecha: `2026-11-2${id}T16:30`,
    idJugador1: idDe(jugador1),
    idJugador2: idDe(jugador2),
    jugador1,
    jugador2,
    sets: [[6, 4]],
    ausente: null,
    ganador: 1,
    pista: null,
    liga: 'playoff',
    ...DE_SIEMPRE,
    division: 1,
    observaciones: null,
  }) as unknown as FilaResultado;

test('in a narrow bracket what tells two of one surname apart is said once, before it', () => {
  const partidos = [
    partido(1, 'Héctor Palomar Fuentes', 'Ana Gil Ruiz'),
    partido(2, 'Lucía Palomar Montero', 'Alba Gil Soto'),
    partido(3, 'Héctor Palomar Fuentes', 'Lucía Palomar Montero'),
  ];
  const Sitio = createRoutesStub([
    { path: '/', Component: () => <Cuadro partidos={partidos} hoy="2026-11-25" /> },
  ]);
  const html = renderToStaticMarkup(<Sitio />);
  for (const corto of ['H. Palomar', 'L. Palomar', 'An. Gil', 'Al. Gil'])
    expect(html).toContain(`>${corto}<`);
});
