import { expect, it } from 'vitest';
import type { Arranque } from '#contract/club/arranque.ts';
import { tareasDe } from './empezar.tsx';

const NADA = { inventado: false, dicho: false, correo: false, vacio: true, muestra: null };
const MUESTRA = {} as NonNullable<Arranque['muestra']>;

it.each<[string, Partial<Arranque>, boolean, boolean[]]>([
  ['a new club', {}, false, [true, false, false, false, false]],
  [
    'a made-up club has said nothing of itself',
    { inventado: true, dicho: true },
    false,
    [true, false, false, false, false],
  ],
  [
    'nor are its players anybody',
    { dicho: true, vacio: false, muestra: MUESTRA },
    false,
    [true, true, false, false, false],
  ],
  ['one with everything', { dicho: true, correo: true, vacio: false }, true, [true, true, true, true, true]],
])('ticks what is done: %s', (_rule, cambios, hayCopia, hechos) => {
  expect(tareasDe({ ...NADA, ...cambios }, hayCopia, 'ana').map(({ hecho }) => hecho)).toEqual(hechos);
});
