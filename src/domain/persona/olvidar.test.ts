import { describe, expect, it } from 'vitest';
import { cifrasDe, lineaNombraA, lineaSinDatos, nombraA, nombresDe, sinDatos } from './olvidar.ts';

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
  });

  it('compares phones by their digits', () => {
    expect(cifrasDe('+34 600-000-001')).toBe('600000001');
    expect(cifrasDe('600 000 001')).toBe('600000001');
    expect(cifrasDe('12')).toBe('');
    expect(cifrasDe(null)).toBe('');
  });
});
