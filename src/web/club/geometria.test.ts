import { expect, test } from 'vitest';
import { type Deporte, lineasDe, MEDIDAS, paredesDe, superficies, trazos } from '#web/club/dibujo/dibujos.ts';

const DEPORTES = Object.keys(MEDIDAS) as Deporte[];

const extremo = (deporte: Deporte, eje: 'x' | 'y'): number =>
  Math.max(
    ...lineasDe(deporte).flatMap((s) => {
      const medio = (s.x1 === s.x2) === (eje === 'x') ? s.ancho / 2 : 0;
      return [s[`${eje}1`] + medio, s[`${eje}2`] + medio];
    }),
  );

test.each(['tenis', 'pickleball', 'minitenis'] as const)('the paint of %s ends where its court does', (d) => {
  expect(extremo(d, 'x')).toBeCloseTo(MEDIDAS[d].largo / 2, 6);
  expect(extremo(d, 'y')).toBeCloseTo(MEDIDAS[d].ancho / 2, 6);
});

test.each(DEPORTES)('%s is the same on both sides of the net', (deporte) => {
  const clave = (x1: number, x2: number, y1: number, y2: number) =>
    [Math.min(x1, x2), Math.max(x1, x2), Math.min(y1, y2), Math.max(y1, y2)].map((n) => n + 0).join(' ');
  const lineas = lineasDe(deporte);
  const vistas = new Set(lineas.map((s) => clave(s.x1, s.x2, s.y1, s.y2)));
  for (const s of lineas) expect(vistas).toContain(clave(-s.x1, -s.x2, s.y1, s.y2));
});

test('tennis: service lines at 6.40 m, singles at 8.23 m, baselines of 10 cm', () => {
  const lineas = lineasDe('tenis');
  const verticales = lineas.filter((s) => s.x1 === s.x2);
  expect(verticales.map((s) => Math.abs(s.x1) + s.ancho / 2)).toContain(6.4);
  expect(verticales.filter((s) => s.ancho === 0.1)).toHaveLength(2);
  const bandas = lineas.filter((s) => s.y1 === s.y2 && s.y1 > 0).map((s) => s.y1 + s.ancho / 2);
  expect(bandas.map((y) => Number((2 * y).toFixed(2)))).toEqual([10.97, 8.23]);
});

test('only padel is closed, and leaves a gate at each side of the net', () => {
  expect(DEPORTES.filter((d) => paredesDe(d).cristal.length > 0)).toEqual(['padel']);
  for (const malla of paredesDe('padel').malla) {
    expect(Math.min(Math.abs(malla.x1), Math.abs(malla.x2))).toBe(1);
  }
});

test('lines of one width are one path', () => {
  expect(trazos(lineasDe('tenis')).map(({ ancho }) => ancho)).toEqual([0.05, 0.1]);
});

const luz = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test.each(Object.entries(superficies()).filter(([, { fuera }]) => fuera !== 'none'))(
  'white headings can be read out of bounds of %s',
  (_nombre, { fuera }) => {
    expect(1.05 / (luz(fuera) + 0.05)).toBeGreaterThan(5);
  },
);
