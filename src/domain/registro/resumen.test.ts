import { describe, expect, it } from 'vitest';
import { resumenDeLineas } from './resumen.ts';

const crea = (n: number) => `Crea el partido «Ana ${n} – Luis ${n}»: pista Prado 1`;

describe('what was done at once, in one sentence', () => {
  it('counts the things of each kind', () => {
    expect(resumenDeLineas([1, 2, 3].map(crea))).toBe('Crea 3 partidos');
    expect(
      resumenDeLineas([
        crea(1),
        'Cambia el jugador «Ana»: estado activo',
        crea(2),
        'Borra la incidencia «Ana»',
      ]),
    ).toBe('Crea 2 partidos, cambia 1 jugador y borra 1 incidencia');
    expect(resumenDeLineas(['Cambia la opción «a»: sí', 'Cambia la opción «b»: no'])).toBe(
      'Cambia 2 opciones de configuración',
    );
  });

  it('is the line that tells the whole, when there is one', () => {
    const importa = 'Importa jugadores de un archivo: 1 nuevo y 1 cambiado';
    expect(
      resumenDeLineas(['Crea el jugador «Ana»', importa, 'Cambia el jugador «Luis»: estado lesión']),
    ).toBe(importa);
  });

  it('does not take a name for a kind of thing', () => {
    const linea = 'Deshace: Crea el partido «Ana – Luis»';
    expect(resumenDeLineas([linea])).toBe(linea);
  });
});
