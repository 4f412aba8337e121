import { describe, expect, it } from 'vitest';
import { useAlmacen } from '#tests/support/almacen.ts';
import { olvidar, recordado, recordar } from './use-inscripcion.ts';

const ACUSE = {
  referencia: 'ABC-234',
  pedido: [{ campo: 'centro', etiqueta: 'Centro', valor: 'Prado' }],
  falta: ['La foto de carné.'],
  sigue: ['La escuela te escribe.'],
};

describe('what a reload leaves of the end of a form', () => {
  const almacen = useAlmacen('sessionStorage');

  it('keeps the reference, what is missing and what comes next, and not what was chosen', () => {
    recordar('escuelaminitenis', ACUSE);
    expect(recordado('escuelaminitenis')).toEqual({ ...ACUSE, pedido: [] });
    expect(recordado('escuelapadel')).toBeNull();
    expect(almacen().getItem('inscripcion-enviada')).not.toContain('Prado');
  });

  it('keeps the last one alone, until another is begun', () => {
    recordar('escuelaminitenis', ACUSE);
    recordar('escuelapadel', ACUSE);
    expect(recordado('escuelaminitenis')).toBeNull();
    olvidar();
    expect(recordado('escuelapadel')).toBeNull();
  });

  it('a browser that keeps nothing loses it, and nothing else', () => {
    almacen().lleno = true;
    expect(() => recordar('escuelaminitenis', ACUSE)).not.toThrow();
    expect(recordado('escuelaminitenis')).toBeNull();
  });
});
