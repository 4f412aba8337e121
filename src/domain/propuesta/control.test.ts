import { expect, it } from 'vitest';
import { crearResolver } from '#server/propuesta/highs.ts';
import { casoNumero, generarCaso, TAMANOS } from '../../../bench/propuesta/generador.ts';
import { generarPropuesta } from './propuesta.ts';
import { type Control, conReserva, type Resolver } from './solver.ts';

const control = (finaliza: number): Control => ({
  cancelado: () => false,
  basta: () => false,
  ahora: () => 1000,
  finaliza,
  progreso: () => undefined,
});

it.each([
  ['its part of what is left', 6000, 5250],
  ['a second and a half at most', 61_000, 59_500],
  ['nothing once the time is over', 500, 500],
])('what comes later has %s', (_, finaliza, antes) => {
  expect(conReserva(control(finaliza)).finaliza).toBe(antes);
});

it('quality is sought even when the lines take all the time they may', async () => {
  const real = await crearResolver();
  let ms = 0;
  let resueltos = 0;
  /** Every integer model takes as long as it is let. */
  const lento: Resolver = (model, { stop: _, ...opciones }) => {
    if (opciones.relaxed !== true) {
      ms += 1000 * (opciones.seconds ?? 0);
      resueltos += 1;
    }
    return real(model, { ...opciones, seconds: 60 });
  };
  const propuesta = generarPropuesta(generarCaso(casoNumero(TAMANOS.club, 4)), {
    hoy: '2026-11-20',
    resolver: lento,
    ahora: () => ms,
  });
  expect(resueltos).toBe(2);
  expect(ms).toBe(10_000);
  expect(propuesta?.medidas.calidad).toBe(propuesta?.medidas.cotaCalidad);
});
