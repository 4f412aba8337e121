import { afterEach, describe, expect, it } from 'vitest';
import { peorPausa } from '../../../bench/propuesta/bucle.ts';
import { casoNumero, generarCaso, TAMANOS } from '../../../bench/propuesta/generador.ts';
import { crearMotor, type Motor } from './motor.ts';

const club = generarCaso(casoNumero(TAMANOS.club, 7));
const huge = generarCaso(casoNumero(TAMANOS.huge, 4));
const hoy = '2026-11-20';

let motor: Motor;
afterEach(() => motor.cerrar());

describe('the proposal thread', () => {
  it('answers, telling its progress', async () => {
    motor = crearMotor();
    const fases: string[] = [];
    const { resultado } = motor.proponer(club, { hoy, progreso: ({ fase }) => fases.push(fase) });
    expect((await resultado)?.demostrado).toBe(true);
    expect(fases).toEqual(expect.arrayContaining(['lineas', 'calidad', 'amistosos']));
  });

  it('cancels within two seconds, and the next proposal is what it would be', async () => {
    motor = crearMotor();
    const antes = await motor.proponer(club, { hoy }).resultado;
    const largo = motor.proponer(huge, { hoy, limiteMs: 60_000 });
    setTimeout(largo.cancelar, 400);
    const inicio = performance.now();
    expect(await largo.resultado).toBeNull();
    expect(performance.now() - inicio).toBeLessThan(2500);
    expect(await motor.proponer(club, { hoy }).resultado).toEqual(antes);
  });

  it('serves one at a time; one cancelled in the queue never starts', async () => {
    motor = crearMotor();
    const [uno, dos, tres] = [1, 2, 3].map(() => motor.proponer(club, { hoy }));
    dos?.cancelar();
    expect(await dos?.resultado).toBeNull();
    expect(await tres?.resultado).toEqual(await uno?.resultado);
  });

  it('closing resolves what is under way to null', async () => {
    motor = crearMotor();
    const { resultado } = motor.proponer(huge, { hoy });
    await motor.cerrar();
    expect(await resultado).toBeNull();
  });

  it('leaves the event loop of the server alone', async () => {
    motor = crearMotor();
    const { resolviendo, ociosa } = await peorPausa(club, 10_000);
    expect(resolviendo).toBeLessThan(ociosa + 60);
  });
});
