import { describe, expect, it } from 'vitest';
import { type CreateLimiter, limitInMemory } from '#server/platform/limiter.ts';
import { crearIntentos } from './intentos.ts';

const IP = '203.0.113.7';
const nada = async () => 'checked';

describe('guesses at a password', () => {
  it('that could not be checked were none', async () => {
    const intentos = crearIntentos();
    const caida = () => Promise.reject(new Error('the database is down'));
    for (let i = 0; i < 20; i += 1) await expect(intentos.contar('ana', IP, caida)).rejects.toThrow('down');
    expect(await intentos.contar('ana', IP, nada)).toBe('checked');
  });

  it('are not too many because the counter itself broke: that is told as what it is', async () => {
    const roto: CreateLimiter = (...de) =>
      Object.assign(limitInMemory(...de), { consume: () => Promise.reject(new Error('the counter broke')) });
    await expect(crearIntentos(roto).contar('ana', IP, nada)).rejects.toThrow('the counter broke');
  });
});
