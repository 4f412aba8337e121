import { describe, expect, it } from 'vitest';
import type { Progreso } from '#domain/propuesta/solver.ts';
import type { Paquetes } from './paquetes.ts';
import { crearTaller, type Engine, type Pedido } from './taller.ts';

const NADA: Paquetes = { cabecera: new Uint8Array(), partidos: [] };
const reunir = () => Promise.resolve(NADA);

/** A motor that does nothing until it is told to: what was asked of it, and how each ends. */
function motorDeMano() {
  const apremiados: number[] = [];
  const encargos: {
    limiteMs: number | undefined;
    acabar: (respuesta: Uint8Array | null) => void;
    progreso: (progreso: Progreso) => void;
  }[] = [];
  const motor: Engine = {
    proponer: (_, { limiteMs, progreso = () => undefined }) => {
      const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
      const numero = encargos.push({ limiteMs, progreso, acabar: resolve }) - 1;
      return {
        resultado: promise,
        cancelar: () => resolve(null),
        apremiar: () => {
          apremiados.push(numero);
          resolve(new Uint8Array([numero]));
        },
      };
    },
    cerrar: () => Promise.resolve(),
  };
  return { motor, encargos, apremiados };
}

const pedido = (cambios: Partial<Pedido> = {}): Pedido => ({
  hoy: '2026-11-20',
  larga: false,
  encargo: null,
  signal: new AbortController().signal,
  ...cambios,
});

const unRato = () => new Promise((resolve) => setImmediate(resolve));

describe('the workshop of proposals', () => {
  it('a longer search gives way, with what it has, as soon as somebody else asks', async () => {
    const { motor, encargos, apremiados } = motorDeMano();
    const taller = crearTaller(motor);
    const larga = taller.proponer(reunir, pedido({ larga: true }));
    await unRato();
    expect(apremiados).toEqual([]);
    const corta = taller.proponer(reunir, pedido());
    await unRato();
    expect(apremiados).toEqual([0]);
    expect(await larga).toEqual(new Uint8Array([0]));
    encargos[1]?.acabar(new Uint8Array([9]));
    expect(await corta).toEqual(new Uint8Array([9]));
    expect(encargos.map(({ limiteMs }) => limiteMs)).toEqual([60_000, 10_000]);
  });

  it('a new proposal under way is not hurried by another', async () => {
    const { motor, encargos, apremiados } = motorDeMano();
    const taller = crearTaller(motor);
    const dos = [taller.proponer(reunir, pedido()), taller.proponer(reunir, pedido({ larga: true }))];
    await unRato();
    expect(apremiados).toEqual([]);
    for (const { acabar } of encargos) acabar(new Uint8Array());
    await Promise.all(dos);
  });

  it('refuses one too many, and has room again when one ends', async () => {
    const { motor, encargos } = motorDeMano();
    const taller = crearTaller(motor);
    const tres = [1, 2, 3].map(() => taller.proponer(reunir, pedido()));
    await expect(taller.proponer(reunir, pedido())).rejects.toMatchObject({ status: 429 });
    await unRato();
    for (const { acabar } of encargos) acabar(new Uint8Array());
    await Promise.all(tres);
    const otra = taller.proponer(reunir, pedido());
    await unRato();
    encargos[3]?.acabar(new Uint8Array());
    await expect(otra).resolves.toEqual(new Uint8Array());
  });

  it('what fails while gathering gives its place back', async () => {
    const taller = crearTaller(motorDeMano().motor);
    const falla = () => Promise.reject(new Error('no data'));
    for (let vez = 0; vez < 5; vez += 1)
      await expect(taller.proponer(falla, pedido())).rejects.toThrow('no data');
  });

  it('tells how each is going by its own name, while it lasts', async () => {
    const { motor, encargos } = motorDeMano();
    const taller = crearTaller(motor);
    const una = taller.proponer(reunir, pedido({ encargo: 'una' }));
    const otra = taller.proponer(reunir, pedido({ encargo: 'otra' }));
    await unRato();
    encargos[0]?.progreso({ fase: 'equidad', hecho: 0.5 });
    expect([taller.avance('una').fase, taller.avance('otra').fase]).toEqual(['equidad', 'espera']);
    for (const { acabar } of encargos) acabar(new Uint8Array());
    await Promise.all([una, otra]);
    expect(taller.avance('una').fase).toBe('espera');
  });

  it('whoever went away while it was gathered never reaches the motor', async () => {
    const { motor, encargos } = motorDeMano();
    const una = crearTaller(motor).proponer(reunir, pedido({ signal: AbortSignal.abort() }));
    await expect(una).rejects.toMatchObject({ status: 503 });
    expect(encargos).toEqual([]);
  });

  it('whoever goes away cancels it; closing tells the rest', async () => {
    const { motor } = motorDeMano();
    const taller = crearTaller(motor);
    const control = new AbortController();
    const una = taller.proponer(reunir, pedido({ signal: control.signal }));
    await unRato();
    control.abort();
    await expect(una).rejects.toMatchObject({ status: 503 });
  });
});
