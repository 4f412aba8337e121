import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Propuesta } from '#contract/liga/propuesta.ts';
import type { DatosPropuesta, LineaPropuesta } from '#domain/propuesta/datos.ts';
import { FASES } from '#domain/propuesta/solver.ts';
import { empaquetar } from '../../../bench/propuesta/bucle.ts';
import { reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import { casoNumero, generarCaso, TAMANOS } from '../../../bench/propuesta/generador.ts';
import { createEngine, type Engine, type Run, type RunOptions } from './taller.ts';

const club = generarCaso(casoNumero(TAMANOS.club, 7));
const huge = generarCaso(casoNumero(TAMANOS.huge, 4));
/** For what does not depend on how long it takes. */
const small = generarCaso(casoNumero({ ligas: 2, jugadores: 6, pistas: 2, dias: 1 }, 7));
const hoy = '2026-11-20';

let motor: Engine;
beforeAll(() => {
  motor = createEngine();
});
afterAll(() => motor.cerrar());

const proponer = (datos: DatosPropuesta, opciones: Partial<RunOptions> = {}): Run =>
  motor.proponer(empaquetar(datos), { hoy, ...opciones });

const leida = async ({ resultado }: Run): Promise<Propuesta> =>
  JSON.parse(new TextDecoder().decode((await resultado) ?? new Uint8Array()));

describe('the proposal thread', () => {
  it('answers, telling its progress', async () => {
    const fases: string[] = [];
    const calculo = proponer(club, { progreso: ({ fase }) => fases.push(fase) });
    expect((await leida(calculo)).demostrado).toBe(true);
    expect([...new Set(fases)]).toEqual([...FASES]);
  });

  it('cancels within two seconds, and the next proposal is what it would be', async () => {
    const suya = await leida(proponer(club));
    const largo = proponer(huge, { limiteMs: 60_000 });
    setTimeout(largo.cancelar, 400);
    const inicio = performance.now();
    expect(await largo.resultado).toBeNull();
    expect(performance.now() - inicio).toBeLessThan(2500);
    expect(await leida(proponer(club))).toEqual(suya);
  });

  it('hurried, answers what it has by then', async () => {
    const largo = proponer(huge, { limiteMs: 60_000 });
    setTimeout(largo.apremiar, 400);
    const inicio = performance.now();
    const { partidos, demostrado } = await leida(largo);
    expect(performance.now() - inicio).toBeLessThan(10_000);
    expect(demostrado).toBe(false);
    expect(reglasRotas(huge, partidos as LineaPropuesta[])).toEqual([]);
  });

  it('takes its input by handing over bytes: nothing is copied', async () => {
    const paquetes = empaquetar(small);
    const { resultado } = motor.proponer(paquetes, { hoy });
    expect(await resultado).toBeInstanceOf(Uint8Array);
    expect([paquetes.cabecera, ...paquetes.partidos].map(({ byteLength }) => byteLength)).toEqual([0, 0]);
  });

  it('serves one at a time; one cancelled in the queue never starts', async () => {
    const [uno, dos, tres] = [proponer(small), proponer(small), proponer(small)];
    dos.cancelar();
    expect(await dos.resultado).toBeNull();
    expect(await leida(tres)).toEqual(await leida(uno));
  });

  it('closing resolves what is under way to null', async () => {
    const otro = createEngine();
    const { resultado } = otro.proponer(empaquetar(huge), { hoy });
    await otro.cerrar();
    expect(await resultado).toBeNull();
  });
});
