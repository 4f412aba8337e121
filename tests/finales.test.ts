import { expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { type Hoja, importarApi } from '#contract/liga/importar.ts';
import { debidosApi, type PartidoGuardar, partidosApi } from '#contract/liga/partidos.ts';
import { temporadasApi } from '#contract/liga/temporadas.ts';
import { camposDeCabeceras, filasDeHoja } from '#domain/hoja/columnas.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { marcadorDe } from '#domain/registro/linea.ts';
import { marcador, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { type Celda, unLibro } from '#tests/support/libro.ts';
import { readFile } from '#web/platform/sheet.ts';

const TODOS = { fecha: null, idPista: null, idLiga: null, jugador: null };
const CABECERAS = ['Fecha', 'Hora', 'Liga', 'Jugador 1', 'Jugador 2'];
const FILA = ['21/09/26', '10:00', '1ª', 'Ana Gil', 'Luis Paz'];

type Visto = {
  /** Of Ana and of Luis. */
  puntos: number[];
  ganados: number[];
  juegos: number[];
  /** With nothing arranged. */
  debidos: number;
  /** Whether resolver división finds it missing: the two are equal, so it gives it to nobody. */
  sinAdjudicar: number;
  /** What closing the league leaves to be played. */
  porJugar: number;
};

describeServer('however a match ends, written by a call and by a sheet', (engine) => {
  const app = useApp(engine);

  /** A workbook as the screen reads it. */
  async function leer(cabeceras: readonly string[], ...celdas: (readonly Celda[])[]): Promise<Hoja> {
    const libro = unLibro({ nombre: 'Resultados', filas: [cabeceras, ...celdas] });
    const rows = (await readFile(new Blob([libro])))[0]?.rows ?? [];
    const campos = camposDeCabeceras('partidos', rows[0] ?? []);
    const filas = filasDeHoja(rows, { que: 'partidos', cabecera: 0, campos });
    return { que: 'partidos', filas, supuesta: { tipo: 'social', anio: 2026, division: null } };
  }
  const ver = async (hoja: Hoja) => (await app().rehearse(importarApi.importar, { body: hoja })).haria;
  const porHoja = async (hoja: Hoja) => {
    const { huella, filas } = await ver(hoja);
    await app().call(importarApi.importar, { body: { ...hoja, huella } });
    return filas;
  };
  const unica = async () => {
    const [uno, ...mas] = await app().call(partidosApi.buscar, { body: TODOS });
    expect(mas).toEqual([]);
    return uno;
  };

  async function visto(idLiga: number): Promise<Visto> {
    const query = { idLiga };
    const { clasificaciones } = await app().call(clasificacionesApi.ver, { query });
    const filas = clasificaciones.toSorted((a, b) => a.jugador.localeCompare(b.jugador));
    const debidos = (await app().call(debidosApi.ver, { body: { dia: '2026-11-29' } })).length;
    const previa = await app().call(temporadasApi.previa, { query: { idLiga, quitar: '' } });
    return {
      puntos: filas.map(({ puntos }) => puntos),
      ganados: filas.map(({ partidosGanados }) => partidosGanados),
      juegos: filas.map(({ juegosGanados }) => juegosGanados),
      debidos,
      sinAdjudicar: previa.sinAdjudicar.length,
      porJugar: previa.porJugar.length,
    };
  }

  /** The same match by a call, and then by a sheet: what is seen of each, and its score. */
  async function porLosDos(llamada: Partial<PartidoGuardar>, texto: string) {
    const { liga, quienes } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), { ...quienes, fecha: '2026-09-21T10:00', ...llamada });
    const deLlamada = { ...(await visto(liga.id)), sets: marcadorDe((await unica()) as never) };
    expect((await app().api('DELETE', `/api/private/partidos/${id}`)).status).toBe(204);
    await porHoja(await leer([...CABECERAS, 'Resultado'], [...FILA, texto]));
    const deHoja = { ...(await visto(liga.id)), sets: marcadorDe((await unica()) as never) };
    expect(deHoja).toEqual(deLlamada);
    return deLlamada;
  }

  const CORTES = ['0-0', '3-1', '0-5', '6-4 2-1', '3-6 7-5', '4-6 6-4 0-1', '6-4 4-6 5-2', '6-7 7-6 6-6'];
  const RETIRADAS = CORTES.flatMap((corte) => ([1, 2] as const).map((de) => [corte, de] as const));

  it.each(RETIRADAS)('at %s, whoever retires loses: %i', async (corte, de) => {
    const { sets, ...todo } = await porLosDos(
      { ...marcador(corte), desenlace: `retirada-${de}` },
      `${corte} ret. ${de}`,
    );
    const gana = de === 1 ? 1 : 0;
    expect(todo).toMatchObject({ debidos: 0, sinAdjudicar: 0, ganados: [1 - gana, gana] });
    expect(todo.puntos).toEqual(gana === 1 ? [1, 3] : [3, 1]);
    expect(sets).toContain(corte === '0-0' ? '' : corte);
  });

  it.each(CORTES.slice(1))(
    'stopped at %s it is nobody’s yet, is owed, and keeps its score',
    async (corte) => {
      const { sets, ...todo } = await porLosDos(
        { ...marcador(corte), desenlace: 'suspendido' },
        `${corte} suspendido`,
      );
      expect(sets).toContain(corte);
      expect(todo).toEqual({
        ...{ puntos: [0, 0], ganados: [0, 0], juegos: [0, 0] },
        ...{ debidos: 0, sinAdjudicar: 0, porJugar: 1 },
      });
    },
  );

  it.each([
    ['neither turned up', { desenlace: 'no-presentados' }, 'W.O. ambos'],
    ['it will not be played', { cancelado: true }, 'Cancelado'],
  ] as const)('nobody owes nor is awarded it when %s', async (_, llamada, texto) => {
    expect(await porLosDos(llamada, texto)).toMatchObject({
      ...{ puntos: [0, 0], ganados: [0, 0], juegos: [0, 0] },
      ...{ debidos: 0, sinAdjudicar: 0 },
    });
  });

  it.each([
    ['6-4 3-6 [10-7]', '6-4 3-6 10-7'],
    ['7-6(5) 6-4', '7-6 6-4'],
    ['7-6 (7-5) 4-6 (10-8)', '7-6 4-6 10-8'],
    ['7–6⁵ 6–7⁴ [10–8]', '7-6 6-7 10-8'],
    ['6-4/6-3', '6-4 6-3'],
  ])('«%s», as sites print it, is %s', async (texto, sets) => {
    const { ganados } = await porLosDos(marcador(sets), texto);
    expect(ganados).toEqual([1, 0]);
  });

  it.each(['7-65 6-4', '6-4 67-7', '6463', '6-4 4-6', '7-5(3) 6-4', '6-4 2-1 ret.', 'W.O.'])(
    '«%s» is asked about, and nothing is written',
    async (texto) => {
      await unaLigaConDos(app());
      const hoja = await leer([...CABECERAS, 'Resultado'], [...FILA, texto]);
      const { filas, huella } = await ver(hoja);
      expect(filas[0]).toMatchObject({ que: 'mala', fallos: [{ campo: 'resultado' }] });
      const { status } = await app().api('POST', importarApi.importar.path, { ...hoja, huella });
      expect(status).toBe(400);
      expect(await unica()).toBeUndefined();
    },
  );

  const dia = (texto: string): Date => new Date(`${texto}Z`);
  /** What a spreadsheet keeps of «6-4», «6-0» and «11-9», in each way in which it shows it. */
  const [SEIS_CUATRO, SEIS_CERO]: [Celda[], Celda[]] = [
    [dia('2026-04-06'), { dia: dia('2026-04-06'), como: 'd-mmm' }, 46118, '06-abr', '6/4/2026', '06/04/26'],
    [
      dia('2000-06-01'),
      { dia: dia('2000-06-01'), como: 'mmm-yy' },
      36678,
      'jun-00',
      '01/06/2000',
      '2000-06-01',
    ],
  ];
  const FECHAS = SEIS_CUATRO.flatMap((una, i) => [
    [una, SEIS_CERO[i] ?? null, '6-4 6-0'] as const,
    [SEIS_CERO[i] ?? null, una, '6-0 6-4'] as const,
  ]);

  it.each(FECHAS)('a set kept as %j beside %j is still %s, and a date was read', async (una, otra, sets) => {
    const { liga } = await unaLigaConDos(app());
    const [fila] = await porHoja(await leer([...CABECERAS, '1er set', '2º set'], [...FILA, una, otra]));
    expect(fila?.avisos.join()).toMatch(/llega como fecha: se lee 6-/);
    expect(marcadorDe((await unica()) as never)).toBe(sets);
    expect((await visto(liga.id)).ganados).toEqual([1, 0]);
  });

  it.each([
    [
      { dia: dia('2026-01-04'), como: 'd-mmm' },
      { dia: dia('2000-04-01'), como: 'mmm-yy' },
      '4-1 4-0',
      [1, 0],
    ],
    [{ dia: dia('2026-04-01'), como: 'd-mmm' }, { dia: dia('2026-05-03'), como: 'd-mmm' }, '1-4 3-5', [0, 1]],
  ] as const)(
    'nor does the winner change where sets are short: %j and %j',
    async (una, otra, sets, ganados) => {
      const { liga } = await unaLigaConDos(app(), {
        reglas: { ...reglasIniciales('social'), formatos: ['corto', 'superTieBreak'] },
      });
      const [fila] = await porHoja(await leer([...CABECERAS, '1er set', '2º set'], [...FILA, una, otra]));
      expect(fila?.avisos.join()).toContain('llega como fecha');
      expect(marcadorDe((await unica()) as never)).toBe(sets);
      expect((await visto(liga.id)).ganados).toEqual(ganados);
    },
  );
});
