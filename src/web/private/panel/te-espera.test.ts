import { describe, expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import { pendientesDe, tocaApuntar } from './te-espera.tsx';

const NADA: Resumen = {
  hoy: '2026-11-23',
  baseDanada: false,
  copia: { horas: 3, estado: 'ok', servidor: { horas: 3, estado: 'ok' }, descargada: null },
  partidos: [],
  noPueden: { cuantos: 0, primeros: [] },
  enPistaCerrada: { cuantos: 0, primeros: [] },
  preparar: {
    dias: ['2026-11-28', '2026-11-29'],
    ligas: [{ tipo: 'social', partidos: 3 }],
    pistas: { activas: 4, dias: [] },
    ausentes: { cuantos: 0, primeros: [] },
  },
  porPuntuar: [],
  marcha: [],
  fueraDePlazo: [],
  seDaran: [],
  aplazados: { cuantos: 0, primeros: [] },
  solicitudes: { sinLeer: 0, sinAtender: 0, unica: null },
  porResolver: [],
  seRetrasan: [],
  correos: { fallidos: 0, reintentando: 0, primeros: [] },
  avisos: [],
};

const TODO: Resumen = {
  ...NADA,
  noPueden: { cuantos: 2, primeros: [] },
  enPistaCerrada: { cuantos: 1, primeros: [] },
  preparar: { ...NADA.preparar, ligas: [{ tipo: 'infantil', partidos: 0 }] },
  porPuntuar: [{ tipo: 'social', cuantos: 3 }],
  seDaran: [{ id: 5, nombre: 'Liga Social - 2ª', cuantos: 2, desde: '2026-11-23' }],
  aplazados: {
    cuantos: 4,
    primeros: [
      {
        id: 7,
        fecha: '2026-11-14T10:00',
        jugador1: 'Ana',
        jugador2: 'Luis',
        liga: 'Liga Social',
        aplaza: ['Luis'],
        nuevaFecha: null,
      },
    ],
  },
  solicitudes: { sinLeer: 2, sinAtender: 5, unica: null },
  porResolver: [
    { id: 3, nombre: 'Liga Social - 1ª', motivo: 'jugada' },
    { id: 4, nombre: 'Liga Social - 2ª', motivo: 'ciclo', acaba: '2026-11-22', quedan: 3 },
  ],
  correos: { fallidos: 1, reintentando: 2, primeros: [{ idSolicitud: 9, nombre: 'Eva' }] },
};

const NADIE = { dichos: [], porConfirmar: 0 };
const VE_TODO = { lleva: true, veSolicitudes: true, descarga: true };

it('says of which sport the results are that wait, where a type has several', () => {
  const porDeporte = [
    { deporte: 'tenis' as const, cuantos: 3 },
    { deporte: 'padel' as const, cuantos: 1 },
  ];
  const con = (porPuntuar: Resumen['porPuntuar']) => pendientesDe({ ...NADA, porPuntuar }, NADIE, VE_TODO)[0];
  expect(con([{ tipo: 'social', cuantos: 4, porDeporte }])).toMatchObject({
    titulo: 'Liga Social: 4 resultados',
    detalle: '3 de tenis y 1 de pádel',
  });
  expect(con([{ tipo: 'social', cuantos: 4 }])).not.toHaveProperty('detalle');
});

const lineas = (...args: Parameters<typeof pendientesDe>): string[] =>
  pendientesDe(...args).map(({ to, titulo, detalle, verbo }) => [to, titulo, detalle, verbo].join(' | '));

describe('what waits', () => {
  it('is nothing when all is done', () => expect(lineas(NADA, NADIE, VE_TODO)).toEqual([]));

  it('is a line each, the most urgent first, with its one press', () => {
    const dichos = [{ tipo: 'social' as const, enDesacuerdo: 1, acordados: 2 }];
    expect(lineas(TODO, { dichos, porConfirmar: 1 }, VE_TODO)).toEqual([
      '#no-pueden | 2 partidos de quien no puede o pide otro día |  | Resolver',
      '#en-pista-cerrada | 1 partido en una pista cerrada |  | Resolver',
      '/private/partidos-puntuacion-masiva?tipo=social | Liga Social: 3 resultados | Los jugadores dicen: 1 en desacuerdo y 2 acordados por los dos | Apuntar',
      '/private/ligas/5 | 2 partidos se darán por no jugados | Desde el lunes, 23 de noviembre · Liga Social - 2ª | Mirar',
      '/private/partidos?aplazados=1 | 1 aplazado con hora acordada | Les viene bien a los dos: falta que lo confirmes | Confirmar',
      '/private/partidos-propuesta?tipo=infantil&dia=2026-11-28 | Liga Infantil: el fin de semana sin propuesta | Nadie tiene partido todavía | Proponer',
      '/private/solicitudes/9 | 3 correos con problemas | 1 no ha podido salir y 2 se están reintentando: mira la dirección de Eva | Revisar',
      '/private/solicitudes?atendida=false | 5 solicitudes sin atender | 2 sin leer | Atender',
      '/private/partidos?aplazados=1 | 4 partidos aplazados | El primero, desde el 14 nov | Poner fecha',
      '/private/ligas/3 | Liga Social - 1ª: por cerrar | Ya se han jugado todos sus partidos | Cerrar',
      '/private/ligas/4 | Liga Social - 2ª: por cerrar | El último día de su ciclo es el domingo, 22 de noviembre: quedan 3 partidos por jugar | Cerrar',
    ]);
  });

  it('is the first backup while there is none and it is not late, for whoever may download it', () => {
    const sinCopia = { ...NADA, copia: { ...NADA.copia, horas: null } };
    expect(lineas(sinCopia, NADIE, VE_TODO)).toEqual([
      '/private/copia | Sin copia de seguridad | Guarda la primera fuera del servidor | Descargar',
    ]);
    expect(lineas(sinCopia, NADIE, { ...VE_TODO, descarga: false })).toEqual([]);
    expect(
      lineas({ ...sinCopia, copia: { ...NADA.copia, horas: null, estado: 'tarde' } }, NADIE, VE_TODO),
    ).toEqual([]);
  });

  it('is only results and postponed for whoever writes results', () =>
    expect(
      pendientesDe(TODO, NADIE, { lleva: false, veSolicitudes: false, descarga: false }).map(
        ({ verbo }) => verbo,
      ),
    ).toEqual(['Apuntar', 'Ver']));

  it('tells of a postponed match with a new day only in the count', () => {
    const conFecha = TODO.aplazados.primeros.map((uno) => ({ ...uno, nuevaFecha: '2026-11-28T12:00' }));
    const resumen = { ...NADA, aplazados: { cuantos: 1, primeros: conFecha } };
    expect(lineas(resumen, NADIE, VE_TODO)).toEqual([
      '/private/partidos?aplazados=1 | 1 partido aplazado |  | Poner fecha',
    ]);
  });

  it('leads to a request itself when no other waits', () =>
    expect(lineas({ ...NADA, solicitudes: { sinLeer: 1, sinAtender: 1, unica: 7 } }, NADIE, VE_TODO)).toEqual(
      ['/private/solicitudes/7 | 1 solicitud sin atender | 1 sin leer | Atender'],
    ));

  it('leads to what was handled without being read', () =>
    expect(
      lineas({ ...NADA, solicitudes: { sinLeer: 2, sinAtender: 0, unica: null } }, NADIE, VE_TODO),
    ).toEqual(['/private/solicitudes?leida=false | 2 solicitudes sin leer |  | Leer']));
});

it.each([
  ['nothing is missing', NADA, false],
  ['results are missing', { ...NADA, porPuntuar: TODO.porPuntuar }, true],
  ['a weekend without a proposal comes before them', TODO, false],
])('the main button: %s', (_, resumen, apunta) => expect(tocaApuntar(resumen)).toBe(apunta));
