import { describe, expect, it } from 'vitest';
import {
  cifrasDe,
  lineaNombraA,
  lineaSinDatos,
  nombraA,
  nombresDe,
  nombresDesde,
  sinDatos,
} from './olvidar.ts';

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

  it('leaves in the log who has a longer name', () => {
    const linea = 'Crea el partido «Ana Gil – Ana Gil Pérez, 21/11/2026»; jugador 1 Ana Gil → Eva';
    expect(lineaSinDatos(['Ana Gil'])(linea)).toBe(
      'Crea el partido «Jugador – Ana Gil Pérez, 21/11/2026»; jugador 1 Jugador → Eva',
    );
    expect(lineaNombraA(['Ana Gil'])(linea)).toBe(true);
    expect(lineaNombraA(['Ana Gil'])('Crea el jugador «Ana Gil Pérez»')).toBe(false);
  });

  it.each([
    'Crea el jugador «María Ana Gil»: estado activo',
    'Cambia la pista «Pista Ana Gil»: nombre Ana Gil → Prado',
    'Crea la cuenta «Ana Gil»',
    'Cambia el partido «Luis – María Ana Gil, 21/11/2026»',
  ])('is not about %s', (linea) => {
    expect(lineaNombraA(['Ana Gil'])(linea)).toBe(false);
    expect(lineaSinDatos(['Ana Gil'])(linea)).toBe(linea);
  });

  it.each([
    'Deshace: Cambia el jugador «Ana»: nombre Ana → Ana Gil (y 3 cambios más)',
    'Borra la incidencia «ANA GÍL, 21/11/2026»: liga Social',
    'Cambia el jugador «Ana Gil»: nombre Ana Gil → Eva; liga A → B',
  ])('is about %s', (linea) => {
    expect(lineaNombraA(['Ana Gil'])(linea)).toBe(true);
    expect(lineaSinDatos(['Ana Gil'])(linea)).not.toMatch(/Ana Gil|ANA GÍL/);
  });

  it('says the same of a text however many it looked at before', () => {
    const [nombra, quita] = [nombraA(['Ana Gil']), sinDatos(['Ana Gil'])];
    for (const texto of ['Ana Gil', 'vino Ana Gil', 'Ana Gil'])
      expect([nombra(texto), quita(texto)]).toEqual([true, texto.replace('Ana Gil', 'Jugador')]);
  });

  it('knows the names somebody had before', () => {
    const lineas = [
      'Cambia el jugador «Ana»: nombre Ana → Ana G.',
      'Cambia el jugador «Ana G.»: nombre Ana G. → Ana Gil; liga A → B',
      'Cambia el jugador «Eva»: nombre Eva → Eva Paz',
    ];
    expect(nombresDe('Ana Gil', lineas).sort()).toEqual(['Ana', 'Ana G.', 'Ana Gil']);
    expect(nombresDe('ana gíl', lineas).sort()).toEqual(['Ana', 'Ana G.', 'ana gíl']);
    expect(nombresDesde(['ana'], lineas)).toEqual(['ana', 'Ana G.', 'Ana Gil']);
    expect(nombresDesde(['Ana Gil'], lineas)).toEqual(['Ana Gil']);
  });

  it('compares phones by their digits', () => {
    expect(cifrasDe('+34 600-000-001')).toBe('600000001');
    expect(cifrasDe('600 000 001')).toBe('600000001');
    expect(cifrasDe('12')).toBe('');
    expect(cifrasDe(null)).toBe('');
  });
});
