import { describe, expect, it } from 'vitest';
import { useAlmacen } from '#tests/support/almacen.ts';
import { anadir, type Estado, estadoInicial } from './estado.ts';
import { conservar, leerGuardado, olvidar } from './use-propuesta.ts';

const HOY = '2026-11-21';

describe('the screen of the proposal through a reload', () => {
  const almacen = useAlmacen('sessionStorage');
  const inicial = estadoInicial(HOY);
  const pedido: Estado = {
    ...inicial,
    opciones: { ...inicial.opciones, tipo: 'social', rellenarConAmistosos: false, noDisponibles: [2] },
  };

  it('keeps what is being asked for before there are lines, and the lines', () => {
    conservar(pedido);
    expect(leerGuardado(HOY)?.estado).toEqual(pedido);
    const conLineas = { ...pedido, lineas: anadir([]) };
    conservar(conLineas);
    expect(leerGuardado(HOY)?.estado).toEqual(conLineas);
  });

  it('forgets what is left behind', () => {
    conservar(pedido);
    olvidar();
    expect(leerGuardado(HOY)).toBeNull();
  });

  it('asks anew for days that are gone, but loses no line', () => {
    conservar(pedido);
    expect(leerGuardado('2026-12-21')).toBeNull();
    conservar({ ...pedido, lineas: anadir([]) });
    expect(leerGuardado('2026-12-21')?.estado.lineas).toHaveLength(1);
  });

  it('does without a browser that kept something else, or nothing', () => {
    almacen().setItem('propuesta', '¿?');
    expect(leerGuardado(HOY)).toBeNull();
    almacen().lleno = true;
    expect(() => conservar(pedido)).not.toThrow();
  });
});
