import { describe, expect, it } from 'vitest';
import type { LineaRegistro } from '#contract/operaciones.ts';
import { deQuienes, enGrupos, queFaltan, tituloDe } from './lineas.tsx';

const linea = (id: number, deUnaVez: number | null, texto: string, juntas = 1): LineaRegistro => ({
  id,
  cuando: '2026-11-21T18:30',
  usuario: 'admin',
  texto,
  acto: texto.startsWith('Crea el partido') ? 'crear' : null,
  solicitud: null,
  entidad: texto.startsWith('Crea el partido') ? 'partido' : null,
  operacion: deUnaVez,
  deshecha: false,
  deUnaVez,
  juntas,
});

const partido = (id: number, operacion: number, juntas: number) =>
  linea(id, operacion, `Crea el partido «Ana ${id} – Luis ${id}»`, juntas);

describe('the rows of the log', () => {
  it('are what was written at once, whatever it left', () => {
    const grupos = enGrupos([
      partido(5, 2, 2),
      partido(4, 2, 2),
      linea(3, null, 'Entra'),
      linea(2, null, 'Sale'),
      partido(1, 1, 1),
    ]);
    expect(grupos.map((grupo) => [tituloDe(grupo), queFaltan(grupo)])).toEqual([
      ['Crea 2 partidos', 0],
      ['Entra', 0],
      ['Sale', 0],
      ['Crea 1 partido', 0],
    ]);
  });

  it('name the first of whom they are about, and count the others, found or not', () => {
    const nombres = (...lineas: LineaRegistro[]) => enGrupos(lineas).map(deQuienes);
    const jugado = linea(8, 4, 'Crea el partido «Eva – Luis, 21/11/2026 18:30»: marcador 6-4 6-4', 25);
    expect(nombres(partido(9, 4, 25), jugado)).toEqual(['Eva – Luis y 24 más']);
    expect(nombres(partido(9, 3, 2), partido(4, 3, 2))).toEqual(['Ana 4 – Luis 4 y 1 más']);
    expect(nombres(linea(3, 5, 'Importa «hoja»', 2), partido(2, 5, 2))).toEqual([null]);
  });

  it('tell how many of the lines of one were not found', () => {
    const [grupo] = enGrupos([partido(9, 3, 25), partido(4, 3, 25)]);
    expect(grupo && [tituloDe(grupo), queFaltan(grupo)]).toEqual(['Crea 2 partidos', 23]);
  });
});
