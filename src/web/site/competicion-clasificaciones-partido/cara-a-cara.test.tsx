import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import Pagina from './cara-a-cara.tsx';

const lado = (nombre: string, forma: string, { idLiga = 1, puesto = 1, racha = '' } = {}) => ({
  id: puesto,
  nombre,
  situacion: {
    ...{ idJugador: puesto, puesto, de: 8, puntos: 9, estado: 'activo', racha: racha || null },
    lugar: `${puesto}.º de ${idLiga}ª División, 9 puntos`,
    forma: Array.from(forma, (letra, id) => ({ id, gana: letra === 'G' })),
    liga: { id: idLiga, tipo: 'social', titulo: 'Liga social' },
  },
});

const NINGUNO = { ganados: 0, perdidos: 0 };
const NUNCA = {
  ...{ entreLosDos: [], porJugar: [], pendiente: false, acabado: false, historia: null },
  ...{ rivalesComunes: [], ultimos: [], hoy: '2026-11-28' },
  enComun: { rivales: 0, uno: NINGUNO, otro: NINGUNO },
};

/** The board: its words, where each bar is parted, and what is lit after an asterisk. */
function tableroDe(uno: object, otro: object, mas: object = {}): string {
  const Sitio = createRoutesStub([{ id: 'cara', path: '/', Component: Pagina }]);
  const html = renderToStaticMarkup(
    <Sitio hydrationData={{ loaderData: { cara: { ...NUNCA, uno, otro, ...mas } } }} />,
  );
  return html
    .slice(html.indexOf('</h1>'))
    .replaceAll(/<b [^>]*class="[^"]*\bfont-bold\b[^"]*"[^>]*>/g, '*')
    .replaceAll(/<rect width="([^"]+)"[^>]*>/g, '=$1')
    .replaceAll(/<rect x[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
}

test('two of one table who never met: a bar for each of what is known of them, and who is better lit', () => {
  const tablero = tableroDe(
    lado('Ana Gil', 'PGG', { racha: '2 ganados seguidos' }),
    lado('Luis Sanz', 'GPP', { puesto: 5, racha: '2 perdidos seguidos' }),
  );
  expect(tablero).toContain('|Puesto|*|Ana: |1.º de 8|Luis: |5.º de 8|=66.66666666666667|');
  expect(tablero).toContain('|Puntos|Ana: |9|Luis: |9|=50|');
  expect(tablero).toContain('|Últimos de liga|*|Ana: |P|G|G|Luis: |G|P|P|=66.66666666666667|');
  expect(tablero).toContain('|Racha|*|Ana: |2 ganados seguidos|Luis: |2 perdidos seguidos|=100|');
});

test('places and points of two tables are not compared, and stand under each name', () => {
  const tablero = tableroDe(lado('Ana Gil', 'PG'), lado('Luis Sanz', 'G', { idLiga: 2, puesto: 2 }));
  expect(tablero).toContain(
    '|Ana Gil|1.º de 1ª División, 9 puntos |Luis Sanz|2.º de 2ª División, 9 puntos |',
  );
  expect(tablero).not.toContain('|Puntos|');
  expect(tablero).not.toContain('|Racha|');
});

test('where nothing can be measured there are no bars', () => {
  const tablero = tableroDe(lado('Ana Gil', ''), lado('Luis Sanz', 'G', { puesto: 2 }));
  expect(tablero).toContain('Nunca se han enfrentado');
  expect(tablero).not.toContain('=');
});

test('that they have no date is told only where a match is left, and that none is where they have played them all', () => {
  const lados = [lado('Ana Gil', 'G'), lado('Luis Sanz', 'P', { puesto: 2 })] as const;
  expect(tableroDe(...lados)).not.toContain('sin fecha');
  expect(tableroDe(...lados, { pendiente: true })).toContain(
    '|Les queda un partido de liga, todavía sin fecha|',
  );
  expect(tableroDe(...lados, { acabado: true })).toContain('|Entre ellos no queda ningún partido de liga|');
});

test('under what each has played last, the way to all of it; of nothing there is none', () => {
  const partido = {
    id: 8,
    fecha: '2026-11-21T10:00',
    liga: 'social',
    ...DE_SIEMPRE,
    division: 1,
    pista: 'Prado 1',
  };
  const deAna = { ...partido, idJugador1: 1, jugador1: 'Ana Gil', idJugador2: 3, jugador2: 'Eva Sol' };
  const html = tableroDe(lado('Ana Gil', 'G'), lado('Luis Sanz', '', { puesto: 2 }), {
    ultimos: [[{ ...deAna, sets: [[6, 3]], ganador: 1, ausente: null, observaciones: null }], []],
  });
  expect(html).toContain('|Todos los de Ana|');
  expect(html).toContain('|Otros partidos de Luis|Ninguno todavía.|');
});
