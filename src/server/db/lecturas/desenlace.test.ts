import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PREGUNTAS } from '#domain/partido/desenlace.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { comoSeGuarda, enPlano, INDICADORES, type Plano, SIN_INDICADORES } from '#domain/partido/plano.ts';
import { unaLigaConDos } from '#tests/builders/index.ts';
import { unDesenlace } from '#tests/builders/partido.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { insertarPartidos, partidoDeFila } from '../tables/partido.ts';
import { PARTIDOS } from './desenlace.ts';

const juegos = fc.integer({ min: 0, max: 13 });
/** By flags and boxes, together in any way that may be saved. */
const marcado = fc
  .record({
    sets: fc.array(fc.tuple(juegos, juegos), { maxLength: 3 }),
    marcas: fc.subarray(INDICADORES),
    sintetico: fc.boolean(),
  })
  .map(({ sets, marcas, sintetico }): Plano => {
    const plano = { ...planoDe(marcadorCon(...sets)), ...SIN_INDICADORES, sintetico };
    return comoSeGuarda({ ...plano, ...Object.fromEntries(marcas.map((marca) => [marca, true])) }, null, {
      empate: 1,
    });
  })
  .filter((plano) => erroresDe(plano).length === 0);
const dicho = unDesenlace.map((desenlace) => ({
  ...enPlano(desenlace),
  sintetico: desenlace.que === 'adjudicado' && desenlace.por === 'resolucion',
}));

const DATOS = { fecha: '2026-10-03T10:00', duracion: 90, observaciones: null, idPista: null } as const;

describeEngines('rows that are asked for by name', (engine) => {
  const app = useApp(engine);

  it('are those of which the rules say yes, and no other', async () => {
    const { base } = app();
    const { quienes } = await unaLigaConDos(app());
    const planos = [...fc.sample(marcado, 400), ...fc.sample(dicho, 400)];
    await base.transact(async (tx) => {
      const datos = planos.map((plano) => ({
        ...DATOS,
        ...plano,
        ...quienes,
        sintetico: plano.sintetico ?? false,
      }));
      await insertarPartidos(tx, datos);
    });
    const todas = await base.db.selectFrom('partido').selectAll().orderBy('id').execute();
    for (const [pregunta, responde] of Object.entries(PREGUNTAS)) {
      const filas = PARTIDOS[pregunta as keyof typeof PREGUNTAS];
      const elegidas = await base.db.selectFrom('partido').select('id').where(filas).orderBy('id').execute();
      const esperadas = todas.filter((fila) => responde(partidoDeFila(fila).desenlace.que));
      expect([pregunta, elegidas.map(({ id }) => id)]).toEqual([pregunta, esperadas.map(({ id }) => id)]);
      expect(esperadas.length).toBeGreaterThan(0);
      expect(esperadas.length).toBeLessThan(todas.length);
    }
  });
});
