import { describe, expect, it } from 'vitest';
import { juzgarReloj } from './fiable.ts';

const DIA = 86_400;
const HOY = 1_800_000_000;

describe('a clock that deletes what is old', () => {
  it.each([
    ['as it was', 0],
    ['a day later', DIA],
    ['a week later', 7 * DIA],
    ['a year back', -365 * DIA],
  ])('is believed %s', (_, tras) => {
    expect(juzgarReloj({ visto: HOY, salto: null }, HOY + tras)).toEqual({
      visto: HOY + tras,
      salto: null,
      fiable: true,
    });
  });

  it('is doubted for a week when it jumps ahead, and then believed', () => {
    const salto = HOY + 3_650 * DIA;
    const dudado = { visto: HOY, salto, fiable: false };
    expect(juzgarReloj({ visto: HOY, salto: null }, salto)).toEqual(dudado);
    expect(juzgarReloj({ visto: HOY, salto }, salto + 7 * DIA - 1)).toEqual(dudado);
    expect(juzgarReloj({ visto: HOY, salto }, salto + 7 * DIA)).toMatchObject({ salto: null, fiable: true });
  });

  it('put right meanwhile, is believed at once', () => {
    const salto = HOY + 3_650 * DIA;
    expect(juzgarReloj({ visto: HOY, salto }, HOY + DIA)).toEqual({
      visto: HOY + DIA,
      salto: null,
      fiable: true,
    });
  });

  it('that jumps from one wrong year to another is doubted anew', () => {
    const salto = HOY + 3_650 * DIA;
    const otro = HOY + 365 * DIA;
    expect(juzgarReloj({ visto: HOY, salto }, otro)).toEqual({ visto: HOY, salto: otro, fiable: false });
  });

  it('that was believed too far ahead and is put right is believed', () => {
    expect(juzgarReloj({ visto: HOY + 3_650 * DIA, salto: null }, HOY)).toMatchObject({
      visto: HOY,
      fiable: true,
    });
  });
});
