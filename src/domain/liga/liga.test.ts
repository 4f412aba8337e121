import { describe, expect, test } from 'vitest';
import { ligaDe } from '#tests/builders/liga.ts';
import { DE_SIEMPRE, DEPORTES, type Deporte, MODOS, type Modo } from './deportes.ts';
import {
  compararLigas,
  compararNivel,
  DURACIONES,
  divisionesDe,
  horarioDe,
  mismaCompeticion,
  nombreDivision,
  nombreLiga,
  nombreTemporada,
  rotuloLiga,
  tituloLiga,
  vueltas,
  vueltasTotales,
} from './liga.ts';
import { reglasIniciales } from './reglas.ts';
import { FINES, nuevaTemporada, SIGUIENTE, temporadasOfrecidas } from './temporada.ts';
import { TIPOS_LIGA, type TipoLiga, tiposDelHorario } from './tipos.ts';

describe('names', () => {
  test.each<[TipoLiga, number, number, string]>([
    ['social', 2, 2024, 'Liga Social - 2ª División - 2024/25'],
    ['infantil', 0, 2023, 'Liga Infantil - Promoción - 2023/24'],
    ['infantil', 10, 2026, 'Liga Infantil - 10ª División - 2026/27'],
    ['amistosos', 0, 2024, 'Amistosos 2024/25'],
    ['playoff', 0, 2024, 'Play-off 2024/25'],
  ])('%s %i %i is %s', (tipo, division, anio, nombre) =>
    expect(nombreLiga({ ...DE_SIEMPRE, ciclo: 0, tipo, division, anio })).toBe(nombre),
  );

  test('say which cycle of its season a league is', () => {
    const liga = { ...DE_SIEMPRE, tipo: 'social', division: 2, anio: 2026, ciclo: 3 } as const;
    expect([nombreLiga(liga), tituloLiga(liga)]).toEqual([
      'Liga Social - 2ª División - 2026/27 - Ciclo 3',
      'Liga social, 2ª División · 2026/27 · Ciclo 3',
    ]);
  });

  test.each<[Deporte, Modo, TipoLiga, string, string]>([
    [
      'padel',
      'individual',
      'social',
      'Liga Social de Pádel - 2ª División - 2026/27',
      'Liga social de pádel, 2ª División · 2026/27',
    ],
    [
      'padel',
      'parejas',
      'social',
      'Liga Social de Pádel por parejas - 2ª División - 2026/27',
      'Liga social de pádel por parejas, 2ª División · 2026/27',
    ],
    [
      'tenis',
      'parejas',
      'social',
      'Liga Social de Tenis por parejas - 2ª División - 2026/27',
      'Liga social de tenis por parejas, 2ª División · 2026/27',
    ],
    [
      'pickleball',
      'individual',
      'infantil',
      'Liga Infantil de Pickleball - 2ª División - 2026/27',
      'Liga infantil de pickleball, 2ª División · 2026/27',
    ],
    [
      'padel',
      'parejas',
      'amistosos',
      'Amistosos de Pádel por parejas 2026/27',
      'Amistosos de pádel por parejas 2026/27',
    ],
    ['padel', 'individual', 'playoff', 'Play-off de Pádel 2026/27', 'Play-off de pádel 2026/27'],
  ])('%s, %s, %s is %s', (deporte, modo, tipo, nombre, titulo) => {
    const liga = { deporte, modo, tipo, division: 2, anio: 2026, ciclo: 0 };
    expect([nombreLiga(liga), tituloLiga(liga)]).toEqual([nombre, titulo]);
    expect(rotuloLiga({ ...liga, estado: 'inactiva' })).toBe(`${nombre} (inactiva)`);
  });

  test('of one competition are those of one type, sport and mode', () => {
    const todas = TIPOS_LIGA.flatMap((tipo) =>
      DEPORTES.flatMap((deporte) => MODOS.map((modo) => ({ tipo, deporte, modo }))),
    );
    for (const una of todas)
      expect(todas.filter((otra) => mismaCompeticion(una, { ...otra }))).toEqual([una]);
  });

  test('one that is over says so where others appear', () => {
    expect(rotuloLiga(ligaDe())).toBe('Liga Social - 1ª División - 2026/27');
    expect(rotuloLiga(ligaDe({ estado: 'inactiva' }))).toBe('Liga Social - 1ª División - 2026/27 (inactiva)');
  });

  test('a season may cross a century', () => expect(nombreTemporada(2099)).toBe('2099/00'));

  test('amistosos and playoff show no division', () => {
    expect(nombreDivision('amistosos', 0)).toBeNull();
    expect(nombreDivision('playoff', 0)).toBeNull();
  });
});

test('the social schedule has friendlies and play-offs too; each of the others its own', () => {
  expect(tiposDelHorario('social')).toEqual(['social', 'amistosos', 'playoff']);
  expect(tiposDelHorario('infantil')).toEqual(['infantil']);
  expect(tiposDelHorario('playoff')).toEqual(['playoff']);
  expect(tiposDelHorario(undefined)).toEqual(['social', 'infantil', 'amistosos', 'playoff']);
});

test('the hours of a league are minutes of the day', () => {
  const base = { horaBaseInicio: 9, minutoBaseInicio: 15, horaBaseFinal: 22, minutoBaseFinal: 45 };
  expect(horarioDe(base)).toEqual({ inicio: 9 * 60 + 15, fin: 22 * 60 + 45 });
});

describe('divisions', () => {
  test('each type offers its own, best level first', () => {
    expect(divisionesDe('social')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(divisionesDe('infantil')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]);
    expect(divisionesDe('amistosos')).toEqual([0]);
    expect(divisionesDe('playoff')).toEqual([0]);
  });

  test('Promoción is below all', () => {
    const niveles = [0, 2, 10, 1].map((division) => ({ division }));
    expect(niveles.toSorted(compararNivel).map(({ division }) => division)).toEqual([1, 2, 10, 0]);
  });

  test('lists go by type, newest season, level', () => {
    const ligas = [
      ligaDe({ id: 1, tipo: 'infantil', division: 0 }),
      ligaDe({ id: 2, tipo: 'social', division: 2 }),
      ligaDe({ id: 3, tipo: 'social', division: 1, anio: 2025 }),
      ligaDe({ id: 4, tipo: 'infantil', division: 3 }),
      ligaDe({ id: 5, tipo: 'social', division: 1 }),
      ligaDe({ id: 6, tipo: 'social', division: 1 }),
    ];
    expect(ligas.toSorted(compararLigas).map(({ id }) => id)).toEqual([5, 6, 2, 3, 4, 1]);
    expect(
      ligas
        .toReversed()
        .toSorted(compararLigas)
        .map(({ id }) => id),
    ).toEqual([5, 6, 2, 3, 4, 1]);
  });
});

describe('the rules a league starts with', () => {
  const COMUNES = {
    derrotaWo: 0,
    derrotaResolucion: 0,
    derrotaAjustada: null,
    puntosSetGanado: 0,
    puntosSetPerdido: 0,
    empate: null,
    ninguno: 0,
    retirada: 'alRival',
    derrotaRetirada: 'jugado',
    contarMarcadorWo: true,
    superTieBreakComoJuego: true,
    medida: 'diferencia',
    desempates: ['directo', 'sets', 'juegos', 'menosWo'],
    conReloj: false,
    puntoDeOro: false,
    saltoPrimero: 1,
    saltoUltimo: 1,
    puntosCiclo: 0,
    inicioCiclo: null,
    semanasCiclo: 0,
    grupoMin: 0,
    grupoMax: 0,
    suplencias: 0,
    eliminadosOcupanPlaza: false,
    siIgualan: 'seDecide',
    alIrse: 'seDecide',
    anotan: 'club',
    horasRespuesta: 48,
    plazoResultado: 0,
    alVencer: 'mesa',
    sinRespuesta: 'espera',
    sistema: 'liga',
    retoPuestos: 3,
    retoDias: 14,
    rechazo: 'pierde',
    salida: [],
    decididos: [],
    decisiones: [],
  };
  const CLASIFICA = { ...COMUNES, clasifica: true, victoria: 3, derrota: 1, ascensos: 2 };
  const NO_CLASIFICA = { ...COMUNES, clasifica: false, victoria: 0, derrota: 0, ninguno: null, ascensos: 0 };
  const DE_ADULTOS = ['largo', 'superTieBreak'];

  test('are those of its type', () => {
    expect(Object.fromEntries(TIPOS_LIGA.map((tipo) => [tipo, reglasIniciales(tipo)]))).toEqual({
      social: { ...CLASIFICA, promociones: 2, formatos: DE_ADULTOS },
      infantil: {
        ...CLASIFICA,
        promociones: 0,
        formatos: ['corto', 'largo', 'tieBreak', 'superTieBreak'],
      },
      amistosos: { ...NO_CLASIFICA, promociones: 0, formatos: DE_ADULTOS },
      playoff: { ...NO_CLASIFICA, promociones: 0, formatos: DE_ADULTOS },
    });
  });

  test('and of its sport', () => {
    const deTenis = reglasIniciales('social');
    expect(reglasIniciales('social', 'tenis')).toEqual(deTenis);
    expect(reglasIniciales('social', 'padel')).toEqual({ ...deTenis, puntoDeOro: true });
    const dePickleball = { formatos: ['once'], superTieBreakComoJuego: false };
    expect(reglasIniciales('social', 'pickleball')).toEqual({ ...deTenis, ...dePickleball });
  });

  test('are its own: changing them changes no other league', () => {
    reglasIniciales('social').desempates.reverse();
    expect(reglasIniciales('social').desempates[0]).toBe('directo');
  });
});

test('matches last 60, 75, 90 or 120 minutes', () => {
  expect(DURACIONES).toEqual([60, 75, 90, 120]);
});

describe('seasons', () => {
  test('offered from 2021 to next year', () => {
    expect(temporadasOfrecidas('2023-06-01')).toEqual([2021, 2022, 2023, 2024]);
    expect(temporadasOfrecidas('2026-11-21').at(-1)).toBe(2027);
    expect(temporadasOfrecidas('2019-01-01')).toEqual([2021]);
  });

  test.each([
    [false, null, 1],
    [false, '2026-01-01', 1],
    [true, null, 1],
    [true, '2026-11-22', 1],
    [true, '2026-11-21', 2],
    [true, '2026-11-20', 2],
  ])('idaVuelta %s from %s: %i legs on 2026-11-21', (idaVuelta, fechaIdaVuelta, esperadas) =>
    expect(vueltas({ idaVuelta, fechaIdaVuelta }, '2026-11-21')).toBe(esperadas),
  );

  test('over the whole league only idaVuelta counts', () => {
    expect(vueltasTotales({ idaVuelta: true })).toBe(2);
    expect(vueltasTotales({ idaVuelta: false })).toBe(1);
  });

  test('nobody owes a leg of a ladder', () => {
    const reglas = { sistema: 'escalera' } as const;
    expect(vueltasTotales({ idaVuelta: false, reglas })).toBe(0);
    expect(vueltas({ idaVuelta: false, fechaIdaVuelta: null, reglas }, '2026-11-21')).toBe(0);
  });
});

describe('nueva temporada', () => {
  const vieja = {
    ...ligaDe({ id: 9, idaVuelta: true, fechaIdaVuelta: '2026-03-01' }),
    duracion: 90,
    usuario: 'ana',
  };

  test('copies everything, office fields included, and closes the old one', () => {
    const { nueva, anterior } = nuevaTemporada(vieja, '2026-02-01');
    const { id: _, ...copia } = vieja;
    expect(nueva).toEqual(copia);
    expect(anterior).toEqual({ ...vieja, estado: 'inactiva' });
    expect(nombreLiga(nueva)).toBe(nombreLiga(vieja));
  });

  test('a ladder starts as it ended, and a league by points in no order', () => {
    const reglas = { ...vieja.reglas, sistema: 'escalera' as const, salida: [3, 2, 1] };
    const conSalida = (de: typeof vieja) =>
      nuevaTemporada(de, '2026-02-01', 'mismos', [2, 1, 3]).nueva.reglas;
    expect(conSalida({ ...vieja, reglas }).salida).toEqual([2, 1, 3]);
    expect(conSalida({ ...vieja, reglas, ciclo: 2 }).salida).toEqual([2, 1, 3]);
    expect(conSalida(vieja).salida).toEqual([]);
  });

  test.each(FINES)('of a ladder of cycles, what opens as its %s ends starts as it ended', (fin) => {
    const reglas = { ...vieja.reglas, sistema: 'escalera' as const, salida: [3, 2, 1] };
    expect(SIGUIENTE[fin]({ ...vieja, reglas, ciclo: 2 }, '2026-02-01', [2, 1, 3]).reglas.salida).toEqual([
      2, 1, 3,
    ]);
    expect(SIGUIENTE[fin]({ ...vieja, ciclo: 2 }, '2026-02-01', [2, 1, 3]).reglas.salida).toEqual([]);
  });

  test('or is the one of the next years, whose second leg has no day yet', () => {
    const { nueva, anterior } = nuevaTemporada(vieja, '2026-02-01', 'siguientes');
    const { id: _, ...copia } = vieja;
    expect(nueva).toEqual({ ...copia, anio: vieja.anio + 1, fechaIdaVuelta: null });
    expect(anterior).toEqual({ ...vieja, estado: 'inactiva' });
  });

  test('a second leg already past has no date yet; today is not past', () => {
    expect(nuevaTemporada(vieja, '2026-03-02').nueva.fechaIdaVuelta).toBeNull();
    expect(nuevaTemporada(vieja, '2026-03-01').nueva.fechaIdaVuelta).toBe('2026-03-01');
  });
});

test('each league owns its copy of the rules', () => {
  const una = reglasIniciales('social');
  una.desempates.pop();
  una.formatos.pop();
  expect(reglasIniciales('social').desempates).toEqual(['directo', 'sets', 'juegos', 'menosWo']);
  expect(reglasIniciales('social').formatos).toHaveLength(2);
});
