import { expect, it } from 'vitest';
import type { Rastros } from '#contract/rastros.ts';
import { consecuencias, GRUPOS, hayAlgo, inicial, presentes } from './rastros-frases.ts';

const rastros = (mas: Partial<Rastros> = {}): Rastros => ({
  nombres: ['Ana García'],
  lineas: [1, 2].map((id) => ({
    id,
    cuando: '2026-11-21T10:00',
    usuario: 'admin',
    texto: 'Borra el jugador «Ana García»',
  })),
  observaciones: [{ id: 7, fecha: '2026-11-14T10:00', texto: 'Jugó por Ana García' }],
  solicitudes: [],
  operaciones: 2,
  homonimos: [],
  menciones: [],
  ...mas,
});
const NADA = { lineas: [], observaciones: [], solicitudes: [] };
const COPIAS = 'Las copias de seguridad hechas antes lo siguen teniendo: bórralas cuando ya no hagan falta.';

it('everything that names them is marked, unless somebody of the club is called the same', () => {
  expect(inicial(rastros())).toEqual({ lineas: [1, 2], observaciones: [7], solicitudes: [] });
  expect(inicial(rastros({ homonimos: [{ id: 3, nombre: 'Ana García' }] }))).toEqual(NADA);
});

it('each line is told with its day and who wrote it', () => {
  const { titulo, filas } = GRUPOS.lineas;
  expect([titulo(1), titulo(2)]).toEqual([
    '1 línea de los registros con su nombre',
    '2 líneas de los registros con su nombre',
  ]);
  expect(filas(rastros())[0]?.texto).toMatch(/ · admin · Borra el jugador «Ana García»$/);
});

it('what erasing does is said with the numbers of what is marked', () => {
  expect(consecuencias(rastros(), { ...NADA, lineas: [1], observaciones: [7] })).toEqual([
    'Su nombre saldrá de 1 línea de los registros.',
    'Su nombre saldrá de las observaciones de 1 partido.',
    'Dejarán de poder deshacerse 2 cambios que lo recuerdan.',
    COPIAS,
  ]);
  expect(consecuencias(rastros({ operaciones: 1, menciones: ['Noticias'] }), NADA)).toEqual([
    'Dejará de poder deshacerse 1 cambio que lo recuerda.',
    'Su nombre está escrito en la web (Noticias): revísalo tú, ahí no se cambia.',
    COPIAS,
  ]);
  expect(consecuencias(rastros({ operaciones: 0 }), NADA)).toEqual([]);
});

it('of what was marked only what is still there counts', () => {
  const marcado = { lineas: [1, 9], observaciones: [7], solicitudes: [4] };
  expect(presentes(marcado, rastros({ observaciones: [] }))).toEqual({ ...NADA, lineas: [1] });
});

it('nobody is called so when nothing names them nor remembers them', () => {
  const nada = rastros({ lineas: [], observaciones: [], operaciones: 0 });
  expect(hayAlgo(nada)).toBe(false);
  expect(hayAlgo({ ...nada, operaciones: 1 })).toBe(true);
  expect(hayAlgo({ ...nada, menciones: ['Noticias'] })).toBe(true);
});
