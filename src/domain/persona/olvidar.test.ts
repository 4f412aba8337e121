import { describe, expect, it } from 'vitest';
import { cifrasDe, conOtroNombre, nombraA, SIN_NOMBRE } from './olvidar.ts';

const sinDatos = (datos: readonly string[]) => (texto: string) => conOtroNombre(texto, datos, SIN_NOMBRE);

describe('forgetting somebody', () => {
  it.each([
    ['Se lesionó Ana Gil.', 'Se lesionó Jugador.'],
    ['ANA  GÍL no vino; ana gil avisó', 'Jugador no vino; Jugador avisó'],
    ['Mariana Gil y Ana Gilabert', 'Mariana Gil y Ana Gilabert'],
    ['llamar al 600 00 00 01 (a@b.example)', 'llamar al Jugador (Jugador)'],
  ])('%s → %s', (texto, esperado) => {
    expect(sinDatos(['Ana Gil', '', '600 00 00 01', 'a@b.example'])(texto)).toBe(esperado);
    expect(nombraA(['Ana Gil', '600 00 00 01'])(texto)).toBe(texto !== esperado);
  });

  it('takes a whole name before a part of it', () => {
    expect(sinDatos(['Ana Gil', 'Ana Gil Pérez'])('vino Ana Gil Pérez')).toBe('vino Jugador');
  });

  it('takes a name for letters, not for a pattern', () => {
    expect(sinDatos(['(b', '.'])('a (b')).toBe('a Jugador');
  });

  it('says the same of a text however many it looked at before', () => {
    const [nombra, quita] = [nombraA(['Ana Gil']), sinDatos(['Ana Gil'])];
    for (const texto of ['Ana Gil', 'vino Ana Gil', 'Ana Gil'])
      expect([nombra(texto), quita(texto)]).toEqual([true, texto.replace('Ana Gil', 'Jugador')]);
  });

  it('compares phones by their digits', () => {
    expect(cifrasDe('+34 600-000-001')).toBe('600000001');
    expect(cifrasDe('600 000 001')).toBe('600000001');
    expect(cifrasDe('12')).toBe('');
    expect(cifrasDe(null)).toBe('');
  });
});
