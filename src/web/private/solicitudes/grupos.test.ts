import { describe, expect, it } from 'vitest';
import { agrupar } from './grupos.ts';

const campo = (nombre: string) => ({ campo: nombre, etiqueta: nombre, valor: 'x' });

describe('the groups of a solicitud', () => {
  it('hold each field once, and no group is empty', () => {
    const datos = ['tipo', 'nombre', 'email', 'observaciones', 'semana1', 'conforme', 'algonuevo'].map(campo);
    const grupos = agrupar(datos).map(({ titulo, campos }) => [titulo, campos.map(({ campo: uno }) => uno)]);
    expect(grupos).toEqual([
      ['Lo que pide', ['tipo', 'semana1', 'algonuevo']],
      ['Lo que añade', ['observaciones']],
      ['Quién es', ['nombre']],
      ['Cómo responder', ['email']],
      ['Firma y conformidad', ['conforme']],
    ]);
    expect(agrupar([campo('nombre')]).map(({ titulo }) => titulo)).toEqual(['Quién es']);
  });
});
