import { expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import { pendingLine, pendingOf, togetherOf } from './pending.tsx';

const nada = { cuantos: 0, primeros: [] };

const resumen = (cambios: Partial<Resumen> = {}): Resumen => ({
  hoy: '2026-11-22',
  baseDanada: false,
  copia: { horas: 3, estado: 'ok', servidor: { horas: 3, estado: 'ok' }, descargada: null },
  partidos: [],
  noPueden: nada,
  enPistaCerrada: nada,
  preparar: { dias: [], ligas: [], pistas: { activas: 0, dias: [] }, ausentes: nada },
  porPuntuar: [],
  marcha: [],
  fueraDePlazo: [],
  seDaran: [],
  aplazados: nada,
  solicitudes: { sinLeer: 0, sinAtender: 0, unica: null },
  porResolver: [],
  seRetrasan: [],
  correos: { fallidos: 0, reintentando: 0, primeros: [] },
  avisos: [],
  ...cambios,
});

it('counts only what waits for somebody', () => {
  const uno = resumen({
    porPuntuar: [
      { tipo: 'social', cuantos: 3 },
      { tipo: 'infantil', cuantos: 2 },
    ],
    aplazados: { cuantos: 1, primeros: [] },
    solicitudes: { sinLeer: 2, sinAtender: 4, unica: null },
    // Those being tried again need nobody.
    correos: { fallidos: 0, reintentando: 5, primeros: [] },
  });
  expect(pendingOf('resultados', uno)).toEqual({ cuantos: 5, que: '5 resultados por apuntar' });
  expect(pendingOf('correos', uno)).toBeNull();
  expect(togetherOf(['aplazados', 'solicitudes', 'correos'], uno)).toEqual({
    cuantos: 5,
    que: '1 partido aplazado, 4 solicitudes sin atender',
  });
  expect(pendingLine(uno)).toBe('5 resultados por apuntar · 1 partido aplazado · 4 solicitudes sin atender');
});

it('says nothing when nothing waits, and while it is not known', () => {
  expect(pendingLine(resumen())).toBe('');
  expect(pendingOf('resultados', undefined)).toBeNull();
  expect(togetherOf(['aplazados'], resumen())).toBeNull();
});
