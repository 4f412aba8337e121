import { expect, test } from 'vitest';
import { leerArchivo, temporadaEn } from '#server/demo/temporada.ts';
import { inventarArchivo } from '../scripts/demo/archivo.ts';
import { generarDemo } from '../scripts/demo/generar.ts';

// Otherwise: node scripts/demo/guardar.ts
test('the demo that is stored is the one that would be invented', () => {
  expect(leerArchivo()).toEqual(JSON.parse(JSON.stringify(inventarArchivo())));
});

const ESA_SEMANA = ['16', '17', '18', '19', '20', '21', '22'].map((dia) => `2026-11-${dia}T10:00`);

test.each(ESA_SEMANA)('and comes back whole, on %s', (ahora) => {
  const { cronica, ...vuelve } = temporadaEn(ahora);
  const { personas, ligas, ...inventada } = generarDemo(ahora);
  expect(vuelve).toEqual({
    ...inventada,
    partidos: inventada.partidos.map((partido) => ({ ...partido, id: 0 })),
    personas: personas.map(({ fuerza: _, ...persona }) => persona),
    ligas: ligas.map(({ dias: _, ...liga }) => liga),
  });
});
