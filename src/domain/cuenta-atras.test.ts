import { expect, test } from 'vitest';
import { cuentaAtras } from './cuenta-atras.ts';

test.each([
  ['2026-11-21', 'hoy'],
  ['2026-11-22', 'mañana'],
  ['2026-11-24', 'dentro de 3 días'],
  ['2026-11-20', 'ayer'],
  ['2026-10-31', 'hace 21 días'],
])('%s is %s', (dia, dicho) => expect(cuentaAtras(dia, '2026-11-21')).toBe(dicho));
