import { afterEach, describe, expect, it } from 'vitest';
import type { Propuesta } from '#contract/propuesta.ts';
import { FASES } from '#domain/propuesta/control.ts';
import type { DatosPropuesta, LineaPropuesta } from '#domain/propuesta/datos.ts';
import { peorPausa } from '../../../bench/propuesta/bucle.ts';
import { reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import { casoNumero, generarCaso, TAMANOS } from '../../../bench/propuesta/generador.ts';
import { empaquetar } from '../../../bench/propuesta/paquete.ts';
import { type Calculo, crearMotor, type Motor, type OpcionesMotor } from './motor.ts';

const club = generarCaso(casoNumero(TAMANOS.club, 7));
const huge = generarCaso(casoNumero(TAMANOS.huge, 4));
const hoy = '2026-11-20';

let motor: Motor;
afterEach(() => motor.cerrar());

const proponer = (datos: DatosPropuesta, opciones: Partial<OpcionesMotor> = {}): Calculo =>
  motor.proponer(empaquetar(datos), { hoy, ...opciones });

const leida = async ({ resultado }: Calculo): Promise<Propuesta> =>
  JSON.parse(new TextDecoder().decode((await resultado) ?? new Uint8Array()));

describe('the proposal thread', () => {
  it('answers, telling its progress', async () => {
    motor = crearMotor();
    const fases: string[] = [];
    const calculo = proponer(club, { progreso: ({ fase }) => fases.push(fase) });
    expect((await leida(calculo)).demostrado).toBe(true);
    expect([...new Set(fases)]).toEqual([...FASES]);
  });

  it('cancels within two seconds, and the next proposal is what it would be', async () => {
    motor = crearMotor();
    const antes = await leida(proponer(club));
    const largo = proponer(huge, { limiteMs: 60_000 });
    setTimeout(largo.cancelar, 400);
    const inicio = performance.now();
    expect(await largo.resultado).toBeNull();
    expect(performance.now() - inicio).toBeLessThan(2500);
    expect(await leida(proponer(club))).toEqual(antes);
  });

  it('hurried, answers what it has by then', async () => {
    motor = crearMotor();
    const largo = proponer(huge, { limiteMs: 60_000 });
    setTimeout(largo.apremiar, 400);
    const inicio = performance.now();
    const { partidos, demostrado } = await leida(largo);
    expect(performance.now() - inicio).toBeLessThan(10_000);
    expect(demostrado).toBe(false);
    expect(reglasRotas(huge, partidos as LineaPropuesta[])).toEqual([]);
  });

  it('takes its input and gives its answer by handing over bytes: nothing is copied', async () => {
    motor = crearMotor();
    const paquetes = empaquetar(club);
    const { resultado } = motor.proponer(paquetes, { hoy });
    expect([paquetes.cabecera, ...paquetes.partidos].map(({ byteLength }) => byteLength)).toEqual([0, 0]);
    expect(await resultado).toBeInstanceOf(Uint8Array);
  });

  it('serves one at a time; one cancelled in the queue never starts', async () => {
    motor = crearMotor();
    const [uno, dos, tres] = [proponer(club), proponer(club), proponer(club)];
    dos.cancelar();
    expect(await dos.resultado).toBeNull();
    expect(await leida(tres)).toEqual(await leida(uno));
  });

  it('closing resolves what is under way to null', async () => {
    motor = crearMotor();
    const { resultado } = proponer(huge);
    await motor.cerrar();
    expect(await resultado).toBeNull();
  });

  it('leaves the event loop of the server alone', async () => {
    motor = crearMotor();
    const { resolviendo, ociosa } = await peorPausa(club, 10_000);
    expect(resolviendo).toBeLessThan(ociosa + 60);
  });
});
