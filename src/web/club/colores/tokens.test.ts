import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEMILLA } from '#club/semilla';
import { coloresDe } from '#contract/club/club-colores.ts';
import { BLANCO, contraste, esClaro, sobre } from '#domain/club/colores.ts';
import { cssDe, SE_LEE, SE_VE, tokensDe } from './tokens.ts';

const PRIMEROS = { principal: SEMILLA.colores.pista, accion: SEMILLA.colores.tierra };

it('leaves the first club as it was: neither a style nor a colour of its own', () => {
  expect(cssDe(PRIMEROS)).toBe('');
  expect(coloresDe(PRIMEROS)).toEqual(SEMILLA.colores);
});

it('has in its style sheet the colours that its pictures have', () => {
  const { bola, papel, tinta } = SEMILLA.colores;
  const { claro } = tokensDe(PRIMEROS);
  for (const [token, hex] of Object.entries({ bola, paper: papel, ink: tinta }))
    expect(claro.get(token)).toBe(hex.toLowerCase());
});

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((numero) => `#${numero.toString(16).padStart(6, '0')}`);
const EXTREMOS = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#000033', '#808080'];

it('makes words that are read and edges that are seen of any two colours, in light and in dark', () => {
  const mal = new Set<string>();
  const prueba = (principal: string, accion: string) => {
    for (const [esquema, tokens] of Object.entries(tokensDe({ principal, accion })))
      for (const [pares, minimo] of [
        [SE_LEE, 4.5],
        [SE_VE, 3],
      ] as const)
        for (const [uno, fondos] of pares)
          for (const fondo of fondos) {
            const hay = contraste(tokens.get(uno) ?? '', tokens.get(fondo) ?? '');
            if (!(hay >= minimo))
              mal.add(`${esquema}: ${uno} sobre ${fondo}, ${hay} de ${principal} y ${accion}`);
          }
  };
  prueba(PRIMEROS.principal, PRIMEROS.accion);
  for (const uno of EXTREMOS) for (const otro of EXTREMOS) prueba(uno, otro);
  fc.assert(fc.property(color, color, prueba), { numRuns: 200 });
  expect([...mal]).toEqual([]);
});

it('makes pictures whose words are read, and is the same made again of what it made', () => {
  fc.assert(
    fc.property(color, color, (principal, accion) => {
      const suyos = coloresDe({ principal, accion });
      for (const fondo of ['pistaFuera', 'tierraFuera', 'nocheFuera', 'ambarFuera'] as const)
        expect(contraste(suyos[fondo], BLANCO)).toBeGreaterThanOrEqual(4.5);
      expect(contraste(suyos.pista, sobre(suyos.pista, suyos.tinta))).toBeGreaterThanOrEqual(4.5);
      expect(contraste(suyos.tierra, sobre(suyos.tierra, suyos.tinta))).toBeGreaterThanOrEqual(3);
      expect(coloresDe({ principal: suyos.pista, accion: suyos.tierra })).toEqual(suyos);
    }),
    { numRuns: 200 },
  );
});

it('leaves a light colour as it was chosen, by day and by night, with dark letters on it', () => {
  fc.assert(
    fc.property(color, color, (principal, accion) => {
      fc.pre(esClaro(principal) && esClaro(accion));
      expect(coloresDe({ principal, accion })).toMatchObject({ pista: principal, tierra: accion });
      for (const tokens of Object.values(tokensDe({ principal, accion }))) {
        expect([tokens.get('primary'), tokens.get('action')]).toEqual([principal, accion]);
        for (const letras of ['on-primary', 'on-action'])
          expect(contraste(tokens.get(letras) ?? '', BLANCO)).toBeGreaterThan(10);
      }
    }),
    { numRuns: 200, examples: [['#ffd400', '#f4a261']] },
  );
});
