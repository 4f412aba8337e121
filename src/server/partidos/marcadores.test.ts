import { describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { mensajes as textos } from '#domain/partido/mensajes.ts';
import { datosPartido, marcador, SIN_CAJAS, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const PARTIDOS = '/api/private/partidos';

describeServer('the score of a match', (engine) => {
  const app = useApp(engine);
  const guardar = (id: number, datos: object) => app().api('POST', `${PARTIDOS}/${id}`, datos);

  describe('no-shows', () => {
    it('lose 0-0 against 6-6, whatever was sent', async () => {
      const { quienes } = await unaLigaConDos(app());
      for (const [indicador, esperado] of [
        ['jugador1NoPresenta', '0-6 0-6'],
        ['jugador2NoPresenta', '6-0 6-0'],
      ] as const)
        for (const enviado of [{}, marcador('6-1 2-6 10-3'), { jugador1Set1: 99 }, { jugador1Set3: 4.5 }]) {
          const { status, body } = await guardar(0, {
            ...datosPartido({ ...quienes, fecha: '2026-11-01T10:00' }),
            ...enviado,
            [indicador]: true,
            observaciones: 'No vino',
          });
          expect(status).toBe(200);
          expect(body).toMatchObject({ ...SIN_CAJAS, ...marcador(esperado), [indicador]: true, avisos: [] });
          await app().api('DELETE', `${PARTIDOS}/${(body as { id: number }).id}`);
        }
    });

    it('and postponements belong to one player', async () => {
      const { quienes } = await unaLigaConDos(app());
      const dos = { jugador1NoPresenta: true, jugador2NoPresenta: true };
      expect(await guardar(0, { ...datosPartido(quienes), ...dos })).toMatchObject({
        status: 400,
        body: { message: textos.dosNoPresentados, errors: [{ path: 'jugador2NoPresenta' }] },
      });
      const aplazan = { jugador1Aplaza: true, jugador2Aplaza: true };
      expect(await guardar(0, { ...datosPartido(quienes), ...aplazan })).toMatchObject({
        status: 400,
        body: { message: textos.dosAplazan, errors: [{ path: 'jugador2Aplaza' }] },
      });
    });
  });

  it.each([
    ['one box of a pair is empty', { jugador1Set1: 6 }, [['jugador2Set1', textos.faltaPareja]]],
    ['the other one is', { jugador2Set2: 6, ...marcador('6-4') }, [['jugador1Set2', textos.faltaPareja]]],
    ['it is not whole', { jugador1Set1: 6.5, jugador2Set1: 4 }, [['jugador1Set1', textos.noEsEntero]]],
    ['it is below 0', marcador('6-0'), []],
    ['it is above 30', { jugador1Set1: 31, jugador2Set1: 4 }, [['jugador1Set1', textos.noEsEntero]]],
    ['it is negative', { jugador1Set1: -1, jugador2Set1: 4 }, [['jugador1Set1', textos.noEsEntero]]],
    ['a set was left out', { jugador1Set2: 6, jugador2Set2: 4 }, [['jugador1Set1', textos.hueco(1)]]],
    ['nobody won', marcador('6-4 4-6'), [['jugador1Set2', textos.sinGanador]]],
  ] as const)('name the box when %s', async (_, cambios, errores) => {
    const { quienes } = await unaLigaConDos(app());
    const { status, body } = await guardar(0, { ...datosPartido(quienes), ...cambios });
    const errors = errores.map(([path, message]) => ({ path, message }));
    if (errors.length === 0) return expect(status).toBe(200);
    expect({ status, body }).toEqual({ status: 400, body: { message: errors[0]?.message, errors } });
  });

  it('name every box at fault under one general sentence', async () => {
    const { quienes } = await unaLigaConDos(app());
    const { status, body } = await guardar(0, {
      ...datosPartido(quienes),
      jugador1Set1: 200,
      jugador1Set2: 6,
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: mensajes.datosInvalidos,
      errors: [
        { path: 'jugador1Set1', message: textos.noEsEntero },
        { path: 'jugador2Set1', message: textos.faltaPareja },
        { path: 'jugador2Set2', message: textos.faltaPareja },
      ],
    });
  });

  it('take boxes as a form sends them: digits as text, and nothing for an empty one', async () => {
    const { quienes } = await unaLigaConDos(app());
    const boxes = {
      jugador1Set1: '6',
      jugador2Set1: '4',
      jugador1Set2: '6',
      jugador2Set2: '0',
      jugador1Set3: '',
    };
    const saved = await guardar(0, { ...datosPartido(quienes), ...boxes });
    expect(saved).toMatchObject({
      status: 200,
      body: { jugador1Set1: 6, jugador2Set2: 0, jugador1Set3: null },
    });
  });

  it('are saved with warnings when they look unusual', async () => {
    const { quienes } = await unaLigaConDos(app());
    const avisos = async (cambios: object) => {
      const { status, body } = await guardar(0, { ...datosPartido(quienes), ...cambios });
      expect(status).toBe(200);
      await app().api('DELETE', `${PARTIDOS}/${(body as { id: number }).id}`);
      return (body as { avisos: { path: string; message: string }[] }).avisos;
    };
    expect(await avisos(marcador('6-4 7-5'))).toEqual([]);
    expect(await avisos(marcador('6-5 6-4'))).toEqual([
      { path: 'jugador1Set1', message: textos.setInusual(1) },
    ]);
    expect(await avisos(marcador('10-8 6-4'))).toEqual([
      { path: 'jugador1Set1', message: textos.superTieBreakPronto(1) },
    ]);
    expect(await avisos(marcador('6-4 6-4 6-4'))).toEqual([
      { path: 'jugador1Set3', message: textos.setDeMas(3) },
    ]);
    expect(await avisos(marcador('6-4'))).toEqual([{ path: 'jugador1Set1', message: textos.sinDosSets }]);
    expect(await avisos({ ...marcador('6-4 6-4'), jugador2Aplaza: true })).toEqual([
      { path: 'jugador2Aplaza', message: textos.resultadoAplazado },
    ]);
  });

  it('measure what is unusual by the rules of their own league', async () => {
    const { quienes } = await unaLigaConDos(app(), { tipo: 'infantil' });
    expect((await unPartido(app(), { ...quienes, ...marcador('4-2 4-1') })).avisos).toEqual([]);
  });
});
