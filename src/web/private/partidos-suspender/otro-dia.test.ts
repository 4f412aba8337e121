import { describe, expect, it } from 'vitest';
import { reparoDe, semanasDespues } from './otro-dia.ts';

const HOY = '2026-11-21';

describe('the day that suspended matches go to', () => {
  it.each([
    [null, 'Indica a qué día pasan.'],
    ['2026-11-22', 'Es el mismo día que se suspende: elige otro.'],
    ['2026-11-20', 'Ese día ya ha pasado: elige otro.'],
    [HOY, null],
    ['2026-11-23', null],
  ])('%s: %s', (otro, reparo) => expect(reparoDe('2026-11-22', otro, HOY)).toBe(reparo));

  it.each([
    ['2026-11-22', '2026-11-29'],
    [HOY, '2026-11-28'],
    ['2026-11-20', '2026-11-27'],
    ['2026-11-14', HOY],
    ['2026-10-31', HOY],
    ['2026-10-30', '2026-11-27'],
  ])('of %s is at first %s: the same day of the week, still to come', (dia, otro) =>
    expect(semanasDespues(dia, HOY)).toBe(otro),
  );
});
